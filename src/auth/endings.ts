import type { Transact } from './schema.ts'

/**
 * Ends all that a member could still act with: sessions (and the handover codes that hang on them), tokens, grants,
 * codes under way. What the member has made stays, and so do the browsers that are known.
 */
export async function endAllOf(trx: Transact, actorId: string): Promise<void> {
  for (const table of ['session', 'access_token', 'connector_grant', 'login_code'] as const) {
    await trx.deleteFrom(table).where('actor_id', '=', actorId).execute()
  }
}
