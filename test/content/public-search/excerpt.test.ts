import { describe, expect, it } from 'vitest'
import { excerptOf } from '../../../src/content/public-search/excerpt.ts'

describe('an excerpt', () => {
  it('is of the first text that has the most of the words', () => {
    expect(excerptOf(['A walrus.', 'Blue.', 'A blue walrus.', 'The blue walrus.'], ['blue', 'walrus'])).toBe(
      'A blue walrus.',
    )
    expect(excerptOf(['What it is.', 'More.'], ['walrus'])).toBe('What it is.')
    expect(excerptOf([], ['walrus'])).toBe('')
  })

  it('is cut between words around the first one, also of many bytes, and has no half of a character', () => {
    const text = `${'before '.repeat(50)}Wálrus ${'after '.repeat(100)}`
    const excerpt = excerptOf([text], ['walrus'])
    expect(excerpt).toMatch(/^…before .*Wálrus after .*after…$/)
    expect(excerpt.length).toBeLessThan(250)
    const emoji = excerptOf([`${'😀'.repeat(300)} walrus ${'😀'.repeat(300)}`], ['walrus'])
    expect([emoji.isWellFormed(), emoji.includes('walrus'), emoji.length < 500]).toEqual([true, true, true])
  })

  it('has none of the signs of Markdown, and no tag', () => {
    const text = '## Walrus\n\n> *It* is a `snake_case` <b onclick="x">thing</b>\n- ![see](/a.png) [it](/b) __now__'
    expect(excerptOf([text], ['walrus'])).toBe('Walrus It is a snake_case thing see it now')
  })

  it.each(['<', '[', '](', '![', '# ', '_', '*', '[a](', '`'])('is cut where a page has many of %j', (sign) => {
    expect(excerptOf([sign.repeat(50_000)], ['walrus']).length).toBeLessThan(500)
  })
})
