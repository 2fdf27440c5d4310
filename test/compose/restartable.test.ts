import { describe, expect, it } from 'vitest'
import { Restartable } from '../../src/compose/restartable.ts'

/** Parts that say what happens to them; a start fails as often as `faults` says. */
function numbered(faults: readonly number[] = []) {
  const events: string[] = []
  let started = 0
  const failures: unknown[] = []
  const running = Restartable.begin({
    start: async () => {
      started++
      const number = started
      if (faults.includes(number)) throw new Error(`start ${number} fails`)
      events.push(`start ${number}`)
      return {
        number,
        close: async () => {
          events.push(`close ${number}`)
        },
      }
    },
    onFailure: (error) => failures.push(error),
    retryMs: 1,
  })
  return { running, events, failures }
}

/** Waits until a condition holds; every step of it is a turn of the loop away. */
async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resolve) => setImmediate(resolve))
}

describe('Restartable', () => {
  it('ends what runs before it begins again, once for all who ask meanwhile', async () => {
    const { running, events } = numbered()
    const part = await running
    part.restart()
    part.restart()
    await until(() => part.running?.number === 2)
    expect(events).toEqual(['start 1', 'close 1', 'start 2'])
    await part.close()
    expect(events.at(-1)).toBe('close 2')
  })

  it('tries again where a start fails, and says why', async () => {
    const { running, events, failures } = numbered([2, 3])
    const part = await running
    part.restart()
    await until(() => part.running?.number === 4)
    expect(events).toEqual(['start 1', 'close 1', 'start 4'])
    expect(failures.map(String)).toEqual(['Error: start 2 fails', 'Error: start 3 fails'])
    await part.close()
  })

  it('begins again where it could not be ended in order', async () => {
    const failures: unknown[] = []
    let started = 0
    const part = await Restartable.begin({
      start: async () => {
        started++
        const isFirst = started === 1
        return { close: async () => (isFirst ? Promise.reject(new Error('stuck')) : undefined) }
      },
      onFailure: (error) => failures.push(error),
    })
    part.restart()
    await until(() => started === 2)
    expect(failures.map(String)).toEqual(['Error: stuck'])
    await part.close()
  })

  it('throws what the first start throws', async () => {
    await expect(numbered([1]).running).rejects.toThrow('start 1 fails')
  })

  it('does not begin again once it is closed', async () => {
    const { running, events } = numbered()
    const part = await running
    part.restart()
    await part.close()
    part.restart()
    await part.close()
    const starts = events.filter((event) => event.startsWith('start')).length
    expect(events.filter((event) => event.startsWith('close'))).toHaveLength(starts)
    expect(part.running).toBeNull()
  })

  it('ends while a start keeps failing', async () => {
    const { running, failures } = numbered([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
    const part = await running
    part.restart()
    await until(() => failures.length > 0)
    await part.close()
    expect(part.running).toBeNull()
  })
})
