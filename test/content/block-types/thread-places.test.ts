import { expect, it } from 'vitest'
import { inThreadPlace } from '../../../src/content/block-types/check.ts'

it('lets four go at a time, each in its turn, also after one that failed', async () => {
  let [running, most] = [0, 0]
  const order: number[] = []
  const outcomes = await Promise.allSettled(
    Array.from({ length: 20 }, (_, n) =>
      inThreadPlace(async () => {
        order.push(n)
        most = Math.max(most, ++running)
        await new Promise((resolve) => setImmediate(resolve))
        running -= 1
        if (n % 3 === 0) throw new Error('failed')
        return n
      }),
    ),
  )
  expect([most, order]).toEqual([4, Array.from({ length: 20 }, (_, n) => n)])
  expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(7)
  expect(await inThreadPlace(async () => 'free again')).toBe('free again')
})
