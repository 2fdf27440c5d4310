import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import { commandActor } from '../actor.ts'
import { inChunks } from '../in-chunks.ts'
import { insertRelease } from '../releases/new-release.ts'
import type { ContentTables, ReleaseItemTable, Transact } from '../schema.ts'
import type { Scope } from '../sites.ts'
import type { Claim } from './claim.ts'
import { inPiece, Pieces } from './pieces.ts'
import { type CurrentDocument, isPublicAs, type Plan } from './plan.ts'
import { changeItems, findReleases, fixedReleaseError } from './release-rows.ts'

interface ReleaseWork {
  readonly name: string
  readonly scope: Scope
  readonly plan: Plan
  /** Whether documents that vanished are to be taken down by the release. */
  readonly prune: boolean
  readonly author: string
  readonly now: number
  /** The revision that holds what the folder says. */
  readonly revisionOf: (id: string, before: CurrentDocument | null) => number
  /** The release as it was staged; null where one of the name was there. */
  readonly staged: StagedRelease | null
}

/** A release that is there with all of its items, and is not seen. */
export interface StagedRelease {
  readonly id: string
  readonly items: number
}

export interface ReleaseChange {
  readonly name: string
  /** Whether the release was made. */
  readonly made: boolean
  /** How many items it holds. */
  readonly items: number
  /** How many came, went or changed. */
  readonly changed: number
}

/** @throws ImportError `release_published`, `release_scheduled` */
export async function checkRelease(db: Kysely<ContentTables>, scope: Scope, name: string): Promise<string | null> {
  const [found] = await findReleases(db, scope, [name])
  const fixed = found === undefined ? undefined : fixedReleaseError(found)
  if (fixed !== undefined) throw fixed
  return found?.id ?? null
}

/**
 * Writes a new release with its items in pieces, unseen before the import takes effect.
 *
 * @returns null where a release of the name is there: its items change where the import takes effect
 */
export async function stageRelease(
  db: Database<ContentTables>,
  claim: Claim,
  work: Omit<ReleaseWork, 'staged'>,
): Promise<StagedRelease | null> {
  const { name, scope, now } = work
  if ((await checkRelease(db.reader, scope, name)) !== null) return null
  const pieces = new Pieces(db, claim)
  const { importId } = claim
  const id = await pieces.write(1, async (trx) => {
    const made = await insertRelease(trx, scope, { name: `#${importId}`, actor: commandActor(work.author), now })
    await trx.updateTable('release').set({ staged_by: importId }).where('id', '=', made).execute()
    return made
  })
  const { wanted } = itemsOf(id, work)
  for (let done = 0; done < wanted.length; ) {
    const some = wanted.slice(done, done + pieces.rows)
    await pieces.write(some.length, (trx) => trx.insertInto('release_item').values(some).execute())
    done += some.length
  }
  return { id, items: wanted.length }
}

/** Removes the releases that an import has staged and that did not take effect, of all imports but one, or of one. */
export async function clearReleases(
  db: Database<ContentTables>,
  scope: Scope,
  which: { readonly of: string } | { readonly but: string },
): Promise<void> {
  const rows = await db.reader
    .selectFrom('release')
    .select('id')
    .where('site_id', '=', scope.site)
    .where('env', '=', scope.env)
    .where('staged_by', 'is not', null)
    .where((eb) => ('of' in which ? eb('staged_by', '=', which.of) : eb('staged_by', '<>', which.but)))
    .execute()
  for (const { id } of rows) {
    const items = await db.reader
      .selectFrom('release_item')
      .select('document_id')
      .where('release_id', '=', id)
      .execute()
    await inChunks(
      items.map((item) => item.document_id),
      async (ids) => {
        await inPiece(db, scope, (trx) =>
          trx.deleteFrom('release_item').where('release_id', '=', id).where('document_id', 'in', ids).execute(),
        )
        return []
      },
      50,
    )
    await inPiece(db, scope, (trx) => trx.deleteFrom('release').where('id', '=', id).execute())
  }
}

/**
 * Makes the release say what the folder says: an item for every document whose public side differs, none for those
 * that are public as they are. Items of documents that the folder never had stay.
 */
export async function putIntoRelease(trx: Transact, work: ReleaseWork): Promise<ReleaseChange> {
  const { name, scope, now, staged } = work
  const found = await checkRelease(trx, scope, name)
  if (found === null && staged !== null) {
    await trx.updateTable('release').set({ name, staged_by: null }).where('id', '=', staged.id).execute()
    return { name, made: true, items: staged.items, changed: staged.items }
  }
  const id = found ?? (await insertRelease(trx, scope, { name, actor: commandActor(work.author), now }))
  const rows = await trx.selectFrom('release_item').selectAll().where('release_id', '=', id).execute()
  const before = new Map(rows.map((row) => [row.document_id, row]))
  const { wanted, unwanted } = itemsOf(id, work)
  const written = wanted.filter((item) => !same(before.get(item.document_id), item))
  const gone = unwanted.filter((documentId) => before.has(documentId))
  await changeItems(trx, id, { gone, written })
  const added = written.filter((item) => !before.has(item.document_id)).length
  return { name, made: found === null, items: before.size - gone.length + added, changed: written.length + gone.length }
}

function itemsOf(releaseId: string, { plan, prune, revisionOf }: Omit<ReleaseWork, 'staged'>) {
  const wanted: ReleaseItemTable[] = []
  const unwanted: string[] = []
  const add = (document_id: string, rev: number | null, key: string | null, base_live_rev: number | null): void => {
    const action = rev === null ? 'unpublish' : 'publish'
    wanted.push({ release_id: releaseId, document_id, action, rev, key, base_live_rev })
  }
  for (const { entry, id, before, held } of plan.documents) {
    // When it is published is the release's.
    const stays = held === 'draft' || held === 'expired'
    const liveRev = before?.liveRev ?? null
    if (stays ? liveRev === null : isPublicAs(entry, before)) unwanted.push(id)
    else if (stays) add(id, null, null, liveRev)
    else add(id, revisionOf(id, before), entry.key, liveRev)
  }
  if (prune) {
    for (const { id, liveRev } of plan.vanished) if (liveRev !== null) add(id, null, null, liveRev)
  }
  return { wanted, unwanted }
}

function same(a: ReleaseItemTable | undefined, b: ReleaseItemTable): boolean {
  return a !== undefined && a.action === b.action && a.rev === b.rev && a.base_live_rev === b.base_live_rev
}
