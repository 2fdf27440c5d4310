import type { Webhook, WebhookEvent } from './webhook-data.ts'

/** What a webhook can listen to, and when that happens. */
export const events = [
  { value: 'content.published', label: 'Content published', about: 'Content was published or unpublished.' },
  { value: 'release.published', label: 'Release published', about: 'A release was published.' },
  { value: 'release.failed', label: 'Release failed', about: 'A scheduled release could not be published.' },
] as const satisfies readonly { value: WebhookEvent; label: string; about: string }[]

/** The events of a webhook, in words. */
export function eventsInWords(chosen: Webhook['events']): string {
  if (chosen.length === 0) return 'All events'
  return chosen.map(eventInWords).join(', ')
}

/** What happened, in words. */
export function eventInWords(event: WebhookEvent): string {
  return event === 'webhook.test' ? 'Test' : (events.find(({ value }) => value === event)?.label ?? event)
}
