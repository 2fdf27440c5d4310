import type { components } from '../../../generated/content/types.ts'

export type RuleReason = components['schemas']['RuleReason']

/** Why a rule is left out, as a sentence. */
export const reasonWords: Readonly<Record<RuleReason, string>> = {
  conflict: 'Other redirects for the same path have different targets, so none is used.',
  self_loop: 'It redirects to itself.',
  cycle: 'It is part of a redirect loop.',
  from_is_published: 'A page is published at this path and takes precedence.',
  target_not_published: 'No page is published at its target.',
  target_external: 'It redirects to another site.',
  malformed_from: 'No page of the site can have this path.',
}

/** The kinds of redirect (RFC 9110, 15.4), as people choose between them. */
export const statuses = [
  { value: '301', label: '301: permanent' },
  { value: '302', label: '302: temporary' },
  { value: '307', label: '307: temporary, keeps the method' },
  { value: '308', label: '308: permanent, keeps the method' },
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

/** What is wrong with a path that the user typed (DocumentRoute of the contract); null for one that may be saved. */
export function faultOfPath(path: string): string | null {
  if (!path.startsWith('/')) return 'Start with a slash'
  if (/[\\?#]|\p{Cc}/u.test(path)) return 'A path cannot contain \\, ? or #'
  if (path === '/') return null
  const segments = path.slice(1).split('/')
  if (segments.at(-1) === '') return 'Do not end with a slash'
  return segments.some((segment) => ['', '.', '..'].includes(segment))
    ? 'A path cannot have empty or dot segments'
    : null
}

/**
 * The path that the user means, as the site would know it: an address without its host, one slash at the beginning and
 * none at the end.
 */
export function pathMeant(text: string): string {
  const typed = text.trim()
  const url = /^https?:\/\//i.test(typed) ? URL.parse(typed) : null
  const path = (url === null ? typed.replace(/[?#].*$/s, '') : url.pathname).replace(/^\/+|\/+$/g, '')
  return `/${decodePath(path)}`.normalize('NFC')
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
