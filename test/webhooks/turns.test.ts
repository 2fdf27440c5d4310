import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Turn, Turns } from '../../src/webhooks/turns.ts'

describe('turns of messages', () => {
  let turns: Turns
  beforeEach(() => {
    vi.useFakeTimers({ now: 1_000_000, toFake: ['Date', 'performance', 'setTimeout', 'clearTimeout'] })
    turns = new Turns(Date.now)
  })
  afterEach(() => void vi.useRealTimers())

  const end = (turn: Turn) => {
    if (!('end' in turn)) throw new Error('it was sent away')
    turn.end()
  }

  it('are two at a time for one webhook, and no matter for another', async () => {
    const [first, second] = [await turns.take('a'), await turns.take('a')]
    expect([first, second, await turns.take('b')]).toEqual([1, 2, 3].map(() => ({ end: expect.any(Function) })))
    const third = turns.take('a')
    await vi.advanceTimersByTimeAsync(400)
    end(second)
    expect(await third).toHaveProperty('end')
    end(first)
    expect(await turns.take('a')).toHaveProperty('end')
  })

  it('come later where the webhook is slow, one after the other, and no other webhook waits', async () => {
    await turns.take('a')
    const [slow, waiting] = [await turns.take('a'), turns.take('a')]
    await vi.advanceTimersByTimeAsync(500)
    expect(await waiting).toEqual({ comeBackAt: 1_000_750 })
    // These do not even wait: no time passes.
    expect(await turns.take('a')).toEqual({ comeBackAt: 1_001_000 })
    await vi.advanceTimersByTimeAsync(9_500)
    expect(await turns.take('a')).toEqual({ comeBackAt: 1_015_000 })
    expect(await turns.take('a')).toEqual({ comeBackAt: 1_020_000 })
    end(slow)
    expect(await turns.take('a')).toHaveProperty('end')
  })

  it('are put off by ten minutes at most', async () => {
    await turns.take('a')
    await turns.take('a')
    await vi.advanceTimersByTimeAsync(10_000)
    const times = new Set<unknown>()
    for (let i = 0; i < 1_000; i++) times.add(await turns.take('a'))
    expect([...times].at(-1)).toEqual({ comeBackAt: 1_000_000 + 10_000 + 600_000 })
  })

  it('forget a webhook that has nothing to do', async () => {
    const taken = [await turns.take('a'), await turns.take('a')]
    await vi.advanceTimersByTimeAsync(10_000)
    for (const turn of taken) end(turn)
    await turns.take('a')
    await turns.take('a')
    const waiting = turns.take('a')
    await vi.advanceTimersByTimeAsync(499)
    const settled = vi.fn()
    void waiting.then(settled)
    await vi.advanceTimersByTimeAsync(0)
    // A slow one would have been sent away at once.
    expect(settled).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(settled).toHaveBeenCalled()
  })
})
