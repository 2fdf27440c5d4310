import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { backupTables, rebuildSearch } from '../../../src/content/backup.ts'
import { BulkChanges } from '../../../src/content/bulk/bulk-changes.ts'
import { Documents } from '../../../src/content/documents/documents.ts'
import { hasStaged } from '../../../src/content/import/clear.ts'
import { importFolder } from '../../../src/content/import/import-folder.ts'
import { ImportSweeper } from '../../../src/content/import-sweeper.ts'
import { TranslationGroups } from '../../../src/content/languages/translations.ts'
import { PageLists } from '../../../src/content/pages/page-lists.ts'
import { Publisher } from '../../../src/content/publishing/publisher.ts'
import { type ContentTables, NEVER } from '../../../src/content/schema.ts'
import { DatabaseSearch } from '../../../src/content/search/database-search.ts'
import type { Database } from '../../../src/db/database.ts'
import { type AnyDatabase, parseBatch, readTable, writeRows } from '../../../src/db/rows.ts'
import { TriptychError } from '../../../src/errors.ts'
import { describeEachDatabase, dialects, openTestDatabase } from '../../support/databases.ts'
import { some } from '../../support/thorough.ts'
import { ada, page } from '../documents/editor.ts'
import { folderOf, putFiles } from '../import/folders.ts'
import { countRows, moments, place, startSite, whenDead } from '../import/site.ts'
import { visible } from '../import/visible.ts'

const all = { ...place, publish: true, overwrite: true }

type Edition = 'one' | 'two'

/** Each page is the German version of the other one of its pair, or its source. */
function languages(edition: Edition, count: number): string {
  const translations = Array.from({ length: count / 2 }, (_, pair) => {
    const [source, german] = edition === 'one' ? [2 * pair, 2 * pair + 1] : [2 * pair + 1, 2 * pair]
    return {
      versions: [
        { route: `/p/${source}`, language: 'en', status: 'source' },
        { route: `/p/${german}`, language: 'de', status: 'current' },
      ],
    }
  })
  return JSON.stringify({
    languages: [{ code: 'en' }, { code: 'de', prefix: '/de' }, { code: 'fr', prefix: '/fr' }],
    translations,
  })
}

function pages(edition: Edition, count: number): Record<string, string> {
  const files = Array.from({ length: count }, (_, i) => [`pages/p/${i}.md`, `---\ntitle: ${i}\n---\n\nText.\n`])
  return { ...Object.fromEntries(files), 'languages.json': languages(edition, count) }
}

async function unsettled(db: Database<ContentTables>): Promise<number> {
  const rows = await db.reader
    .selectFrom('translation as t')
    .innerJoin('environment as e', (join) => join.onRef('e.site_id', '=', 't.site_id').onRef('e.name', '=', 't.env'))
    .select('t.document_id')
    .where(({ or, eb, ref }) =>
      or([eb('t.until_generation', '<', NEVER), eb('t.from_generation', '>', ref('e.generation'))]),
    )
    .execute()
  return rows.length
}

function editing(db: Database<ContentTables>) {
  const search = new DatabaseSearch(db)
  const documents = new Documents(db, search)
  const publisher = new Publisher(db)
  const groups = new TranslationGroups(db, search, new BulkChanges(db, search, publisher))
  const idOf = async (route: string) => {
    const query = db.reader.selectFrom('document').select('id').where('kind', '=', 'page').where('key', '=', route)
    return (await query.executeTakeFirstOrThrow()).id
  }
  const put = async (route: string, language: string, of?: string) => {
    const id = await idOf(route)
    const body = of === undefined ? { language } : { language, of: await idOf(of) }
    return groups.put(place, id, body, (await groups.read(place, id)).etag, () => {})
  }
  const remove = async (route: string) => {
    const id = await idOf(route)
    const { value, etag } = await documents.read(place, id)
    if (value.live !== null) await publisher.unpublish(place, id, etag, ada)
    await documents.remove(place, id, (await documents.read(place, id)).etag)
  }
  const list = async (language: string) => {
    const asked = { type: 'page', sort: 'route', limit: 20, language }
    const found = await new PageLists(db).list(place, asked)
    const { documents: entries } = JSON.parse(found?.body ?? '{}') as { documents: { route: string }[] }
    return entries.map(({ route }) => route)
  }
  return { db, documents, publisher, groups, idOf, put, remove, list }
}

type Editing = ReturnType<typeof editing>

describeEachDatabase('the languages of an import', (open, dialect) => {
  async function countLast(count: number): Promise<number> {
    const { db, media, folder, run } = await startSite(open, pages('one', count))
    await run(all)
    await putFiles(folder, { 'languages.json': languages('two', count) })
    let last = 0
    const counting = countRows(db, (touched, isLast) => {
      if (isLast) last = touched
    })
    expect(await importFolder({ db: counting, media }, folder, all)).toMatchObject({ versions: { changed: count } })
    expect(await unsettled(db)).toBe(0)
    return last
  }

  it('of 60 pages that are there take as many rows as those of 10 where it takes effect', async () => {
    const few = await countLast(10)
    expect(few).toBeGreaterThan(0)
    expect(await countLast(60)).toBe(few)
  })

  it('are exchanged by two pages, in what is listed too, and again', async () => {
    const { db, folder, run } = await startSite(open, pages('one', 2))
    await run(all)
    const { list } = editing(db)
    expect([await list('en'), await list('de')]).toEqual([['/p/0'], ['/p/1']])
    for (const [edition, listed] of [
      ['two', [['/p/1'], ['/p/0']]],
      ['one', [['/p/0'], ['/p/1']]],
    ] as const) {
      await putFiles(folder, { 'languages.json': languages(edition, 2) })
      expect(await run(all)).toMatchObject({ changed: true, versions: { changed: 2 } })
      expect([await list('en'), await list('de')]).toEqual(listed)
      expect(await run(all)).toMatchObject({ changed: false })
      expect(await unsettled(db)).toBe(0)
    }
  })

  it('are exchanged as a whole or not at all where it is broken off between any two pieces', async () => {
    const { db, media, folder, run } = await startSite(open, pages('one', 6))
    const two = await folderOf(pages('two', 6))
    await run(all, two)
    const second = await visible(db)
    await run(all)
    let [from, to] = [
      { folder, shown: await visible(db) },
      { folder: two, shown: second },
    ]
    expect(from.shown).not.toEqual(to.shown)
    const outcomes = new Set<string>()
    for (const moment of moments(db.dialect)) {
      const outcome = await importFolder({ db: moment.dying(db), media }, to.folder, all).then(() => 'done', whenDead)
      outcomes.add(outcome)
      if (outcome === 'done') [from, to] = [to, from]
      expect(await visible(db), moment.name).toEqual(from.shown)
      const sweeper = new ImportSweeper(db, { onError: (error) => expect.unreachable(String(error)) })
      for (let looks = 0; looks < 4; looks++) await sweeper.look()
      expect(await visible(db)).toEqual(from.shown)
      expect([await unsettled(db), await hasStaged(db, place)]).toEqual([0, false])
    }
    expect([...outcomes]).toEqual(['dead', 'done'])
  })

  const acts: Record<string, (editor: Editing) => Promise<unknown>> = {
    'changes one of them': ({ put }) => put('/p/1', 'fr', '/p/0'),
    'makes a version in one of them': ({ put }) => put('/alone', 'fr', '/p/0'),
    'deletes such a page': ({ remove }) => remove('/p/1'),
    'brings a page back whose language was free': ({ documents }) => documents.create(place, page('/gone'), ada),
    'saves a page of them': async ({ documents, idOf }) => {
      const id = await idOf('/p/1')
      return documents.save(place, id, (await documents.read(place, id)).etag, page('/p/1', 'Else'), ada)
    },
  }

  // What an editor meets is the same on both databases, but for their locks.
  it.each(
    dialect === 'sqlite' ? Object.keys(acts) : some(Object.keys(acts), 2),
  )('give way to an editor who, at whatever time, %s', async (name) => {
    const act = acts[name] ?? (() => expect.unreachable())
    const files = { ...pages('one', 2), 'pages/alone.md': 'Alone.\n', 'pages/gone.md': 'Gone.\n' }
    const outcomes = new Set<string>()
    for (const moment of moments(dialect)) {
      const { db, media, folder, run } = await startSite(open, files)
      await run(all)
      const editor = editing(db)
      await editor.put('/gone', 'fr', '/p/0')
      await editor.remove('/gone')
      // Beside those that exchange theirs, one takes the language that the deleted page had.
      const next = JSON.parse(languages('two', 2))
      if (name !== 'makes a version in one of them') {
        next.translations[0].versions.push({ route: '/alone', language: 'fr', status: 'current' })
      }
      await rm(join(folder, 'pages/gone.md'))
      await putFiles(folder, { 'languages.json': JSON.stringify(next) })
      let state: string[] = []
      let isRefused = false
      const raced = moment.meanwhile(db, async () => {
        await act(editor).catch((error: unknown) => {
          expect(error).toBeInstanceOf(TriptychError)
          isRefused = true
        })
        state = await visible(db)
      })
      const outcome = await importFolder({ db: raced, media }, folder, all).then(
        () => 'done',
        (error) => error.code as string,
      )
      expect(await unsettled(db), moment.name).toBe(0)
      if (moment.isOver()) break
      expect(await visible(db), moment.name).toEqual(state)
      expect(outcome, moment.name).toBe(moment.isInEffect() ? 'done' : 'changed_meanwhile')
      if (outcome !== 'done') expect(isRefused, moment.name).toBe(false)
      outcomes.add(outcome)
    }
    expect([...outcomes]).toEqual(['changed_meanwhile', 'done'])
  })

  it('let an editor work on others meanwhile', async () => {
    const { db, media, folder, run } = await startSite(open, { ...pages('one', 12), 'pages/mine.md': 'Mine.\n' })
    await run(all)
    await putFiles(folder, { 'languages.json': languages('two', 12) })
    const { put, documents, groups, idOf } = editing(db)
    let writes = 0
    const busy: Database<ContentTables> = {
      ...db,
      transaction: async (locks, work, options) => {
        await put('/mine', writes % 2 === 0 ? 'fr' : 'de')
        await documents.create(place, page(`/new/${writes}`), ada)
        writes += 1
        return db.transaction(locks, work, options)
      },
    }
    expect(await importFolder({ db: busy, media }, folder, all)).toMatchObject({ versions: { changed: 12 } })
    expect(writes).toBeGreaterThan(8)
    const { value } = await groups.read(place, await idOf('/p/1'))
    expect(value).toMatchObject({ id: await idOf('/p/1') })
    expect(await unsettled(db)).toBe(0)
  })
})

it.each(
  dialects,
)('what a dead import was to make of languages goes along in a copy, unseen (to %s)', async (dialect) => {
  const opened = await openTestDatabase(dialect === 'sqlite' ? 'postgres' : 'sqlite')
  onTestFinished(opened.close)
  const { db, media, folder, run } = await startSite(async () => opened.database, pages('one', 4))
  await run(all)
  const first = await visible(db)
  await putFiles(folder, { 'languages.json': languages('two', 4) })
  let isStaged = false
  const dying: Database<ContentTables> = {
    ...db,
    transaction: async (locks, work, options) => {
      if (isStaged) throw new Error('dead')
      isStaged = options?.alone === true
      return isStaged ? Promise.reject(new Error('dead')) : db.transaction(locks, work, options)
    },
  }
  await expect(importFolder({ db: dying, media }, folder, all)).rejects.toThrow('dead')
  expect(await unsettled(db)).toBe(8)

  const other = await openTestDatabase(dialect)
  onTestFinished(other.close)
  const [from, to] = [db, other.database] as unknown as Database<AnyDatabase>[]
  for (const name of backupTables) {
    await from?.snapshot(async (reader) => {
      for await (const { text } of readTable(reader, { name })) {
        await to?.transaction([], (trx) => writeRows(trx, name, parseBatch(text)))
      }
    })
  }
  await rebuildSearch(other.database.writer)
  expect(await visible(other.database)).toEqual(first)
  const sweeper = new ImportSweeper(other.database, { onError: (error) => expect.unreachable(String(error)) })
  for (let looks = 0; looks < 4; looks++) await sweeper.look()
  expect(await visible(other.database)).toEqual(first)
  expect(await unsettled(other.database)).toBe(0)
  expect(await importFolder({ db: other.database, media }, folder, all)).toMatchObject({ versions: { changed: 4 } })
  expect(await unsettled(other.database)).toBe(0)
})
