import type { Kysely } from 'kysely'
import { inChunks } from '../in-chunks.ts'
import type { ContentTables, Transact } from '../schema.ts'

/**
 * Notes that bytes are, or are about to be, on disk without a row that names them. A store notes it before the bytes
 * have their name, so that no crash leaves bytes that nobody knows of; whoever takes a name from bytes notes it too.
 */
export async function loosen(db: Kysely<ContentTables>, hashes: readonly string[], now: number): Promise<void> {
  await inChunks([...new Set(hashes)], (chunk) =>
    db
      .insertInto('loose_media')
      .values(chunk.map((hash) => ({ hash, since: now })))
      .onConflict((clash) => clash.column('hash').doUpdateSet((eb) => ({ since: eb.ref('excluded.since') })))
      .execute(),
  )
}

/** Notes that a row names these bytes from now on; in the transaction that writes it. */
export async function fasten(trx: Transact, hashes: readonly string[]): Promise<void> {
  await inChunks([...new Set(hashes)], (chunk) => trx.deleteFrom('loose_media').where('hash', 'in', chunk).execute())
}
