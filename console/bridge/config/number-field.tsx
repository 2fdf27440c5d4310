import { NumberInput } from '@mantine/core'

export interface NumberFieldProps {
  readonly label: string
  readonly description: string
  readonly value: unknown
  readonly placeholder?: string
  /** Undefined where the field was emptied. */
  readonly onChange: (value: number | undefined) => void
  readonly error: string | undefined
  readonly disabled?: boolean
}

/** A whole number of the config, or none. One that is out of range is refused in words, not changed into another one. */
export function NumberField({ value, onChange, ...props }: NumberFieldProps) {
  return (
    <NumberInput
      {...props}
      value={typeof value === 'number' ? value : ''}
      clampBehavior="none"
      allowDecimal={false}
      allowNegative={false}
      hideControls
      onChange={(next) => onChange(next === '' ? undefined : Number(next))}
    />
  )
}
