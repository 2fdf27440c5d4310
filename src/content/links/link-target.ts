import { hash } from 'node:crypto'
import { isDocumentRoute, normalizeKey, normalizeRoute } from '../paths.ts'

/** What a link leads to: where it says that, or (`id`) which document it names. */
export type TargetKind = 'page' | 'partial' | 'media' | 'id'

export interface LinkTarget {
  readonly kind: TargetKind
  /** A route, a partial's or a file's key, or the id of a document. */
  readonly key: string
}

/** Longest key that an index takes, in bytes: no document and no file has a longer one. */
const MAX_KEY_BYTES = 2_000

const ID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** Where the path of an address ends. */
const SUFFIX = /[?#].*$/su

/** What a text that is an id as a whole names; null for others. */
export function idTarget(text: string): LinkTarget | null {
  return ID.test(text) ? { kind: 'id', key: text } : null
}

/**
 * What the path of this site leads to, by what delivery serves there: `/media/…`, `/_partials/…`, and pages anywhere
 * else. Query and fragment say nothing of that.
 *
 * @returns null for what leads to another site, is relative, or is for other operations
 */
export function pathTarget(text: string): LinkTarget | null {
  if (!text.startsWith('/') || text.startsWith('//') || text.startsWith('/\\')) return null
  const path = decode(text.replace(SUFFIX, ''))
  if (path.startsWith('/media/')) return target('media', normalizeKey(path.slice('/media/'.length)), path)
  if (path.startsWith('/_partials/')) return target('partial', normalizeKey(path.slice('/_partials/'.length)), path)
  const route = normalizeRoute(path)
  return route !== null && !isDocumentRoute(route) ? null : target('page', route, path)
}

/** The address that leads to a target, in the spelling of the one that it replaces. */
export function respell(text: string, { kind, key }: LinkTarget): string {
  const path = kind === 'partial' ? `/_partials/${key}` : key
  const [suffix = ''] = SUFFIX.exec(text) ?? []
  const before = text.slice(0, text.length - suffix.length)
  const isPlain = decode(before) === before && before !== encodeURI(before)
  return `${isPlain ? path : encodeURI(path).replaceAll('(', '%28').replaceAll(')', '%29')}${suffix}`
}

function target(kind: TargetKind, key: string | null, path: string): LinkTarget {
  // `#` is in no key: nothing is there, now and later.
  if (key === null || Buffer.byteLength(key) > MAX_KEY_BYTES) return { kind, key: `#${hash('sha256', path)}` }
  return { kind, key }
}

function decode(path: string): string {
  try {
    const text = decodeURIComponent(path)
    return text.isWellFormed() && !text.includes('\0') ? text : path
  } catch {
    return path
  }
}
