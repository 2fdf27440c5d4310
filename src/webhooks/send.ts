import { hkdfSync } from 'node:crypto'

/**
 * Posts to an address that an administrator named: https and public unless the operator trusts it, no redirects, given
 * up after {@link WEBHOOK_TIMEOUT}. What it throws says why there was no answer, in words that an administrator may
 * read.
 */
export type WebhookPost = (
  url: string,
  message: { readonly headers: Readonly<Record<string, string>>; readonly body: string },
  signal?: AbortSignal,
) => Promise<{ readonly status: number }>

/** How long a receiver has to answer, in milliseconds. */
export const WEBHOOK_TIMEOUT = 10_000

/**
 * The secret that signs a webhook's messages, as the receiver gets it (Standard Webhooks: `whsec_` and base64). It
 * is derived and nowhere kept; a raised epoch makes another one (HKDF, RFC 5869).
 */
export function webhookSecret(secretKey: string, webhookId: string, epoch: number): string {
  const info = JSON.stringify(['webhook', webhookId, epoch])
  return `whsec_${Buffer.from(hkdfSync('sha256', secretKey, '', info, 32)).toString('base64')}`
}

export interface Message {
  /** The same at each try: how a receiver knows what it has had. */
  readonly id: string
  readonly payload: string
  readonly url: string
  readonly secret: string
}

/** How one try ended; `error` is null where the message was taken. */
export interface Outcome {
  /** Null where nothing was answered. */
  readonly status: number | null
  readonly error: string | null
}

const MAX_ERROR = 200

/** Signs a message for this try (Standard Webhooks) and posts it. Throws only where `signal` gave it up. */
export async function send(
  post: WebhookPost,
  { id, payload, url, secret }: Message,
  now: number,
  signal: AbortSignal,
): Promise<Outcome> {
  const { Webhook: Signer } = await import('standardwebhooks')
  const headers = {
    'Content-Type': 'application/json',
    'User-Agent': 'Triptych-Webhooks',
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(now / 1000)),
    'webhook-signature': new Signer(secret).sign(id, new Date(now), payload),
  }
  try {
    const { status } = await post(url, { headers, body: payload }, signal)
    return { status, error: status >= 200 && status < 300 ? null : `answered ${status}` }
  } catch (error) {
    signal.throwIfAborted()
    const reason = error instanceof Error ? error.message : 'there was no answer'
    return { status: null, error: reason.slice(0, MAX_ERROR) }
  }
}
