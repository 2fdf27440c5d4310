import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { commandActor } from '../../../src/content/actor.ts'
import { tableOf } from '../../../src/content/block-types/types-in.ts'
import { Documents } from '../../../src/content/documents/documents.ts'
import { readOutline } from '../../../src/content/folder/read.ts'
import { claimEnvironment, isStagedBy } from '../../../src/content/import/claim.ts'
import { clearOthers, clearStage } from '../../../src/content/import/clear.ts'
import { importFolder } from '../../../src/content/import/import-folder.ts'
import { planDocuments } from '../../../src/content/import/plan.ts'
import { FolderSource } from '../../../src/content/import/source.ts'
import { stage } from '../../../src/content/import/stage.ts'
import { contentMigrations } from '../../../src/content/migrations/index.ts'
import { Publisher } from '../../../src/content/publishing/publisher.ts'
import { Releases } from '../../../src/content/releases/releases.ts'
import type { ContentTables } from '../../../src/content/schema.ts'
import { DatabaseSearch } from '../../../src/content/search/database-search.ts'
import { type Database, openDatabase } from '../../../src/db/database.ts'
import { table } from '../../../src/db/dialect.ts'
import { createEmptyDatabase, describeEachDatabase } from '../../support/databases.ts'
import { planOf } from '../pages/query-plan.ts'
import { folderOf, putFiles } from './folders.ts'
import { beforeCommit, files, moments, place, startSite, whenDead } from './site.ts'
import { traces, visible } from './visible.ts'

const ann = commandActor('ann')

function page(route: string, title: string) {
  return { kind: 'page', route, type: 'page', meta: { title, description: '' }, zones: {} } as const
}

function some(edition: string, count: number): Record<string, string> {
  const pages = Array.from({ length: count }, (_, i) => [
    `pages/p/${i}.md`,
    `---\ntitle: ${edition} ${i}\n---\n\n${edition}\n`,
  ])
  return Object.fromEntries(pages)
}

/** More than one piece holds at first. */
const MANY = 30

function many(edition: string): Record<string, string> {
  return some(edition, MANY)
}

describeEachDatabase('an import in pieces', (open, dialect) => {
  function editing(db: Database<ContentTables>) {
    return { documents: new Documents(db, new DatabaseSearch(db)), publisher: new Publisher(db) }
  }

  async function idOf(db: Database<ContentTables>, key: string): Promise<string> {
    const row = await db.reader.selectFrom('document').select('id').where('key', '=', key).executeTakeFirstOrThrow()
    return row.id
  }

  it('lets others write, and see what they wrote, between its pieces, and takes effect with one number', async () => {
    const { db, media, folder } = await startSite(open, many('one'))
    const { documents, publisher } = editing(db)
    const seen = new Set<string>()
    let pieces = 0
    const watched: Database<ContentTables> = {
      ...db,
      transaction: async (locks, work, options) => {
        pieces += 1
        if (pieces === 3) {
          const { value, etag } = await documents.create(place, page('/mine', 'Mine'), ann)
          await publisher.publish(place, value.id, etag, ann)
        }
        const done = await db.transaction(locks, work, options)
        seen.add((await visible(db)).filter((line) => !line.includes('/mine')).join('\n'))
        return done
      },
    }
    const { contentVersion } = await importFolder({ db: watched, media }, folder, { ...place, publish: true })
    expect(pieces).toBeGreaterThan(5)
    expect([...seen].map((state) => state.split('\n').length)).toEqual([1, 2 * MANY])
    const keys = await db.reader.selectFrom('public_document').select('key').execute()
    expect(keys).toHaveLength(MANY + 1)
    const environment = await db.reader.selectFrom('environment').selectAll().executeTakeFirstOrThrow()
    expect(environment).toMatchObject({ generation: 1, import_id: null, content_version: contentVersion })
  })

  it('finds what it has staged by the documents of a piece, and does not read all of it', async () => {
    const { db } = await startSite(open, files)
    const staged = sql`select * from ${table(db.reader, 'import_stage')} where ${isStagedBy('a')} and document_id in ('b', 'c')`
    expect((await planOf(db, staged)).join()).toContain('import_stage_document')
  })

  it('replaces, adds and takes away in one step, and leaves no row of what was before', async () => {
    const { db, folder, media, run } = await startSite(open, { ...many('one'), ...files })
    await run({ publish: true })
    await run({ publish: true, prune: true }, await folderOf(many('two')))
    expect(await db.reader.selectFrom('public_document').select('key').execute()).toHaveLength(MANY)
    const seen: string[][] = []
    const watched = beforeCommit(db, MANY + 9, async () => void seen.push(await visible(db)))
    const before = await visible(db)
    await importFolder({ db: watched, media }, folder, { ...place, publish: true, prune: true })
    expect(seen).toEqual([before])
    const rows = await db.reader.selectFrom('published').select(['key', 'until_generation']).execute()
    expect(rows).toHaveLength(MANY + 8)
    expect(new Set(rows.map((row) => row.until_generation)).size).toBe(1)
  })

  it('shows no revision before it is in effect, and takes its rows back where an editor was faster', async () => {
    const { db, media, folder, run } = await startSite(open)
    await run({ publish: true })
    await putFiles(folder, { 'pages/about.md': '---\ntitle: Mine\n---\n', 'pages/new.md': '---\ntitle: New\n---\n' })
    const { documents, publisher } = editing(db)
    const id = await idOf(db, '/about')
    let before: string[] = []
    const raced = beforeCommit(db, 2, async () => {
      const { entries } = await documents.revisions(place, id, { limit: 10, after: null })
      expect(entries.map(({ revision }) => revision)).toEqual([1])
      await expect(documents.revision(place, id, 2)).rejects.toMatchObject({ code: 'not_found' })
      // The import's page is there as if it had been deleted: an editor who makes one takes its place.
      const { value, etag } = await documents.create(place, page('/new', 'Hers'), ann)
      await publisher.publish(place, value.id, etag, ann)
      before = await visible(db)
    })
    const refused = importFolder({ db: raced, media }, folder, { ...place, publish: true })
    await expect(refused).rejects.toMatchObject({ code: 'changed_meanwhile', message: expect.stringContaining('/new') })
    expect(await visible(db)).toEqual(before)
    expect(JSON.parse(await traces(db))).toMatchObject({ staged: 0, revisions: 10 })
    expect(await db.reader.selectFrom('published').select('key').execute()).toHaveLength(
      (await db.reader.selectFrom('public_document').select('key').execute()).length,
    )
    expect(await run({ publish: true })).toMatchObject({ documents: { page: { changed: 2, published: 2 } } })
  })

  it('leaves what another one stages to it, whose plan saw documents that are cleared away at last', async () => {
    const { db, folder } = await startSite(open)
    const { documents: outlines, context } = await readOutline(folder)
    const source = new FolderSource(folder, context)
    const begin = async (importId: string) => {
      const { documents } = await planDocuments(db.reader, place, outlines, { mode: 'publish', now: 1 })
      return async () => {
        const claim = await claimEnvironment(db, place, importId, 1)
        await clearOthers(db, claim, 1)
        await stage(db, { claim, source, documents, removed: [], search: true, author: 'ann', now: 1 })
      }
    }
    const stageFirst = await begin('first')
    await stageFirst()
    const stageSecond = await begin('second')
    let isStaged = false
    const raced: Database<ContentTables> = {
      ...db,
      transaction: async (locks, work, options) => {
        if (!isStaged) {
          isStaged = true
          await stageSecond()
        }
        return db.transaction(locks, work, options)
      },
    }
    await clearStage(raced, 'first')
    const rows = await db.reader
      .selectFrom('import_stage as s')
      .leftJoin('revision as r', (join) =>
        join.onRef('r.document_id', '=', 's.document_id').onRef('r.number', '=', 's.revision'),
      )
      .select(['s.import_id', 'r.number'])
      .execute()
    expect(rows).toEqual(outlines.map(() => ({ import_id: 'second', number: 1 })))
  })

  it('gives up where another editor published onto one of its routes meanwhile', async () => {
    const { db, media, folder, run } = await startSite(open)
    await run({ publish: true })
    const { documents, publisher } = editing(db)
    const id = await idOf(db, '/about')
    await putFiles(folder, { 'pages/new.md': '---\ntitle: New\n---\n' })
    let before: string[] = []
    const raced = beforeCommit(db, 1, async () => {
      // Public at /new, while its draft is back at /about.
      const read = async () => (await documents.read(place, id)).etag
      await documents.move(place, id, await read(), { to: '/elsewhere' }, ann)
      const moved = await documents.create(place, page('/away', 'Away'), ann)
      await db.writer.updateTable('revision').set({ key: '/new' }).where('document_id', '=', moved.value.id).execute()
      await publisher.publish(place, moved.value.id, moved.etag, ann)
      before = await visible(db)
    })
    const refused = importFolder({ db: raced, media }, folder, { ...place, publish: true })
    await expect(refused).rejects.toMatchObject({ code: 'route_taken', message: expect.stringContaining('/new') })
    expect(await visible(db)).toEqual(before)
  })

  it('that begins while another one is under way goes on alone', async () => {
    const { db, media, folder, run } = await startSite(open, many('one'))
    let second: unknown
    const overtaken = beforeCommit(db, MANY, async () => {
      second = await run({ publish: true })
    })
    const first = importFolder({ db: overtaken, media }, folder, { ...place, publish: true })
    await expect(first).rejects.toMatchObject({ code: 'changed_meanwhile' })
    expect(second).toMatchObject({ documents: { page: { published: MANY } } })
    expect(JSON.parse(await traces(db))).toMatchObject({ staged: 0, revisions: MANY })
    expect(await run({ publish: true })).toMatchObject({ changed: false })
  })

  it.each([
    { kind: 'block', directory: 'blocks' },
    { kind: 'page', directory: 'types' },
  ] as const)('brings no more $kind types than a site may have by the API', async ({ kind, directory }) => {
    const { db, folder, run } = await startSite(open, { 'pages/index.md': 'Home\n' })
    await run()
    const schema = '{"type":"object"}'
    const types = Array.from({ length: 200 }, (_, i) => ({ site_id: place.site, type: `t${i}`, schema }))
    await db.writer.insertInto(tableOf[kind]).values(types).execute()
    await putFiles(folder, { [`${directory}/t1.schema.json`]: '{"type":"object","title":"Other"}' })
    expect(await run()).toMatchObject({ problems: [], [`${kind}Types`]: { changed: 1 } })
    await putFiles(folder, { [`${directory}/more.schema.json`]: schema })
    const reason = `a site has 200 ${kind} types at most, and this one would have 201`
    expect((await run()).problems).toEqual([{ file: expect.stringContaining(`${directory}/`), reason }])
  })

  it('waits for the disk only where it takes effect, and keeps no other writer waiting for it', async () => {
    const { db, media, folder } = await startSite(open, some('one', 8))
    const synced: (number | undefined)[] = []
    let pieces = 0
    const watched: Database<ContentTables> = {
      ...db,
      transaction: async (locks, work, options) => {
        const done = await db.transaction(locks, work, options)
        const row = await db.reader.selectFrom('environment').select('generation').executeTakeFirst()
        if (options?.unsynced === true) pieces += 1
        else synced.push(row?.generation)
        return done
      },
    }
    await importFolder({ db: watched, media }, folder, { ...place, publish: true })
    expect(pieces).toBeGreaterThan(2)
    // It claims the environment, takes effect, and gives the claim back.
    expect(synced).toEqual([0, 1, 1])
  })

  it('broken off between any two of its pieces, is seen as a whole or not at all, and done by the next', async () => {
    const { db, media, folder, run } = await startSite(open, { ...some('one', 8), 'pages/old.md': 'Old.\n' })
    const all = { ...place, publish: true, prune: true }
    const two = await folderOf({ ...some('two', 8), 'pages/new.md': 'New.\n' })
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
      expect(await visible(db), moment.name).toEqual(outcome === 'done' ? to.shown : from.shown)
      await run(all, to.folder)
      expect(await visible(db)).toEqual(to.shown)
      expect(JSON.parse(await traces(db))).toMatchObject({ staged: 0 })
      ;[from, to] = [to, from]
    }
    expect([...outcomes]).toEqual(['dead', 'done'])
  })

  it('in effect and not cleared away, lets editors go on from what it brought', async () => {
    const { db, media, folder, run } = await startSite(open, some('one', 6))
    await run({ publish: true })
    await putFiles(folder, some('two', 6))
    let isInEffect = false
    const dying: Database<ContentTables> = {
      ...db,
      transaction: async (locks, work, options) => {
        if (isInEffect) throw new Error('dead')
        const done = await db.transaction(locks, work, options)
        const row = await db.reader.selectFrom('environment').select(['generation']).executeTakeFirst()
        isInEffect = row?.generation === 2
        return done
      },
    }
    await importFolder({ db: dying, media }, folder, { ...place, publish: true })
    expect(JSON.parse(await traces(db))).toMatchObject({ staged: 6 })

    const { documents, publisher } = editing(db)
    const id = await idOf(db, '/p/1')
    const { value, etag } = await documents.read(place, id)
    expect(value).toMatchObject({ state: 'published', draft: { revision: 2 }, live: { revision: 2 } })
    const saved = await documents.save(place, id, etag, page('/p/1', 'Hers'), ann)
    expect(saved.value).toMatchObject({ state: 'changed', draft: { revision: 3 }, live: { revision: 2 } })
    expect((await documents.list(place, { pending: true, limit: 10, after: null })).entries).toHaveLength(1)
    await publisher.publish(place, id, saved.etag, ann)
    const gone = await idOf(db, '/p/2')
    await publisher.unpublish(place, gone, (await documents.read(place, gone)).etag, ann)
    await documents.remove(place, gone, (await documents.read(place, gone)).etag)
    const before = await visible(db)
    expect(before).toHaveLength(10)

    await run({ release: 'later' }, await folderOf({ 'pages/p/1.md': '---\ntitle: Theirs\n---\n' }))
    expect(JSON.parse(await traces(db))).toMatchObject({ staged: 0 })
    const { live } = (await documents.read(place, id)).value
    expect(live).toMatchObject({ revision: 3, key: '/p/1' })
    await expect(documents.read(place, gone)).rejects.toMatchObject({ code: 'not_found' })
    expect(
      await db.reader.selectFrom('document').select('id').where('next_generation', 'is not', null).execute(),
    ).toEqual([])
  })

  it('gives up where what it deletes has come into a release', async () => {
    const { db, media, folder, run } = await startSite(open, { ...some('one', 3), 'pages/old.md': 'Old.\n' })
    await run({ publish: true })
    const id = await idOf(db, '/old')
    const releases = new Releases(db)
    const { value, etag } = await releases.create(place, 'spring', ann)
    await rm(join(folder, 'pages/old.md'))
    const raced = beforeCommit(db, 1, () => releases.putItem(place, value.id, id, etag, { action: 'unpublish' }))
    const refused = importFolder({ db: raced, media }, folder, { ...place, publish: true, prune: true })
    await expect(refused).rejects.toMatchObject({ code: 'changed_meanwhile', message: expect.stringContaining('/old') })
  })

  it('leaves no site behind that it made and gave up', async () => {
    const { db, media, folder } = await startSite(open)
    const broken = beforeCommit(db, 9, () => Promise.reject(new Error('broken')))
    await expect(importFolder({ db: broken, media }, folder, place)).rejects.toThrow('broken')
    expect(await db.reader.selectFrom('site').selectAll().execute()).toEqual([])
    for (const table of ['document', 'revision', 'published', 'document_text'] as const) {
      expect(await db.reader.selectFrom(table).selectAll().execute()).toEqual([])
    }
  })

  it('finds what was public before there were generations', async () => {
    const before = Object.entries(contentMigrations).filter(([name]) => name < '0008')
    const place = await createEmptyDatabase(dialect)
    const old = openDatabase<ContentTables>(place.settings)
    await old.migrate(Object.fromEntries(before))
    const of = (name: string) => table(old.writer, name)
    await sql`insert into ${of('site')} (id, created_at) values ('docs', 1)`.execute(old.writer)
    await sql`insert into ${of('environment')} (site_id, name, content_version) values ('docs', 'live', 'v')`.execute(
      old.writer,
    )
    await sql`insert into ${of('document')} (id, site_id, env, kind, key) values ('d', 'docs', 'live', 'page', '/')`.execute(
      old.writer,
    )
    await sql`
      insert into ${of('published')} (site_id, env, kind, key, document_id, type, body, etag, updated_at)
      values ('docs', 'live', 'page', '/', 'd', 'page', '{"meta":{"title":"A"}}', 'e', 7)`.execute(old.writer)
    const long = `/${'頁'.repeat(500)}`
    await sql`
      insert into ${of('document')} (id, site_id, env, kind, key) values ('l', 'docs', 'live', 'page', ${long})`.execute(
      old.writer,
    )
    await sql`
      insert into ${of('published')} (site_id, env, kind, key, document_id, type, body, etag, updated_at)
      values ('docs', 'live', 'page', ${long}, 'l', 'page', '{}', 'e', 7)`.execute(old.writer)
    await old.migrate(contentMigrations)
    const shown = old.reader.selectFrom('public_document').selectAll().where('document_id', '=', 'd')
    expect(await shown.execute()).toEqual([
      {
        site_id: 'docs',
        env: 'live',
        kind: 'page',
        key: '/',
        document_id: 'd',
        type: 'page',
        body: '{"meta":{"title":"A"}}',
        fields: null,
        etag: 'e',
        source_etag: 'e',
        updated_at: 7,
      },
    ])
    const values = await old.reader
      .selectFrom('page_value')
      .select(['field', 'text', 'number'])
      .where('document_id', '=', 'd')
      .orderBy('field')
      .execute()
    expect(values).toEqual([
      { field: '@route', text: '/', number: null },
      { field: '@title', text: 'A', number: null },
      { field: '@updatedAt', text: null, number: 7 },
    ])
    const routes = old.reader.selectFrom('page_value').select('text').where('field', '=', '@route').orderBy('text')
    expect(await routes.execute()).toEqual([{ text: '/' }, { text: long }])
    await old.close()
    await place.remove()
  })
})
