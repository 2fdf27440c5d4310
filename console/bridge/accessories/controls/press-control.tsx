import { Button } from '@mantine/core'
import type { ControlProps } from './control-props.ts'
import { Refusal } from './control-row.tsx'

/** Something that is told and not kept: to identify itself, for one. */
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
