import type { components } from '../../../generated/content/types.ts'

type ItemName = Pick<components['schemas']['ReleaseItem'], 'title' | 'kind' | 'key'>

/** How a document is addressed, for people: of a redirect, whose key is a list, where it leads. */
export function keyInWords(kind: ItemName['kind'], key: string): string {
  if (kind !== 'redirect') return key
  try {
    const [from, to, status] = JSON.parse(key) as unknown[]
    return `${from} → ${to} (${status})`
  } catch {
    return key
  }
}

/** What a document is called: by its title, else by where it is. */
export function nameOfDocument({ title, kind, key }: ItemName): string {
  return title === '' ? keyInWords(kind, key) : title
}

/** What a page becomes a version of with its release. */
export function translationInWords({ language, of }: components['schemas']['ReleasedTranslation']): string {
  return of === null ? `in ${language}` : `${language} version of ${of}`
}
