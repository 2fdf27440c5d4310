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
    expect(written()).toContain(`${'█'.repeat(9)}${'░'.repeat(21)} 3/10`)
    expect(written()).toContain(`writing        ${'█'.repeat(30)} 10/10`)
  })

  it('leaves neither a trace nor a hidden cursor', () => {
    const { stream, written } = terminal(true)
    const bar = openProgressBar(stream)
    bar.update('media', 0, 0)
    expect(written().split('\u001b[?25l')).toHaveLength(2)
    bar.close()
    bar.close()
    expect(written().split('\u001b[?25h')).toHaveLength(2)
    expect(written().endsWith('\r\u001b[K\u001b[?25h')).toBe(true)
  })

  it('writes nothing anywhere else', () => {
    const { stream, written } = terminal(false)
    const bar = openProgressBar(stream)
    bar.update('reading', 3, 10)
    bar.close()
    expect(written()).toBe('')
  })
})
