import { describe, expect, it } from 'vitest'
import {
  inParts,
  type ShellHost,
  type ShellLine,
  ShellSession,
  type ShellState,
} from '../../../console/bridge/terminal/shell-session.ts'

/** A shell that writes these texts, then ends with a close code; undefined for a handshake that is refused. */
type Script = { readonly texts: readonly string[]; readonly code: number } | undefined

const answer = { status: 403, code: 'forbidden', title: 'Only administrators' }

/** A session that plays the scripts one after the other, and everything that it said and did. */
async function play(scripts: Script[], asked: () => Promise<boolean> = async () => false) {
  const states: ShellState[] = []
  const written: string[] = []
  let returns = 0
  const host: ShellHost = {
    open: () => line(scripts.shift()),
    ask: asked,
    isAnswer: (error) => error === answer,
    back: async () => void returns++,
  }
  const display = {
    write: (text: string) => void written.push(text),
    size: () => ({ cols: 80, rows: 24 }),
    isAlternate: () => written.at(-1) === 'editor',
  }
  const session = new ShellSession(host, display, (state) => states.push(state))
  await session.start()
  return {
    session,
    states: () => states.map(({ at }) => at),
    last: () => states.at(-1),
    written,
    returns: () => returns,
  }
}

function line(script: Script): ShellLine {
  const opened = script === undefined ? Promise.reject(new Error('refused')) : Promise.resolve()
  opened.catch(() => {})
  return {
    opened,
    write: () => {},
    resize: () => {},
    async *[Symbol.asyncIterator]() {
      yield* script?.texts ?? []
      if (script?.code !== 1000) throw Object.assign(new Error('closed'), { code: script?.code ?? 1006 })
    },
  }
}

describe('a shell', () => {
  it('shows what it writes until its program ends, and starts anew when told to', async () => {
    const { session, states, written } = await play([
      { texts: ['$ ', 'bye'], code: 1000 },
      { texts: ['again'], code: 1000 },
    ])
    expect([states(), written]).toEqual([
      ['opening', 'open', 'ended'],
      ['$ ', 'bye'],
    ])
    await session.start()
    expect(states()).toEqual(['opening', 'open', 'ended', 'opening', 'open', 'ended'])
    expect(written.at(-1)).toBe('again')
  })

  it('is opened anew when the bridge comes back, on a tidy display', async () => {
    const { states, written, returns } = await play([
      { texts: ['one'], code: 1001 },
      { texts: ['two'], code: 1000 },
    ])
    expect(states()).toEqual(['opening', 'open', 'away', 'opening', 'open', 'ended'])
    expect(returns()).toBe(1)
    // Leaving a screen that no program has would put the cursor at the top, over what was written.
    expect(written).toEqual(['one', expect.any(String), 'two'])
    expect(written[1]?.startsWith('\u001b[!p')).toBe(true)
  })

  it('is back from the screen of a program that was cut off', async () => {
    const { written } = await play([
      { texts: ['editor'], code: 1001 },
      { texts: ['two'], code: 1000 },
    ])
    expect(written).toEqual(['editor', expect.any(String), 'two'])
    expect(written[1]?.startsWith('\u001b[?1049l\u001b[!p')).toBe(true)
  })

  it('says that there are too many when the bridge answers but opens none', async () => {
    const { last } = await play([undefined])
    expect(last()).toEqual({ at: 'refused', error: null })
  })

  it('says why when the bridge refuses the requester', async () => {
    const { last } = await play([undefined], () => Promise.reject(answer))
    expect(last()).toEqual({ at: 'refused', error: answer })
  })

  it('is opened again once the user has proven that it is them', async () => {
    const answers = [true]
    const { states, last } = await play([undefined, { texts: ['$ '], code: 1000 }], async () => answers.pop() ?? false)
    expect(states()).toEqual(['opening', 'opening', 'open', 'ended'])
    expect(last()).toEqual({ at: 'ended' })
  })

  it('says so when the session ended meanwhile, and tries no further', async () => {
    const { last, returns } = await play([{ texts: [], code: 1008 }], () => Promise.reject(answer))
    expect([last(), returns()]).toEqual([{ at: 'refused', error: answer }, 0])
  })

  it('waits for a bridge that does not answer', async () => {
    const { states } = await play([undefined, { texts: [], code: 1000 }], () => Promise.reject(new TypeError('away')))
    expect(states()).toEqual(['opening', 'away', 'opening', 'open', 'ended'])
  })
})

describe('what is pasted', () => {
  it('goes in parts that fit a message, and cuts no character', () => {
    const text = `${'x'.repeat(16_383)}😀${'ü'.repeat(20_000)}`
    const parts = inParts(text)
    expect(parts.join('')).toBe(text)
    expect(parts.every((part) => part.isWellFormed() && Buffer.byteLength(part) <= 65_536)).toBe(true)
    expect(inParts('')).toEqual([])
  })
})
