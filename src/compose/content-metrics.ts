import { Counter, type Registry } from 'prom-client'

/** What the content surface does by itself. */
export interface ContentObserver {
  releaseDone(outcome: 'published' | 'failed'): void
  webhookGivenUp(): void
}

/** Counts it, for Prometheus. */
export function contentMetrics(registry: Registry): ContentObserver {
  const registers = [registry]
  const releases = new Counter({
    name: 'content_scheduled_releases_total',
    help: 'Scheduled releases that were due, by outcome (published, failed).',
    labelNames: ['outcome'],
    registers,
  })
  const webhooks = new Counter({
    name: 'content_webhook_messages_given_up_total',
    help: 'Messages to webhooks that are not tried any more.',
    registers,
  })
  return {
    releaseDone: (outcome) => releases.inc({ outcome }),
    webhookGivenUp: () => webhooks.inc(),
  }
}
