import fc from 'fast-check'
import { expect, it, onTestFinished, vi } from 'vitest'
import { Beginning } from '../../../src/content/media/dimensions.ts'
import { avif, coming, gif, ico, jpg, png, webp } from './files.ts'

async function measured(name: string, bytes: Buffer | string) {
  const beginning = new Beginning()
  await beginning.read(coming(bytes))
  return beginning.dimensions(name)
}

it.each<[string, Buffer | string, number, number]>([
  ['a.png', png(640, 480), 640, 480],
  ['a.gif', gif(3, 4), 3, 4],
  ['a.jpg', jpg(640, 480), 640, 480],
  ['a.jpg', jpg(640, 480, 6), 480, 640],
  ['a.webp', webp(640, 480), 640, 480],
  ['a.avif', avif(640, 480), 640, 480],
  ['a.ico', ico(32), 32, 32],
  ['a.svg', '<svg viewBox="0 0 300 200"/>', 300, 200],
  ['a.svg', `<!-- ${'x'.repeat(3000)} --><svg width="30" height="20"></svg>`, 30, 20],
])('tells the size of %s', async (name, bytes, width, height) => {
  expect(await measured(name, bytes)).toEqual({ width, height })
})

it.each<[string, Buffer | string]>([
  ['a.png', 'no picture'],
  ['a.png', png(640, 480).subarray(0, 20)],
  ['a.png', png(4_294_967_295, 4_294_967_295)],
  ['a.png', png(0, 7)],
  ['a.jpg', Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(300_000)])],
  ['a.svg', '<svg viewBox="a b c d"/>'],
  ['a.svg', '<svg viewBox="0 0 1e99 1e99"/>'],
  ['a.svg', '<svg/>'],
  ['a.txt', png(640, 480)],
  ['a.pdf', png(640, 480)],
])('tells none of %s where the bytes do not say it', async (name, bytes) => {
  expect(await measured(name, bytes)).toEqual({ width: null, height: null })
})

it('reads nothing that lies beside a cut file in memory', async () => {
  const cut = png(640, 480).subarray(0, 20)
  const memory = Buffer.alloc(64)
  cut.copy(memory)
  memory.writeUInt32BE(7, cut.length)
  const concat = vi.spyOn(Buffer, 'concat').mockReturnValue(memory.subarray(0, cut.length))
  onTestFinished(() => concat.mockRestore())
  expect(await measured('a.png', cut)).toEqual({ width: null, height: null })
})

it('never fails, and never says what is not a size, whatever the bytes', async () => {
  const heads = [png(640, 480), gif(3, 4), jpg(640, 480, 6), webp(640, 480), avif(640, 480), ico(32)]
  const spoiled = fc.tuple(fc.constantFrom(...heads), fc.nat(120), fc.uint8Array({ maxLength: 200 }))
  await fc.assert(
    fc.asyncProperty(spoiled, async ([head, at, noise]) => {
      const bytes = Buffer.concat([head.subarray(0, at), noise, head.subarray(at)])
      const { width, height } = await measured('a.png', bytes)
      for (const side of [width, height]) expect(side === null || (side > 0 && side <= 1_000_000)).toBe(true)
    }),
    { numRuns: 200 },
  )
})
