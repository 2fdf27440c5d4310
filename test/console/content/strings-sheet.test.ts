import { describe, expect, it } from 'vitest'
import {
  afterSaving,
  clashesOf,
  countEdits,
  type Edits,
  keysOf,
  type Language,
  missingIn,
  nameOfLocale,
  noEdits,
  removeKey,
  restoreKey,
  settle,
  stringsToSave,
  textAt,
  write,
} from '../../../console/content/strings/sheet.ts'

function language(locale: string, strings: Record<string, string>): Language {
  const entries = new Map(Object.entries(strings))
  return { locale, documentId: locale, state: 'published', etag: '"1"', strings: entries }
}

const en = language('en', { 'nav.next': 'Next', 'nav.home': 'Home' })
const de = language('de', { 'nav.next': 'Weiter' })
const every = { words: '', only: 'all' }
const written = (...cells: [Language, string, string][]): Edits =>
  cells.reduce((edits, [one, key, text]) => write(edits, one, key, text), noEdits)

describe('writing', () => {
  it('keeps what differs from what is saved, and nothing else', () => {
    const edits = written([de, 'nav.home', 'Start'])
    expect(textAt(de, edits, 'nav.home')).toBe('Start')
    expect(countEdits(edits)).toBe(1)
    expect(countEdits(write(edits, de, 'nav.home', ''))).toBe(0)
    expect(countEdits(written([de, 'nav.next', 'Weiter']))).toBe(0)
  })

  it('takes a text away where its cell is emptied, and keeps one that is saved empty', () => {
    expect(stringsToSave(de, written([de, 'nav.next', '']))).toEqual({})
    const blank = language('fr', { blank: '' })
    expect(countEdits(written([blank, 'blank', '']))).toBe(0)
    const typed = write(written([blank, 'blank', 'x']), blank, 'blank', '')
    expect(countEdits(typed)).toBe(0)
  })

  it('saves names that objects have of their own', () => {
    const strings = stringsToSave(de, written([de, '__proto__', 'x'], [de, 'constructor', 'y']))
    expect(JSON.parse(JSON.stringify(strings))).toEqual(
      JSON.parse('{"nav.next":"Weiter","__proto__":"x","constructor":"y"}'),
    )
    expect(textAt(de, noEdits, 'toString')).toBeNull()
  })

  it('removes a key from every language, and takes that back', () => {
    const edits = removeKey(noEdits, [en, de], 'nav.next')
    expect([stringsToSave(en, edits), stringsToSave(de, edits)]).toEqual([{ 'nav.home': 'Home' }, {}])
    expect(countEdits(restoreKey(edits, 'nav.next'))).toBe(0)
  })
})

describe('two writers', () => {
  const edits = written([de, 'nav.next', 'Vorwärts'], [de, 'nav.home', 'Start'])
  const theirs = language('de', { 'nav.next': 'Fort', more: 'Mehr' })

  it('clash only where both wrote something else', () => {
    expect(clashesOf(de, edits)).toEqual([])
    expect(clashesOf(theirs, edits)).toEqual([{ key: 'nav.next', mine: 'Vorwärts', theirs: 'Fort' }])
    expect(clashesOf(language('de', { 'nav.next': 'Vorwärts' }), edits)).toEqual([])
  })

  it('clash still after more was typed, until the editor decides', () => {
    expect(clashesOf(theirs, write(edits, theirs, 'nav.next', 'Voran'))).toHaveLength(1)
    const mine = settle(edits, theirs, 'nav.next', 'mine')
    expect(clashesOf(theirs, mine)).toEqual([])
    expect(stringsToSave(theirs, mine)).toEqual({ 'nav.next': 'Vorwärts', 'nav.home': 'Start', more: 'Mehr' })
    const given = settle(edits, theirs, 'nav.next', 'theirs')
    expect(stringsToSave(theirs, given)).toEqual({ 'nav.next': 'Fort', 'nav.home': 'Start', more: 'Mehr' })
  })

  it('keep what was typed while a save was under way', () => {
    const sent = edits.get('de') ?? new Map()
    const later = write(edits, de, 'nav.next', 'Voran')
    const saved = language('de', stringsToSave(de, edits))
    const left = afterSaving(later, 'de', sent)
    expect(countEdits(left)).toBe(1)
    expect(clashesOf(saved, left)).toEqual([])
    expect(textAt(saved, left, 'nav.next')).toBe('Voran')
    expect(countEdits(afterSaving(edits, 'de', sent))).toBe(0)
  })
})

describe('rows', () => {
  it('are all keys in order, those that have no text yet too', () => {
    expect(keysOf([en, de], written([de, 'b', 'x']), new Set(['a']), every)).toEqual(['a', 'b', 'nav.home', 'nav.next'])
  })

  it('are found by key and by text, and by what is missing or not saved', () => {
    const find = (words: string, only = 'all', edits = noEdits) => keysOf([en, de], edits, new Set(), { words, only })
    expect([find('HOME'), find('weiter'), find('nothing')]).toEqual([['nav.home'], ['nav.next'], []])
    expect([find('', 'missing'), find('', 'missing:de'), find('', 'missing:en')]).toEqual([
      ['nav.home'],
      ['nav.home'],
      [],
    ])
    const edits = written([de, 'nav.home', 'Start'])
    expect([find('', 'missing:de', edits), find('', 'unsaved', edits)]).toEqual([['nav.home'], ['nav.home']])
    expect([missingIn(de, ['nav.home', 'nav.next'], noEdits), missingIn(de, ['nav.home'], edits)]).toEqual([1, 0])
  })
})

it('names languages, and answers null for other keys', () => {
  expect([nameOfLocale('de'), nameOfLocale('pt-BR'), nameOfLocale('!'), nameOfLocale('')]).toEqual([
    'German',
    'Brazilian Portuguese',
    null,
    null,
  ])
})
