import type { WriteStream } from 'node:tty'

/** What someone who waits for a backup, a restore or a move is shown. */
export interface Progress {
  /** Something begins that has so many parts: rows, bytes; 0 where that is not known. */
  begin(label: string, total: number): void
  /** So many of them are done. */
  advance(done: number): void
  end(): void
}

const WIDTH = 30
const [CLEAR_LINE, HIDE_CURSOR, SHOW_CURSOR] = ['\r\u001b[K', '\u001b[?25l', '\u001b[?25h']

/** Milliseconds between two drawings. */
const EVERY = 100

/** A bar on a terminal, a line for each step anywhere else. */
export function openProgress(stream: WriteStream): Progress {
  return stream.isTTY ? drawBars(stream) : writeLines(stream)
}

function writeLines(stream: WriteStream): Progress {
  return { begin: (label) => void stream.write(`${label}\n`), advance: () => {}, end: () => {} }
}

function drawBars(stream: WriteStream): Progress {
  let current = { label: '', total: 0, done: 0 }
  let drawn = 0
  const draw = (): void => {
    const { label, total, done } = current
    const share = total === 0 ? 0 : Math.min(done / total, 1)
    const bar = '\u2588'.repeat(Math.round(share * WIDTH)).padEnd(WIDTH, '\u2591')
    const percent = total === 0 ? '' : `${bar} ${Math.floor(share * 100)} % `
    stream.write(`${HIDE_CURSOR}${CLEAR_LINE}${percent}${label}`)
    drawn = performance.now()
  }
  return {
    begin(label, total) {
      current = { label, total, done: 0 }
      draw()
    },
    advance(done) {
      current.done += done
      if (performance.now() - drawn >= EVERY) draw()
    },
    end() {
      stream.write(CLEAR_LINE + SHOW_CURSOR)
    },
  }
}
