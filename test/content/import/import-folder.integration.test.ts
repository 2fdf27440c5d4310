import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { describeImport } from '../../../src/content/import/describe.ts'
import { importFolder } from '../../../src/content/import/import-folder.ts'
import { MediaFolder } from '../../../src/content/media/media-folder.ts'
import type { ContentTables } from '../../../src/content/schema.ts'
import type { Database } from '../../../src/db/database.ts'
import { describeEachDatabase } from '../../support/databases.ts'
import { times } from '../../support/thorough.ts'
import { folderOf, putFiles, temporaryDirectory } from './folders.ts'
import { files, house, place, startSite } from './site.ts'
import { traces, visible } from './visible.ts'

describeEachDatabase('importFolder', (open, dialect) => {
  async function publicKeys(db: Database<ContentTables>): Promise<string[]> {
    const rows = await db.reader.selectFrom('public_document').select(['kind', 'key']).execute()
    return rows.map(({ kind, key }) => `${kind} ${key}`).sort()
  }

  it('makes drafts, the site and the environment', async () => {
    const { db, mediaDir, run } = await startSite(open)
    const report = await run()
    expect(report).toMatchObject({ mode: 'draft', changed: true, problems: [], contentVersion: null, release: null })
    expect(report.documents).toEqual({
      page: { new: 4, changed: 0, unchanged: 0, removed: 0, published: 0, unpublished: 0 },
      partial: { new: 1, changed: 0, unchanged: 0, removed: 0, published: 0, unpublished: 0 },
      strings: { new: 2, changed: 0, unchanged: 0, removed: 0, published: 0, unpublished: 0 },
      redirect: { new: 2, changed: 0, unchanged: 0, removed: 0, published: 0, unpublished: 0 },
    })
    expect(report.media).toEqual({ new: 1, changed: 0, unchanged: 0 })
    expect(report.ignored).toEqual([{ file: 'README.txt', reason: expect.any(String) }])
    expect(await publicKeys(db)).toEqual([])
    const revisions = await db.reader.selectFrom('revision').select(['number', 'author']).distinct().execute()
    expect(revisions).toEqual([{ number: 1, author: 'import' }])
    const environments = await db.reader.selectFrom('environment').select(['site_id', 'name']).execute()
    expect(environments).toEqual([{ site_id: 'docs', name: 'production' }])
    const media = await db.reader.selectFrom('current_media').select(['key', 'hash', 'size', 'type']).execute()
    expect(media).toEqual([{ key: 'pictures/house.png', hash: house, size: 3, type: 'image/png' }])
    const holders = await db.reader.selectFrom('current_media_site').selectAll().execute()
    expect(holders).toEqual([{ key: 'pictures/house.png', site_id: 'docs' }])
    expect(await readFile(new MediaFolder(mediaDir).pathOf(house))).toEqual(Buffer.from([1, 2, 3]))
    expect(JSON.parse(await traces(db))).toMatchObject({ staged: 0 })
  })

  it('publishes no page before its publishDate, and none after its expiryDate', async () => {
    const { db, media, folder } = await startSite(open, {
      'pages/early.md': '---\ntitle: Early\npublishDate: 2027-01-31\n---\n',
      'pages/late.md': '---\ntitle: Late\nexpirydate: 2026-06-01T10:00:00+02:00\n---\n',
      'pages/now.json': JSON.stringify({ fields: { publishDate: '2026-06-01', expiryDate: '2027-06-01' }, zones: {} }),
      'pages/always.md': '---\ntitle: Always\npublishDate:\nexpiryDate: ""\n---\n',
    })
    const at = async (date: string, options = {}) =>
      importFolder({ db, media, now: () => Date.parse(date) }, folder, { ...place, publish: true, ...options })
    const early = { key: '/early', reason: 'early', at: Date.parse('2027-01-31') }
    const late = { key: '/late', reason: 'expired', at: Date.parse('2026-06-01T08:00:00Z') }
    const ends = { key: '/now', reason: 'expires', at: Date.parse('2027-06-01') }
    expect((await at('2026-06-01T08:00:00Z')).dated).toEqual([early, late, ends])
    expect(await publicKeys(db)).toEqual(['page /always', 'page /now'])
    expect((await at('2026-06-01T07:59:59Z')).dated).toEqual([early, { ...late, reason: 'expires' }, ends])
    expect(await publicKeys(db)).toEqual(['page /always', 'page /late', 'page /now'])
    expect(await at('2026-06-01T08:00:00Z')).toMatchObject({ documents: { page: { unchanged: 4, unpublished: 1 } } })
    expect(await at('2026-06-01T08:00:00Z')).toMatchObject({ changed: false, dated: [early, late, ends] })
    expect(await at('2027-01-31T00:00:00Z')).toMatchObject({ documents: { page: { unchanged: 4, published: 1 } } })
    expect(await publicKeys(db)).toEqual(['page /always', 'page /early', 'page /now'])

    // The text that is public stays so until the date of the next one.
    await putFiles(folder, { 'pages/early.md': '---\ntitle: Next\npublishDate: 2028-01-31\n---\n' })
    const next = { key: '/early', reason: 'early', at: Date.parse('2028-01-31') }
    expect(await at('2027-02-01')).toMatchObject({
      documents: { page: { changed: 1, published: 0 } },
      dated: [next, late, ends],
    })
    expect(await publicKeys(db)).toContain('page /early')

    // When a release is published is for people to say.
    const release = await at('2027-02-01', { publish: false, release: 'spring' })
    expect(release).toMatchObject({ release: { items: 1 }, dated: [late] })
    expect(await at('2027-02-01', { publish: false })).toMatchObject({ changed: false, dated: [] })
  })

  it('refuses dates that are none', async () => {
    const { run } = await startSite(open, {
      'pages/a.md': '---\ntitle: A\npublishDate: soon\n---\n',
      'pages/b.json': JSON.stringify({ fields: { expiryDate: 7 }, zones: {} }),
    })
    const { problems } = await run({ publish: true })
    expect(problems).toEqual([
      {
        file: 'pages/a.md',
        line: 3,
        reason: expect.stringContaining('publishDate must be a date, such as 2027-01-31'),
      },
      { file: 'pages/b.json', line: 1, reason: expect.stringContaining('expiryDate must be a date') },
    ])
  })

  it('says where lines ended with CRLF', async () => {
    const { run } = await startSite(open, { 'pages/a.md': '---\r\ntitle: A\r\n---\r\nText\n', 'pages/b.md': 'Text\n' })
    expect(describeImport(await run(), 'site')).toContain('Lines that ended with CRLF end with LF now, in 1 file.\n')
  })

  it('publishes all but drafts, once, and lists the redirects left out', async () => {
    const { db, run } = await startSite(open)
    const report = await run({ publish: true })
    expect(report.documents.page).toMatchObject({ new: 4, published: 3 })
    expect(await publicKeys(db)).toEqual([
      'page /',
      'page /about',
      'page /guide/first',
      'partial footer',
      'redirect ["/old","/gone",302]',
      'redirect ["/start","/",301]',
      'strings de',
      'strings en',
    ])
    expect(report.redirects).toEqual({
      inForce: 3,
      leftOut: [
        {
          from: '/old',
          to: '/gone',
          status: 302,
          reason: 'target_not_published',
          documentKey: '["/old","/gone",302]',
        },
      ],
    })
    const environment = await db.reader.selectFrom('environment').select('content_version').executeTakeFirst()
    expect(report.contentVersion).toBe(environment?.content_version)
  })

  it.each([
    { publish: true },
    {},
    { release: 'spring' },
  ])('changes nothing the second time, with %j', async (options) => {
    const { db, run } = await startSite(open)
    await run(options)
    const before = { seen: await visible(db), traces: await traces(db) }
    for (const dryRun of [true, false]) {
      const report = await run({ ...options, dryRun })
      expect(report).toMatchObject({ changed: false, contentVersion: null })
      expect(report.documents.page).toMatchObject({ new: 0, changed: 0, unchanged: 4, published: 0 })
      expect(report.media).toEqual({ new: 0, changed: 0, unchanged: 1 })
      expect({ seen: await visible(db), traces: await traces(db) }).toEqual(before)
    }
  })

  it('makes a revision of what changed alone, and hides it until it is published', async () => {
    const { db, folder, run } = await startSite(open)
    await run({ publish: true })
    const version = (await traces(db)).match(/versions.*/)?.[0]
    const before = await db.reader.selectFrom('public_document').selectAll().orderBy('key').execute()
    await putFiles(folder, { 'pages/about.md': '---\ntitle: About us\n---\n\nWe.\n' })
    expect((await run()).documents.page).toMatchObject({ new: 0, changed: 1, unchanged: 3, published: 0 })
    expect(await db.reader.selectFrom('public_document').selectAll().orderBy('key').execute()).toEqual(before)
    expect((await traces(db)).match(/versions.*/)?.[0]).toBe(version)
    expect((await run()).changed).toBe(false)

    const published = await run({ publish: true })
    expect(published).toMatchObject({ changed: true, redirects: { inForce: 1 } })
    expect(published.documents.page).toMatchObject({ changed: 0, unchanged: 4, published: 1 })
    const rows = await db.reader.selectFrom('revision').select('number').where('number', '>', 1).execute()
    expect(rows).toEqual([{ number: 2 }])
  })

  it('takes a public page down that became a draft, and leaves it public without publish', async () => {
    const { db, folder, run } = await startSite(open)
    await run({ publish: true })
    await putFiles(folder, { 'pages/about.md': '---\ntitle: About\naliases: [/who/, /us]\ndraft: true\n---\n\nWe.\n' })
    expect(await run()).toMatchObject({ changed: false })
    expect(await publicKeys(db)).toContain('page /about')
    const report = await run({ publish: true })
    expect(report.documents.page).toMatchObject({ unchanged: 4, unpublished: 1, published: 0 })
    expect(report.redirects.inForce).toBe(1)
    expect(await publicKeys(db)).not.toContain('page /about')
    expect(await run({ publish: true })).toMatchObject({ changed: false })
  })

  it('keeps what vanished, unless it is to prune', async () => {
    const { db, folder, run } = await startSite(open)
    await run({ publish: true })
    await rm(join(folder, 'pages/about.md'))
    await rm(join(folder, 'pages/secret.md'))
    await rm(join(folder, 'media'), { recursive: true })
    const kept = await run({ publish: true })
    expect(kept).toMatchObject({ changed: false })
    expect(kept.kept).toEqual([
      { kind: 'page', key: '/about', reason: 'not_pruned' },
      { kind: 'page', key: '/secret', reason: 'not_pruned' },
    ])

    const drafts = await run({ prune: true })
    expect(drafts.documents.page).toMatchObject({ removed: 1, unpublished: 0 })
    expect(drafts.kept).toEqual([{ kind: 'page', key: '/about', reason: 'public' }])
    expect(await publicKeys(db)).toContain('page /about')

    const pruned = await run({ prune: true, publish: true })
    expect(pruned.documents.page).toMatchObject({ removed: 1, unpublished: 1 })
    expect(pruned.kept).toEqual([])
    expect(await publicKeys(db)).not.toContain('page /about')
    expect(await db.reader.selectFrom('redirect_rule').select('from_path').orderBy('from_path').execute()).toEqual([
      { from_path: '/old' },
      { from_path: '/start' },
    ])
    const rows = await db.reader.selectFrom('document').select('key').where('draft_rev', 'is', null).execute()
    expect(rows.map(({ key }) => key).sort()).toEqual(['/about', '/secret'])
    expect(await db.reader.selectFrom('media').select('key').execute()).toHaveLength(1)
    expect(await run({ prune: true, publish: true })).toMatchObject({ changed: false })
  })

  it('brings a deleted document back with a further revision', async () => {
    const { db, folder, run } = await startSite(open)
    await run({ publish: true })
    await rm(join(folder, 'pages/about.md'))
    await run({ prune: true, publish: true })
    await putFiles(folder, { 'pages/about.md': files['pages/about.md'] })
    expect((await run({ publish: true })).documents.page).toMatchObject({ new: 1, published: 1 })
    const rows = await db.reader
      .selectFrom('document')
      .select(['draft_rev', 'live_rev'])
      .where('key', '=', '/about')
      .execute()
    expect(rows).toEqual([{ draft_rev: 2, live_rev: 2 }])
  })

  it('puts what differs from the public side into a release', async () => {
    const { db, folder, run } = await startSite(open)
    await run({ publish: true })
    await putFiles(folder, {
      'pages/about.md': '---\ntitle: New\n---\n',
      'pages/new.md': '---\ntitle: New\n---\n',
      'pages/index.md': '---\ntitle: Home\ndraft: true\n---\n\nWelcome.\n',
    })
    await rm(join(folder, 'pages/guide'), { recursive: true })
    const before = await publicKeys(db)
    const report = await run({ release: 'spring', prune: true })
    expect(report).toMatchObject({ mode: 'release', changed: true, contentVersion: null, kept: [] })
    expect(report.release).toMatchObject({ name: 'spring', items: 4, changed: 4 })
    expect(await publicKeys(db)).toEqual(before)
    const items = (await visible(db)).filter((line) => line.startsWith('item'))
    expect(items).toEqual([
      'item spring page / unpublish   1',
      'item spring page /about publish 2 /about 1',
      'item spring page /guide/first unpublish   1',
      'item spring page /new publish 1 /new ',
    ])
    await putFiles(folder, { 'pages/about.md': files['pages/about.md'] })
    expect((await run({ release: 'spring' })).release).toMatchObject({ items: 3, changed: 1 })
  })

  it('refuses a release that is published', async () => {
    const { db, run } = await startSite(open)
    await run({ release: 'spring' })
    await db.writer.updateTable('release').set({ state: 'published' }).execute()
    const before = await traces(db)
    await expect(run({ release: 'spring' })).rejects.toMatchObject({ code: 'release_published' })
    expect(await traces(db)).toBe(before)
    await expect(run({ release: 'spring', publish: true })).rejects.toThrow(TypeError)
  })

  it('takes hundreds of pages, and publishes them in one version', async () => {
    const count = dialect === 'sqlite' ? 600 : times(120, 600)
    const pages = Object.fromEntries(
      Array.from({ length: count }, (_, index) => [
        `pages/p/${index}.md`,
        `---\ntitle: P${index}\naliases: [/old/${index}]\n---\n`,
      ]),
    )
    const { db, run } = await startSite(open, pages)
    const steps: string[] = []
    const report = await importFolder(
      { db, media: new MediaFolder(await temporaryDirectory()) },
      await folderOf(pages),
      { ...place, publish: true },
      (phase, done, total) => steps.push(`${phase} ${done}/${total}`),
    )
    expect(report.documents.page).toMatchObject({ new: count, published: count })
    expect(report.redirects).toEqual({ inForce: count, leftOut: [] })
    expect(steps).toContain(`reading ${count}/${count}`)
    expect(steps).toContain(`writing ${count}/${count}`)
    expect(await run({ publish: true })).toMatchObject({ changed: false })
  })
})
