import type { components } from '../../../generated/content/types.ts'
import { parseExactJson } from '../../lib/json.ts'
import { type EncodedBody, encodeDocument, encodePartial, encodeRedirect, encodeStrings } from '../encode.ts'
import type { Document, Partial, Redirect, Strings } from '../model.ts'
import type { DocumentKind } from '../schema.ts'

type Schemas = components['schemas']

/** What a document says, of whatever kind, as the console reads and writes it. */
export type Content = Schemas['Content']

/** What a revision keeps. */
export interface StoredContent extends EncodedBody {
  readonly kind: DocumentKind
  readonly key: string
  readonly type: string
}

/** The form in which a content is stored, and delivered once it is public; `content` is in normal form. */
export function encodeContent(content: Content): StoredContent {
  switch (content.kind) {
    case 'page': {
      const { kind, route, type, meta, fields, zones } = content
      return { kind, key: route, type, ...encodeDocument({ route, meta, zones }, fields) }
    }
    case 'partial': {
      const { kind, key, zones } = content
      return { kind, key, type: kind, ...encodePartial({ key, zones }) }
    }
    case 'strings': {
      const { kind, locale, strings } = content
      return { kind, key: locale, type: kind, ...encodeStrings(strings) }
    }
    case 'redirect': {
      const { kind, from, to, status } = content
      return { kind, key: redirectKey(content), type: kind, ...encodeRedirect({ from, to, status }) }
    }
  }
}

/** The key of a redirect document: all that it says. */
export function redirectKey({ from, to, status }: Redirect): string {
  return JSON.stringify([from, to, status])
}

/** What a stored revision says. */
export function decodeContent(stored: Pick<StoredContent, 'kind' | 'key' | 'type' | 'body' | 'fields'>): Content {
  const { kind, key, type, body, fields } = stored
  switch (kind) {
    case 'page': {
      const { route, meta, zones } = parseExactJson(body) as Document
      const more = fields === null ? {} : { fields: parseExactJson(fields) as Record<string, unknown> }
      return { kind, route, type, meta, ...more, zones }
    }
    case 'partial':
      return { kind, key, zones: (parseExactJson(body) as Partial).zones }
    case 'strings':
      return { kind, locale: key, strings: JSON.parse(body) as Strings }
    case 'redirect': {
      const { from, to, status } = JSON.parse(body) as Redirect
      return { kind, from, to, status }
    }
  }
}
