import { randomBytes } from 'node:crypto'
import { minute } from './attempts.ts'
import type { Transact } from './schema.ts'
import { hashSecret, type Keys } from './secrets.ts'

/** How long a browser may take to answer, in milliseconds. */
const CHALLENGE_LIFETIME = 10 * minute

/** What a challenge is for: each has a key of its own. */
type Purpose = 'passkey' | 'authenticator'

/** What an authenticator has to sign, or the secret of a new app; and for which session. */
export interface Challenge {
  /** 256 random bits in base64url. */
  readonly value: string
  /** The session that it was made for; null for a sign-in. */
  readonly session: string | null
  /** UTC milliseconds. */
  readonly expiresAt: number
}

/** A new challenge, and its sealed copy for the browser: the server stores nothing until it is answered. */
export function newChallenge(
  keys: Keys,
  purpose: Purpose,
  session: string | null,
  now: number,
): Challenge & { readonly sealed: string } {
  const challenge = {
    value: randomBytes(32).toString('base64url'),
    session,
    expiresAt: now + CHALLENGE_LIFETIME,
  }
  return { ...challenge, sealed: keys.seal(purpose, JSON.stringify(challenge)) }
}

/** What a browser kept; null for what is not ours, is late, or is for something or someone else. */
export function openChallenge(
  keys: Keys,
  purpose: Purpose,
  sealed: string | null,
  session: string | null,
  now: number,
): Challenge | null {
  const text = sealed === null ? null : keys.open(purpose, sealed)
  if (text === null) return null
  const challenge = JSON.parse(text) as Challenge
  return challenge.session === session && challenge.expiresAt > now ? challenge : null
}

/** Notes that a challenge was answered; false the second time. */
export function spendChallenge(trx: Transact, { value, expiresAt }: Challenge): Promise<boolean> {
  return spendOnce(trx, hashSecret(value), expiresAt)
}

/** Notes, until it expires, that something of a single use was used; false the second time. */
export async function spendOnce(trx: Transact, hash: string, expiresAt: number): Promise<boolean> {
  const noted = await trx
    .insertInto('spent')
    .values({ hash, expires_at: expiresAt })
    .onConflict((conflict) => conflict.column('hash').doNothing())
    .returning('hash')
    .executeTakeFirst()
  return noted !== undefined
}
