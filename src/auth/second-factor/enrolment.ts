import type { Database } from '../../db/database.ts'
import { TriptychError } from '../../errors.ts'
import type { Actor } from '../actor.ts'
import type { AuthTables, Transact } from '../schema.ts'

/** What a member has to show. */
export async function factorsOf(
  db: Pick<Database<AuthTables>['reader'], 'selectFrom'>,
  memberId: string,
): Promise<{ readonly has_authenticator: boolean; readonly has_passkey: boolean }> {
  const app = db.selectFrom('authenticator').select('actor_id').where('actor_id', '=', memberId)
  const passkey = db.selectFrom('passkey').select('id').where('actor_id', '=', memberId)
  return {
    has_authenticator: (await app.executeTakeFirst()) !== undefined,
    has_passkey: (await passkey.executeTakeFirst()) !== undefined,
  }
}

/**
 * Holds what a limited session adds to what is there now: another session may have added something in between, which has
 * to be shown then.
 *
 * @throws TriptychError `second_factor_required`
 */
export async function requireEnrolment(trx: Transact, { principal }: Actor): Promise<void> {
  if (principal?.limited === undefined) return
  const sessions = trx.selectFrom('session').select('second_factor').where('id', '=', principal.credentialId)
  const shown = (await sessions.executeTakeFirst())?.second_factor ?? null
  if (shown === 'passkey' || shown === 'recovery_code') return
  const { has_authenticator, has_passkey } = await factorsOf(trx, principal.id)
  if (has_passkey || (has_authenticator && shown === null)) throw new TriptychError('second_factor_required')
}
