import type { Kysely } from 'kysely'
import type { components } from '../../../generated/content/types.ts'
import type { ContentTables } from '../schema.ts'
import type { Scope } from '../sites.ts'
import { readHeads, readRevision } from './history.ts'
import { jsonDiff } from './json-diff.ts'

export type Diff = components['schemas']['Diff']

/**
 * What changed between two revisions of a document.
 *
 * @param from what is public when absent; where nothing is, all of `to` is new
 * @param to the draft when absent
 * @throws TriptychError `not_found`
 */
export async function diffRevisions(
  db: Kysely<ContentTables>,
  scope: Scope,
  id: string,
  from: number | undefined,
  to: number | undefined,
): Promise<Diff> {
  const { draftRev, liveRev } = await readHeads(db, scope, id)
  const older = from ?? liveRev
  const newer = to ?? draftRev
  const { content } = await readRevision(db, scope, id, newer)
  if (older === null) return { from: null, to: newer, changes: [{ op: 'add', path: '', value: content }] }
  const before = await readRevision(db, scope, id, older)
  return { from: older, to: newer, changes: jsonDiff(before.content, content) }
}
