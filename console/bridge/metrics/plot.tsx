import 'uplot/dist/uPlot.min.css'
import { useComputedColorScheme } from '@mantine/core'
import { useElementSize } from '@mantine/hooks'
import { useEffect, useRef, useState } from 'react'
import UPlot from 'uplot'
import { SPAN } from './points.ts'

export interface PlotProps {
  /** Seconds since 1970. */
  readonly times: readonly number[]
  readonly values: readonly (number | null)[]
  readonly format: (value: number) => string
  /** One of the theme's. */
  readonly color: string
}

const HEIGHT = 180
const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' })
const exact = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', second: '2-digit' })

/**
 * A line over the last hour, in the colours of the scheme; what the pointer is at is said below it. For the eyes alone:
 * the numbers beside it say the same.
 */
export default function Plot({ times, values, format, color }: PlotProps) {
  const scheme = useComputedColorScheme()
  const { ref, width } = useElementSize()
  const place = useRef<HTMLDivElement>(null)
  const plot = useRef<UPlot>(null)
  const [pointed, setPointed] = useState<number | null>(null)
  const first = useRef<UPlot.AlignedData>([[], []])
  first.current = [[...times], [...values]]

  useEffect(() => {
    if (place.current === null || width === 0) return
    const colors = colorsOf(place.current, color, scheme)
    const made = new UPlot(optionsOf({ width, colors, format, setPointed }), first.current, place.current)
    plot.current = made
    return () => {
      plot.current = null
      made.destroy()
    }
  }, [width, scheme, color, format])

  useEffect(() => {
    plot.current?.setData([[...times], [...values]])
  }, [times, values])

  const value = pointed === null ? undefined : values[pointed]
  const time = pointed === null ? undefined : times[pointed]
  return (
    <div ref={ref} aria-hidden="true">
      <div ref={place} style={{ height: HEIGHT }} />
      <div className="plot-pointed numbers">
        {value != null && time !== undefined ? `${exact.format(time * 1000)}: ${format(value)}` : '\u00a0'}
      </div>
    </div>
  )
}

interface Colors {
  readonly line: string
  readonly fill: string
  readonly grid: string
  readonly text: string
}

function colorsOf(element: Element, color: string, scheme: 'light' | 'dark'): Colors {
  const style = getComputedStyle(element)
  const line = style.getPropertyValue(`--mantine-color-${color}-${scheme === 'dark' ? 4 : 7}`).trim()
  return {
    line,
    fill: `color-mix(in srgb, ${line} 14%, transparent)`,
    grid: style.getPropertyValue('--line').trim(),
    text: style.getPropertyValue('--mantine-color-dimmed').trim(),
  }
}

interface Wishes {
  readonly width: number
  readonly colors: Colors
  readonly format: (value: number) => string
  readonly setPointed: (index: number | null) => void
}

function optionsOf({ width, colors, format, setPointed }: Wishes): UPlot.Options {
  const axis = { stroke: colors.text, ticks: { show: false }, font: '12px system-ui, sans-serif' }
  return {
    width,
    height: HEIGHT,
    legend: { show: false },
    cursor: { y: false, points: { size: 7 }, drag: { x: false, y: false } },
    hooks: { setCursor: [({ cursor }) => setPointed(cursor.idx ?? null)] },
    scales: {
      x: { range: () => [Date.now() / 1000 - SPAN, Date.now() / 1000] },
      y: { range: (_plot, _least, most) => [0, Math.max(most * 1.15, 1)] },
    },
    series: [{}, { stroke: colors.line, fill: colors.fill, width: 1.5, points: { show: false } }],
    axes: [
      {
        ...axis,
        grid: { show: false },
        size: 26,
        space: 70,
        values: (_plot, splits) => splits.map((at) => clock.format(at * 1000)),
      },
      {
        ...axis,
        grid: { stroke: colors.grid, width: 1 },
        size: 68,
        space: 40,
        values: (_plot, splits) => splits.map((split) => format(split)),
      },
    ],
  }
}
