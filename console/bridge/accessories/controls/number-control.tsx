import { ActionIcon, Group, NumberInput } from '@mantine/core'
import { IconMinus, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { placesOf, unitOf } from '../value-text.ts'
import type { ControlProps } from './control-props.ts'
import { ControlRow } from './control-row.tsx'

/** A number in steps, with a button for each direction; what is typed is sent by Enter, or on leaving. */
export function NumberControl({ characteristic, writable, label, fullLabel }: ControlProps) {
  const [typed, setTyped] = useState<string | number | null>(null)
  const { unit, format, minValue, maxValue } = characteristic
  const step = characteristic.minStep ?? 1
  const value = typeof writable.value === 'number' ? writable.value : (minValue ?? 0)
  // A tenth of a degree is more than a press should take.
  const press = unit === 'celsius' ? Math.max(step, 0.5) : step
  const places = format === 'float' ? placesOf(characteristic.minStep ?? 0.1) : 0
  const go = (by: number) => {
    const least = minValue ?? 0
    const stepped = least + Math.round((value + by - least) / step) * step
    writable.write(Number(Math.min(maxValue ?? stepped, Math.max(least, stepped)).toFixed(places)))
  }
  const leave = () => {
    // What ends in zeros, as `20.0`, comes as a text.
    const number = typed === null || typed === '' ? value : Number(typed)
    if (Number.isFinite(number) && number !== value) writable.write(number)
    setTyped(null)
  }
  const button = (by: number, word: string, Icon: typeof IconMinus, disabled: boolean) => (
    <ActionIcon
      variant="default"
      size={30}
      aria-label={`${fullLabel}: ${word}`}
      disabled={disabled}
      onClick={() => go(by)}
    >
      <Icon size={14} />
    </ActionIcon>
  )
  return (
    <ControlRow label={label} refusal={writable.refusal}>
      <Group gap={6} wrap="nowrap">
        {button(-press, 'less', IconMinus, minValue !== undefined && value <= minValue)}
        <NumberInput
          size="xs"
          w={92}
          hideControls
          aria-label={fullLabel}
          value={typed ?? (unit === 'celsius' ? value.toFixed(places) : value)}
          decimalScale={places}
          suffix={unitOf(characteristic)}
          step={press}
          styles={{ input: { textAlign: 'center' } }}
          onChange={setTyped}
          onBlur={leave}
          onKeyDown={({ key }) => (key === 'Enter' ? leave() : key === 'Escape' && setTyped(null))}
        />
        {button(press, 'more', IconPlus, maxValue !== undefined && value >= maxValue)}
      </Group>
    </ControlRow>
  )
}
