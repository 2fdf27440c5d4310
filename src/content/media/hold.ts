import type { Database } from '../../db/database.ts'
import { uuidv7 } from '../../db/ids.ts'
import { mediaLock } from '../locks.ts'
import type { ContentTables } from '../schema.ts'

/** How long a hold is in force unless it is renewed, and how often it is; milliseconds. */
const LASTS = 5 * 60_000
const RENEW = 60_000

/**
 * Keeps every process from removing bytes of media (`sweep.ts`), until it is released or this process is gone.
 *
 * @param clock UTC milliseconds
 */
export async function holdMedia(
  db: Database<ContentTables>,
  clock: () => number = Date.now,
): Promise<{ release(): Promise<void> }> {
  const id = uuidv7()
  const hold = async (): Promise<void> => {
    const now = clock()
    await db.transaction([mediaLock], async (trx) => {
      await trx.deleteFrom('media_hold').where('until', '<', now).execute()
      await trx
        .insertInto('media_hold')
        .values({ id, until: now + LASTS })
        .onConflict((conflict) => conflict.column('id').doUpdateSet({ until: now + LASTS }))
        .execute()
    })
  }
  await hold()
  let renewal: Promise<unknown> = Promise.resolve()
  const timer = setInterval(() => {
    renewal = renewal.then(hold).catch(() => {})
  }, RENEW).unref()
  return {
    release: async () => {
      clearInterval(timer)
      await renewal
      await db.writer.deleteFrom('media_hold').where('id', '=', id).execute()
    },
  }
}
