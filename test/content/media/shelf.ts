import { readdir } from 'node:fs/promises'
import { afterAll, afterEach, beforeAll, describe } from 'vitest'
import { MediaLibrary } from '../../../src/content/media/library.ts'
import { Media } from '../../../src/content/media/media.ts'
import { MediaFolder } from '../../../src/content/media/media-folder.ts'
import type { ContentTables } from '../../../src/content/schema.ts'
import { ensureScope } from '../../../src/content/sites.ts'
import type { Database } from '../../../src/db/database.ts'
import { dialects, openTestDatabase, type TestDatabase } from '../../support/databases.ts'
import { temporaryDirectory } from '../import/folders.ts'

export const DAY = 24 * 60 * 60 * 1000
export const MAX_BYTES = 100_000

export type Shelf = Awaited<ReturnType<typeof startShelf>>

/**
 * The suite once for each database, which its tests share: it is emptied of media after each, since a fresh one costs
 * more than most tests do.
 */
export function describeShelves(name: string, suite: (start: (mediaDir?: string) => Promise<Shelf>) => void): void {
  describe.each(dialects)(`${name} (%s)`, (dialect) => {
    let opened: TestDatabase

    beforeAll(async () => {
      opened = await openTestDatabase(dialect)
    })

    afterEach(async () => {
      for (const table of ['media_site', 'media', 'media_change', 'orphaned_media'] as const) {
        await opened.database.writer.deleteFrom(table).execute()
      }
    })

    afterAll(() => opened.close())

    suite((mediaDir) => startShelf(opened.database, mediaDir))
  })
}

/** A media library over a directory, with two sites and a clock that stands still until it is set. */
export async function startShelf(db: Database<ContentTables>, mediaDir?: string) {
  const dir = mediaDir ?? (await temporaryDirectory())
  const store = new MediaFolder(dir)
  const clock = { now: Date.parse('2026-11-21T10:00:00Z') }
  const library = new MediaLibrary(db, store, { maxBytes: MAX_BYTES, now: () => clock.now })
  for (const site of ['docs', 'blog']) {
    await db.transaction([], (trx) => ensureScope(trx, { site, env: 'production' }, clock.now))
  }
  return { db, dir, store, clock, library, media: new Media(db, store) }
}

/** The hashes of all bytes on disk, and the names of whatever else lies there. */
export async function onDisk(dir: string): Promise<string[]> {
  const names = await readdir(dir, { recursive: true })
  return names
    .filter((name) => !/^[0-9a-f]{2}$/.test(name))
    .map((name) => name.replace(/^[0-9a-f]{2}\//, ''))
    .sort()
}

/** The keys of rows whose bytes are not on disk: there must be none, ever. */
export async function broken({ db, store }: { db: Database<ContentTables>; store: MediaFolder }): Promise<string[]> {
  const rows = await db.reader.selectFrom('media').select(['key', 'hash', 'size']).execute()
  const there = await Promise.all(rows.map((row) => store.has(row)))
  return rows.filter((_, index) => !there[index]).map(({ key }) => key)
}
