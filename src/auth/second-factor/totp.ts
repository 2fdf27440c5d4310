import type { TOTP } from 'otpauth'
import type { Transact } from '../schema.ts'
import type { Keys } from '../secrets.ts'

/** Steps that a code may be early or late (RFC 6238, 5.2). */
const WINDOW = 1

/** Seconds of a step. */
const PERIOD = 30

/** Bytes of a secret: as long as what the HMAC makes of it (RFC 4226, 4). */
const SECRET_BYTES = 20

/** A secret as it is shown, and for a QR code. */
export interface ShownSecret {
  /** Base32 (RFC 4648). */
  readonly secret: string
  /** `otpauth://totp/…`. */
  readonly uri: string
}

/**
 * @param bytes 20 random ones or more, of which the first 20 count
 * @param issuer what the app shows above the code
 * @param account whose it is, for someone with several
 */
export async function showSecret(bytes: Uint8Array, issuer: string, account: string): Promise<ShownSecret> {
  const { Secret } = await import('otpauth')
  const { buffer } = new Uint8Array(bytes.subarray(0, SECRET_BYTES))
  const secret = new Secret({ buffer }).base32
  const totp = await totpOf(secret, { issuer, label: account })
  return { secret, uri: totp.toString() }
}

/**
 * The step that a code is of: of now, the one before, or the next one; null where it is of none.
 *
 * @param secret base32
 * @param now UTC milliseconds
 */
export async function stepOf(secret: string, code: string, now: number): Promise<number | null> {
  const totp = await totpOf(secret)
  const delta = totp.validate({ token: code, timestamp: now, window: WINDOW })
  return delta === null ? null : totp.counter({ timestamp: now }) + delta
}

/**
 * Whether a code is one of the member's app, and later than any that was used. With the lock of the member.
 *
 * @param now UTC milliseconds
 */
export async function useCode(
  trx: Transact,
  keys: Keys,
  memberId: string,
  code: string,
  now: number,
): Promise<boolean> {
  const own = trx.selectFrom('authenticator').select('secret').where('actor_id', '=', memberId)
  const secret = keys.open('authenticator', (await own.executeTakeFirst())?.secret ?? '')
  const step = secret === null ? null : await stepOf(secret, code, now)
  if (step === null) return false
  const used = await trx
    .updateTable('authenticator')
    .set({ last_step: step, last_used_at: now })
    .where('actor_id', '=', memberId)
    .where('last_step', '<', step)
    .returning('actor_id')
    .executeTakeFirst()
  return used !== undefined
}

/** Removes the app of a member. @returns whether there was one */
export async function endAuthenticator(trx: Transact, memberId: string): Promise<boolean> {
  const own = trx.deleteFrom('authenticator').where('actor_id', '=', memberId)
  return (await own.returning('actor_id').executeTakeFirst()) !== undefined
}

async function totpOf(secret: string, names: { issuer?: string; label?: string } = {}): Promise<TOTP> {
  const { TOTP } = await import('otpauth')
  return new TOTP({ ...names, secret, algorithm: 'SHA1', digits: 6, period: PERIOD })
}
