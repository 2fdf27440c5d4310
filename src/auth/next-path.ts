/**
 * Longest address that is remembered over a sign-in, in characters. It travels in a cookie for each sign-in under way,
 * and all of a browser's cookies must leave room in a request's 16 KiB of headers: with longer ones, a few malicious
 * links would keep a browser out.
 */
export const LONGEST_NEXT = 1024

/** Stands for the place that paths belong to; nothing resolves there. */
const OWN = new URL('http://own.invalid')

/** What browsers drop or turn into something else while they read an address (WHATWG URL, 4.4). */
const MISREAD = /[\p{Cc}\p{Cf}\p{Cs}\p{Z}\\]/u

/** A path that a program which decodes once more would take for the start of another host. */
const LIKE_A_HOST = /^\/(?:[/\\]|%2f|%5c)/i

/**
 * Where a browser may be sent after a sign-in: `next` when it is a path of our own (`/…`) or an address under one of
 * these origins, written as a browser writes it; else `fallback`.
 *
 * @param origins as `URL.origin` gives them
 */
export function safeNext(next: string | undefined, origins: readonly string[], fallback: string): string {
  if (next === undefined || next.length > LONGEST_NEXT || MISREAD.test(next)) return fallback
  const url = next.startsWith('/') ? own(next) : foreign(next, origins)
  if (url === null || LIKE_A_HOST.test(url.pathname)) return fallback
  const written = url.origin === OWN.origin ? `${url.pathname}${url.search}${url.hash}` : url.href
  return written.length > LONGEST_NEXT ? fallback : written
}

function own(path: string): URL | null {
  if (LIKE_A_HOST.test(path) || !URL.canParse(path, OWN.href)) return null
  const url = new URL(path, OWN)
  return url.origin === OWN.origin ? url : null
}

function foreign(text: string, origins: readonly string[]): URL | null {
  // Two slashes and a host, so that what is read here is what is read anywhere.
  if (!/^https?:\/\/[^/]/i.test(text) || !URL.canParse(text)) return null
  const url = new URL(text)
  return origins.includes(url.origin) && url.username === '' && url.password === '' ? url : null
}
