import { expect, it } from 'vitest'
import { LatestWriter } from '../../../console/bridge/accessories/latest-writer.ts'

function tried() {
  const sent: number[] = []
  const pending: (number | undefined)[] = []
  const refused: unknown[] = []
  const waiting: PromiseWithResolvers<void>[] = []
  const writer = new LatestWriter<number>({
    send: (value) => {
      sent.push(value)
      const answer = Promise.withResolvers<void>()
      waiting.push(answer)
      return answer.promise
    },
    onPending: (value) => pending.push(value),
    onRefused: (error) => refused.push(error),
  })
  return { writer, sent, pending, refused, waiting }
}

it('sends the first and the last of what comes at once', async () => {
  const { writer, sent, pending, waiting } = tried()
  const done = writer.write(1)
  for (const value of [2, 3, 4]) void writer.write(value)
  expect(sent).toEqual([1])
  waiting[0]?.resolve()
  await expect.poll(() => sent).toEqual([1, 4])
  waiting[1]?.resolve()
  await done
  expect(pending).toEqual([1, 2, 3, 4, undefined])
})

it('gives up what came after a refused one, and writes again afterwards', async () => {
  const { writer, sent, pending, refused, waiting } = tried()
  const done = writer.write(1)
  void writer.write(2)
  const no = new Error('no')
  waiting[0]?.reject(no)
  await done
  expect(sent).toEqual([1])
  expect(refused).toEqual([no])
  expect(pending.at(-1)).toBe(undefined)
  void writer.write(3)
  expect(sent).toEqual([1, 3])
})
