import { hour } from '../attempts.ts'
import type { Transact } from '../schema.ts'
import { UNUSED_CLIENT } from './lifetimes.ts'

/** A grant is older than this when its code has been traded in, or never will be. In milliseconds. */
const SETTLED = hour

/** Takes away what expired: artifacts, then grants that nothing can be done with, then applications that hold none. */
export async function sweepOAuth(trx: Transact, now: number): Promise<void> {
  await trx.deleteFrom('oauth_artifact').where('expires_at', '<=', now).execute()
  await trx
    .deleteFrom('connector_grant')
    .where('created_at', '<=', now - SETTLED)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('oauth_artifact').select('hash').whereRef('oauth_artifact.grant_id', '=', 'connector_grant.id'),
        ),
      ),
    )
    .execute()
  await trx
    .deleteFrom('oauth_client')
    .where('created_at', '<=', now - UNUSED_CLIENT)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('connector_grant')
            .select('connector_grant.id')
            .whereRef('connector_grant.client_id', '=', 'oauth_client.id'),
        ),
      ),
    )
    .execute()
}
