import { setImmediate } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { ContentTables } from '../schema.ts'
import { clearStaged, stageEntries } from '../search/staged.ts'
import type { Scope } from '../sites.ts'
import type { DocumentPlan } from './plan.ts'

const BATCH_ROWS = 50
const BATCH_CHARACTERS = 500_000
const STALE_AFTER = 24 * 60 * 60 * 1000

/**
 * Writes the documents that get a new revision where nothing but the import looks, in small batches: each is a short
 * write of its own, so that a server on the same file is never kept waiting.
 *
 * @param search whether they are to be found, once they take effect
 * @param onStaged called with the number of documents written so far
 */
export async function stage(
  db: Kysely<ContentTables>,
  { importId, scope, now }: { readonly importId: string; readonly scope: Scope; readonly now: number },
  plans: readonly DocumentPlan[],
  search: boolean,
  onStaged: (done: number) => void = () => {},
): Promise<void> {
  let done = 0
  for (const batch of batches(plans)) {
    const rows = batch.map(({ entry, id, before }) => ({
      import_id: importId,
      kind: entry.kind,
      key: entry.key,
      document_id: id,
      type: entry.type,
      body: entry.body,
      etag: entry.etag,
      draft_only: entry.draft ? 1 : 0,
      base_draft_rev: before?.draftRev ?? null,
      staged_at: now,
    }))
    const entries = batch.map(({ entry: { kind, key, body }, id, before }) => ({
      entry: { documentId: id, ...scope, kind, key, body },
      isNew: before === null,
    }))
    await db.insertInto('import_stage').values(rows).execute()
    // After the rows that clear them: when the import is killed in between, no text is left without such a row.
    if (search) await stageEntries(db, importId, entries)
    done += batch.length
    onStaged(done)
    await setImmediate()
  }
}

function* batches(plans: readonly DocumentPlan[]): Generator<DocumentPlan[]> {
  let batch: DocumentPlan[] = []
  let characters = 0
  for (const plan of plans) {
    batch.push(plan)
    characters += plan.entry.body.length
    if (batch.length < BATCH_ROWS && characters < BATCH_CHARACTERS) continue
    yield batch
    batch = []
    characters = 0
  }
  if (batch.length > 0) yield batch
}

/** Removes what an import staged. */
export async function clearStage(db: Database<ContentTables>, importId: string): Promise<void> {
  await clearStaged(db, importId)
  await db.writer.deleteFrom('import_stage').where('import_id', '=', importId).execute()
}

/** Removes what imports that were killed a day ago or longer left behind. */
export async function clearStaleStages(db: Database<ContentTables>, now: number): Promise<void> {
  const stale = await db.reader
    .selectFrom('import_stage')
    .select('import_id')
    .distinct()
    .where('staged_at', '<', now - STALE_AFTER)
    .execute()
  for (const { import_id } of stale) await clearStage(db, import_id)
}
