import { Slider } from '@mantine/core'
import { useState } from 'react'
import { placesOf, textOf } from '../value-text.ts'
import type { ControlProps } from './control-props.ts'
import { ControlRow } from './control-row.tsx'

/** A number between two bounds. It is sent when it is let go of, not on the way. */
export function SliderControl({ characteristic, writable, label, fullLabel }: ControlProps) {
  const [held, setHeld] = useState<number | null>(null)
  const { minValue = 0, maxValue = 100, minStep, format } = characteristic
  const value = held ?? (typeof writable.value === 'number' ? writable.value : minValue)
  // Without a step a pointer would ask for more digits than are meaningful.
  const step = minStep ?? (format === 'float' ? (maxValue - minValue) / 1000 : 1)
  const text = (shown: number) => textOf(characteristic, shown)
  return (
    <ControlRow label={label} text={text(value)} refusal={writable.refusal} wide>
      <Slider
        min={minValue}
        max={maxValue}
        step={step}
        precision={placesOf(step)}
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
