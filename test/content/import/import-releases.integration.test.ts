import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { commandActor } from '../../../src/content/actor.ts'
import { Documents } from '../../../src/content/documents/documents.ts'
import { exportFolder } from '../../../src/content/export/export-folder.ts'
import { importFolder } from '../../../src/content/import/import-folder.ts'
import { Releases } from '../../../src/content/releases/releases.ts'
import type { ContentTables } from '../../../src/content/schema.ts'
import { DatabaseSearch } from '../../../src/content/search/database-search.ts'
import type { Database } from '../../../src/db/database.ts'
import { describeEachDatabase } from '../../support/databases.ts'
import { putFiles, temporaryDirectory } from './folders.ts'
import { place, type Site, startSite } from './site.ts'
import { traces, visible } from './visible.ts'

const actor = commandActor('test')

const pages = {
  'pages/index.md': '---\ntitle: Home\n---\n\nOne.\n',
  'pages/about.md': '---\ntitle: About\n---\n\nOne.\n',
  'pages/gone.md': '---\ntitle: Gone\n---\n\nOne.\n',
  'pages/next.md': '---\ntitle: Next\ndraft: true\n---\n\nOne.\n',
  'partials/footer.md': 'One.\n',
  'i18n/en.yml': 'hello: Hello\n',
  'redirects.yml': '- { from: /start, to: / }\n',
}

const content = (text: string) => ({
  meta: { title: 'Home' },
  zones: { main: { blocks: [{ id: 'body', type: 'markdown', fields: { markdown: text } }] } },
})

const spring = [
  { action: 'publish', kind: 'page', key: '/', content: content('Two.') },
  { action: 'publish', kind: 'page', key: '/next' },
  { action: 'unpublish', kind: 'page', key: '/gone' },
  { action: 'publish', kind: 'strings', key: 'en', content: { hello: 'Hi' } },
  { action: 'unpublish', kind: 'redirect', from: '/start', to: '/' },
]

const fileOf = (items: readonly object[]) => JSON.stringify({ items }, null, 2)

describeEachDatabase('importFolder with releases', (open) => {
  const start = (items: readonly object[] = spring) =>
    startSite(open, { ...pages, 'releases/spring.json': fileOf(items) })

  async function items(db: Database<ContentTables>, name = 'spring') {
    return db.reader
      .selectFrom('current_release_item as i')
      .innerJoin('release as r', 'r.id', 'i.release_id')
      .innerJoin('document as d', 'd.id', 'i.document_id')
      .leftJoin('revision as v', (join) =>
        join.onRef('v.document_id', '=', 'i.document_id').onRef('v.number', '=', 'i.rev'),
      )
      .select(['d.key', 'i.action', 'i.rev', 'd.draft_rev', 'i.base_live_rev', 'd.live_rev', 'v.body', 'i.key as at'])
      .where('r.name', '=', name)
      .orderBy('d.key')
      .execute()
  }

  async function release({ db }: Site, name = 'spring') {
    const releases = new Releases(db)
    const { entries } = await releases.list(place, { limit: 100, after: null })
    const found = entries.find((each) => each.name === name)
    if (found === undefined) throw new Error(`no release ${name}`)
    return { releases, ...(await releases.read(place, found.id)) }
  }

  it.each([{ publish: true }, {}])('makes a release of exactly its items, with %j, once', async (options) => {
    const site = await start()
    const { db, run } = site
    expect(await run({ ...options, dryRun: true })).toMatchObject({ releases: { new: 1 }, changed: true })
    expect(await db.reader.selectFrom('release').select('id').execute()).toEqual([])
    expect(await run(options)).toMatchObject({ problems: [], releases: { new: 1, changed: 0, unchanged: 0 } })
    const made = await items(db)
    expect(made.map(({ key, action, at }) => [key, action, at])).toEqual([
      ['/', 'publish', '/'],
      ['/gone', 'unpublish', null],
      ['/next', 'publish', '/next'],
      ['["/start","/",301]', 'unpublish', null],
      ['en', 'publish', 'en'],
    ])
    // An item stands on what the import made public; what it pins is no draft of an editor.
    expect(made.every((item) => item.base_live_rev === item.live_rev)).toBe(true)
    expect(made.map(({ rev, draft_rev }) => rev === null || rev === draft_rev)).toEqual([
      false,
      true,
      true,
      true,
      false,
    ])
    expect(made[0]?.body).toContain('Two.')
    expect((await release(site)).value).toMatchObject({ state: 'open', conflicts: 0, createdBy: { id: 'import' } })

    const before = { seen: await visible(db), traces: await traces(db) }
    expect(await run(options)).toMatchObject({ changed: false, releases: { new: 0, changed: 0, unchanged: 1 } })
    expect({ seen: await visible(db), traces: await traces(db) }).toEqual(before)
  })

  it('becomes public as its file says', async () => {
    const site = await start()
    await site.run({ publish: true })
    const { releases, value, etag } = await release(site)
    await releases.publish(place, value.id, etag, {}, actor)
    const rows = await site.db.reader.selectFrom('public_document').select(['key', 'body']).orderBy('key').execute()
    expect(rows.map(({ key }) => key)).toEqual(['/', '/about', '/next', 'en', 'footer'])
    expect(rows[0]?.body).toContain('Two.')
    expect(rows.find(({ key }) => key === 'en')?.body).toBe('{"hello":"Hi"}')
    // It is as its file says still, and what is published says so for good.
    expect(await site.run()).toMatchObject({ problems: [], releases: { unchanged: 1 } })
    await putFiles(site.folder, { 'releases/spring.json': fileOf(spring.slice(1)) })
    expect((await site.run()).problems).toEqual([
      { file: 'releases/spring.json', reason: 'the release "spring" is published already: choose another name' },
    ])
  })

  it('follows its file, and counts each change', async () => {
    const site = await start()
    const { db, folder, run } = site
    await run({ publish: true })
    const { version } = (await release(site)).value
    await putFiles(folder, {
      'releases/spring.json': fileOf([
        { action: 'publish', kind: 'page', key: '/', content: content('Three.') },
        { action: 'publish', kind: 'page', key: '/next' },
        { action: 'publish', kind: 'page', key: '/gone' },
      ]),
    })
    expect(await run()).toMatchObject({ releases: { changed: 1 }, changed: true })
    expect((await release(site)).value).toMatchObject({ items: 3, version: version + 1 })
    expect((await items(db))[0]?.body).toContain('Three.')

    // The revision that says so is there already.
    const { revisions } = JSON.parse(await traces(db))
    await putFiles(folder, { 'releases/spring.json': fileOf(spring.slice(0, 1)) })
    await run()
    expect(JSON.parse(await traces(db)).revisions).toBe(revisions)
    expect(await items(db)).toHaveLength(1)

    await rm(join(folder, 'releases'), { recursive: true })
    expect(await run({ prune: true })).toMatchObject({ changed: false })
    expect((await release(site)).value.items).toBe(1)
  })

  it('pins what the folder says now', async () => {
    const site = await start([{ action: 'publish', kind: 'page', key: '/about' }])
    const { db, folder, run } = site
    await run({ publish: true })
    await putFiles(folder, { 'pages/about.md': '---\ntitle: About\n---\n\nTwo.\n' })
    expect(await run()).toMatchObject({ releases: { changed: 1 } })
    expect(await items(db)).toMatchObject([{ rev: 2, draft_rev: 2, base_live_rev: 1, live_rev: 1 }])
    // What is not in the folder any more is there as long as it is in the site.
    await rm(join(folder, 'pages/about.md'))
    expect(await run()).toMatchObject({ problems: [], releases: { unchanged: 1 } })
    expect((await run({ publish: true, prune: true })).problems).toEqual([
      {
        file: 'releases/spring.json',
        line: 3,
        reason: 'there is no page /about, neither in the folder nor in the site',
      },
    ])
  })

  it('leaves what is scheduled as it is', async () => {
    const site = await start()
    const { db, folder, run } = site
    await run({ publish: true })
    const { releases, value, etag } = await release(site)
    await releases.schedule(place, value.id, etag, { at: Date.now() + 1e9 }, actor)
    expect(await run()).toMatchObject({ changed: false, problems: [] })
    const before = await visible(db)
    await putFiles(folder, { 'releases/spring.json': fileOf([]), 'pages/new.md': 'New\n' })
    const reason = 'the release "spring" is scheduled: unschedule it first'
    expect((await run()).problems).toEqual([{ file: 'releases/spring.json', reason }])
    await rm(join(folder, 'releases'), { recursive: true })
    await expect(run({ release: 'spring' })).rejects.toMatchObject({ code: 'release_scheduled', message: reason })
    await rm(join(folder, 'pages/next.md'))
    await expect(run({ prune: true })).rejects.toMatchObject({
      code: 'release_scheduled',
      message: 'the page /next is in the scheduled release "spring": unschedule it',
    })
    expect(await visible(db)).toEqual(before)
  })

  it('refuses a release that --release fills as well', async () => {
    const { run } = await start()
    expect((await run({ release: 'spring' })).problems).toEqual([
      { file: 'releases/spring.json', reason: 'is the name of --release: choose another name', refusesAll: true },
    ])
    expect(await run({ release: 'summer' })).toMatchObject({ release: { items: 6 }, releases: { new: 1 } })
  })

  it('gives up with nothing written where the release changed meanwhile', async () => {
    const site = await start()
    await site.run({ publish: true })
    const { value } = await release(site)
    await putFiles(site.folder, { 'releases/spring.json': fileOf([]), 'pages/new.md': 'New\n' })
    let before: string[] = []
    const raced: Database<ContentTables> = {
      ...site.db,
      transaction: async (locks, work) => {
        const next = { version: value.version + 1 }
        await site.db.writer.updateTable('release').set(next).where('id', '=', value.id).execute()
        before = await visible(site.db)
        return site.db.transaction(locks, work)
      },
    }
    await expect(importFolder({ ...site, db: raced }, site.folder, place)).rejects.toMatchObject({
      code: 'changed_meanwhile',
      message: expect.stringContaining('the release "spring"'),
    })
    expect(await visible(site.db)).toEqual(before)
  })

  it('takes an export of moved pages, types, old revisions, conflicts and schedules back as it is', async () => {
    const site = await start()
    const { db, run } = site
    await run({ publish: true })
    const documents = new Documents(db, new DatabaseSearch(db))
    const find = async (key: string) => {
      const { entries } = await documents.list(place, { limit: 100, after: null })
      const found = entries.find((each) => each.key === key)
      if (found === undefined) throw new Error(`no document ${key}`)
      return documents.read(place, found.id)
    }
    const about = await find('/about')
    await documents.move(place, about.value.id, about.etag, { to: '/us' }, actor)
    const home = await find('/')
    if (home.value.content.kind !== 'page') throw new Error('no page')
    const typed = {
      kind: 'page',
      route: '/',
      type: 'landing',
      meta: { title: 'L', description: '' },
      zones: {},
    } as const
    await documents.save(place, home.value.id, home.etag, typed, actor)
    const { releases, value } = await release(site)
    const put = async (id: string, revision: number) => {
      const { etag } = await releases.read(place, value.id)
      await releases.putItem(place, value.id, id, etag, { action: 'publish', revision })
    }
    // One that leads back to where the page is public, and one that is neither a draft nor public.
    await put(about.value.id, 1)
    const later = await releases.create(place, 'a/b: später', actor)
    const moved = await find('/us')
    await releases.putItem(place, later.value.id, moved.value.id, later.etag, { action: 'publish' })
    const due = await releases.read(place, later.value.id)
    await releases.schedule(place, later.value.id, due.etag, { at: Date.now() + 1e9 }, actor)
    const done = await releases.create(place, 'done', actor)
    const item = await releases.putItem(place, done.value.id, home.value.id, done.etag, { action: 'publish' })
    await releases.publish(place, done.value.id, item.etag, {}, actor)

    const target = join(await temporaryDirectory(), 'out')
    const report = await exportFolder(site, target, place)
    expect(report.releases).toEqual({ written: 2, scheduled: ['a/b: später'], leftOut: 1 })
    const before = { seen: await visible(db), traces: await traces(db) }
    const again = await run({ prune: true }, target)
    expect(again).toMatchObject({ changed: false, problems: [], ignored: [], kept: [], releases: { unchanged: 2 } })
    expect({ seen: await visible(db), traces: await traces(db) }).toEqual(before)

    // Elsewhere it is all drafts and open releases, which say the same.
    expect(await run({ env: 'staging' }, target)).toMatchObject({ problems: [], releases: { new: 2 } })
    const copy = join(await temporaryDirectory(), 'out')
    await exportFolder(site, copy, { ...place, env: 'staging' })
    expect(await run({ prune: true }, copy)).toMatchObject({ changed: false, problems: [], kept: [] })
    const types = await db.reader.selectFrom('revision').select('type').where('type', '=', 'landing').execute()
    expect(types).toHaveLength(2)

    // What is public comes back as a whole, or not at all: the page is public where it was, and its draft is not.
    const published = join(await temporaryDirectory(), 'out')
    const all = await visible(db)
    expect((await exportFolder(site, published, { ...place, published: true })).releases.leftOut).toBe(3)
    await expect(run({ publish: true }, published)).rejects.toMatchObject({
      code: 'route_taken',
      message: expect.stringContaining('/about'),
    })
    expect(await visible(db)).toEqual(all)
  })
})
