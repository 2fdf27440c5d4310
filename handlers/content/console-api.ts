import { type Actor, actorOf } from '../../src/content/actor.ts'
import type { Scope } from '../../src/content/sites.ts'
import type { Tagged } from '../../src/content/tagged.ts'
import { TriptychError } from '../../src/errors.ts'
import type { PageRequest } from '../../src/lib/paging.ts'
import type { ContentContext } from './context.ts'

// What the operations of the console have in common: where, who, and how a state of something is answered.

/** The environment that a request is about. */
export function scopeOf({ path }: { readonly path: Scope }): Scope {
  return { site: path.site, env: path.env }
}

/** @throws TriptychError `unauthenticated` */
export function actorIn({ call: { principal } }: ContentContext): Actor {
  if (principal === null) throw new TriptychError('unauthenticated')
  return actorOf(principal)
}

/**
 * For what of an operation its contract leaves to people (`x-session-for`).
 *
 * @param what it is, for the log
 * @throws TriptychError `session_required` for a token
 */
export function demandSession({ call: { principal } }: ContentContext, what: string): void {
  if (principal?.credential !== 'session') throw new TriptychError('session_required', `a session is needed ${what}`)
}

/** Which page of a list a request asks for. */
export function pageRequest({ query }: { readonly query: Paging }): PageRequest<string> {
  return { limit: query.limit, after: query.cursor ?? null }
}

interface Paging {
  readonly limit: number
  readonly cursor?: string | undefined
}

/** The body and the headers of a reply that shows a state of something. */
export function withTag<T>({ value, etag }: Tagged<T>) {
  return [value, { ETag: `"${etag}"` }] as const
}

/** The same of something new, and where in the site it is. */
export function withLocation<T>({ value, etag }: Tagged<T>, ...steps: readonly string[]) {
  return [value, { ETag: `"${etag}"`, Location: location(...steps) }] as const
}

/** The same of something new in an environment. */
export function withLocationIn<T extends { readonly id: string }>(
  { path: { site, env } }: { readonly path: Scope },
  made: Tagged<T>,
  collection: 'documents' | 'releases',
) {
  return withLocation(made, site, 'environments', env, collection, made.value.id)
}

/** Where something of a site is, in the console's API. */
function location(...steps: readonly string[]): string {
  return `/api/console/sites/${steps.map(encodeURIComponent).join('/')}`
}
