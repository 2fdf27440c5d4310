import { Slider } from '@mantine/core'
import { useState } from 'react'
import { cssOfWhite } from '../colour.ts'
import { textOf } from '../value-text.ts'
import type { ControlProps } from './control-props.ts'
import { ControlRow } from './control-row.tsx'

/** A colour temperature, from cool at the left (few mireds) to warm. */
export function WhiteControl({ characteristic, writable, label, fullLabel }: ControlProps) {
  const [held, setHeld] = useState<number | null>(null)
  const { minValue = 140, maxValue = 500, minStep = 1 } = characteristic
  const value = held ?? (typeof writable.value === 'number' ? writable.value : minValue)
  const stops = [0, 0.25, 0.5, 0.75, 1].map((part) => cssOfWhite(minValue + part * (maxValue - minValue)))
  const text = (shown: number) => textOf(characteristic, shown)
  return (
    <ControlRow label={label} text={text(value)} refusal={writable.refusal} wide>
      <Slider
        classNames={{ track: 'tinted-track', bar: 'tinted-bar' }}
        style={{ '--tint-track': `linear-gradient(to right, ${stops.join(', ')})` }}
        min={minValue}
        max={maxValue}
        step={minStep}
        label={null}
        thumbLabel={fullLabel}
        thumbValueText={text}
        value={value}
        onChange={setHeld}
        onChangeEnd={(end) => {
          setHeld(null)
          writable.write(end)
        }}
      />
    </ControlRow>
  )
}
