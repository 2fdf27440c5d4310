import type { WriteStream } from 'node:tty'
import { SingleBar } from 'cli-progress'
import type { ImportPhase, ImportProgress } from './report.ts'

const LOOK = {
  format: '{label} {bar} {value}/{total}',
  barCompleteChar: '\u2588',
  barIncompleteChar: '\u2591',
  barsize: 30,
  clearOnComplete: true,
  hideCursor: true,
}

const labels: Readonly<Record<ImportPhase, string>> = {
  reading: 'reading files ',
  checking: 'checking      ',
  media: 'storing media ',
  writing: 'writing       ',
}

/** A progress bar on a terminal; nothing anywhere else. `close` leaves no trace of it, and may be called twice. */
export function openProgressBar(stream: WriteStream): { update: ImportProgress; close: () => void } {
  if (!stream.isTTY) return { update: () => {}, close: () => {} }
  let bar: SingleBar | undefined
  return {
    update(phase, done, total) {
      if (bar === undefined) {
        bar = new SingleBar({ stream, ...LOOK })
        bar.start(total, done, { label: labels[phase] })
      }
      bar.setTotal(total)
      bar.update(done, { label: labels[phase] })
    },
    close() {
      bar?.stop()
      bar = undefined
    },
  }
}
