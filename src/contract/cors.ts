import type { HttpCall } from './call.ts'
import type { Route } from './route.ts'
import { write } from './wire.ts'

/** Response headers that scripts may read anyway (Fetch, 'CORS-safelisted response-header name'). */
const SAFELISTED = new Set(['cache-control', 'content-language', 'content-length', 'content-type', 'expires'])

/** Response headers that are for browsers and caches, not for scripts. */
const OF_THE_MESSAGE = /^(?:access-control-.*|content-encoding|vary)$/i

/** How long a browser may remember a preflight, in seconds. */
const MAX_AGE = '86400'

/**
 * What scripts of other origins may send to a surface's open operations. The same for all of them: a script that sends
 * its token with every request, say, is not refused where the token means nothing.
 */
export function allowedHeaders(routes: readonly Route[]): string {
  const open = routes.filter((route) => route.cors)
  const sent = open.flatMap(({ parameters }) => parameters.filter((parameter) => parameter.in === 'header'))
  // OpenAPI describes these two elsewhere than among the parameters (4.8.12.1).
  const described = open.some(({ method }) => method !== 'GET') ? ['Content-Type', 'Authorization'] : []
  return [...new Set([...sent.map(({ name }) => name), ...described])].join(', ')
}

/**
 * What such scripts may read of an operation's answers: beside the headers that its replies declare, the id that a
 * refusal is logged under.
 */
export function exposedHeaders({ replies, deprecation }: Pick<Route, 'replies' | 'deprecation'>): string {
  const declared = Object.values(replies).flatMap(({ headers }) => headers)
  const readable = declared.filter((name) => !SAFELISTED.has(name.toLowerCase()) && !OF_THE_MESSAGE.test(name))
  return [...new Set([...readable, ...(deprecation ? ['Deprecation', 'Sunset'] : []), 'X-Request-Id'])].join(', ')
}

/** Whether a request is a CORS preflight (Fetch, 'CORS-preflight request'). */
export function isPreflight(call: HttpCall): boolean {
  const { headers } = call
  return (
    call.method === 'OPTIONS' && headers.origin !== undefined && headers['access-control-request-method'] !== undefined
  )
}

/**
 * Answers a preflight for a path whose operations are open to every origin.
 *
 * @returns false where none is, so that OPTIONS is refused like any method that the path does not have
 */
export function answerPreflight(call: HttpCall, routes: ReadonlyMap<string, Route>, allowed: string): boolean {
  const open = [...routes].filter(([, route]) => route.cors)
  if (open.length === 0) return false
  write(
    call,
    204,
    [
      ...['Access-Control-Allow-Origin', '*'],
      ...['Access-Control-Allow-Methods', open.map(([method]) => method).join(', ')],
      ...['Access-Control-Allow-Headers', allowed],
      ...['Access-Control-Max-Age', MAX_AGE],
      ...['Vary', 'Access-Control-Request-Method, Access-Control-Request-Headers'],
    ],
    null,
  )
  return true
}

/** Whether a path is open, as far as that can be told before an operation was found: by how its template begins. */
export function openTo(routes: readonly Route[]): (path: string) => boolean {
  const open = [...new Set(routes.filter((route) => route.cors).map((route) => route.path))]
  const exact = new Set(open.filter((path) => !path.includes('{')))
  const prefixes = open.filter((path) => path.includes('{')).map((path) => path.slice(0, path.indexOf('{')))
  const beginnings = [...new Set(prefixes)]
  return (path) => beginnings.some((prefix) => path.startsWith(prefix)) || exact.has(path)
}

/** Whether a path takes writes from every origin. */
export function openToWrites(routes: readonly Route[]): (path: string) => boolean {
  const open = new Set(routes.filter(({ cors, method }) => cors && method !== 'GET').map(({ path }) => path))
  return (path) => open.has(path)
}
