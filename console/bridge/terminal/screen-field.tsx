import '@xterm/xterm/css/xterm.css'
import './screen.css'
import { useComputedColorScheme } from '@mantine/core'
import { FitAddon } from '@xterm/addon-fit'
import { Terminal } from '@xterm/xterm'
import { useEffect, useRef } from 'react'
import { keysOf } from './screen-keys.ts'
import { themes } from './themes.ts'

export interface ScreenFieldProps {
  /** What a screen reader calls it. */
  readonly label: string
  /** Id of the element that says how to use it. */
  readonly describedBy?: string
  /** Nothing can be typed, and keys scroll. */
  readonly readOnly?: boolean
  /** Called with the terminal once it is on the page, and what it returns when it leaves. Taken as it is at first. */
  readonly onReady: (terminal: Terminal) => () => void
  /** Called for the keys that leave a terminal. */
  readonly onLeave?: () => void
}

/** Lines that can be scrolled back to. */
const SCROLLBACK = 10_000

/** The contrast of every colour, also those that a program mixes (WCAG 2.2, 1.4.3). */
const CONTRAST = 4.5

/** xterm as an element of React: as large as its place, in the colours of the scheme, and read out by screen readers. */
export default function ScreenField(props: ScreenFieldProps) {
  const place = useRef<HTMLDivElement>(null)
  const shown = useRef<Terminal>(null)
  const latest = useRef(props)
  latest.current = props
  const scheme = useComputedColorScheme('light')
  const { label, describedBy, readOnly = false } = props
  // biome-ignore lint/correctness/useExhaustiveDependencies: made once; the scheme is passed to it below
  useEffect(() => {
    if (place.current === null) return
    const terminal = new Terminal({
      theme: themes[scheme],
      fontFamily: getComputedStyle(place.current).fontFamily,
      fontSize: 14,
      lineHeight: 1.15,
      minimumContrastRatio: CONTRAST,
      scrollback: SCROLLBACK,
      screenReaderMode: true,
      cursorBlink: !matchMedia('(prefers-reduced-motion: reduce)').matches,
      disableStdin: readOnly,
    })
    const fit = new FitAddon()
    terminal.loadAddon(fit)
    terminal.attachCustomKeyEventHandler(keysOf(terminal, readOnly, () => latest.current.onLeave?.()))
    terminal.open(place.current)
    terminal.textarea?.setAttribute('aria-label', label)
    if (describedBy !== undefined) terminal.textarea?.setAttribute('aria-describedby', describedBy)
    if (readOnly) terminal.textarea?.setAttribute('readonly', '')
    fit.fit()
    const sizes = new ResizeObserver(() => fit.fit())
    sizes.observe(place.current)
    shown.current = terminal
    const left = latest.current.onReady(terminal)
    return () => {
      sizes.disconnect()
      left()
      shown.current = null
      terminal.dispose()
    }
  }, [label, describedBy, readOnly])
  useEffect(() => {
    if (shown.current !== null) shown.current.options.theme = themes[scheme]
  }, [scheme])
  return <div ref={place} className="screen" />
}
