/** Longer words are known by their beginning, in characters. */
const MAX_LENGTH = 60

/** Characters of a text that are looked at: enough for any page, and soon done. */
const MAX_TEXT = 300_000

/** As `MAX_TEXT`, for text whose words a dictionary has to separate, which takes ten times as long. */
const MAX_SPACELESS = 60_000

const ASCII = /^[\0-\x7f]*$/

/** Accents, and the points of Hebrew and Arabic, which are written or not; other marks make another word. */
const OPTIONAL_MARKS = /[\u0300-\u036f\u0483-\u0487\u0591-\u05bd\u05bf\u05c1-\u05c7\u0610-\u061a\u064b-\u065f\u0670]/gu

const WORD = /[\p{L}\p{N}\p{M}]+/gu

/** Scripts that are written without spaces between words. */
const SPACELESS = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u

// Made once: loading its dictionaries takes longer than splitting a text. Words are the same in every locale.
let segmenter: Intl.Segmenter | undefined

/** The words of a text in the form in which they are compared: lower case, without accents; each once. */
export function wordsOf(text: string): Set<string> {
  const looked = text.slice(0, MAX_TEXT)
  if (ASCII.test(looked)) return new Set((looked.toLowerCase().match(/[a-z0-9]+/g) ?? []).map(cut))
  const words = new Set<string>()
  let left = MAX_SPACELESS
  for (const run of plain(looked).match(WORD) ?? []) {
    if (!SPACELESS.test(run)) {
      words.add(cut(run))
    } else if (left > 0) {
      for (const word of segments(run.slice(0, left))) words.add(cut(word))
      left -= run.length
    }
  }
  return words
}

/** A soft hyphen is in the middle of a word and says nothing about it. */
function plain(text: string): string {
  return text
    .replaceAll('\u00ad', '')
    .normalize('NFKD')
    .replace(OPTIONAL_MARKS, '')
    .toLowerCase()
    .replaceAll('ς', 'σ')
    .normalize('NFC')
}

function* segments(run: string): Generator<string> {
  segmenter ??= new Intl.Segmenter('en', { granularity: 'word' })
  for (const { segment } of segmenter.segment(run)) yield segment
}

/** By code points: half of a surrogate pair is not text. */
function cut(word: string): string {
  return word.length <= MAX_LENGTH ? word : Array.from(word).slice(0, MAX_LENGTH).join('')
}
