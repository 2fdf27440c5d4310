import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { wordsOf } from '../../../src/content/search/words.ts'
import { anyText } from './site.ts'

const list = (text: string): string[] => [...wordsOf(text)]

describe('wordsOf', () => {
  test.each([
    ['Crème BRÛLÉE, école!', ['creme', 'brulee', 'ecole']],
    ['/docs/getting-started_now', ['docs', 'getting', 'started', 'now']],
    ['İstanbul ΟΔΟΣ οδός ﬁne ℡', ['istanbul', 'οδοσ', 'fine', 'tel']],
    ['ein-ein ein', ['ein']],
    ['docu\u00admentation', ['documentation']],
    ['שָׁלוֹם مُحَمَّد', ['שלום', 'محمد']],
    ['हिन्दी 한국어', ['हिन्दी', '한국어']],
    ['ภาษาไทย全文検索', ['ภาษา', 'ไทย', '全文', '検索']],
    ['a\0b \ud800c 😀 "*" --', ['a', 'b', 'c']],
    ['', []],
  ])('%j', (text, words) => {
    expect(list(text)).toEqual(words)
  })

  test('a long word is known by its first 60 characters, never by half of one', () => {
    expect(list('x'.repeat(70))).toEqual(['x'.repeat(60)])
    expect(list('𝔘𝔫𝔦'.repeat(30))).toEqual(['uni'.repeat(20)])
    expect(list('𐐀'.repeat(70))).toEqual(['𐐨'.repeat(60)])
  })

  test('words are words in any text, in lower case', () => {
    const word = /^[\p{L}\p{N}\p{M}]+$/u
    fc.assert(
      fc.property(anyText, (text) => {
        return list(text).every((each) => word.test(each) && each === each.toLowerCase())
      }),
    )
  })

  test('a text without end is looked at in part', () => {
    expect(wordsOf('word '.repeat(1_000_000)).size).toBe(1)
    expect(wordsOf(`${'検索'.repeat(100_000)}`).size).toBe(1)
  })
})
