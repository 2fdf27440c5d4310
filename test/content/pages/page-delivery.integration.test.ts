import { join } from 'node:path'
import { expect, it } from 'vitest'
import { Delivery, type View } from '../../../src/content/delivery.ts'
import { Documents } from '../../../src/content/documents/documents.ts'
import { exportFolder } from '../../../src/content/export/export-folder.ts'
import { importFolder } from '../../../src/content/import/import-folder.ts'
import { MediaFolder } from '../../../src/content/media/media-folder.ts'
import { PageDelivery } from '../../../src/content/pages/page-delivery.ts'
import { Publisher } from '../../../src/content/publishing/publisher.ts'
import { DatabaseSearch } from '../../../src/content/search/database-search.ts'
import { describeEachDatabase } from '../../support/databases.ts'
import { insertRelease } from '../../support/insert-release.ts'
import { ada } from '../documents/editor.ts'
import { folderOf, temporaryDirectory } from '../import/folders.ts'

const scope = { site: 'docs', env: 'production' }
const publicly: View = { kind: 'published' }
const front = 'date: 2026-11-20\ntags: [a, b]\nweight: heavy\nlayout: wide\n'
const files = {
  'pages/news.md': `---\ntitle: News\n${front}---\n\nText\n`,
  'pages/plain.md': '---\ntitle: Plain\n---\n\nText\n',
  'pages/hidden.md': '---\ntitle: Hidden\ndraft: true\nweight: 1\n---\n\nText\n',
  'partials/footer.md': 'The end.\n',
}

describeEachDatabase('a page by its id', (open) => {
  async function start() {
    const db = await open()
    const deps = { db, media: new MediaFolder(await temporaryDirectory()) }
    const report = await importFolder(deps, await folderOf(files), { ...scope, publish: true })
    expect(report.problems).toEqual([])
    const pages = new PageDelivery(db)
    const ids = new Map(
      (await db.reader.selectFrom('document').select(['id', 'key']).execute()).map(({ id, key }) => [key, id]),
    )
    const read = async (key: string, view: View = publicly) => {
      const found = await pages.read(scope, ids.get(key) ?? '', view)
      return found === null ? null : JSON.parse(found.body)
    }
    const documents = new Documents(db, new DatabaseSearch(db))
    return { db, deps, pages, ids, read, documents }
  }

  it('has what its type declares as fields, and all else as metadata', async () => {
    const { read, ids } = await start()
    expect(await read('/news')).toEqual({
      id: ids.get('/news'),
      type: 'page',
      updatedAt: expect.stringMatching(/Z$/),
      fields: { date: '2026-11-20', tags: ['a', 'b'] },
      metadata: { weight: 'heavy', layout: 'wide' },
      route: '/news',
      meta: { title: 'News', description: '' },
      zones: { main: { blocks: [{ id: 'body', type: 'markdown', fields: { markdown: 'Text' } }] } },
    })
    expect(await read('/plain')).toMatchObject({ fields: {}, metadata: {} })
  })

  it('leaves what its route answers as it was before there were fields', async () => {
    const { db } = await start()
    const found = await new Delivery(db).read(
      { siteId: 'docs', env: 'production', kind: 'page', key: '/news' },
      publicly,
    )
    expect(found?.body).toBe(
      '{"route":"/news","meta":{"title":"News","description":""},' +
        '"zones":{"main":{"blocks":[{"id":"body","type":"markdown","fields":{"markdown":"Text"}}]}}}',
    )
  })

  it('is nothing where the page is hidden, elsewhere, or no page', async () => {
    const { read, pages, ids } = await start()
    expect(await read('/hidden')).toBeNull()
    expect(await read('footer')).toBeNull()
    expect(await pages.read({ ...scope, env: 'staging' }, ids.get('/news') ?? '', publicly)).toBeNull()
    expect(await pages.read({ ...scope, env: 'staging' }, ids.get('/news') ?? '', { kind: 'draft' })).toBeNull()
  })

  it('shows drafts, and what a release would publish or take down', async () => {
    const { db, read, documents, ids } = await start()
    const id = ids.get('/news') ?? ''
    const { value, etag } = await documents.read(scope, id)
    const content = { ...value.content, fields: { weight: 2 } } as never
    await documents.save(scope, id, etag, content, ada)
    expect(await read('/news')).toMatchObject({ fields: { date: '2026-11-20' } })
    expect(await read('/news', { kind: 'draft' })).toMatchObject({ fields: { weight: 2 }, metadata: {} })
    expect(await read('/hidden', { kind: 'draft' })).toMatchObject({ fields: { weight: 1 } })

    await insertRelease(db.writer, { id: 'r', site_id: 'docs', env: 'production', name: 'r', state: 'open' })
    const item = { set_id: 'r', base_live_rev: 1 }
    await db.writer
      .insertInto('release_item')
      .values([
        { ...item, document_id: id, action: 'publish', rev: 2, key: '/news' },
        { ...item, document_id: ids.get('/plain') ?? '', action: 'unpublish', rev: null, key: null },
      ])
      .execute()
    const release: View = { kind: 'release', id: 'r' }
    expect(await read('/news', release)).toMatchObject({ fields: { weight: 2 } })
    expect(await read('/plain', release)).toBeNull()
    expect(await read('/hidden', release)).toBeNull()
  })

  it('keeps its fields where a client that knows none saves it, and loses them to an empty object', async () => {
    const { documents, ids, db, read } = await start()
    const id = ids.get('/news') ?? ''
    const first = await documents.read(scope, id)
    const { fields, ...content } = first.value.content as unknown as Record<string, unknown>
    expect(fields).toEqual({ date: '2026-11-20', tags: ['a', 'b'], weight: 'heavy', layout: 'wide' })
    const meta = { title: 'Newer', description: '' }
    const second = await documents.save(scope, id, first.etag, { ...content, meta } as never, ada)
    expect(second.value.content).toMatchObject({ meta, fields })
    const third = await documents.save(scope, id, second.etag, { ...content, meta, fields: {} } as never, ada)
    expect(third.value.content).not.toHaveProperty('fields')
    expect(third.value.draft.revision).toBe(3)
    await new Publisher(db).publish(scope, id, third.etag, ada)
    expect(await read('/news')).toMatchObject({ fields: {}, metadata: {} })
  })

  it('is refused with the place of a field that cannot be', async () => {
    const { documents } = await start()
    const page = { kind: 'page', route: '/x', type: 'page', meta: { title: '', description: '' }, zones: {} } as const
    await expect(documents.create(scope, { ...page, fields: { title: 'A' } }, ada)).rejects.toMatchObject({
      code: 'content_invalid',
      errors: [{ name: 'fields/title' }],
    })
  })

  it('is as it was after export and import', async () => {
    const { deps } = await start()
    const folder = join(await temporaryDirectory(), 'out')
    await exportFolder(deps, folder, scope)
    expect(await importFolder(deps, folder, { ...scope, publish: true })).toMatchObject({
      problems: [],
      changed: false,
    })
  })
})
