import type { Keys } from '../secrets.ts'
import type { Mail } from './mail.ts'

/** Bytes; more than a code's mail to the longest address takes, so that each of them is as long as a decoy. */
const STEP = 1024

/** Seals a mail for the outbox; null is a decoy, which is as long as any code's mail. */
export function sealMail(keys: Keys, mail: Mail | null): string {
  const json = JSON.stringify(mail)
  const length = Buffer.byteLength(json)
  // Blanks after a JSON text are no part of it (RFC 8259, 2).
  return keys.seal('mail', json + ' '.repeat(Math.ceil(length / STEP) * STEP - length))
}

/** What was sealed. */
export function openMail(keys: Keys, sealed: string): Mail | 'decoy' | 'unreadable' {
  const json = keys.open('mail', sealed)
  if (json === null) return 'unreadable'
  const mail: Mail | null = JSON.parse(json)
  return mail ?? 'decoy'
}
