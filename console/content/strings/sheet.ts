/** The texts of one language, as they are saved. */
export interface Language {
  readonly locale: string
  readonly documentId: string
  readonly state: 'draft' | 'published' | 'changed'
  /** Of the state that was read. */
  readonly etag: string
  readonly strings: ReadonlyMap<string, string>
}

/** A cell that says something else than what is saved; null for no text. */
export interface Edit {
  readonly text: string | null
  /** What was saved when it was written: a different text there now is another user's. */
  readonly base: string | null
}

/** By locale, then by key. */
export type Edits = ReadonlyMap<string, ReadonlyMap<string, Edit>>

export const noEdits: Edits = new Map()

/** The text that is saved; null where there is none. */
export function savedText(language: Language, key: string): string | null {
  return language.strings.get(key) ?? null
}

/** The text of a cell as its writer sees it. */
export function textAt(language: Language, edits: Edits, key: string): string | null {
  const edit = edits.get(language.locale)?.get(key)
  return edit === undefined ? savedText(language, key) : edit.text
}

/** Writes into a cell; an emptied one has no text, and what is saved already is not an edit. */
export function write(edits: Edits, language: Language, key: string, typed: string): Edits {
  const saved = savedText(language, key)
  const text = typed === '' && saved !== '' ? null : typed
  const base = edits.get(language.locale)?.get(key)?.base ?? saved
  return withEdit(edits, language.locale, key, text === saved ? null : { text, base })
}

/** Takes a key out of every language, until it is saved or taken back. */
export function removeKey(edits: Edits, languages: readonly Language[], key: string): Edits {
  return languages.reduce((all, language) => {
    const saved = savedText(language, key)
    return withEdit(all, language.locale, key, saved === null ? null : { text: null, base: saved })
  }, edits)
}

/** Takes back what was written into a row. */
export function restoreKey(edits: Edits, key: string): Edits {
  return [...edits.keys()].reduce((all, locale) => withEdit(all, locale, key, null), edits)
}

function withEdit(edits: Edits, locale: string, key: string, edit: Edit | null): Edits {
  const cells = new Map(edits.get(locale))
  if (edit === null) cells.delete(key)
  else cells.set(key, edit)
  const all = new Map(edits)
  if (cells.size === 0) all.delete(locale)
  else all.set(locale, cells)
  return all
}

/** A cell that two people wrote into. */
export interface Clash {
  readonly key: string
  readonly mine: string | null
  readonly theirs: string | null
}

/** Where another user has saved another text since a cell was written. */
export function clashesOf(language: Language, edits: Edits): Clash[] {
  return [...(edits.get(language.locale) ?? [])].flatMap(([key, { text, base }]) => {
    const theirs = savedText(language, key)
    return theirs === base || theirs === text ? [] : [{ key, mine: text, theirs }]
  })
}

/** Decides about a cell that two people wrote into. */
export function settle(edits: Edits, language: Language, key: string, keep: 'mine' | 'theirs'): Edits {
  const edit = edits.get(language.locale)?.get(key)
  if (edit === undefined) return edits
  const decided = keep === 'theirs' ? null : { text: edit.text, base: savedText(language, key) }
  return withEdit(edits, language.locale, key, decided)
}

/** All texts of a language as they are to be saved. */
export function stringsToSave(language: Language, edits: Edits): Record<string, string> {
  const all = new Map(language.strings)
  for (const [key, { text }] of edits.get(language.locale) ?? []) {
    if (text === null) all.delete(key)
    else all.set(key, text)
  }
  return Object.fromEntries(all)
}

/** What is still unsaved once `sent` was saved: what was written meanwhile. */
export function afterSaving(edits: Edits, locale: string, sent: ReadonlyMap<string, Edit>): Edits {
  return [...sent].reduce((all, [key, edit]) => {
    const now = all.get(locale)?.get(key)
    if (now === undefined) return all
    return withEdit(
      all,
      locale,
      key,
      now === edit || now.text === edit.text ? null : { text: now.text, base: edit.text },
    )
  }, edits)
}

/** Which rows are wanted. */
export interface Filter {
  /** Part of a key or a text. */
  readonly words: string
  /** `missing` in any language; `missing:de` in one; `unsaved`. */
  readonly only: string
}

/**
 * The keys of the sheet in order. A row stays while it is written into: what is missing is judged by what is saved.
 *
 * @param added keys that have no text yet
 */
export function keysOf(
  languages: readonly Language[],
  edits: Edits,
  added: ReadonlySet<string>,
  { words, only }: Filter,
): string[] {
  const all = new Set(added)
  for (const { strings } of languages) for (const key of strings.keys()) all.add(key)
  for (const cells of edits.values()) for (const key of cells.keys()) all.add(key)
  const wanted = words.trim().toLowerCase()
  return [...all].filter((key) => passes(key) && says(key)).sort()

  function says(key: string): boolean {
    if (wanted === '' || key.toLowerCase().includes(wanted)) return true
    return languages.some((language) =>
      [savedText(language, key), textAt(language, edits, key)].some((text) => text?.toLowerCase().includes(wanted)),
    )
  }

  function passes(key: string): boolean {
    if (only === 'unsaved') return [...edits.values()].some((cells) => cells.has(key))
    if (only === 'missing') return languages.some((language) => !savedText(language, key))
    if (!only.startsWith('missing:')) return true
    const one = languages.find(({ locale }) => `missing:${locale}` === only)
    return one === undefined || !savedText(one, key)
  }
}

/** How many keys of the sheet have no text in a language. */
export function missingIn(language: Language, keys: readonly string[], edits: Edits): number {
  return keys.filter((key) => !textAt(language, edits, key)).length
}

/** How many cells are not saved. */
export function countEdits(edits: Edits): number {
  return [...edits.values()].reduce((sum, cells) => sum + cells.size, 0)
}

const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' })

/** What a language is called in English; null for a tag that has no name. */
export function nameOfLocale(locale: string): string | null {
  try {
    return names.of(locale) ?? null
  } catch {
    return null
  }
}
