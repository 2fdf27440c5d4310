import { expect, it } from 'vitest'
import { commandActor } from '../../../src/content/actor.ts'
import { Documents } from '../../../src/content/documents/documents.ts'
import { claimEnvironment } from '../../../src/content/import/claim.ts'
import { clearOthers } from '../../../src/content/import/clear.ts'
import { importFolder } from '../../../src/content/import/import-folder.ts'
import { Releases } from '../../../src/content/releases/releases.ts'
import type { ContentTables } from '../../../src/content/schema.ts'
import { DatabaseSearch } from '../../../src/content/search/database-search.ts'
import type { Database } from '../../../src/db/database.ts'
import { errorMessage } from '../../../src/lib/error-text.ts'
import { describeEachDatabase } from '../../support/databases.ts'
import { putFiles } from './folders.ts'
import { countRows, moments, place, startSite, whenDead } from './site.ts'
import { leftovers, visible } from './visible.ts'

const ann = commandActor('ann')

/** More than change in the transaction in which an import takes effect. */
const MANY = 110

function pages(count: number): Record<string, string> {
  return Object.fromEntries(Array.from({ length: count }, (_, i) => [`pages/p/${i}.md`, `Page ${i}.\n`]))
}

describeEachDatabase('an import into a release that is there', (open) => {
  /** A site with drafts, of which one more than the folder has is in the release `spring`. */
  async function start(count: number) {
    const site = await startSite(open, pages(count))
    await site.run()
    const { db, media, folder } = site
    const documents = new Documents(db, new DatabaseSearch(db))
    const releases = new Releases(db)
    const make = async (route: string) =>
      (
        await documents.create(
          place,
          { kind: 'page', route, type: 'page', meta: { title: route, description: '' }, zones: {} },
          ann,
        )
      ).value.id
    const mine = await make('/mine')
    const makeRelease = async (name: string) => {
      const { value, etag } = await releases.create(place, name, ann)
      await releases.putItem(place, value.id, mine, etag, { action: 'publish' })
      return value.id
    }
    const id = await makeRelease('spring')
    const etag = async () => (await releases.read(place, id)).etag
    const into = (using: Database<ContentTables>, release = 'spring') =>
      importFolder({ db: using, media }, folder, { ...place, release })
    return { ...site, releases, make, makeRelease, mine, id, etag, into }
  }

  /** Acts before the transaction in which the import takes effect, once; `failures` are those of all transactions. */
  function racing(db: Database<ContentTables>, act: () => Promise<unknown>) {
    const failures: string[] = []
    let isDone = false
    const raced: Database<ContentTables> = {
      ...db,
      transaction: async (locks, work, options) => {
        if (options?.alone === true && !isDone) {
          isDone = true
          await act()
        }
        try {
          return await db.transaction(locks, work, options)
        } catch (error) {
          failures.push(errorMessage(error))
          throw error
        }
      },
    }
    return { raced, failures }
  }

  async function keys(db: Database<ContentTables>, name = 'spring'): Promise<string[]> {
    const lines = (await visible(db)).filter((line) => line.startsWith(`item ${name} `))
    return lines.map((line) => line.split(' ')[3] ?? '')
  }

  const none = { items: [], releases: [] }

  it('takes effect with as few rows for many items as for few more, and no piece before it is long', async () => {
    const rows = async (count: number) => {
      const { db, into, mine } = await start(count)
      const version = { translation_id: mine, language: 'de' }
      await db.writer.updateTable('release_item').set(version).where('document_id', '=', mine).execute()
      const seen = { most: 0, last: 0 }
      const counting = countRows(db, (touched, isLast) => {
        if (isLast) seen.last = touched
        else seen.most = Math.max(seen.most, touched)
      })
      const { release } = await into(counting)
      expect(release).toEqual({ name: 'spring', made: false, items: count + 1, changed: count })
      expect(await keys(db)).toHaveLength(count + 1)
      const items = db.reader.selectFrom('current_release_item').select(['translation_id', 'language'])
      expect(await items.where('document_id', '=', mine).execute()).toEqual([version])
      expect(await leftovers(db)).toEqual(none)
      return seen
    }
    const [few, many] = [await rows(MANY), await rows(MANY + 30)]
    expect(few.last).toBeGreaterThan(0)
    expect(many.last).toBe(few.last)
    expect(many.most).toBeLessThan(MANY + 10)
  }, 480_000)

  it('changes few items in place, and nothing where the release says all of it', async () => {
    const { db, into, releases, id } = await start(3)
    expect((await into(db)).release).toMatchObject({ made: false, changed: 3 })
    const { value } = await releases.read(place, id)
    expect((await into(db)).release).toMatchObject({ made: false, changed: 0 })
    expect((await releases.read(place, id)).value).toEqual(value)
  })

  it('keeps what editors make of the release meanwhile, and brings what they took out of it', async () => {
    const { db, into, releases, make, mine, id, etag } = await start(MANY)
    await into(db)
    const [hers, rebased] = [await make('/hers'), await make('/rebased')]
    await releases.putItem(place, id, rebased, await etag(), { action: 'publish' })
    const [gone] = (await releases.items(place, id, { limit: 500, after: null })).entries.filter(
      ({ documentId }) => documentId !== mine && documentId !== rebased,
    )
    const drafts = await db.reader
      .selectFrom('document')
      .select('id')
      .where('id', 'not in', [mine, hers, rebased])
      .execute()
    for (const each of drafts) await releases.removeItem(place, id, each.id, await etag())
    expect(await keys(db)).toEqual(['/mine', '/rebased'])
    const { raced, failures } = racing(db, async () => {
      await releases.putItem(place, id, hers, await etag(), { action: 'publish' })
      await releases.putItem(place, id, gone?.documentId ?? '', await etag(), { action: 'unpublish' })
      await db.writer
        .updateTable('release_item')
        .set({ base_language: 'fr' })
        .where('document_id', '=', rebased)
        .execute()
      await releases.removeItem(place, id, mine, await etag())
    })
    const { release } = await into(raced)
    expect(failures).toEqual(['others have published meanwhile'])
    expect(release).toEqual({ name: 'spring', made: false, items: MANY + 2, changed: MANY })
    const now = await keys(db)
    expect(now).toHaveLength(MANY + 2)
    expect(now).toContain('/hers')
    const items = db.reader.selectFrom('current_release_item').select('base_language')
    expect(await items.where('document_id', '=', rebased).execute()).toEqual([{ base_language: 'fr' }])
    expect(now).not.toContain('/mine')
    expect((await visible(db)).filter((line) => line.startsWith('item ') && line.includes(' unpublish '))).toEqual([])
    expect(await leftovers(db)).toEqual(none)
  })

  it('makes the release anew where an editor has renamed or deleted it meanwhile', async () => {
    const { db, into, releases, id, etag } = await start(MANY)
    const renamed = racing(db, async () => releases.rename(place, id, await etag(), 'summer'))
    expect((await into(renamed.raced)).release).toEqual({ name: 'spring', made: true, items: MANY, changed: MANY })
    expect([await keys(db, 'summer'), (await keys(db)).length]).toEqual([['/mine'], MANY])
    const deleted = racing(db, async () => releases.remove(place, id, await etag()))
    expect((await into(deleted.raced, 'summer')).release).toMatchObject({ made: true, items: MANY })
    expect(await leftovers(db)).toEqual(none)
  })

  it('gives up where the release was scheduled meanwhile, and leaves no trace', async () => {
    const { db, into, releases, id, etag } = await start(MANY)
    const { raced } = racing(db, async () =>
      releases.schedule(place, id, await etag(), { at: 4e12, onConflict: 'fail' }, ann),
    )
    await expect(into(raced)).rejects.toMatchObject({ code: 'release_scheduled' })
    expect(await keys(db)).toEqual(['/mine'])
    expect(await leftovers(db)).toEqual(none)
  })

  it('takes effect whole though an import that began before it still clears away what others staged', async () => {
    const { db, folder, into } = await start(MANY)
    await putFiles(folder, { 'pages/p/0.md': 'Page 0, anew.\n' })
    const older = await claimEnvironment(db, place, 'older', 1)
    const cleared: unknown[] = []
    const { raced } = racing(db, async () => {
      await clearOthers(db, older, 1).catch((error: unknown) => cleared.push(error))
    })
    expect((await into(raced)).release).toMatchObject({ items: MANY + 1, changed: MANY })
    expect(cleared).toMatchObject([{ code: 'changed_meanwhile' }])
    expect(await keys(db)).toHaveLength(MANY + 1)
    expect((await into(db)).release).toMatchObject({ items: MANY + 1, changed: 0 })
    const drafts = db.reader.selectFrom('current_document').select('draft_rev')
    expect(await drafts.where('key', '=', '/p/0').execute()).toEqual([{ draft_rev: 2 }])
    expect(await leftovers(db)).toEqual(none)
  })

  it('broken off early or late, the release holds what it held or all of the folder', async () => {
    const { db, makeRelease, into } = await start(MANY)
    const outcomes = new Set<string>()
    let number = 0
    for (const moment of moments(db.dialect, 40)) {
      number += 1
      const name = `spring-${number}`
      await makeRelease(name)
      const outcome = await into(moment.dying(db), name).then(() => 'done', whenDead)
      outcomes.add(outcome)
      const held = await keys(db, name)
      expect([1, MANY + 1], moment.name).toContain(held.length)
      if (outcome === 'done') expect(held).toHaveLength(MANY + 1)
      await into(db, name)
      expect(await keys(db, name)).toHaveLength(MANY + 1)
      expect(await leftovers(db)).toEqual(none)
    }
    expect([...outcomes].sort()).toEqual(['dead', 'done'])
  }, 480_000)

  it('holds all of the folder once it is in effect, though what it held before is not cleared away', async () => {
    const { db, into } = await start(MANY)
    let isDead = false
    const dying: Database<ContentTables> = {
      ...db,
      transaction: async (locks, work, options) => {
        if (isDead) throw new Error('dead')
        const done = await db.transaction(locks, work, options)
        isDead = options?.alone === true
        return done
      },
    }
    await into(dying)
    expect(await keys(db)).toHaveLength(MANY + 1)
    expect((await leftovers(db)).releases).toHaveLength(1)
    expect((await into(db)).release).toMatchObject({ changed: 0 })
    expect(await keys(db)).toHaveLength(MANY + 1)
    expect(await leftovers(db)).toEqual(none)
  })
})
