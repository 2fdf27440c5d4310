import { hkdfSync } from 'node:crypto'

/**
 * The secret that signs a webhook's messages, as the receiver gets it (Standard Webhooks: `whsec_` and base64). It
 * is derived and nowhere kept; a raised epoch makes another one (HKDF, RFC 5869).
 */
export function webhookSecret(secretKey: string, webhookId: string, epoch: number): string {
  const info = JSON.stringify(['webhook', webhookId, epoch])
  return `whsec_${Buffer.from(hkdfSync('sha256', secretKey, '', info, 32)).toString('base64')}`
}
