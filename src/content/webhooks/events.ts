import type { components } from '../../../generated/content/types.ts'
import type { WebhookEvent, WebhookEventType } from '../../../generated/content/webhooks.ts'

/** One thing that became public, or stopped being so. Its key is as `published` and `document` have it. */
export type AnnouncedChange = components['schemas']['AnnouncedChange']

/** What the contract says of a message's data, but for the site. */
type Data<Type extends WebhookEventType> = Omit<Extract<WebhookEvent, { readonly type: Type }>['data'], 'siteId'>

/** An event that a site sends to its webhooks. Holds nothing that is not public. */
export type ContentEvent =
  | ({
      readonly type: 'content.published'
      /** All of them: a message carries the first hundred and their number. */
      readonly changes: readonly AnnouncedChange[]
      /** How many there are, where the first hundred are all that is known. */
      readonly changed?: number
    } & Omit<Data<'content.published'>, 'changes' | 'changed'>)
  | ({ readonly type: 'release.published' } & Data<'release.published'>)
  | ({ readonly type: 'release.failed' } & Data<'release.failed'>)
  | ({
      readonly type: 'media.changed'
      readonly changes: readonly Data<'media.changed'>['changes'][number][]
    } & Pick<Data<'media.changed'>, 'author'>)
  | { readonly type: 'webhook.test' }

/** How many changes a message lists; the receiver asks delivery for the rest. */
export const LISTED = 100

/** The text that is signed and sent (Standard Webhooks: `type`, `timestamp`, `data`). */
export function messageOf(siteId: string, event: ContentEvent, now: number): string {
  return JSON.stringify(toMessage(siteId, event, new Date(now).toISOString()))
}

function toMessage(siteId: string, event: ContentEvent, timestamp: string): WebhookEvent {
  switch (event.type) {
    case 'content.published': {
      const { type, environment, contentVersion, changes, changed = changes.length } = event
      const listed = changes.slice(0, LISTED).map(toPublicChange)
      return {
        type,
        timestamp,
        data: { siteId, environment, contentVersion, changes: listed, changed },
      }
    }
    case 'release.published': {
      const { type, environment, contentVersion, releaseId, name } = event
      return { type, timestamp, data: { siteId, environment, contentVersion, releaseId, name } }
    }
    case 'release.failed': {
      const { type, environment, releaseId, name, code } = event
      return { type, timestamp, data: { siteId, environment, releaseId, name, code } }
    }
    case 'media.changed': {
      const { type, author, changes } = event
      const listed = changes.slice(0, LISTED).map(({ key, action, hash, size }) => ({ key, action, hash, size }))
      return { type, timestamp, data: { siteId, author, changes: listed, changed: changes.length } }
    }
    case 'webhook.test':
      return { type: event.type, timestamp, data: { siteId } }
  }
}

/** Of a redirect only where it leads from: its target may be a page that is not public. */
function toPublicChange({ kind, key, action }: AnnouncedChange): AnnouncedChange {
  if (kind !== 'redirect') return { kind, key, action }
  const [from] = JSON.parse(key) as [from: string, to: string, status: number]
  return { kind, key: from, action }
}
