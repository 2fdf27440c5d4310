import type { Kysely } from 'kysely'
import { readActor } from '../actor.ts'
import { inChunks } from '../in-chunks.ts'
import type { ContentTables } from '../schema.ts'
import { concurrentChange } from './error.ts'
import { type CurrentDocument, isPublicAs, type Plan } from './plan.ts'
import type { FileProblem } from './report.ts'

/**
 * What a person or an agent has published is not replaced, nor taken down, by a folder that may know nothing of it: the
 * public revision was written by an editor, and the folder says something else.
 */
export async function checkEdited(
  db: Kysely<ContentTables>,
  { documents }: Plan,
  removed: readonly CurrentDocument[],
): Promise<FileProblem[]> {
  const replaced = documents.flatMap(({ entry, before, action, publishAt }) =>
    before?.liveRev != null &&
    (action !== null || publishAt !== null) &&
    !(action === 'publish' && isPublicAs(entry, before))
      ? [{ document: before, file: entry.file }]
      : [],
  )
  const taken = removed.filter(({ liveRev }) => liveRev !== null).map((document) => ({ document, file: '.' }))
  const all = [...replaced, ...taken]
  const authors = new Map(
    await inChunks(
      all.map(({ document }) => document.id),
      async (ids) => {
        const rows = await db
          .selectFrom('current_document as d')
          .innerJoin('revision as r', (join) =>
            join.onRef('r.document_id', '=', 'd.id').onRef('r.number', '=', 'd.live_rev'),
          )
          .select(['d.id', 'r.author'])
          .where('d.id', 'in', ids)
          .execute()
        return rows.map(({ id, author }) => [id, readActor(author)] as const)
      },
    ),
  )
  return all.flatMap(({ document: { id, kind, key }, file }) => {
    const author = authors.get(id)
    if (author === undefined || author.kind === 'command') return []
    const who = author.name ?? author.id
    const reason = `${who} has published another text of the ${kind} ${key}; --overwrite replaces it`
    return [{ file, reason, refusesAll: true }]
  })
}

/**
 * Looks once more at documents that a plan was made from.
 *
 * @throws ImportError `changed_meanwhile` when one is not as it was
 */
export async function checkStillTrue(db: Kysely<ContentTables>, planned: readonly CurrentDocument[]): Promise<void> {
  const rows = await inChunks(planned, (chunk) =>
    db
      .selectFrom('current_document')
      .select(['id', 'draft_rev', 'live_rev'])
      .where(
        'id',
        'in',
        chunk.map(({ id }) => id),
      )
      .execute(),
  )
  const now = new Map(rows.map((row) => [row.id, row]))
  for (const { id, kind, key, draftRev, liveRev } of planned) {
    const row = now.get(id)
    if (row?.draft_rev !== draftRev || row.live_rev !== liveRev) throw concurrentChange(`the ${kind} ${key}`)
  }
}
