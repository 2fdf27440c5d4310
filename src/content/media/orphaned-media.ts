import type { Kysely } from 'kysely'
import { inChunks } from '../in-chunks.ts'
import type { ContentTables, Transact } from '../schema.ts'

/**
 * Records that bytes are, or are about to be, on disk without a row that refers to them. A store records it before it
 * names the bytes, so that a crash leaves no unknown files; removing a reference records it too.
 */
export async function markOrphaned(db: Kysely<ContentTables>, hashes: readonly string[], now: number): Promise<void> {
  await inChunks([...new Set(hashes)], (chunk) =>
    db
      .insertInto('orphaned_media')
      .values(chunk.map((hash) => ({ hash, since: now })))
      .onConflict((clash) => clash.column('hash').doUpdateSet((eb) => ({ since: eb.ref('excluded.since') })))
      .execute(),
  )
}

/** Records that a row refers to these bytes, in the transaction that writes the row. */
export async function unmarkOrphaned(trx: Transact, hashes: readonly string[]): Promise<void> {
  await inChunks([...new Set(hashes)], (chunk) => trx.deleteFrom('orphaned_media').where('hash', 'in', chunk).execute())
}
