import { Button } from '@mantine/core'
import type { ControlProps } from './control-props.ts'
import { Refusal } from './control-row.tsx'

/** A command without a kept value, such as Identify. */
export function PressControl({ writable, label, fullLabel }: ControlProps) {
  return (
    <>
      <Button size="compact-sm" variant="default" aria-label={fullLabel} onClick={() => writable.write(true)}>
        {label}
      </Button>
      <Refusal error={writable.refusal} />
    </>
  )
}
