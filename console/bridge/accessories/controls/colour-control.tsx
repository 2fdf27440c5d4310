import { ColorSwatch, Group, Popover, Slider, Stack, Text, UnstyledButton } from '@mantine/core'
import { useMove } from '@mantine/hooks'
import { useRef, useState } from 'react'
import { type Colour, colourName, cssOf } from '../colour.ts'
import { LatestWriter } from '../latest-writer.ts'
import type { Characteristic } from '../types.ts'
import { useSend } from '../use-accessories.ts'
import type { ServicePlace } from '../use-write.ts'
import { ControlRow } from './control-row.tsx'

interface ColourFieldProps {
  readonly colour: Colour
  /** While the pointer is down. */
  readonly onMove: (colour: Colour) => void
  /** When it is let go. */
  readonly onEnd: (colour: Colour) => void
}

/** Hues from left to right, paler towards the top; for pointers, as the sliders below it do the same by keyboard. */
function ColourField({ colour, onMove, onEnd }: ColourFieldProps) {
  const last = useRef(colour)
  const { ref } = useMove<HTMLDivElement>(
    ({ x, y }) => {
      last.current = { hue: Math.round(x * 360), saturation: Math.round(y * 100) }
      onMove(last.current)
    },
    { onScrubEnd: () => onEnd(last.current) },
  )
  return (
    <div ref={ref} className="colour-field" aria-hidden="true" data-colour-field>
      <div
        className="colour-thumb"
        style={{
          left: `${(colour.hue / 360) * 100}%`,
          top: `${colour.saturation}%`,
          background: cssOf(colour.hue, colour.saturation),
        }}
      />
    </div>
  )
}

interface ColourControlProps {
  readonly place: ServicePlace
  readonly of: string
  readonly hue: Characteristic
  readonly saturation: Characteristic
}

/** Hue and saturation as one colour: on a field, or with a slider each. */
export function ColourControl({ place, of, hue, saturation }: ColourControlProps) {
  const { colour, write, refusal } = useColour(place, hue, saturation)
  const [held, setHeld] = useState<Colour | null>(null)
  const shown = held ?? colour
  const end = (chosen: Colour) => {
    setHeld(null)
    write(chosen)
  }
  const name = colourName(shown.hue, shown.saturation)
  const rainbow = [0, 60, 120, 180, 240, 300, 360].map((hue) => cssOf(hue, 100)).join(', ')
  return (
    <ControlRow label="Colour" refusal={refusal}>
      <Popover width={264} position="bottom-end" withArrow shadow="md" trapFocus returnFocus>
        <Popover.Target>
          <UnstyledButton aria-label={`${of}, colour: ${name}`} className="colour-button">
            <Group gap={8} wrap="nowrap">
              <Text size="sm" component="span">
                {name}
              </Text>
              <ColorSwatch component="span" color={cssOf(shown.hue, shown.saturation)} size={26} />
            </Group>
          </UnstyledButton>
        </Popover.Target>
        <Popover.Dropdown aria-label={`${of}, colour`}>
          <Stack gap="md">
            <ColourField colour={shown} onMove={setHeld} onEnd={end} />
            <Slider
              classNames={{ track: 'tinted-track', bar: 'tinted-bar' }}
              style={{ '--tint-track': `linear-gradient(to right, ${rainbow})` }}
              min={0}
              max={360}
              label={null}
              thumbLabel={`${of}, hue`}
              thumbValueText={(hue) => `${hue}°, ${colourName(hue, 100)}`}
              value={shown.hue}
              onChange={(hue) => setHeld({ ...shown, hue })}
              onChangeEnd={(hue) => end({ ...shown, hue })}
            />
            <Slider
              classNames={{ track: 'tinted-track', bar: 'tinted-bar' }}
              style={{ '--tint-track': `linear-gradient(to right, #fff, ${cssOf(shown.hue, 100)})` }}
              min={0}
              max={100}
              label={null}
              thumbLabel={`${of}, saturation`}
              thumbValueText={(saturation) => `${saturation} %`}
              value={shown.saturation}
              onChange={(saturation) => setHeld({ ...shown, saturation })}
              onChangeEnd={(saturation) => end({ ...shown, saturation })}
            />
          </Stack>
        </Popover.Dropdown>
      </Popover>
    </ControlRow>
  )
}

/** Writes only what of a colour is new, the hue first. */
function useColour({ accessory, service }: ServicePlace, hue: Characteristic, saturation: Characteristic) {
  const send = useSend()
  const [pending, setPending] = useState<Colour | undefined>()
  const [refusal, setRefusal] = useState<unknown>(null)
  const known: Colour = { hue: numberOf(hue), saturation: numberOf(saturation) }
  const [writer] = useState(
    () =>
      new LatestWriter<{ readonly colour: Colour; readonly from: Colour }>({
        send: async ({ colour, from }) => {
          const place = { accessory, service }
          if (colour.hue !== from.hue) await send({ ...place, characteristic: hue.uuid }, colour.hue)
          if (colour.saturation !== from.saturation) {
            await send({ ...place, characteristic: saturation.uuid }, colour.saturation)
          }
        },
        onPending: (write) => setPending(write?.colour),
        onRefused: setRefusal,
      }),
  )
  const write = (colour: Colour) => {
    setRefusal(null)
    void writer.write({ colour, from: known })
  }
  return { colour: pending ?? known, write, refusal }
}

function numberOf({ value }: Characteristic): number {
  return typeof value === 'number' ? Math.round(value) : 0
}
