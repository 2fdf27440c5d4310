import type { WriteStream } from 'node:tty'
import type { ImportPhase, ImportProgress } from './report.ts'

const WIDTH = 30
const [HIDE_CURSOR, SHOW_CURSOR, CLEAR_LINE] = ['\u001b[?25l', '\u001b[?25h', '\r\u001b[K']

/** Milliseconds between two drawings. */
const EVERY = 100

const labels: Readonly<Record<ImportPhase, string>> = {
  reading: 'reading files ',
  checking: 'checking      ',
  media: 'storing media ',
  writing: 'writing       ',
}

/** A progress bar on a terminal; nothing anywhere else. `close` leaves no trace of it, and may be called twice. */
export function openProgressBar(stream: WriteStream): { update: ImportProgress; close: () => void } {
  if (!stream.isTTY) return { update: () => {}, close: () => {} }
  let label = ''
  let drawn = Number.NEGATIVE_INFINITY
  return {
    update(phase, done, total) {
      const now = performance.now()
      if (label === labels[phase] && done < total && now - drawn < EVERY) return
      const filled = total === 0 ? WIDTH : Math.round((WIDTH * Math.min(done, total)) / total)
      const bar = '\u2588'.repeat(filled).padEnd(WIDTH, '\u2591')
      stream.write(`${label === '' ? HIDE_CURSOR : ''}${CLEAR_LINE}${labels[phase]} ${bar} ${done}/${total}`)
      label = labels[phase]
      drawn = now
    },
    close() {
      if (label !== '') stream.write(CLEAR_LINE + SHOW_CURSOR)
      label = ''
    },
  }
}
