import { TextInput } from '@mantine/core'
import { useState } from 'react'
import type { ControlProps } from './control-props.ts'
import { ControlRow } from './control-row.tsx'

/** A text; sent by Enter, or on leaving it. */
export function TextControl({ characteristic: _, writable, label, fullLabel }: ControlProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const value = typeof writable.value === 'string' ? writable.value : ''
  const leave = () => {
    if (typed !== null && typed !== value) writable.write(typed)
    setTyped(null)
  }
  return (
    <ControlRow label={label} refusal={writable.refusal}>
      <TextInput
        size="xs"
        dir="auto"
        aria-label={fullLabel}
        value={typed ?? value}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onBlur={leave}
        onKeyDown={({ key }) => key === 'Enter' && leave()}
      />
    </ControlRow>
  )
}
