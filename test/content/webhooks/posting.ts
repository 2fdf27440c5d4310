import { createSafeFetch } from '../../../src/server/safe-fetch.ts'
import { WEBHOOK_TIMEOUT, type WebhookPost } from '../../../src/webhooks/deliver.ts'

export const secretKey = 'k'.repeat(32)

/** What the worker waits at most, in milliseconds, until a change is visible to every instance. */
export const visible = 2_000

/** Over the network. */
export function trustingPost(trusts: (url: URL) => boolean): WebhookPost {
  const fetch = createSafeFetch({ trusts, timeout: WEBHOOK_TIMEOUT })
  return (url, message, signal) => fetch(url, { method: 'POST', headOnly: true, ...message, ...(signal && { signal }) })
}

/** The same with loopback trusted. */
export const posting = trustingPost(({ hostname }) => hostname === '127.0.0.1')
