import { hash } from 'node:crypto'
import type { Document, Partial, Redirect, Strings, Zones } from './model.ts'

/** The JSON text that delivery sends, and its ETag without quotes: base64url of the SHA-256, cut to 27 characters. */
export interface EncodedBody {
  readonly body: string
  readonly etag: string
}

/**
 * A page: `route`, `meta` (`title`, `description`, `redirectsFrom`), `zones`. Zones and fields keep the order they
 * have; an empty `redirectsFrom` says nothing and is left out.
 */
export function encodeDocument({ route, meta, zones }: Document): EncodedBody {
  const { title, description, redirectsFrom = [] } = meta
  return withTag(
    JSON.stringify({
      route,
      meta: redirectsFrom.length === 0 ? { title, description } : { title, description, redirectsFrom },
      zones: orderFields(zones),
    }),
  )
}

/** A partial: `key`, `zones`. */
export function encodePartial({ key, zones }: Partial): EncodedBody {
  return withTag(JSON.stringify({ key, zones: orderFields(zones) }))
}

/** The strings of one language, sorted by key (UTF-16 code units), so that a moved line is not a change. */
export function encodeStrings(strings: Strings): EncodedBody {
  // Written by hand: in an object, keys that look like integers would come first whatever the order asked for.
  const members = Object.keys(strings)
    .sort()
    .map((key) => `${JSON.stringify(key)}:${JSON.stringify(strings[key])}`)
  return withTag(`{${members.join(',')}}`)
}

/** A redirect document: `from`, `to`, `status`. */
export function encodeRedirect({ from, to, status }: Redirect): EncodedBody {
  return withTag(JSON.stringify({ from, to, status }))
}

function withTag(body: string): EncodedBody {
  return { body, etag: hash('sha256', body, 'base64url').slice(0, 27) }
}

function orderFields(zones: Zones): Zones {
  return Object.fromEntries(
    Object.entries(zones).map(([name, { blocks }]) => [
      name,
      { blocks: blocks.map(({ id, type, fields }) => ({ id, type, fields })) },
    ]),
  )
}
