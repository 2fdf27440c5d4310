import { Switch } from '@mantine/core'
import type { ControlProps } from './control-props.ts'
import { ControlRow } from './control-row.tsx'

/** On or off, as a switch; for numbers that say so, 1 and 0. */
export function SwitchControl({ characteristic, writable, label, fullLabel }: ControlProps) {
  return (
    <ControlRow label={label} refusal={writable.refusal}>
      <PlainSwitch characteristic={characteristic} writable={writable} fullLabel={fullLabel} />
    </ControlRow>
  )
}

/** The switch alone. */
export function PlainSwitch({ characteristic, writable, fullLabel }: Omit<ControlProps, 'label'>) {
  const isBool = characteristic.format === 'bool'
  return (
    <Switch
      size="md"
      withThumbIndicator={false}
      aria-label={fullLabel}
      checked={writable.value === true || writable.value === 1}
      onChange={({ currentTarget: { checked } }) => writable.write(isBool ? checked : checked ? 1 : 0)}
    />
  )
}
