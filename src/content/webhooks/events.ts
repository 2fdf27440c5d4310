import type { DocumentKind } from '../schema.ts'

/** One thing that became public, or stopped being so. */
export interface AnnouncedChange {
  readonly kind: DocumentKind
  /** Where it is public, or was: a key as `published` and `document` have it. */
  readonly key: string
  readonly action: 'publish' | 'unpublish'
}

/** Something that webhooks of a site are told of. Holds nothing that is not public. */
export type ContentEvent =
  | {
      readonly type: 'content.published'
      readonly environment: string
      /** The environment's version since. */
      readonly contentVersion: string
      /** All of them: a message carries the first hundred and their number. */
      readonly changes: readonly AnnouncedChange[]
    }
  | {
      readonly type: 'release.published'
      readonly environment: string
      /** Null where the release changed nothing that is delivered. */
      readonly contentVersion: string | null
      readonly releaseId: string
      readonly name: string
    }
  | {
      readonly type: 'release.failed'
      readonly environment: string
      readonly releaseId: string
      readonly name: string
      /** Why, in a word: `release_conflict` for one. */
      readonly code: string
    }
  | { readonly type: 'webhook.test' }

export type ContentEventType = ContentEvent['type']

/** How many changes a message lists; the receiver asks delivery for the rest. */
const LISTED = 100

/** The text that is signed and sent (Standard Webhooks: `type`, `timestamp`, `data`). */
export function messageOf(siteId: string, event: ContentEvent, now: number): string {
  const { type } = event
  return JSON.stringify({ type, timestamp: new Date(now).toISOString(), data: { siteId, ...dataOf(event) } })
}

function dataOf(event: ContentEvent): object {
  if (event.type === 'content.published') {
    const { environment, contentVersion, changes } = event
    const listed = changes.slice(0, LISTED).map(toldOf)
    return { environment, contentVersion, changes: listed, changed: changes.length }
  }
  const { type: _type, ...data } = event
  return data
}

/** Of a redirect only where it leads from: its target may be a page that is not public. */
function toldOf({ kind, key, action }: AnnouncedChange): AnnouncedChange {
  if (kind !== 'redirect') return { kind, key, action }
  const [from] = JSON.parse(key) as [from: string, to: string, status: number]
  return { kind, key: from, action }
}
