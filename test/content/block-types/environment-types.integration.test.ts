import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { BlockTypes, ofBlocks } from '../../../src/content/block-types/block-types.ts'
import { EnvironmentTypes } from '../../../src/content/block-types/environment-types.ts'
import { Documents } from '../../../src/content/documents/documents.ts'
import { exportFolder } from '../../../src/content/export/export-folder.ts'
import { importFolder } from '../../../src/content/import/import-folder.ts'
import { MediaFolder } from '../../../src/content/media/media-folder.ts'
import { PageDelivery } from '../../../src/content/pages/page-delivery.ts'
import { PageLists } from '../../../src/content/pages/page-lists.ts'
import { ofPages } from '../../../src/content/pages/page-types.ts'
import { Publisher } from '../../../src/content/publishing/publisher.ts'
import { DatabaseSearch } from '../../../src/content/search/database-search.ts'
import { Sites } from '../../../src/content/site-admin/sites.ts'
import { ensureScope } from '../../../src/content/sites.ts'
import { describeEachDatabase } from '../../support/databases.ts'
import { ada } from '../documents/editor.ts'
import { folderOf, temporaryDirectory } from '../import/folders.ts'
import { outcome } from '../media/outcome.ts'

const staging = { site: 'docs', env: 'staging' }
const production = { site: 'docs', env: 'production' }
const NEW = { expect: 'none' }
const card = { type: 'object', required: ['title'] }
const other = { type: 'object', required: ['heading'] }
const dated = { type: 'object', properties: { date: { type: 'string', format: 'date', filterable: true } } }
const rated = { type: 'object', properties: { rating: { type: 'integer', filterable: true, sortable: true } } }

describeEachDatabase('types of environments', (open) => {
  async function start() {
    const db = await open()
    await db.transaction([], async (trx) => {
      for (const scope of [staging, production]) await ensureScope(trx, scope, 1)
    })
    const documents = new Documents(db, new DatabaseSearch(db))
    const publisher = new Publisher(db)
    const deps = { db, media: new MediaFolder(await temporaryDirectory()) }
    const create = async (scope: typeof staging, route: string, block: Record<string, unknown>) => {
      const blocks = [{ id: 'a', type: 'card', fields: block }]
      const meta = { title: 'A', description: '' }
      const content = { kind: 'page', route, type: 'page', meta, zones: { main: { blocks } } } as const
      return (await documents.create(scope, content, ada)).value.id
    }
    const publish = async (scope: typeof staging, id: string) => {
      return outcome(publisher.publish(scope, id, (await documents.read(scope, id)).etag, ada))
    }
    return {
      ...{ db, deps, create, publish },
      bring: async (scope: typeof staging, files: Record<string, string>, options = {}) =>
        importFolder(deps, await folderOf(files), { ...scope, publish: true, ...options }),
      site: { blocks: new BlockTypes(db), pages: new BlockTypes(db, ofPages) },
      blocks: new EnvironmentTypes(db, ofBlocks),
      pages: new EnvironmentTypes(db, ofPages),
    }
  }

  it('take the place of those of the site, are absent, and give way to them again', async () => {
    const { site, blocks } = await start()
    const { tagged: ofSite } = await site.blocks.put('docs', 'card', card, NEW)
    await site.blocks.put('docs', 'quote', {}, NEW)
    const inherited = await blocks.read(staging, 'card')
    expect(inherited.value).toEqual({ type: 'card', origin: 'site', schema: card })
    expect(await outcome(blocks.put(staging, 'card', other, NEW))).toBe('stale')
    expect(await outcome(blocks.remove(staging, 'card', inherited.etag))).toBe('not_found')

    const own = await blocks.put(staging, 'card', other, { expect: inherited.etag })
    expect(own).toMatchObject({ made: false, tagged: { value: { origin: 'environment', schema: other } } })
    expect(await outcome(blocks.put(staging, 'card', card, { expect: inherited.etag }))).toBe('stale')
    expect(await outcome(blocks.remove(staging, 'card', inherited.etag))).toBe('stale')
    expect(await blocks.put(staging, 'aside', {}, NEW)).toMatchObject({ made: true })
    await blocks.put(staging, 'quote', null, { expect: (await blocks.read(staging, 'quote')).etag })
    expect(await blocks.list(staging)).toEqual([
      { type: 'aside', origin: 'environment', schema: {} },
      { type: 'card', origin: 'environment', schema: other },
      { type: 'quote', origin: 'environment', schema: null },
    ])
    expect((await blocks.list(production)).map(({ type, origin }) => [type, origin])).toEqual([
      ['card', 'site'],
      ['quote', 'site'],
    ])
    expect(await site.blocks.read('docs', 'card')).toEqual(ofSite)

    await blocks.remove(staging, 'card', own.tagged.etag)
    expect(await blocks.read(staging, 'card')).toEqual(inherited)
    await blocks.remove(staging, 'quote', (await blocks.read(staging, 'quote')).etag)
    await blocks.remove(staging, 'aside', (await blocks.read(staging, 'aside')).etag)
    expect(await blocks.list(staging)).toEqual(await blocks.list(production))
  })

  it('are refused with the place of what is wrong, and where there is no such environment', async () => {
    const { blocks, pages } = await start()
    const wrong = blocks.put(staging, 'card', { type: 'nothing' }, NEW)
    await expect(wrong).rejects.toMatchObject({ code: 'schema_invalid', errors: [{ in: 'body', name: 'schema' }] })
    const reserved = pages.put(staging, 'post', { properties: { route: { type: 'string' } } }, NEW)
    const message = 'is a reserved name: every page has it already'
    await expect(reserved).rejects.toMatchObject({ errors: [{ name: 'schema/properties/route', message }] })
    expect(await outcome(blocks.put(staging, 'Not a name', card, NEW))).toBe('schema_invalid')
    const nowhere = { ...staging, env: 'nowhere' }
    for (const work of [
      () => blocks.list(nowhere),
      () => blocks.read(nowhere, 'card'),
      () => blocks.put(nowhere, 'card', card, NEW),
      () => blocks.remove(nowhere, 'card', 'x'),
      () => blocks.read(staging, 'card'),
      () => blocks.remove(staging, 'card', 'x'),
    ]) {
      expect(await outcome(work())).toBe('not_found')
    }
  })

  it('let one of several win, and are two hundred at most', async () => {
    const { db, blocks, pages } = await start()
    const put = (minLength: number) => outcome(blocks.put(staging, 'card', { minLength }, NEW))
    expect((await Promise.all([put(1), put(2)])).sort()).toEqual(['done', 'stale'])
    const rows = Array.from({ length: 199 }, (_, n) => ({ type: `t${n}`, schema: '{}', of: 'block' as const }))
    const at = { site_id: 'docs', env: 'staging' }
    await db.transaction([], (trx) =>
      trx
        .insertInto('environment_type')
        .values(rows.map((row) => ({ ...at, ...row })))
        .execute(),
    )
    expect(await outcome(blocks.put(staging, 'more', {}, NEW))).toBe('limit_reached')
    expect(await outcome(blocks.put(production, 'more', {}, NEW))).toBe('done')
    expect(await outcome(pages.put(staging, 'more', {}, NEW))).toBe('done')
    expect(await outcome(blocks.put(staging, 't0', null, { expect: (await blocks.read(staging, 't0')).etag }))).toBe(
      'done',
    )
  })

  it('are what publishing holds blocks against, there alone', async () => {
    const { site, blocks, create, publish } = await start()
    await site.blocks.put('docs', 'card', card, NEW)
    await blocks.put(staging, 'card', other, { expect: (await blocks.read(staging, 'card')).etag })
    const [there, here] = [
      await create(staging, '/a', { heading: 'H' }),
      await create(production, '/a', { heading: 'H' }),
    ]
    expect(await publish(staging, there)).toBe('done')
    expect(await publish(production, here)).toBe('content_invalid')
    const free = await create(staging, '/b', {})
    expect(await publish(staging, free)).toBe('content_invalid')
    await blocks.put(staging, 'card', null, { expect: (await blocks.read(staging, 'card')).etag })
    expect(await publish(staging, free)).toBe('done')
  })

  it('say what lists can do with a field and which fields are delivered, at once', async () => {
    const { db, bring, site, pages } = await start()
    const files = { 'pages/a.md': '---\ntitle: A\npageType: post\ndate: 2026-01-01\nrating: 3\n---\n\nText\n' }
    await site.pages.put('docs', 'post', dated, NEW)
    for (const scope of [staging, production]) await bring(scope, files)
    const lists = new PageLists(db)
    const list = (scope: typeof staging, filter: Record<string, string>) =>
      lists.list(scope, { type: 'post', sort: 'route', limit: 20, filter, facets: Object.keys(filter) })
    const before = await list(production, { date: '2026-01-01' })
    const changed = await list(staging, { date: '2026-01-01' })
    await pages.put(staging, 'post', rated, { expect: (await pages.read(staging, 'post')).etag })

    expect(JSON.parse((await list(staging, { rating: '3' }))?.body ?? '')).toMatchObject({
      documents: [{ route: '/a', fields: { rating: 3 } }],
      facets: { rating: { values: [{ value: '3', count: 1 }] } },
    })
    await expect(list(staging, { date: '2026-01-01' })).rejects.toMatchObject({ errors: [{ name: 'filter/date' }] })
    await expect(list(production, { rating: '3' })).rejects.toMatchObject({ errors: [{ name: 'filter/rating' }] })
    expect((await list(production, { date: '2026-01-01' }))?.etag).toBe(before?.etag)

    const { id } = await db.reader
      .selectFrom('document')
      .select('id')
      .where('env', '=', 'staging')
      .executeTakeFirstOrThrow()
    const read = async () =>
      JSON.parse((await new PageDelivery(db).read(staging, id, { kind: 'published' }))?.body ?? '')
    expect(await read()).toMatchObject({ fields: { rating: 3 }, metadata: { date: '2026-01-01' } })
    await pages.put(staging, 'post', null, { expect: (await pages.read(staging, 'post')).etag })
    expect(await read()).toMatchObject({ fields: { date: '2026-01-01' }, metadata: { rating: 3 } })
    await pages.remove(staging, 'post', (await pages.read(staging, 'post')).etag)
    const again = await list(staging, { date: '2026-01-01' })
    expect(again?.body).toBe(changed?.body)
    expect(again?.etag).not.toBe(changed?.etag)
  })

  it('say what is a reference', async () => {
    const { db, site, pages, bring } = await start()
    const linking = { type: 'object', properties: { next: { type: 'string', format: 'reference' } } }
    await db.transaction([], (trx) => trx.updateTable('site').set({ link_check: 'refuse' }).execute())
    await site.pages.put('docs', 'post', dated, NEW)
    await pages.put(staging, 'post', linking, { expect: (await pages.read(staging, 'post')).etag })
    const files = { 'pages/a.md': '---\ntitle: A\npageType: post\nnext: /nowhere\n---\n\nText\n' }
    expect((await bring(production, files)).problems).toEqual([])
    expect((await bring(staging, files)).problems).toMatchObject([{ file: 'pages/a.md' }])
  })

  it('come with a folder and leave with one, which changes nothing where it comes from', async () => {
    const { db, deps, bring, blocks, site } = await start()
    const files = {
      'pages/a.json': JSON.stringify({
        meta: { title: 'A', description: '' },
        zones: { main: { blocks: [{ id: 'a', type: 'card', fields: { heading: 'H' } }] } },
      }),
      'blocks/card.schema.json': JSON.stringify(card),
      'blocks/quote.schema.json': '{}',
      'blocks/environment/card.schema.json': JSON.stringify(other),
      'blocks/environment/quote.schema.json': 'null',
      'types/environment/post.schema.json': JSON.stringify(rated),
    }
    const report = await bring(staging, files)
    expect(report).toMatchObject({ problems: [], blockTypes: { new: 2 }, environmentTypes: { new: 3 } })
    const types = await blocks.list(staging)
    expect(types.map(({ type, schema }) => [type, schema])).toEqual([
      ['card', other],
      ['quote', null],
    ])
    expect((await site.blocks.list('docs')).map(({ schema }) => schema)).toEqual([card, {}])
    const { environmentTypes, ...rest } = await bring(staging, files)
    expect([environmentTypes, rest.changed]).toEqual([{ new: 0, changed: 0, unchanged: 3 }, false])

    const folder = join(await temporaryDirectory(), 'out')
    expect(await exportFolder(deps, folder, staging)).toMatchObject({ blockTypes: 2, environmentTypes: 3 })
    expect(JSON.parse(await readFile(join(folder, 'blocks/environment/quote.schema.json'), 'utf8'))).toBeNull()
    const again = await importFolder(deps, folder, { ...staging, publish: true, prune: true })
    expect(again).toMatchObject({ problems: [], changed: false })
    const elsewhere = { site: 'docs', env: 'copy' }
    expect((await importFolder(deps, folder, { ...elsewhere, publish: true })).problems).toEqual([])
    expect(await blocks.list(elsewhere)).toEqual(types)

    const changed = { ...files, 'pages/a.json': files['pages/a.json'].replace('"H"', '"I"') }
    const refused = await bring(staging, { ...changed, 'blocks/environment/card.schema.json': JSON.stringify(card) })
    expect(refused.problems).toMatchObject([{ file: 'pages/a.json' }])
    const broken = await bring(staging, {
      ...files,
      'blocks/environment/card.schema.json': '{"type": "nothing"}',
      'blocks/environment/deep/card.schema.json': '{}',
      'types/environment/post.schema.json': '[]',
      'types/post.schema.json': 'null',
    })
    expect(broken.problems.map(({ file }) => file)).toEqual([
      'types/environment/post.schema.json',
      'types/post.schema.json',
    ])
    expect(broken.ignored.map(({ file }) => file)).toEqual(['blocks/environment/deep/card.schema.json'])
    expect(await blocks.list(staging)).toEqual(types)
    const dry = await bring(production, files, { dryRun: true })
    expect(dry).toMatchObject({ changed: true, environmentTypes: { new: 3 } })
    expect(
      await db.reader.selectFrom('environment_type').select('type').where('env', '=', 'production').execute(),
    ).toEqual([])
  })

  it('go with their environment', async () => {
    const { db, blocks } = await start()
    await blocks.put(staging, 'card', card, NEW)
    const sites = new Sites(db, new DatabaseSearch(db))
    await sites.removeEnvironment(staging, (await sites.readEnvironment(staging)).etag)
    expect(await outcome(blocks.list(staging))).toBe('not_found')
    await sites.createEnvironment('docs', 'staging')
    expect(await blocks.list(staging)).toEqual([])
  })
})
