import type { Kysely } from 'kysely'
import { TriptychError } from '../../errors.ts'
import { inChunks } from '../in-chunks.ts'
import type { ContentTables, Transact } from '../schema.ts'

/** How long a sweep may take over the bytes that it has claimed, in milliseconds. Another one claims them after that. */
export const CLAIM = 10 * 60_000

/** Records that no row refers to these bytes any more. */
export async function markOrphaned(db: Kysely<ContentTables>, hashes: readonly string[], now: number): Promise<void> {
  await inChunks([...new Set(hashes)], (chunk) =>
    db
      .insertInto('orphaned_media')
      .values(chunk.map((hash) => ({ hash, since: now, claimed_at: null })))
      .onConflict((clash) =>
        clash.column('hash').doUpdateSet((eb) => ({ since: eb.ref('excluded.since'), claimed_at: null })),
      )
      .execute(),
  )
}

/**
 * Records that bytes are about to be stored, before they have their name: so a crash leaves no unknown files, and no
 * sweep removes them for a day.
 *
 * @throws TriptychError `unavailable` while a sweep is removing the same bytes
 */
export async function announceBytes(db: Kysely<ContentTables>, hashes: readonly string[], now: number): Promise<void> {
  const distinct = [...new Set(hashes)]
  const announced = await inChunks(distinct, (chunk) =>
    db
      .insertInto('orphaned_media')
      .values(chunk.map((hash) => ({ hash, since: now, claimed_at: null })))
      .onConflict((clash) =>
        clash
          .column('hash')
          .doUpdateSet({ since: now, claimed_at: null })
          .where((eb) =>
            eb.or([eb('orphaned_media.claimed_at', 'is', null), eb('orphaned_media.claimed_at', '<=', now - CLAIM)]),
          ),
      )
      .returning('hash')
      .execute(),
  )
  if (announced.length < distinct.length) throw removedMeanwhile()
}

/**
 * Records that a row refers to these bytes, in the transaction that writes it and before that row is there. A row is a
 * promise of bytes: it may be made as long as they are announced, or another row makes it already.
 *
 * @throws TriptychError `unavailable` where a sweep has removed them, as one does whose clock is a day ahead
 */
export async function nameBytes(trx: Transact, hashes: readonly string[]): Promise<void> {
  await inChunks([...new Set(hashes)], async (chunk) => {
    const announced = await trx
      .deleteFrom('orphaned_media')
      .where('hash', 'in', chunk)
      .where('claimed_at', 'is', null)
      .returning('hash')
      .execute()
    const there = new Set([...announced.map(({ hash }) => hash), ...(await namedBytes(trx, chunk))])
    if (!chunk.every((hash) => there.has(hash))) throw removedMeanwhile()
    return []
  })
}

/** Those of these bytes that a row names, or is to name once an import takes effect. */
export async function namedBytes(db: Kysely<ContentTables>, hashes: readonly string[]): Promise<string[]> {
  const now = await db.selectFrom('media').select('hash').distinct().where('hash', 'in', hashes).execute()
  const next = await db.selectFrom('media').select('next_hash').distinct().where('next_hash', 'in', hashes).execute()
  return [...new Set([...now.map(({ hash }) => hash), ...next.flatMap(({ next_hash }) => next_hash ?? [])])]
}

function removedMeanwhile(): TriptychError {
  return new TriptychError('unavailable', 'the same bytes are being removed', { retryAfter: 5 })
}
