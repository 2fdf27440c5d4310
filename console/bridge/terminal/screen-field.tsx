import '@xterm/xterm/css/xterm.css'
import './screen.css'
import { useComputedColorScheme } from '@mantine/core'
import { FitAddon } from '@xterm/addon-fit'
import { type ITheme, Terminal } from '@xterm/xterm'
import { useEffect, useRef } from 'react'
import { keysOf } from './screen-keys.ts'

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

/** The colours of a terminal on the card of each scheme; each of the sixteen can be read there. */
const themes: Readonly<Record<'light' | 'dark', ITheme>> = {
  light: {
    background: '#ffffff',
    foreground: '#1b211f',
    cursor: '#0b6b5e',
    cursorAccent: '#ffffff',
    selectionBackground: '#a9d9ce',
    scrollbarSliderBackground: '#56605c66',
    scrollbarSliderHoverBackground: '#56605c99',
    scrollbarSliderActiveBackground: '#56605ccc',
    black: '#1b211f',
    red: '#a3160b',
    green: '#1a6b1a',
    yellow: '#7a5200',
    blue: '#0b4fb3',
    magenta: '#8a1a8a',
    cyan: '#0b6470',
    white: '#56605c',
    brightBlack: '#56605c',
    brightRed: '#b3261e',
    brightGreen: '#1f7a1f',
    brightYellow: '#855c00',
    brightBlue: '#1a5fd0',
    brightMagenta: '#9c2a9c',
    brightCyan: '#0d7280',
    brightWhite: '#1b211f',
  },
  dark: {
    background: '#191f1d',
    foreground: '#e8edeb',
    cursor: '#5cc7b4',
    cursorAccent: '#191f1d',
    selectionBackground: '#2f5c53',
    scrollbarSliderBackground: '#a3afaa55',
    scrollbarSliderHoverBackground: '#a3afaa88',
    scrollbarSliderActiveBackground: '#a3afaabb',
    black: '#a3afaa',
    red: '#ff9d94',
    green: '#7fd88a',
    yellow: '#e8c468',
    blue: '#8ab8ff',
    magenta: '#e3a1f0',
    cyan: '#6fd6e0',
    white: '#e8edeb',
    brightBlack: '#a3afaa',
    brightRed: '#ffb9b2',
    brightGreen: '#a4e8ac',
    brightYellow: '#f5d98c',
    brightBlue: '#aecdff',
    brightMagenta: '#efc0f7',
    brightCyan: '#98e6ee',
    brightWhite: '#ffffff',
  },
}
