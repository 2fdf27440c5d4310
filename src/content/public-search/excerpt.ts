import { wordsOf } from '../search/words.ts'

/** Characters of an excerpt, and how many of them come before the first word that was looked for. */
const LENGTH = 240
const BEFORE = 60

/** Characters of a page that are looked at. */
const MAX_TEXT = 50_000

const WORD = /[\p{L}\p{N}\p{M}]+/gu

/**
 * Where a page has the words that were looked for, as plain text: of its texts the first that has the most of them.
 *
 * @param texts of the page in order, the description first
 * @param words as {@link wordsOf} has them
 */
export function excerptOf(texts: readonly string[], words: readonly string[]): string {
  let best = { text: '', at: 0, has: -1 }
  let left = MAX_TEXT
  for (const each of texts) {
    if (left <= 0 || best.has === words.length) break
    const text = plainText(each.slice(0, left))
    left -= each.length
    const { has, at } = placeOf(text, words)
    if (has > best.has) best = { text, at, has }
  }
  return cut(best.text, best.at)
}

/** How many of the words begin one of the text, and where the first of them is. */
function placeOf(text: string, words: readonly string[]): { readonly has: number; readonly at: number } {
  const has = new Set<string>()
  let first = 0
  for (const { 0: run, index } of text.matchAll(WORD)) {
    for (const own of wordsOf(run)) {
      for (const word of words) {
        if (!own.startsWith(word)) continue
        if (has.size === 0) first = index
        has.add(word)
      }
    }
    if (has.size === words.length) break
  }
  return { has: has.size, at: first }
}

/** Without the signs of Markdown and the tags of HTML, in one line. Each expression ends where it would begin again. */
function plainText(text: string): string {
  return text
    .replace(/<[^<>]*>/g, ' ')
    .replace(/!?\[([^[\]]*)\]\([^()]*\)/g, '$1')
    .replace(/^[ \t]*(?:#{1,6}|>|[-*+]|\d{1,9}[.)])[ \t]+/gm, '')
    .replace(/[*`~|]+|(?<![\p{L}\p{N}])_+|_+(?![\p{L}\p{N}_])/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
}

/** By code points, and between words where there are spaces. */
function cut(text: string, at: number): string {
  const start = at <= BEFORE ? 0 : beginningOfWord(text, at - BEFORE, at)
  const characters = Array.from(text.slice(start, start + 2 * LENGTH))
  const whole = characters.length <= LENGTH && start + characters.join('').length >= text.length
  const shown = whole ? characters.join('') : characters.slice(0, LENGTH).join('')
  const space = whole ? -1 : shown.lastIndexOf(' ')
  const ended = space > LENGTH / 2 ? shown.slice(0, space) : shown
  return `${start > 0 ? '…' : ''}${ended}${whole ? '' : '…'}`
}

function beginningOfWord(text: string, from: number, to: number): number {
  const space = text.indexOf(' ', from)
  if (space !== -1 && space < to) return space + 1
  // Not within a pair of surrogates.
  const isHalf = (text.charCodeAt(from) & 0xfc00) === 0xdc00
  return isHalf ? from + 1 : from
}
