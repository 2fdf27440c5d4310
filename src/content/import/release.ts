import type { Kysely, Selectable } from 'kysely'
import type { Database } from '../../db/database.ts'
import { commandActor } from '../actor.ts'
import { freeName } from '../releases/item-sets.ts'
import { insertRelease } from '../releases/new-release.ts'
import type { ContentTables, Transact, VersionOfItem } from '../schema.ts'
import type { Scope } from '../sites.ts'
import type { Claim } from './claim.ts'
import { Pieces } from './pieces.ts'
import { type CurrentDocument, isPublicAs, type Plan } from './plan.ts'
import { NotCaughtUp } from './redirects.ts'
import {
  changeItems,
  currentSet,
  type FoundRelease,
  findReleases,
  fixedReleaseError,
  type ItemChanges,
  readItems,
  type WrittenItem,
  writeItems,
} from './release-rows.ts'

/** Items that may change in the transaction in which an import takes effect. */
const FEW = 100

/** What an item says of the language of its page. */
export type ReleasedVersion = Selectable<VersionOfItem>

const ofNoVersion: ReleasedVersion = {
  translation_id: null,
  language: null,
  source_rev: null,
  base_translation_id: null,
  base_language: null,
  base_source_rev: null,
}

/** A release that an import is for. */
export interface ReleaseWork {
  readonly name: string
  readonly scope: Scope
  readonly plan: Plan
  /** Whether documents that vanished are to be taken down by the release. */
  readonly prune: boolean
  /** What pages become versions of with the release, by their ids: they are in it, whatever they say. */
  readonly carried: ReadonlyMap<string, ReleasedVersion>
  readonly author: string
  readonly now: number
  /** The revision that holds what the folder says. */
  readonly revisionOf: (id: string, before: CurrentDocument | null) => number
}

/** What a release is to be, held against what it was. */
export interface StagedRelease {
  /** The release of the name as it was found; null for none. */
  readonly found: FoundRelease | null
  readonly changes: ItemChanges
  readonly change: ReleaseChange
  /** What holds all of its items, unseen; null where few of those that are there change. */
  readonly made: StagedItems | null
}

type ItemsByDocument = ReadonlyMap<string, WrittenItem>

interface StagedItems {
  /** Of a row of `release` that is not seen, and of its items. */
  readonly id: string
  readonly items: ItemsByDocument
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
export async function checkRelease(
  db: Kysely<ContentTables>,
  scope: Scope,
  name: string,
): Promise<FoundRelease | null> {
  const [found = null] = await findReleases(db, scope, [name])
  const fixed = found === null ? undefined : fixedReleaseError(found)
  if (fixed !== undefined) throw fixed
  return found
}

/**
 * Writes what a release is to hold in pieces, unseen before the import takes effect: for a new one its items, for one
 * that is there another set of items. Few changes are left to that moment.
 *
 * @param earlier what was staged of it before; what has changed in the release since comes in
 * @throws ImportError as {@link checkRelease}
 */
export async function stageRelease(
  db: Database<ContentTables>,
  claim: Claim,
  work: ReleaseWork,
  earlier: StagedRelease | null,
): Promise<StagedRelease> {
  const found = await checkRelease(db.reader, work.scope, work.name)
  if (earlier !== null && isSameRelease(found, earlier.found)) return earlier
  const before = await itemsOf(db.reader, found)
  const changes = changesOf(work, before)
  const staged = { found, changes, change: reportOf(work.name, found, before, changes) }
  const made = earlier?.made ?? null
  if (made === null && found !== null && changes.gone.length + changes.written.length <= FEW) {
    return { ...staged, made }
  }
  const items = new Map(before)
  for (const documentId of changes.gone) items.delete(documentId)
  for (const item of changes.written) items.set(item.document_id, item)
  return { ...staged, made: await stageItems(new Pieces(db, claim), claim, work, made, items) }
}

async function stageItems(
  pieces: Pieces,
  { importId, generation }: Claim,
  { scope, author, now }: ReleaseWork,
  made: StagedItems | null,
  items: ItemsByDocument,
): Promise<StagedItems> {
  const id =
    made?.id ??
    (await pieces.write(1, (trx) => {
      const release = { name: `#${importId}`, actor: commandActor(author), now, from: generation }
      return insertRelease(trx, scope, release)
    }))
  const gone = [...(made?.items.keys() ?? [])].filter((documentId) => !items.has(documentId))
  const written = [...items.values()].filter((item) => !saysSame(made?.items.get(item.document_id), item))
  for (let done = 0; done < gone.length; ) {
    const some = gone.slice(done, done + pieces.rows)
    await pieces.write(some.length, (trx) => writeItems(trx, id, { gone: some, written: [] }))
    done += some.length
  }
  for (let done = 0; done < written.length; ) {
    const some = written.slice(done, done + pieces.rows)
    await pieces.write(some.length, (trx) => writeItems(trx, id, { gone: [], written: some }))
    done += some.length
  }
  return { id, items }
}

/**
 * Makes the release say what the folder says: an item for every document whose public side differs, none for those
 * that are public as they are. Items of documents that the folder never had stay.
 *
 * @param isLast whether it has to take as long as it takes
 * @throws NotCaughtUp where the release is not what it was when it was staged; ImportError as {@link checkRelease}
 */
export async function putIntoRelease(
  trx: Transact,
  work: ReleaseWork,
  { found, changes, change, made }: StagedRelease,
  isLast: boolean,
): Promise<ReleaseChange> {
  const { name, scope, now, author } = work
  const current = await checkRelease(trx, scope, name)
  if (!isSameRelease(current, found)) {
    if (!isLast) throw new NotCaughtUp()
    if (made !== null) {
      await trx.updateTable('release_set').set({ until_generation: 0 }).where('set_id', '=', made.id).execute()
    }
    const id = current?.id ?? (await insertRelease(trx, scope, { name, actor: commandActor(author), now }))
    const before = await itemsOf(trx, current)
    const last = changesOf(work, before)
    await changeItems(trx, id, last)
    return reportOf(name, current, before, last)
  }
  if (made === null) {
    if (current !== null) await changeItems(trx, current.id, changes)
  } else if (current === null) {
    await freeName(trx, scope, name)
    await trx.updateTable('release').set({ name }).where('id', '=', made.id).execute()
  } else {
    // What the release held is the unseen one's then, and goes with it.
    const { set_id, changes: earlier } = await currentSet(trx, current.id)
    await trx
      .updateTable('release_set')
      .set({ release_id: made.id, until_generation: 0 })
      .where('set_id', '=', set_id)
      .execute()
    await trx
      .updateTable('release_set')
      .set({ release_id: current.id, changes: earlier + 1 })
      .where('set_id', '=', made.id)
      .execute()
  }
  return change
}

function isSameRelease(a: FoundRelease | null, b: FoundRelease | null): boolean {
  return a?.id === b?.id && a?.version === b?.version
}

async function itemsOf(db: Kysely<ContentTables>, release: FoundRelease | null): Promise<ItemsByDocument> {
  return release === null ? new Map() : readItems(db, release.id)
}

function reportOf(
  name: string,
  found: FoundRelease | null,
  before: ItemsByDocument,
  { gone, written }: ItemChanges,
): ReleaseChange {
  const added = written.filter((item) => !before.has(item.document_id)).length
  return { name, made: found === null, items: before.size - gone.length + added, changed: written.length + gone.length }
}

/** What has to become of the items of a release that holds these. */
function changesOf({ plan, prune, carried, revisionOf }: ReleaseWork, before: ItemsByDocument): ItemChanges {
  const written: WrittenItem[] = []
  const gone: string[] = []
  const add = (document_id: string, rev: number | null, key: string | null, base_live_rev: number | null): void => {
    const action = rev === null ? 'unpublish' : 'publish'
    const version = (rev === null ? undefined : carried.get(document_id)) ?? ofNoVersion
    const item = { document_id, action, rev, key, base_live_rev, ...version } as const
    if (!isSame(before.get(document_id), item)) written.push(item)
  }
  for (const { entry, id, before: document, held } of plan.documents) {
    // When it is published is the release's.
    const stays = held === 'draft' || held === 'expired'
    const liveRev = document?.liveRev ?? null
    if (stays ? liveRev === null : isPublicAs(entry, document) && !carried.has(id)) {
      if (before.has(id)) gone.push(id)
    } else if (stays) add(id, null, null, liveRev)
    else add(id, revisionOf(id, document), entry.key, liveRev)
  }
  if (prune) {
    for (const { id, liveRev } of plan.vanished) if (liveRev !== null) add(id, null, null, liveRev)
  }
  return { gone, written }
}

function isSame(a: WrittenItem | undefined, b: WrittenItem): boolean {
  if (a === undefined || a.action !== b.action || a.rev !== b.rev || a.base_live_rev !== b.base_live_rev) return false
  const isOfNone = a.translation_id == null && b.translation_id == null
  return isOfNone || inVersions.every((column) => (a[column] ?? null) === (b[column] ?? null))
}

const inVersions = [
  ...(['translation_id', 'language', 'source_rev'] as const),
  ...(['base_translation_id', 'base_language', 'base_source_rev'] as const),
]

const said = [...(['action', 'rev', 'key', 'base_live_rev'] as const), ...inVersions]

/** Whether one row says all that another one does, of languages too, which a rebase may change alone. */
function saysSame(a: WrittenItem | undefined, b: WrittenItem): boolean {
  return a !== undefined && said.every((column) => (a[column] ?? null) === (b[column] ?? null))
}
