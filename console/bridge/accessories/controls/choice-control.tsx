import { NativeSelect, SegmentedControl } from '@mantine/core'
import { optionsOf } from '../control-kind.ts'
import type { ControlProps } from './control-props.ts'
import { ControlRow } from './control-row.tsx'

/** Characters that fit side by side on a phone. */
const BESIDE = 26

/** One of a few values by their names: side by side where they fit, else as a list. */
export function ChoiceControl({ characteristic, writable, label, fullLabel }: ControlProps) {
  const options = optionsOf(characteristic).map(({ value, label }) => ({ value: `${value}`, label }))
  const value = `${writable.value}`
  const known = options.some((one) => one.value === value)
  const length = options.reduce((sum, { label }) => sum + label.length + 2, 0)
  const choose = (chosen: string) => writable.write(Number(chosen))
  return (
    <ControlRow label={label} refusal={writable.refusal}>
      {known && length <= BESIDE ? (
        <SegmentedControl size="xs" aria-label={fullLabel} data={options} value={value} onChange={choose} />
      ) : (
        <NativeSelect
          size="xs"
          aria-label={fullLabel}
          data={known ? options : [{ value: '', label: value, disabled: true }, ...options]}
          value={known ? value : ''}
          onChange={({ currentTarget }) => choose(currentTarget.value)}
        />
      )}
    </ControlRow>
  )
}
