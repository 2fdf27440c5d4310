import { hash } from 'node:crypto'
import type { Document, Partial, Redirect, Strings, Zones } from './model.ts'

/** What a page has beside what the seed delivers: any JSON by name, as its front matter says it. */
export type PageFields = Readonly<Record<string, unknown>>

/**
 * The JSON text that delivery sends, and its ETag without quotes: base64url of the SHA-256 of the body and of the fields
 * where there are any, cut to 27 characters. So it names all of what a revision says.
 */
export interface EncodedBody {
  readonly body: string
  /** The JSON of a page's fields, delivered beside the body; null where it has none. */
  readonly fields: string | null
  readonly etag: string
}

/**
 * A page: `route`, `meta` (`title`, `description`, `redirectsFrom`), `zones`. Zones and fields keep the order they
 * have; an empty `redirectsFrom` says nothing and is left out. Its fields stand beside it.
 */
export function encodeDocument({ route, meta, zones }: Document, fields: PageFields = {}): EncodedBody {
  const { title, description, redirectsFrom = [] } = meta
  return encodeText(
    JSON.stringify({
      route,
      meta: redirectsFrom.length === 0 ? { title, description } : { title, description, redirectsFrom },
      zones: orderFields(zones),
    }),
    Object.keys(fields).length === 0 ? null : JSON.stringify(fields),
  )
}

/** A partial: `key`, `zones`. */
export function encodePartial({ key, zones }: Partial): EncodedBody {
  return encodeText(JSON.stringify({ key, zones: orderFields(zones) }))
}

/** The strings of one language, sorted by key (UTF-16 code units), so that a moved line is not a change. */
export function encodeStrings(strings: Strings): EncodedBody {
  // Written by hand: in an object, keys that look like integers would come first whatever the order asked for.
  const members = Object.keys(strings)
    .sort()
    .map((key) => `${JSON.stringify(key)}:${JSON.stringify(strings[key])}`)
  return encodeText(`{${members.join(',')}}`)
}

/** A redirect document: `from`, `to`, `status`. */
export function encodeRedirect({ from, to, status }: Redirect): EncodedBody {
  return encodeText(JSON.stringify({ from, to, status }))
}

/** What the texts of a revision are named by. */
export function encodeText(body: string, fields: string | null = null): EncodedBody {
  // No JSON has a line feed outside of its texts and indentation, and this JSON has no indentation.
  const all = fields === null ? body : `${body}\n${fields}`
  return { body, fields, etag: hash('sha256', all, 'base64url').slice(0, 27) }
}

function orderFields(zones: Zones): Zones {
  return Object.fromEntries(
    Object.entries(zones).map(([name, { blocks }]) => [
      name,
      { blocks: blocks.map(({ id, type, fields }) => ({ id, type, fields })) },
    ]),
  )
}
