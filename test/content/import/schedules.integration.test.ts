import { expect, it } from 'vitest'
import { exportFolder } from '../../../src/content/export/export-folder.ts'
import { describeImport } from '../../../src/content/import/describe.ts'
import { importFolder } from '../../../src/content/import/import-folder.ts'
import { LinkPolicies } from '../../../src/content/links/policy.ts'
import { publishDue } from '../../../src/content/releases/publish-due.ts'
import { Releases } from '../../../src/content/releases/releases.ts'
import { findScheduled } from '../../../src/content/releases/scheduled.ts'
import type { ContentTables } from '../../../src/content/schema.ts'
import type { Database } from '../../../src/db/database.ts'
import { describeEachDatabase } from '../../support/databases.ts'
import { ada } from '../documents/editor.ts'
import { folderOf, putFiles } from './folders.ts'
import { place, startSite } from './site.ts'

const page = (front: string, text = 'Text') => `---\n${front}\n---\n\n${text}\n`
const [january, june] = ['2027-01-31T09:00:00.000Z', '2027-06-01T00:00:00.000Z']

describeEachDatabase('dates of pages', (open) => {
  async function start(files: Record<string, string>) {
    const { db, media, folder } = await startSite(open, files)
    const now = () => Date.parse('2026-12-01')
    return {
      db,
      folder,
      run: (options = {}, from = folder) =>
        importFolder({ db, media, now }, from, { ...place, publish: true, ...options }),
      exporting: (to: string) => exportFolder({ db, media }, to, { ...place, published: false }),
      releases: new Releases(db, now),
    }
  }

  /** What an instance does at a moment. */
  async function reach(db: Database<ContentTables>, moment: string): Promise<void> {
    for (const due of await findScheduled(db.reader, Date.parse(moment), [])) {
      expect(await publishDue(db, due, () => Date.parse(moment))).toBe('published')
    }
  }

  const publicTexts = async (db: Database<ContentTables>) => {
    const rows = await db.reader.selectFrom('public_document').select(['key', 'body']).orderBy('key').execute()
    return rows.map(({ key, body }) => `${key} ${JSON.parse(body).zones.main.blocks[0].fields.markdown}`)
  }

  const scheduled = async (db: Database<ContentTables>) => {
    const rows = await db.reader
      .selectFrom('current_release as r')
      .innerJoin('current_release_item as i', 'i.release_id', 'r.id')
      .innerJoin('document as d', 'd.id', 'i.document_id')
      .select(['r.name', 'i.action', 'i.rev', 'd.key', 'r.scheduled_at'])
      .where('r.state', '=', 'scheduled')
      .orderBy('r.scheduled_at')
      .orderBy('d.key')
      .execute()
    return rows.map(({ name, action, rev, key, scheduled_at }) => {
      expect(name).toContain(new Date(scheduled_at ?? 0).toISOString())
      return `${name.split(' ')[0]} ${new Date(scheduled_at ?? 0).toISOString()} ${action} ${key} ${rev}`
    })
  }

  it('publish and take down at their moment, without another import', async () => {
    const { db, run } = await start({
      'pages/a.md': page(`publishDate: ${january}\nexpiryDate: ${june}`),
      'pages/b.md': page(`publishDate: ${january}`),
      'pages/c.md': page(`expiryDate: ${june}`),
      'pages/d.md': page(`publishDate: ${january}\ndraft: true`),
    })
    expect((await run()).dated).toMatchObject([
      ...[
        { key: '/a', reason: 'early' },
        { key: '/a', reason: 'expires' },
        { key: '/b' },
        { key: '/c', reason: 'expires' },
      ],
    ])
    expect(await scheduled(db)).toEqual([
      ...[`publishDate ${january} publish /a 1`, `publishDate ${january} publish /b 1`],
      ...[`expiryDate ${june} unpublish /a null`, `expiryDate ${june} unpublish /c null`],
    ])
    expect(await run()).toMatchObject({ changed: false })
    expect(await publicTexts(db)).toEqual(['/c Text'])
    await reach(db, '2027-01-31T08:59:59Z')
    expect(await publicTexts(db)).toEqual(['/c Text'])
    await reach(db, january)
    expect(await publicTexts(db)).toEqual(['/a Text', '/b Text', '/c Text'])
    await reach(db, june)
    expect(await publicTexts(db)).toEqual(['/b Text'])
  })

  it.each([
    ['off', 'published', ['/a']],
    ['warn', 'published', ['/a']],
    [
      'refuse',
      { failure: { code: 'links_broken', message: expect.stringContaining('/a: leads to /c') } },
      ['/a', '/c'],
    ],
  ] as const)('take a page down that others link to as the site wants it: %s', async (check, outcome, rest) => {
    const { db, run } = await start({
      'pages/a.md': page('title: A', '[c](/c)'),
      'pages/c.md': page(`expiryDate: ${june}`),
    })
    await run()
    const policies = new LinkPolicies(db)
    await policies.put(place.site, { check, ignore: [] }, (await policies.read(place.site)).etag)
    const [due] = await findScheduled(db.reader, Date.parse(june), [])
    const became = due && (await publishDue(db, due, () => Date.parse(june)))
    if (typeof outcome === 'string') expect(became).toBe(outcome)
    else expect(became).toMatchObject(outcome)
    expect((await publicTexts(db)).map((text) => text.split(' ')[0])).toEqual(rest)
  })

  it('follow the folder with texts and moments, and go with the page', async () => {
    const { db, run, folder } = await start({
      'pages/a.md': page(`publishDate: ${january}`),
      'pages/b.md': page('title: B'),
    })
    await run()
    await putFiles(folder, {
      'pages/a.md': page(`publishDate: ${january}`, 'Next'),
      'pages/b.md': page(`expiryDate: ${june}`),
    })
    await run()
    expect(await scheduled(db)).toEqual([`publishDate ${january} publish /a 2`, `expiryDate ${june} unpublish /b null`])
    await putFiles(folder, { 'pages/a.md': page(`publishDate: ${june}`, 'Next'), 'pages/b.md': page('title: B') })
    expect((await run({ dryRun: true })).changed).toBe(true)
    await run()
    expect(await scheduled(db)).toEqual([`publishDate ${june} publish /a 3`])
    await run({ prune: true }, await folderOf({ 'pages/b.md': page('title: B') }))
    expect(await scheduled(db)).toEqual([])
    expect(await db.reader.selectFrom('release').select('name').execute()).toEqual([])
  })

  it('leave to people what those publish, reschedule or open again', async () => {
    const { db, run, releases } = await start({ 'pages/a.md': page(`publishDate: ${january}`) })
    await run()
    const { entries } = await releases.list(place, { limit: 20, after: null, state: 'scheduled' } as never)
    const id = entries[0]?.id ?? ''
    const { etag } = await releases.read(place, id)
    await releases.unschedule(place, id, etag)
    expect((await run()).changed).toBe(false)
    const again = await releases.read(place, id)
    await releases.schedule(place, id, again.etag, { at: Date.parse(june) }, ada)
    expect((await run()).changed).toBe(false)
    await reach(db, january)
    expect(await publicTexts(db)).toEqual([])
  })

  it('and releases that people scheduled are distinguished: an import names those that it leaves stale', async () => {
    const { db, run, folder, releases } = await start({ 'pages/a.md': page(`expiryDate: ${june}`) })
    await run()
    const { id: document } = await db.reader.selectFrom('document').select('id').executeTakeFirstOrThrow()
    const { value } = await releases.create(place, 'Spring', ada)
    const { etag } = await releases.read(place, value.id)
    await releases.putItem(place, value.id, document, etag, { action: 'unpublish' })
    const open_ = await releases.read(place, value.id)
    await releases.schedule(place, value.id, open_.etag, { at: Date.parse(june) }, ada)
    expect((await run()).scheduledIn).toEqual([])
    await putFiles(folder, { 'pages/a.md': page(`expiryDate: ${june}`, 'Next') })
    const report = await run()
    expect(report.scheduledIn).toMatchObject([{ name: 'Spring', scheduledAt: june, onConflict: 'fail' }])
    expect(describeImport(report, 'site')).toContain('it is stale in them\n  Spring  2027-06-01T00:00:00.000Z  fail\n')
  })

  it('are in pages of an export, and not in a release of it', async () => {
    const { db, run, exporting, folder } = await start({
      'pages/a.md': page(`publishDate: ${january}`),
      'pages/b.md': page('title: B'),
    })
    await run()
    await putFiles(folder, { 'pages/b.md': page(`title: B\npublishDate: ${january}`, 'Next') })
    await run()
    const before = await scheduled(db)
    const out = await folderOf({})
    expect((await exporting(out)).releases).toMatchObject({ scheduled: [] })
    expect(await run({}, out)).toMatchObject({ problems: [], changed: false })
    expect(await scheduled(db)).toEqual(before)
    expect(before).toEqual([`publishDate ${january} publish /a 1`, `publishDate ${january} publish /b 2`])
  })
})
