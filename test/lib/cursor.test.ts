import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decodeCursor, encodeCursor } from '../../src/lib/cursor.ts'

const errors = [{ in: 'query', name: 'cursor', message: 'is not one that a list gave' }]
const refusal = { code: 'invalid_request', errors }

describe('opaque cursors', () => {
  it('give back the place they stand for, in characters that a link takes as they are', () => {
    const text = fc.string({ unit: 'binary' }).filter((value) => !value.includes('\0'))
    fc.assert(
      fc.property(text, fc.maxSafeInteger(), (key, number) => {
        const cursor = encodeCursor([key, number])
        expect(cursor).toMatch(/^[\w-]+$/)
        expect(decodeCursor(cursor, ['string', 'number'])).toEqual([key, number])
      }),
    )
  })

  it('refuse every text that stands for no place of that shape', () => {
    for (const text of [
      '',
      'x',
      '*',
      encodeCursor([]),
      encodeCursor(['a']),
      encodeCursor(['a', 'b']),
      encodeCursor(['a', 1, 1]),
      encodeCursor(['a', 1.5]),
      encodeCursor(['a', Number.MAX_VALUE]),
      encodeCursor(['a\0', 1]),
      encodeCursor(['\ud800', 1]),
      encodeCursor(['x'.repeat(20_000), 1]),
      ...['null', '{}', '{"length":2}', '"a1"', '[["a"],1]', '[null,1]'].map((json) =>
        Buffer.from(json).toString('base64url'),
      ),
    ]) {
      expect(() => decodeCursor(text, ['string', 'number'])).toThrow(expect.objectContaining(refusal))
    }
  })

  it('never throw anything else', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        try {
          decodeCursor(text, ['string'])
        } catch (error) {
          expect(error).toMatchObject(refusal)
        }
      }),
    )
  })
})
