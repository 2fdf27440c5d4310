import { expect, it, vi } from 'vitest'
import { DeletedDocuments } from '../../../src/content/documents/deleted.ts'
import { Documents } from '../../../src/content/documents/documents.ts'
import { type HistoryRetention, HistorySweeper } from '../../../src/content/documents/retention.ts'
import { Releases } from '../../../src/content/releases/releases.ts'
import type { ContentTables } from '../../../src/content/schema.ts'
import { DatabaseSearch } from '../../../src/content/search/database-search.ts'
import { ensureScope } from '../../../src/content/sites.ts'
import type { Database } from '../../../src/db/database.ts'
import { pageOf } from '../../support/content-editor.ts'
import { describeEachDatabase } from '../../support/databases.ts'

const day = 24 * 60 * 60 * 1000
const scope = { site: 'docs', env: 'production' }
const actor = { id: 'editor-1', kind: 'person', name: 'Ada' } as const
const keepAll: HistoryRetention = { revisions: null, revisionDays: null, deletedDays: null }

async function start(db: Database<ContentTables>) {
  const clock = { now: Date.parse('2026-11-21T10:00:00Z') }
  await db.transaction([], (trx) => ensureScope(trx, scope, clock.now))
  const search = new DatabaseSearch(db)
  const documents = new Documents(db, search, () => clock.now)
  const sweep = (retention: Partial<HistoryRetention>) =>
    new HistorySweeper(db, search, {
      retention: { ...keepAll, ...retention },
      onError: (error) => {
        throw error
      },
      now: () => clock.now,
    }).look()
  /** A page that was saved so many times, a day apart. */
  const page = async (route: string, revisions: number) => {
    let held = await documents.create(scope, pageOf(route, `${route} 1`), actor)
    for (let number = 2; number <= revisions; number += 1) {
      clock.now += day
      held = await documents.save(scope, held.value.id, held.etag, pageOf(route, `${route} ${number}`), actor)
    }
    return held
  }
  const numbers = async (id: string) => {
    const rows = await db.reader.selectFrom('revision').select('number').where('document_id', '=', id).execute()
    return rows.map(({ number }) => number).sort((a, b) => a - b)
  }
  return { clock, documents, deleted: new DeletedDocuments(db, search), search, sweep, page, numbers }
}

describeEachDatabase('HistorySweeper', (open) => {
  it('keeps the newest revisions, and what is public or in a release', async () => {
    const db = await open()
    const { sweep, page, numbers, documents } = await start(db)
    const [long, short] = [await page('/long', 10), await page('/short', 2)]
    const { id } = long.value
    await db.writer.updateTable('document').set({ live_rev: 3 }).where('id', '=', id).execute()
    const releases = new Releases(db)
    const release = await releases.create(scope, 'Spring', actor)
    const item = { set_id: release.value.id, document_id: id, action: 'publish', rev: 5, key: '/long' } as const
    await db.writer
      .insertInto('release_item')
      .values({ ...item, base_live_rev: 2 })
      .execute()

    expect(await sweep({})).toEqual({ revisions: 0, documents: 0 })
    expect(await sweep({ revisions: 10 })).toEqual({ revisions: 0, documents: 0 })
    expect(await sweep({ revisions: 4 })).toEqual({ revisions: 3, documents: 0 })
    expect(await numbers(id)).toEqual([2, 3, 5, 7, 8, 9, 10])
    expect(await sweep({ revisions: 1 })).toEqual({ revisions: 4, documents: 0 })
    expect([await numbers(id), await numbers(short.value.id)]).toEqual([[2, 3, 5, 10], [2]])
    // Numbers are never given twice.
    const { etag } = await documents.read(scope, id)
    await documents.save(scope, id, etag, pageOf('/long', 'More'), actor)
    expect(await numbers(id)).toEqual([2, 3, 5, 10, 11])
    const history = await documents.revisions(scope, id, { limit: 10, after: null })
    expect(history.entries.map(({ revision }) => revision)).toEqual([11, 10, 5, 3, 2])
  })

  it('counts the age of a revision from when another one followed it', async () => {
    const { sweep, page, numbers, clock, documents } = await start(await open())
    const { value } = await page('/old', 4)
    clock.now += 400 * day + 1
    // The draft stays however old it is, and what it replaced is as young as it.
    expect(await sweep({ revisionDays: 403 })).toEqual({ revisions: 0, documents: 0 })
    expect(await sweep({ revisionDays: 401 })).toEqual({ revisions: 2, documents: 0 })
    expect(await numbers(value.id)).toEqual([3, 4])
    const { etag } = await documents.read(scope, value.id)
    clock.now += day
    await documents.save(scope, value.id, etag, pageOf('/old', 'New'), actor)
    expect(await sweep({ revisionDays: 30 })).toEqual({ revisions: 1, documents: 0 })
    expect(await numbers(value.id)).toEqual([4, 5])
  })

  it('erases deleted documents after their time, unless they came back', async () => {
    const db = await open()
    const { sweep, page, clock, documents, deleted } = await start(db)
    const [gone, back, there] = [await page('/gone', 3), await page('/back', 2), await page('/there', 2)]
    for (const { value, etag } of [gone, back]) await documents.remove(scope, value.id, etag)
    clock.now += 90 * day
    expect(await sweep({ deletedDays: 90 })).toEqual({ revisions: 0, documents: 0 })
    await documents.create(scope, pageOf('/back', 'Back'), actor)
    clock.now += 1
    expect(await sweep({ deletedDays: null })).toEqual({ revisions: 0, documents: 0 })
    expect(await sweep({ deletedDays: 90 })).toEqual({ revisions: 0, documents: 1 })
    const left = await db.reader.selectFrom('document').select('id').orderBy('id').execute()
    expect(left.map(({ id }) => id)).toEqual([back.value.id, there.value.id].sort())
    expect((await deleted.list(scope, { limit: 10, after: null })).entries).toEqual([])
    const traces = await db.reader
      .selectFrom('revision')
      .select('number')
      .where('document_id', '=', gone.value.id)
      .execute()
    expect(traces).toEqual([])

    // One that an older version deleted counts from when it is first seen.
    await db.writer
      .updateTable('document')
      .set({ draft_rev: null, deleted_at: null })
      .where('id', '=', there.value.id)
      .execute()
    expect(await sweep({ deletedDays: 90 })).toEqual({ revisions: 0, documents: 0 })
    clock.now += 90 * day + 1
    expect(await sweep({ deletedDays: 90 })).toEqual({ revisions: 0, documents: 1 })
  })

  it('removes in short transactions, and leaves what is saved meanwhile', async () => {
    const db = await open()
    const { page, numbers, documents, search, clock } = await start(db)
    const { value } = await page('/busy', 450)
    let transactions = 0
    const watched: Database<ContentTables> = {
      ...db,
      transaction: async (locks, work, options) => {
        transactions += 1
        if (transactions === 2) {
          const { etag } = await documents.read(scope, value.id)
          await documents.save(scope, value.id, etag, pageOf('/busy', 'Meanwhile'), actor)
        }
        return db.transaction(locks, work, options)
      },
    }
    const onError = vi.fn()
    const retention = { ...keepAll, revisions: 10 }
    const sweeper = new HistorySweeper(watched, search, { retention, onError, now: () => clock.now })
    expect(await sweeper.look()).toEqual({ revisions: 441, documents: 0 })
    expect(transactions).toBe(3)
    expect(await numbers(value.id)).toEqual(Array.from({ length: 10 }, (_, index) => index + 442))
    expect(onError).not.toHaveBeenCalled()
  })
})
