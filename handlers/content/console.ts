import { type Actor, actorOf } from '../../src/content/actor.ts'
import type { ListPage, PageRequest } from '../../src/content/page.ts'
import { normalizeKey } from '../../src/content/paths.ts'
import type { Scope } from '../../src/content/sites.ts'
import type { Tagged } from '../../src/content/tagged.ts'
import { TriptychError } from '../../src/errors.ts'
import type { ContentContext } from './context.ts'
import { nextLink } from './next-link.ts'

/** What the operations of the console have in common: where, who, and how a state of something is told. */

/** The environment that a request is about. */
export function scopeOf({ path }: { readonly path: Scope }): Scope {
  return { site: path.site, env: path.env }
}

/** @throws TriptychError `unauthenticated` */
export function actorIn({ call: { principal } }: ContentContext): Actor {
  if (principal === null) throw new TriptychError('unauthenticated')
  return actorOf(principal)
}

/** @throws TriptychError `malformed_path` */
export function mediaKey({ path }: { readonly path: { readonly key: string } }): string {
  const key = normalizeKey(path.key)
  if (key === null) throw new TriptychError('malformed_path')
  return key
}

/** Entries of a page when the request does not say. */
const LIMIT = 50

export function pageRequest({ query }: { readonly query: Paging }): PageRequest<string> {
  return { limit: query.limit ?? LIMIT, after: query.cursor ?? null }
}

interface Paging {
  readonly limit?: number | undefined
  readonly cursor?: string | undefined
}

/** A page of a list; what the request filtered by stays in the link to the next one. */
export function listed<T, B>(
  { entries, next }: ListPage<T, string>,
  query: Paging & Readonly<Record<string, unknown>>,
  body: (entries: readonly T[]) => B,
) {
  return {
    status: 200,
    headers: { 'Cache-Control': 'no-store', Link: nextLink(next, query) },
    body: body(entries),
  } as const
}

/** The state of something, that may be kept and asked about. */
export function shown<T>({ value, etag }: Tagged<T>) {
  return { status: 200, headers: { 'Cache-Control': 'no-cache', ETag: `"${etag}"` }, body: value } as const
}

/** The state that a change led to. */
export function changed<T>({ value, etag }: Tagged<T>) {
  return { status: 200, headers: { 'Cache-Control': 'no-store', ETag: `"${etag}"` }, body: value } as const
}

/** Something new. */
export function created<T>({ value, etag }: Tagged<T>, site: string, ...place: readonly string[]) {
  return {
    status: 201,
    headers: { 'Cache-Control': 'no-store', ETag: `"${etag}"`, Location: location(site, ...place) },
    body: value,
  } as const
}

/** Where something of a site is, in the console's API. */
export function location(...steps: readonly string[]): string {
  return `/api/console/sites/${steps.map(encodeURIComponent).join('/')}`
}
