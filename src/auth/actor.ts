import type { Principal } from '../access/principal.ts'
import { TriptychError } from '../errors.ts'
import type { Transact } from './schema.ts'

/** On whose word something happens. */
export interface Actor {
  /** Null for the command line, and for what happens before a sign-in. */
  readonly principal: Principal | null
  /** The request that asked for it, as the log calls it. */
  readonly requestId: string | null
  /** What stands in the activity where there is no principal; `command line` when absent. */
  readonly name?: string
  /** Where the request came from, and what its browser or program says it is; absent where there was none. */
  readonly address?: string | null
  readonly userAgent?: string | null
}

/** The command line. */
export const system: Actor = { principal: null, requestId: null }

/**
 * Holds a change to a credential that is still there, in the transaction that makes it: a
 * requester who was authenticated when the request began may have lost the credential before its body was complete.
 *
 * @throws TriptychError `unauthenticated`
 */
export async function requireLive(trx: Transact, { principal }: Actor): Promise<void> {
  if (principal === null) return
  const table = principal.credential === 'session' ? 'session' : 'access_token'
  const row = await trx.selectFrom(table).select('id').where('id', '=', principal.credentialId).executeTakeFirst()
  if (row === undefined) throw new TriptychError('unauthenticated', 'the credential ended meanwhile')
}
