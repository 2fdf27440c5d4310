import type { Principal } from '../access/principal.ts'
import { TriptychError } from '../errors.ts'
import type { Transact } from './schema.ts'

/** On whose word something happens. */
export interface Doer {
  /** Null for the command line, and for what happens before anybody has a credential. */
  readonly principal: Principal | null
  /** The request that asked for it, as the log calls it. */
  readonly requestId: string | null
  /** What stands in the activity where there is no principal; `command line` when absent. */
  readonly name?: string
}

/** The command line. */
export const system: Doer = { principal: null, requestId: null }

/**
 * Holds a change to a credential that is still there, in the transaction that makes it: whoever was let in when the
 * request began may have been shown the door before its body was through.
 *
 * @throws TriptychError `unauthenticated`
 */
export async function requireLive(trx: Transact, { principal }: Doer): Promise<void> {
  if (principal === null) return
  const table = principal.credential === 'session' ? 'session' : 'access_token'
  const row = await trx.selectFrom(table).select('id').where('id', '=', principal.credentialId).executeTakeFirst()
  if (row === undefined) throw new TriptychError('unauthenticated', 'the credential ended meanwhile')
}
