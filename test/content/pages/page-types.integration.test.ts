import { join } from 'node:path'
import { expect, it } from 'vitest'
import { BlockTypes } from '../../../src/content/block-types/block-types.ts'
import { Documents } from '../../../src/content/documents/documents.ts'
import { exportFolder } from '../../../src/content/export/export-folder.ts'
import { importFolder } from '../../../src/content/import/import-folder.ts'
import { MediaFolder } from '../../../src/content/media/media-folder.ts'
import { PageDelivery } from '../../../src/content/pages/page-delivery.ts'
import { PageLists } from '../../../src/content/pages/page-lists.ts'
import { ofPages } from '../../../src/content/pages/page-types.ts'
import { Publisher } from '../../../src/content/publishing/publisher.ts'
import { DatabaseSearch } from '../../../src/content/search/database-search.ts'
import { describeEachDatabase } from '../../support/databases.ts'
import { ada } from '../documents/editor.ts'
import { folderOf, temporaryDirectory } from '../import/folders.ts'

const scope = { site: 'docs', env: 'production' }

const post = {
  type: 'object',
  required: ['date'],
  properties: {
    date: { type: 'string', format: 'date', filterable: true, sortable: true },
    rating: { type: 'integer', minimum: 1, maximum: 5, sortable: true },
    authors: { type: 'array', items: { type: 'string' }, filterable: true },
    author: { type: 'object' },
  },
}

const files = {
  'types/post.schema.json': JSON.stringify(post),
  'pages/a.md': '---\ntitle: A\npageType: post\ndate: 2026-01-01\nrating: 3\nauthors: [ada]\nweight: 1\n---\n\nText\n',
  'pages/b.md': '---\ntitle: B\npageType: post\ndate: 2026-01-02\nrating: 5\nauthors: [bob, ada]\n---\n\nText\n',
}

describeEachDatabase('page types', (open) => {
  async function start(given: Record<string, string> = files) {
    const db = await open()
    const deps = { db, media: new MediaFolder(await temporaryDirectory()) }
    const bring = async (brought: Record<string, string>, options = {}) =>
      importFolder(deps, await folderOf(brought), { ...scope, publish: true, ...options })
    const report = await bring(given)
    const lists = new PageLists(db)
    const routes = async (asked: object) => {
      const found = await lists.list(scope, { type: 'post', sort: 'route', limit: 20, ...asked })
      return (JSON.parse(found?.body ?? '{}').documents as { route: string }[]).map(({ route }) => route)
    }
    return { db, deps, bring, report, routes, lists, types: new BlockTypes(db, ofPages) }
  }

  it('come from a folder, say what lists can do with a field, and which fields are delivered', async () => {
    const { db, report, routes } = await start()
    expect(report).toMatchObject({ problems: [], pageTypes: { new: 1 } })
    expect(await routes({ sort: '-rating' })).toEqual(['/b', '/a'])
    expect(await routes({ filter: { authors: 'bob' } })).toEqual(['/b'])
    await expect(routes({ filter: { rating: '3' } })).rejects.toMatchObject({ errors: [{ name: 'filter/rating' }] })
    await expect(routes({ filter: { weight: '1' } })).rejects.toMatchObject({ errors: [{ name: 'filter/weight' }] })
    const { id } = await db.reader.selectFrom('document').select('id').where('key', '=', '/a').executeTakeFirstOrThrow()
    const found = await new PageDelivery(db).read(scope, id, { kind: 'published' })
    expect(JSON.parse(found?.body ?? '')).toMatchObject({
      fields: { date: '2026-01-01', rating: 3, authors: ['ada'] },
      metadata: { weight: 1 },
    })
  })

  it('count at once where they change: no page is published again, and no list of before counts', async () => {
    const { types, routes, lists } = await start()
    const asked = { type: 'post', sort: 'route', limit: 20 }
    const before = await lists.list(scope, asked)
    const { etag } = await types.read('docs', 'post')
    const rating = { type: 'integer', filterable: true, sortable: true }
    await types.put('docs', 'post', { type: 'object', properties: { rating } }, { expect: etag })
    expect(await routes({ filter: { 'rating.gt': '3' } })).toEqual(['/b'])
    expect((await lists.list(scope, asked))?.etag).not.toBe(before?.etag)
    await types.remove('docs', 'post', (await types.read('docs', 'post')).etag)
    expect(await routes({ sort: '-weight' })).toEqual(['/a'])
  })

  it('keep an import from publishing what is not of them, with file and line', async () => {
    const { report } = await start({
      ...files,
      'pages/b.md': '---\ntitle: B\npageType: post\ndate: soon\nrating: 9\n---\n',
      'pages/c.json': '{"type": "post",\n"zones": {}}',
    })
    expect(report.problems).toMatchObject([
      {
        file: 'pages/b.md',
        line: 4,
        reason: expect.stringMatching(/^fields.date must match format "date" \(page type "post"\)/),
      },
      { file: 'pages/b.md', line: 5, reason: expect.stringMatching(/^fields.rating must be <= 5/) },
      { file: 'pages/c.json', reason: expect.stringMatching(/^fields must have required property 'date'/) },
    ])
    expect(report.changed).toBe(false)
  })

  it('that change in a folder leave what is public of before, as a change over the API does, and check what changes', async () => {
    const { bring, routes } = await start()
    const rating = { type: 'integer', minimum: 4, sortable: true }
    const stricter = { ...files, 'types/post.schema.json': JSON.stringify({ type: 'object', properties: { rating } }) }
    expect(await bring(stricter)).toMatchObject({ problems: [], pageTypes: { changed: 1 } })
    expect(await routes({ sort: '-rating' })).toEqual(['/b', '/a'])
    const changed = await bring({ ...stricter, 'pages/a.md': files['pages/a.md'].replace('Text', 'Other text') })
    expect(changed.problems).toMatchObject([
      { file: 'pages/a.md', reason: expect.stringMatching(/^fields.rating must be >= 4/) },
    ])
  })

  it('keep an editor from publishing what is not of them; drafts may be', async () => {
    const { db } = await start()
    const documents = new Documents(db, new DatabaseSearch(db))
    const page = { kind: 'page', route: '/x', type: 'post', meta: { title: '', description: '' }, zones: {} } as const
    const { value, etag } = await documents.create(scope, { ...page, fields: { rating: 3 } }, ada)
    await expect(new Publisher(db).publish(scope, value.id, etag, ada)).rejects.toMatchObject({
      code: 'content_invalid',
      errors: [{ in: 'body', name: 'fields', message: "must have required property 'date' (page type post)" }],
    })
    const saved = await documents.save(scope, value.id, etag, { ...page, fields: { date: '2026-01-01' } }, ada)
    expect((await new Publisher(db).publish(scope, value.id, saved.etag, ada)).value.state).toBe('published')
  })

  it.each([
    ['a name that every page has', { route: { type: 'string' } }, 'properties/route'],
    ['a name with a place of its own', { title: { type: 'string' } }, 'properties/title'],
    ['an object that is filterable', { 'a/b': { type: 'object', filterable: true } }, 'properties/a~1b'],
    [
      'a list that is sortable',
      { tags: { type: 'array', items: { type: 'string' }, sortable: true } },
      'properties/tags',
    ],
  ])('are refused for %s, with the place', async (_, properties, name) => {
    const { types, bring } = await start()
    await expect(types.put('docs', 'other', { properties }, { expect: 'none' })).rejects.toMatchObject({
      code: 'schema_invalid',
      errors: [{ in: 'body', name }],
    })
    const report = await bring({ 'types/other.schema.json': JSON.stringify({ properties }) })
    expect(report.problems).toMatchObject([{ file: 'types/other.schema.json', line: 1 }])
  })

  it('are as they were after export and import, and in an import that changes nothing', async () => {
    const { deps, bring } = await start()
    expect((await bring(files)).changed).toBe(false)
    const folder = join(await temporaryDirectory(), 'out')
    expect(await exportFolder(deps, folder, scope)).toMatchObject({ pageTypes: 1 })
    expect(await importFolder(deps, folder, { ...scope, publish: true })).toMatchObject({
      problems: [],
      changed: false,
      pageTypes: { unchanged: 1 },
    })
  })
})
