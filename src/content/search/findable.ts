import type { Document, Partial, Redirect, Strings, Zones } from '../model.ts'
import type { SearchEntry } from './search-index.ts'

/** The searchable texts of a document. */
export interface Findable {
  /** The title; empty for a document without one. */
  readonly title: string
  /** The text of route and title: documents with a word here come first. */
  readonly head: string
  /** All other text of the document. */
  readonly text: string
}

/** The searchable texts of a stored draft: its route and title, and every text in it. */
export function toFindable({ kind, key, body }: Pick<SearchEntry, 'kind' | 'key' | 'body'>): Findable {
  switch (kind) {
    case 'page': {
      const { meta, zones } = JSON.parse(body) as Document
      const text = [meta.description, ...(meta.redirectsFrom ?? []), ...textsOf(zones)].join('\n')
      return { title: meta.title, head: `${key}\n${meta.title}`, text }
    }
    case 'partial':
      return { title: '', head: key, text: textsOf((JSON.parse(body) as Partial).zones).join('\n') }
    case 'strings':
      return {
        title: '',
        head: key,
        text: Object.entries(JSON.parse(body) as Strings)
          .flat()
          .join('\n'),
      }
    case 'redirect': {
      const { from, to } = JSON.parse(body) as Redirect
      return { title: '', head: `${from}\n${to}`, text: '' }
    }
  }
}

/** Every string in the fields of the blocks, in order. */
export function textsOf(zones: Zones): string[] {
  const texts: string[] = []
  // A stack, not recursion: how deep fields are nested is up to their author.
  const waiting: unknown[] = Object.values(zones).flatMap(({ blocks }) => blocks.map(({ fields }) => fields))
  waiting.reverse()
  while (waiting.length > 0) {
    const value = waiting.pop()
    if (typeof value === 'string') texts.push(value)
    else if (typeof value === 'object' && value !== null) {
      for (const inner of Object.values(value).toReversed()) waiting.push(inner)
    }
  }
  return texts
}
