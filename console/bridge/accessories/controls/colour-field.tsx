import { useMove } from '@mantine/hooks'
import { useRef } from 'react'
import { type Colour, cssOf } from '../colour.ts'

export interface ColourFieldProps {
  readonly colour: Colour
  /** While the pointer is down. */
  readonly onMove: (colour: Colour) => void
  /** When it is let go. */
  readonly onEnd: (colour: Colour) => void
}

/** Hues from left to right, paler towards the top; for pointers, as the sliders below it do the same by keyboard. */
export function ColourField({ colour, onMove, onEnd }: ColourFieldProps) {
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
