import { Button, NativeSelect, SegmentedControl, Slider, TextInput } from '@mantine/core'
import { useState } from 'react'
import { cssOfWhite } from '../colour.ts'
import { kindOf, optionsOf } from '../control-kind.ts'
import { characteristicName } from '../names.ts'
import type { Characteristic } from '../types.ts'
import { type ServicePlace, useWrite } from '../use-write.ts'
import { placesOf, textOf } from '../value-text.ts'
import type { ControlProps } from './control-props.ts'
import { ControlRow, Refusal } from './control-row.tsx'
import { NumberControl } from './number-control.tsx'
import { SwitchControl } from './switch-control.tsx'

/** Characters that fit side by side on a phone. */
const BESIDE = 26

/** One of a few values by their names: side by side where they fit, else as a list. */
function ChoiceControl({ characteristic, writable, label, fullLabel }: ControlProps) {
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

/** A command without a kept value, such as Identify. */
function PressControl({ writable, label, fullLabel }: ControlProps) {
  return (
    <>
      <Button size="compact-sm" variant="default" aria-label={fullLabel} onClick={() => writable.write(true)}>
        {label}
      </Button>
      <Refusal error={writable.refusal} />
    </>
  )
}

/** A text; sent by Enter, or on leaving it. */
function TextControl({ characteristic: _, writable, label, fullLabel }: ControlProps) {
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

/** A colour temperature, from cool at the left (few mireds) to warm. */
function WhiteControl(props: ControlProps) {
  const { minValue = 140, maxValue = 500, minStep = 1 } = props.characteristic
  const stops = [0, 0.25, 0.5, 0.75, 1].map((part) => cssOfWhite(minValue + part * (maxValue - minValue)))
  return (
    <SliderControl {...props} characteristic={{ ...props.characteristic, minValue, maxValue, minStep }} stops={stops} />
  )
}

/**
 * A number between two bounds. It is sent when it is let go of, not on the way.
 *
 * @param stops colours of its track, from left to right
 */
function SliderControl({
  characteristic,
  writable,
  label,
  fullLabel,
  stops,
}: ControlProps & { readonly stops?: readonly string[] }) {
  const [held, setHeld] = useState<number | null>(null)
  const { minValue = 0, maxValue = 100, minStep, format } = characteristic
  const value = held ?? (typeof writable.value === 'number' ? writable.value : minValue)
  // Without a step a pointer would ask for more digits than are meaningful.
  const step = minStep ?? (format === 'float' ? (maxValue - minValue) / 1000 : 1)
  const text = (shown: number) => textOf(characteristic, shown)
  return (
    <ControlRow label={label} text={text(value)} refusal={writable.refusal} wide>
      <Slider
        {...(stops && {
          classNames: { track: 'tinted-track', bar: 'tinted-bar' },
          style: { '--tint-track': `linear-gradient(to right, ${stops.join(', ')})` },
        })}
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

interface AnyControlProps {
  readonly place: ServicePlace
  /** What the service is called. */
  readonly of: string
  readonly characteristic: Characteristic
}

/** The control that fits a characteristic. */
export function Control({ place, of, characteristic }: AnyControlProps) {
  const writable = useWrite(place, characteristic)
  const label = characteristicName(characteristic.type)
  const props = { characteristic, writable, label, fullLabel: `${of}, ${label.toLowerCase()}` }
  switch (kindOf(characteristic)) {
    case 'switch':
      return <SwitchControl {...props} />
    case 'choice':
      return <ChoiceControl {...props} />
    case 'white':
      return <WhiteControl {...props} />
    // A hue or a saturation without the other.
    case 'hue':
    case 'saturation':
    case 'slider':
      return <SliderControl {...props} />
    case 'temperature':
    case 'number':
      return <NumberControl {...props} />
    case 'text':
      return <TextControl {...props} />
    case 'press':
      return <PressControl {...props} />
    case 'none':
      return null
  }
}
