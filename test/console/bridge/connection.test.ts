import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { BridgeConnection } from '../../../console/bridge/connection/bridge-connection.ts'
import { type Following, followStream, type StreamState } from '../../../console/bridge/connection/follow-stream.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** A bridge that can be turned off, and restarts when told to. */
function bridge() {
  const it = { up: true, asked: 0, breaks: Promise.withResolvers<void>(), refuses: null as Error | null }
  const connection = new BridgeConnection({
    answers: async () => {
      it.asked += 1
      if (!it.up) throw new TypeError('no answer')
      return true
    },
    restart: async () => {
      if (it.refuses !== null) throw it.refuses
    },
    witness: () =>
      Object.assign(
        (async function* () {
          yield 'a snapshot'
          await it.breaks.promise
        })(),
        { opened: Promise.resolve() },
      ),
  })
  const seen: string[] = []
  connection.subscribe(() => seen.push(connection.health()))
  return { it, connection, seen }
}

describe('BridgeConnection', () => {
  it('asks after a request without an answer until one comes, and counts the return', async () => {
    const { it, connection, seen } = bridge()
    it.up = false
    connection.suspect()
    await vi.advanceTimersByTimeAsync(1_200)
    expect(connection.health()).toBe('away')
    expect(it.asked).toBe(3)
    it.up = true
    await vi.advanceTimersByTimeAsync(500)
    expect(seen).toEqual(['away', 'up'])
    expect(connection.returns()).toBe(1)
  })

  it('takes one lost request for nothing while the bridge answers, and a broken stream for a restart', async () => {
    const { connection } = bridge()
    connection.suspect()
    await vi.advanceTimersByTimeAsync(10)
    expect(connection.returns()).toBe(0)
    connection.suspectBroken()
    await vi.advanceTimersByTimeAsync(10)
    expect(connection.returns()).toBe(1)
    expect(connection.health()).toBe('up')
  })

  it('is restarting until the old daemon hung up and the new one answers', async () => {
    const { it, connection, seen } = bridge()
    const over = connection.restart()
    await vi.advanceTimersByTimeAsync(2_000)
    expect(connection.health()).toBe('restarting')
    expect(it.asked).toBe(0)
    it.up = false
    it.breaks.resolve()
    await vi.advanceTimersByTimeAsync(1_000)
    expect(connection.health()).toBe('restarting')
    it.up = true
    await vi.advanceTimersByTimeAsync(500)
    await over
    expect(seen).toEqual(['restarting', 'up'])
    expect(connection.returns()).toBe(1)
  })

  it('stays up when the restart is refused', async () => {
    const { it, connection, seen } = bridge()
    it.refuses = new Error('no')
    await expect(connection.restart()).rejects.toThrow('no')
    expect(seen).toEqual([])
  })
})

describe('followStream', () => {
  /** Streams that end when they are told to. */
  function followed() {
    const ends: PromiseWithResolvers<void>[] = []
    const states: StreamState[] = []
    const messages: number[] = []
    const returned: (() => void)[] = []
    const stop = new AbortController()
    let broken = 0
    const following: Following<number> = {
      open: () => {
        const end = Promise.withResolvers<void>()
        ends.push(end)
        const number = ends.length
        const stream = (async function* () {
          yield number
          await end.promise
        })()
        return Object.assign(stream, { opened: Promise.resolve() })
      },
      onMessage: (message) => messages.push(message),
      onState: (state) => states.push(state),
      onBroken: () => {
        broken += 1
      },
      onReturn: (signal) =>
        new Promise((resolve) => {
          returned.push(resolve)
          signal.addEventListener('abort', () => resolve())
        }),
      signal: stop.signal,
    }
    return { following, ends, states, messages, returned, stop, broken: () => broken }
  }

  it('opens anew after a wait that doubles while streams end at once, up to five seconds', async () => {
    const { following, ends, stop, broken } = followed()
    const over = followStream(following)
    const waits = [500, 1000, 2000, 4000, 5000, 5000]
    for (const [i, wait] of waits.entries()) {
      await vi.advanceTimersByTimeAsync(0)
      expect(ends).toHaveLength(i + 1)
      ends[i]?.resolve()
      await vi.advanceTimersByTimeAsync(wait - 1)
      expect(ends).toHaveLength(i + 1)
      await vi.advanceTimersByTimeAsync(1)
    }
    expect(broken()).toBe(0)
    stop.abort()
    ends.at(-1)?.resolve()
    await over
  })

  it('says when one that was open for a while broke, and does not wait once the bridge is back', async () => {
    const { following, ends, states, messages, returned, stop, broken } = followed()
    const over = followStream(following)
    await vi.advanceTimersByTimeAsync(3_000)
    ends[0]?.resolve()
    await vi.advanceTimersByTimeAsync(0)
    expect(broken()).toBe(1)
    expect(states).toEqual(['connecting', 'open', 'waiting'])
    returned[0]?.()
    await vi.advanceTimersByTimeAsync(0)
    expect(states.slice(3)).toEqual(['connecting', 'open'])
    expect(messages).toEqual([1, 2])
    stop.abort()
    ends[1]?.resolve()
    await over
    expect(states).toHaveLength(5)
  })
})
