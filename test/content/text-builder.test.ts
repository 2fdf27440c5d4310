import { describe, expect, it } from 'vitest'
import { TextBuilder } from '../../src/content/lists.ts'
import { LongText } from '../../src/payload.ts'

async function build(pieces: readonly string[]): Promise<string | LongText> {
  const builder = new TextBuilder()
  for (const piece of pieces) await builder.add(piece)
  return builder.end()
}

describe('TextBuilder', () => {
  it('leaves a short text what it is', async () => {
    expect(await build([])).toBe('')
    expect(await build(['a', '', 'é😀'])).toBe('aé😀')
    const longest = 'x'.repeat(1024 * 1024)
    expect((await build([longest])) === longest).toBe(true)
  })

  it('packs a long one, whatever pieces it comes in', async () => {
    const pieces = Array.from({ length: 3000 }, (_, n) => `${n}é😀`.repeat(200))
    const text = await build(pieces)
    if (!(text instanceof LongText)) throw new Error('not packed')
    const whole = pieces.join('')
    expect(text.unpack() === whole).toBe(true)
    expect(text.size).toBe(Buffer.byteLength(whole))
    expect(text.packedSize).toBeLessThan(text.size / 5)
  })
})
