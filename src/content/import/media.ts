import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import { commandActor } from '../actor.ts'
import type { MediaEntry } from '../folder/entries.ts'
import { SourceFault } from '../folder/source.ts'
import { mediaLock } from '../locks.ts'
import { Beginning, type Dimensions, isImage, noDimensions } from '../media/dimensions.ts'
import { type MediaKey, otherHolder, readMediaKeys, updateTime } from '../media/holding.ts'
import { mediaType } from '../media/kinds.ts'
import { insertMediaChanges, MEDIA_CHANGES_KEPT, type NewMediaChange } from '../media/media-changes.ts'
import { hashFile, type MediaStore, type StoredMedia, withBytes } from '../media/media-store.ts'
import { announceBytes, markOrphaned, nameBytes } from '../media/orphaned-media.ts'
import { settleMedia } from '../media/staged-media.ts'
import type { ContentTables, Transact } from '../schema.ts'
import type { Scope } from '../sites.ts'
import type { Claim } from './claim.ts'
import { concurrentChange, ImportError } from './error.ts'
import { Pieces } from './pieces.ts'
import { type FileCounts, type FileProblem, noFiles } from './report.ts'

/** Files that are announced in one transaction. */
const ANNOUNCED = 100

export interface MediaPlan {
  /** Files that the site does not hold yet, or whose bytes are missing or are others. */
  readonly written: readonly PlannedMedia[]
  readonly counts: FileCounts
  /** The keys that are not brought: they would be public at once. */
  readonly held: readonly string[]
  readonly problems: readonly FileProblem[]
}

/** The plan of an import that makes nothing public: no bytes come, for media have no drafts. */
export function withoutMedia({ written, counts, problems }: MediaPlan): MediaPlan {
  const held = written.map(({ entry }) => entry.key)
  return { written: [], counts: { ...noFiles(), unchanged: counts.unchanged }, held, problems }
}

interface PlannedMedia extends StoredMedia, Dimensions {
  readonly entry: MediaEntry
  /** Null where the key is free. */
  readonly before: MediaKey | null
}

/**
 * Compares the media of a folder with what is there, by hash. Keys are one namespace: one that another site holds
 * with other bytes is a problem; with the same bytes the site joins. So is a file that cannot be read.
 */
export async function planMedia(
  db: Kysely<ContentTables>,
  store: MediaStore,
  site: string,
  entries: readonly MediaEntry[],
  onHashed: (done: number) => void,
): Promise<MediaPlan> {
  const held = await readMediaKeys(
    db,
    entries.map(({ key }) => key),
  )
  const written: PlannedMedia[] = []
  const problems: FileProblem[] = []
  const counts = noFiles()
  for (const [index, entry] of entries.entries()) {
    const stored = await hashFile(entry.path).catch(readingFault)
    onHashed(index + 1)
    if (stored instanceof SourceFault) {
      problems.push({ file: entry.file, reason: stored.message })
      continue
    }
    const before = held.get(entry.key) ?? null
    const same = before?.hash === stored.hash
    const other = otherHolder(before, site)
    if (other !== undefined && !same) {
      problems.push({ file: entry.file, reason: `the site "${other}" holds media/${entry.key} with other bytes` })
    }
    const joined = before?.sites.includes(site) ?? false
    counts[!joined ? 'new' : same ? 'unchanged' : 'changed'] += 1
    // Bytes that a row promises and the disk has lost are brought back.
    if (same && joined && (await store.has(stored))) continue
    const measured = same ? noDimensions : await measure(entry).catch(readingFault)
    if (measured instanceof SourceFault) problems.push({ file: entry.file, reason: measured.message })
    else written.push({ entry, before, ...stored, ...measured })
  }
  return { written, counts, held: [], problems }
}

async function measure({ key, path }: MediaEntry): Promise<Dimensions> {
  if (!isImage(key)) return noDimensions
  const beginning = new Beginning()
  await withBytes(path, (bytes) => beginning.read(bytes))
  return beginning.dimensions(key)
}

/**
 * Stores the bytes of planned media; nothing refers to them yet, and what comes to nothing is swept some day. So is what
 * they replace: it is listed here already, for a sweep leaves alone what a row names.
 */
export async function storeMedia(
  db: Database<ContentTables>,
  store: MediaStore,
  media: MediaPlan,
  now: number,
  onStored: (done: number) => void,
): Promise<void> {
  for (let done = 0; done < media.written.length; done += ANNOUNCED) {
    const some = media.written.slice(done, done + ANNOUNCED)
    await db.transaction([mediaLock], async (trx) => {
      const replaced = some.flatMap(({ hash, before }) => (before === null || before.hash === hash ? [] : before.hash))
      await markOrphaned(trx, replaced, now)
      await announceBytes(
        trx,
        some.map(({ hash }) => hash),
        now,
      )
    })
  }
  for (const [index, { entry, hash }] of media.written.entries()) {
    const stored = await store.store(entry.path).catch(readingFault)
    if (stored instanceof SourceFault || stored.hash !== hash) {
      throw new ImportError(
        'file_changed',
        `${entry.file} changed while it was read: nothing was written, run it again`,
      )
    }
    onStored(index + 1)
  }
}

/**
 * Writes what becomes of media into their rows, unseen before the import takes effect. Keys that other
 * sites joined meanwhile are as good as before, unless this import would give them other bytes. From here on, the
 * import gives up when one of them is changed (`settleMedia`).
 *
 * @throws ImportError `changed_meanwhile` where a key is not what the plan found
 * @throws TriptychError `unavailable` where bytes were removed meanwhile
 */
export async function stageMedia(
  db: Database<ContentTables>,
  claim: Claim,
  { written }: MediaPlan,
  { author, now }: { readonly author: string; readonly now: number },
): Promise<void> {
  const pieces = new Pieces(db, claim, [mediaLock])
  const kept = new Set(written.slice(-MEDIA_CHANGES_KEPT))
  for (let done = 0; done < written.length; ) {
    const some = written.slice(done, done + pieces.rows)
    await pieces.write(some.length, async (trx) => {
      await writeNext(trx, claim, some, now)
      const changes = mediaChanges(
        some.filter((each) => kept.has(each)),
        claim.scope,
      )
      await insertMediaChanges(trx, claim.scope.site, changes, { actor: commandActor(author), now, claim })
    })
    done += some.length
  }
}

/** What becomes of a site's files, as their history has it. */
export function mediaChanges(files: readonly PlannedMedia[], { site }: Scope): NewMediaChange[] {
  return files.flatMap(({ entry: { key }, before, hash, size }): NewMediaChange[] => {
    const isHeld = before?.sites.includes(site) === true
    // Bytes that were missing are no other file.
    if (isHeld && before?.hash === hash) return []
    return [{ key, action: isHeld ? 'replaced' : 'created', hash, size }]
  })
}

async function writeNext(trx: Transact, claim: Claim, some: readonly PlannedMedia[], now: number): Promise<void> {
  const { site, env } = claim.scope
  const keys = some.map(({ entry }) => entry.key)
  const joined = some.filter(({ hash, before }) => before?.hash === hash)
  await settleMedia(trx, keys, { now, bytes: new Map(joined.map(({ entry, hash }) => [entry.key, hash])) })
  const held = await readMediaKeys(trx, keys)
  for (const { entry, before, hash } of some) {
    const current = held.get(entry.key) ?? null
    const replacesAnothers = current?.hash !== hash && otherHolder(current, site) !== undefined
    if (current?.hash !== before?.hash || replacesAnothers) throw concurrentChange(entry.file)
  }
  const hashes = some.map(({ hash }) => hash)
  await nameBytes(trx, hashes)
  const changed = some.filter(({ hash, before }) => before?.hash !== hash)
  if (changed.length > 0) {
    await trx
      .insertInto('media')
      .values(
        changed.map(({ entry: { key }, hash, size, width, height }) => ({
          ...{ key, hash: '', size: 0, type: '', width: null, height: null, updated_at: now },
          ...{ next_site: site, next_env: env, next_generation: claim.generation },
          ...{ next_hash: hash, next_size: size, next_type: mediaType(key) },
          next_at: updateTime(held.get(key) ?? null, now),
          ...{ next_width: width, next_height: height },
        })),
      )
      .onConflict((clash) =>
        clash.column('key').doUpdateSet((eb) => ({
          next_site: eb.ref('excluded.next_site'),
          next_env: eb.ref('excluded.next_env'),
          next_generation: eb.ref('excluded.next_generation'),
          next_hash: eb.ref('excluded.next_hash'),
          next_size: eb.ref('excluded.next_size'),
          next_type: eb.ref('excluded.next_type'),
          next_width: eb.ref('excluded.next_width'),
          next_height: eb.ref('excluded.next_height'),
          next_at: eb.ref('excluded.next_at'),
        })),
      )
      .execute()
  }
  await trx
    .insertInto('media_site')
    .values(keys.map((key) => ({ site_id: site, key, from_env: env, from_generation: claim.generation })))
    .onConflict((clash) => clash.columns(['site_id', 'key']).doNothing())
    .execute()
}

/** A fault of the folder's file is an answer; one of the media directory or the disk is not. */
function readingFault(error: unknown): SourceFault {
  if (error instanceof SourceFault) return error
  throw error
}
