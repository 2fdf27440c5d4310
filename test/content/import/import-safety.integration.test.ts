import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { commandActor } from '../../../src/content/actor.ts'
import { Documents } from '../../../src/content/documents/documents.ts'
import { importFolder } from '../../../src/content/import/import-folder.ts'
import { MediaFolder } from '../../../src/content/media/media-folder.ts'
import type { ContentTables } from '../../../src/content/schema.ts'
import { DatabaseSearch } from '../../../src/content/search/database-search.ts'
import type { Database } from '../../../src/db/database.ts'
import { describeEachDatabase } from '../../support/databases.ts'
import { folderOf, putFiles } from './folders.ts'
import { beforeCommit, files, house, place, startSite } from './site.ts'
import { traces, visible } from './visible.ts'

describeEachDatabase('what importFolder refuses, rehearses and gives up', (open) => {
  it.each([
    [{ site: 'Docs' }, /site/],
    [{ site: '-docs' }, /site/],
    [{ site: '' }, /site/],
    [{ env: 'a b' }, /environment/],
    [{ env: 'x'.repeat(64) }, /environment/],
  ])('refuses the name %j', async (name, message) => {
    const { db, run } = await startSite(open)
    await expect(run(name)).rejects.toMatchObject({ code: 'bad_name', message: expect.stringMatching(message) })
    expect(await db.reader.selectFrom('site').selectAll().execute()).toEqual([])
  })

  it('writes nothing at all where one file is bad, and lists every bad file', async () => {
    const { db, mediaDir, run } = await startSite(open, {
      ...files,
      'pages/bad.md': '---\ntitle: [1]\n---\n',
      'i18n/fr.yml': 'hello:\n  - no\n',
      'blocks/card.schema.json': '{"type":"nonsense"}',
    })
    const report = await run({ publish: true })
    expect(report.changed).toBe(false)
    expect(report.problems.map(({ file, line }) => [file, line])).toEqual([
      ['i18n/fr.yml', expect.any(Number)],
      ['pages/bad.md', 2],
    ])
    expect(await visible(db)).toEqual([])
    expect(await db.reader.selectFrom('site').selectAll().execute()).toEqual([])
    await expect(readFile(new MediaFolder(mediaDir).pathOf(house))).rejects.toThrow('ENOENT')
  })

  it('on a dry run says what it would do and does nothing', async () => {
    const { db, mediaDir, run } = await startSite(open)
    const rehearsed = await run({ publish: true, dryRun: true })
    expect(rehearsed).toMatchObject({ dryRun: true, changed: true, redirects: { inForce: 3 } })
    expect(await visible(db)).toEqual([])
    expect(await db.reader.selectFrom('site').selectAll().execute()).toEqual([])
    await expect(readFile(new MediaFolder(mediaDir).pathOf(house))).rejects.toThrow('ENOENT')
    const done = await run({ publish: true })
    expect({ ...done, dryRun: true, contentVersion: rehearsed.contentVersion }).toEqual(rehearsed)
  })

  it.each([
    'done',
    'failed',
  ] as const)('on a dry run stages before its transaction, and clears that: %s', async (end) => {
    const { db, mediaDir, folder } = await startSite(open)
    const staged: unknown[] = []
    const watched = beforeCommit(db, 9, async () => {
      staged.push(JSON.parse(await traces(db)), await visible(db))
      if (end === 'failed') throw new Error('the database went away')
    })
    const rehearsal = importFolder({ db: watched, media: new MediaFolder(mediaDir) }, folder, {
      ...place,
      publish: true,
      dryRun: true,
    })
    if (end === 'failed') await expect(rehearsal).rejects.toThrow('went away')
    else expect(await rehearsal).toMatchObject({ problems: [], changed: true })
    expect(staged).toEqual([{ staged: 9, revisions: 9, versions: [{ content_version: expect.any(String) }] }, []])
    expect(JSON.parse(await traces(db))).toEqual({ staged: 0, revisions: 0, versions: [] })
    expect(await visible(db)).toEqual([])
  })

  it('validates the blocks it publishes, by file and line, and lets drafts be incomplete', async () => {
    const card = { type: 'object', required: ['title'], properties: { title: { type: 'string' } } }
    const page = (fields: object) =>
      JSON.stringify(
        { meta: { title: 'Cards' }, zones: { main: { blocks: [{ id: 'a', type: 'card', fields }] } } },
        null,
        2,
      )
    const { db, folder, run } = await startSite(open, {
      'pages/cards.json': page({ title: 7 }),
      'blocks/card.schema.json': JSON.stringify(card),
    })
    const refused = await run({ publish: true })
    const lines = page({ title: 7 }).split('\n')
    expect(refused.problems).toEqual([
      {
        file: 'pages/cards.json',
        line: lines.findIndex((line) => line.includes('"title": 7')) + 1,
        reason: 'zones.main.blocks[0].fields.title must be string (block type "card")',
      },
    ])
    expect(await visible(db)).toEqual([])
    expect(await run()).toMatchObject({ problems: [], blockTypes: { new: 1 } })

    await rm(join(folder, 'blocks'), { recursive: true })
    expect((await run({ publish: true })).problems).toHaveLength(1)
    await putFiles(folder, { 'pages/cards.json': page({ title: 'Fine' }) })
    expect(await run({ publish: true })).toMatchObject({ problems: [], changed: true })
  })

  it('refuses a schema that does not compile, also for drafts', async () => {
    const { db, run } = await startSite(open, {
      'pages/index.md': 'Hello\n',
      'blocks/card.schema.json': '{"$ref":"https://example.com/schema.json"}',
    })
    expect((await run()).problems).toEqual([
      { file: 'blocks/card.schema.json', reason: expect.stringMatching(/block type "card": .*example\.com/) },
    ])
    expect(await visible(db)).toEqual([])
  })

  it('takes redirects of any text, and refuses keys that no index takes', async () => {
    const long = '\u4e2d'.repeat(2_000)
    const sources = ['/nul\u0000', '/lone\ud800', `/${long}`, 'https://example.com/', `//${long}`]
    const page = JSON.stringify({ meta: { title: 'T', redirectsFrom: sources }, zones: {} })
    const { run } = await startSite(open, {
      'pages/a.json': page,
      'redirects.json': JSON.stringify([{ from: '/x', to: `https://example.com/${'y'.repeat(2_000)}` }]),
    })
    const report = await run({ publish: true })
    expect(report.problems).toEqual([])
    expect(report.redirects.inForce).toBe(0)
    expect(report.redirects.leftOut.map(({ reason }) => reason).sort()).toEqual([
      ...Array.from({ length: 5 }, () => 'malformed_from'),
      'target_external',
    ])
    expect(await run({ publish: true })).toMatchObject({ changed: false })

    const refused = await run(
      {},
      await folderOf({ 'redirects.json': JSON.stringify([{ from: `/${long}`, to: '/a' }]) }),
    )
    expect(refused.problems).toEqual([{ file: 'redirects.json', reason: expect.stringContaining('2,400 bytes') }])
    await expect(run({ release: '' })).rejects.toMatchObject({ code: 'bad_name' })
    await expect(run({ release: 'a\u0000' })).rejects.toMatchObject({ code: 'bad_name' })
  })

  it.each(['before', 'after'])('gives up with nothing written where a draft changed %s it was staged', async (when) => {
    const { db, mediaDir, folder, run } = await startSite(open)
    await run({ publish: true })
    await putFiles(folder, { 'pages/about.md': '---\ntitle: Mine\n---\n', 'pages/new.md': '---\ntitle: New\n---\n' })
    const documents = new Documents(db, new DatabaseSearch(db))
    const { id } = await db.reader
      .selectFrom('document')
      .select('id')
      .where('key', '=', '/about')
      .executeTakeFirstOrThrow()
    let before: string[] = []
    const raced = beforeCommit(db, when === 'before' ? 0 : 2, async () => {
      const { etag } = await documents.read(place, id)
      const hers = {
        kind: 'page',
        route: '/about',
        type: 'page',
        meta: { title: 'Hers', description: '' },
        zones: {},
      } as const
      await documents.save(place, id, etag, hers, commandActor('ann'))
      before = await visible(db)
    })
    await expect(
      importFolder({ db: raced, media: new MediaFolder(mediaDir) }, folder, { ...place, publish: true }),
    ).rejects.toMatchObject({
      code: 'changed_meanwhile',
      message: expect.stringContaining('/about'),
    })
    expect(await visible(db)).toEqual(before)
    expect(JSON.parse(await traces(db))).toMatchObject({ staged: 0 })
    expect(await run({ publish: true })).toMatchObject({ changed: true })
  })

  it('gives up with nothing written where a block type came meanwhile', async () => {
    const { db, mediaDir, folder } = await startSite(open, { ...files, 'blocks/card.schema.json': '{"type":"object"}' })
    let before: string[] = []
    const raced: Database<ContentTables> = {
      ...db,
      transaction: async (locks, work) => {
        // Storing media takes a transaction before the one that flips.
        if (before.length > 0) return db.transaction(locks, work)
        await db.writer.insertInto('site').values({ id: 'docs', created_at: 1 }).execute()
        await db.writer.insertInto('block_type').values({ site_id: 'docs', type: 'note', schema: '{}' }).execute()
        before = await visible(db)
        return db.transaction(locks, work)
      },
    }
    await expect(
      importFolder({ db: raced, media: new MediaFolder(mediaDir) }, folder, { ...place, publish: true }),
    ).rejects.toMatchObject({
      code: 'changed_meanwhile',
    })
    expect(await visible(db)).toEqual(before)
  })
})
