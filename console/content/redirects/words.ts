import type { components } from '../../../generated/content/types.ts'

export type RuleReason = components['schemas']['RuleReason']

/** Why a rule is left out, as a sentence. */
export const reasonWords: Readonly<Record<RuleReason, string>> = {
  conflict: 'Other rules for the same path lead elsewhere, so none of them holds.',
  self_loop: 'It leads to itself.',
  cycle: 'Following it leads in a circle.',
  from_is_published: 'A page is published at this path, and the page wins.',
  target_not_published: 'No page is published where it leads.',
  target_external: 'It leads to another site.',
  malformed_from: 'It is no path that a page of the site could have.',
}

/** The kinds of redirect (RFC 9110, 15.4), as people choose between them. */
export const statuses = [
  { value: '301', label: '301: for good' },
  { value: '302', label: '302: for now' },
  { value: '307', label: '307: for now, keeps the method' },
  { value: '308', label: '308: for good, keeps the method' },
] as const

/** A redirect as it is written. */
export interface Redirect {
  readonly from: string
  readonly to: string
  readonly status: number
}

/** What the key of a redirect document says; null for a key that is a page's route. */
export function redirectOfKey(key: string): Redirect | null {
  if (!key.startsWith('[')) return null
  try {
    const [from, to, status] = JSON.parse(key) as [string, string, number]
    return { from, to, status }
  } catch {
    return null
  }
}

/** What is wrong with a path that somebody typed (DocumentRoute of the contract); null for one that may be saved. */
export function faultOfPath(path: string): string | null {
  if (!path.startsWith('/')) return 'Begin it with a slash'
  if (/[\\?#]|\p{Cc}/u.test(path)) return 'A path has no \\, ? or #'
  if (path === '/') return null
  const segments = path.slice(1).split('/')
  if (segments.at(-1) === '') return 'End it without a slash'
  return segments.some((segment) => ['', '.', '..'].includes(segment)) ? 'A path has no empty and no dot parts' : null
}

/**
 * The path that somebody means, as the site would know it: an address without its host, one slash at the beginning and
 * none at the end.
 */
export function pathMeant(text: string): string {
  const typed = text.trim()
  const url = /^https?:\/\//i.test(typed) ? URL.parse(typed) : null
  const path = (url === null ? typed.replace(/[?#].*$/s, '') : url.pathname).replace(/^\/+|\/+$/g, '')
  return `/${decoded(path)}`.normalize('NFC')
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
