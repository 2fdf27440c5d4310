import { Writable } from 'node:stream'
import { WriteStream } from 'node:tty'
import { describe, expect, it } from 'vitest'
import { openProgressBar } from '../../../src/content/import/progress-bar.ts'

function terminal(isTTY: boolean) {
  let written = ''
  const stream = new Writable({
    write(chunk, _encoding, done) {
      written += String(chunk)
      done()
    },
  })
  const methods = { isTTY, columns: 80, rows: 24, cursorTo: () => true, clearLine: () => true, moveCursor: () => true }
  // What a WriteStream of a terminal has, and nothing that needs one.
  const fake: WriteStream = Object.assign(Object.create(WriteStream.prototype), stream, methods, {
    write: (chunk: string) => stream.write(chunk),
  })
  return { stream: fake, written: () => written }
}

describe('openProgressBar', () => {
  it('shows phase and numbers on a terminal', () => {
    const { stream, written } = terminal(true)
    const bar = openProgressBar(stream)
    bar.update('reading', 3, 10)
    bar.update('writing', 10, 10)
    bar.close()
    bar.close()
    expect(written()).toContain('reading files')
    expect(written()).toContain('3/10')
  })

  it('writes nothing anywhere else', () => {
    const { stream, written } = terminal(false)
    const bar = openProgressBar(stream)
    bar.update('reading', 3, 10)
    bar.close()
    expect(written()).toBe('')
  })
})
