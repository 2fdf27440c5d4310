import { randomInt } from 'node:crypto'
import type { Transact } from '../schema.ts'
import { hashSecret } from '../secrets.ts'
import { factorsOf } from './enrolment.ts'

/** Codes that a member has at most. */
const MOST = 10

/** Letters and digits that are not taken for one another. */
const alphabet = 'abcdefghjkmnpqrstvwxyz23456789'

/** Characters of a code: 78 bits, which cannot be guessed from a hash. */
const LENGTH = 16

/** Makes ten codes for a member, in place of those that are there. @param now UTC milliseconds */
export async function makeRecoveryCodes(trx: Transact, memberId: string, now: number): Promise<string[]> {
  await endRecoveryCodes(trx, memberId)
  const codes = Array.from({ length: MOST }, newCode)
  const rows = codes.map((code) => ({ hash: hashSecret(plain(code)), actor_id: memberId, created_at: now }))
  await trx.insertInto('recovery_code').values(rows).execute()
  return codes
}

/** Uses a code of a member, once: one statement takes it away. @returns how many are left; null where there was none such */
export async function useRecoveryCode(trx: Transact, memberId: string, text: string): Promise<number | null> {
  const own = trx.deleteFrom('recovery_code').where('hash', '=', hashSecret(plain(text)))
  const used = await own.where('actor_id', '=', memberId).returning('hash').executeTakeFirst()
  return used === undefined ? null : countRecoveryCodes(trx, memberId)
}

export async function countRecoveryCodes(db: Pick<Transact, 'selectFrom'>, memberId: string): Promise<number> {
  const own = db.selectFrom('recovery_code').select('hash').where('actor_id', '=', memberId)
  return (await own.execute()).length
}

export async function endRecoveryCodes(trx: Transact, memberId: string): Promise<void> {
  await trx.deleteFrom('recovery_code').where('actor_id', '=', memberId).execute()
}

/** Ends a member's codes where there is nothing left that they could stand in for. */
export async function endUnusableRecoveryCodes(trx: Transact, memberId: string): Promise<void> {
  const { has_authenticator, has_passkey } = await factorsOf(trx, memberId)
  if (!has_authenticator && !has_passkey) await endRecoveryCodes(trx, memberId)
}

/** `k7mq-2hxv-w4tn-9cjr`. */
function newCode(): string {
  const characters = Array.from({ length: LENGTH }, () => alphabet[randomInt(alphabet.length)]).join('')
  return characters.replace(/.{4}(?=.)/g, '$&-')
}

function plain(text: string): string {
  return text.replace(/[\s-]/g, '').toLowerCase()
}
