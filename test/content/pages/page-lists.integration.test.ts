import { expect, it } from 'vitest'
import { clearStage } from '../../../src/content/import/clear.ts'
import { importFolder } from '../../../src/content/import/import-folder.ts'
import { MediaFolder } from '../../../src/content/media/media-folder.ts'
import { findNarrow, pagesQuery } from '../../../src/content/pages/find-pages.ts'
import { type PageListRequest, PageLists } from '../../../src/content/pages/page-lists.ts'
import { readQuery } from '../../../src/content/pages/page-query.ts'
import { commonSchema, pageTypeOf } from '../../../src/content/pages/page-type.ts'
import { publishRevisions } from '../../../src/content/publish.ts'
import { decodeCursor, encodeCursor } from '../../../src/lib/cursor.ts'
import { describeEachDatabase } from '../../support/databases.ts'
import { ada } from '../documents/editor.ts'
import { folderOf, temporaryDirectory } from '../import/folders.ts'
import { planOf, scansIn } from './query-plan.ts'

const scope = { site: 'docs', env: 'production' }

const page = (title: string, front = ''): string => `---\ntitle: ${title}\n${front}---\n\nText\n`

const files: Record<string, string> = {
  'pages/news.md': page('News'),
  'pages/news/a.md': page('Ä', 'date: 2026-01-03\ntags: [x, y]\nweight: 2\n'),
  'pages/news/b.md': page('b', 'date: 2026-01-02T10:00:00+02:00\ntags: [y]\nweight: 1\n'),
  'pages/news/c.md': page('Z', 'date: 2026-01-02\ntags: []\nweight: 1\n'),
  'pages/newsroom.md': page('Newsroom', 'date: 2027-01-01\ntags: [x]\n'),
  'pages/hidden.md': page('Hidden', 'date: 2028-01-01\ntags: [x]\ndraft: true\n'),
  'pages/odd.md': page('Odd', 'date: soon\ntags: x\nweight: "7"\n'),
  'pages/post.md': page('Post', 'pageType: post\ndate: 2026-05-05\n'),
}

describeEachDatabase('a list of pages', (open) => {
  async function start(given = files) {
    const db = await open()
    const deps = { db, media: new MediaFolder(await temporaryDirectory()) }
    const bring = async (brought: Record<string, string>, options = {}) =>
      importFolder(deps, await folderOf(brought), { ...scope, publish: true, ...options })
    expect((await bring(given)).problems).toEqual([])
    const lists = new PageLists(db)
    const list = async (request: Partial<PageListRequest> = {}) => {
      const found = await lists.list(scope, { type: 'page', sort: 'route', limit: 20, ...request })
      return { ...found, documents: JSON.parse(found?.body ?? '{}').documents as Record<string, unknown>[] }
    }
    const routes = async (request: Partial<PageListRequest> = {}) =>
      (await list(request)).documents.map(({ route }) => route)
    return { db, bring, lists, list, routes }
  }

  it('has the newest pages below a route with their tags in one answer', async () => {
    const { list } = await start()
    const { documents, next } = await list({ under: '/news', sort: '-date', fields: ['date', 'tags'], limit: 2 })
    expect(documents).toEqual([
      {
        id: expect.any(String),
        type: 'page',
        route: '/news/a',
        title: 'Ä',
        description: '',
        updatedAt: expect.stringMatching(/Z$/),
        fields: { date: '2026-01-03', tags: ['x', 'y'] },
      },
      expect.objectContaining({ route: '/news/b', fields: { date: '2026-01-02T10:00:00+02:00', tags: ['y'] } }),
    ])
    expect(next).not.toBeNull()
  })

  it.each<[Partial<PageListRequest>, string[]]>([
    [{}, ['/news', '/news/a', '/news/b', '/news/c', '/newsroom', '/odd']],
    [{ type: 'post' }, ['/post']],
    [{ type: 'none' }, []],
    [{ under: '/news' }, ['/news/a', '/news/b', '/news/c']],
    [{ filter: { tags: 'x' } }, ['/news/a', '/newsroom']],
    [{ filter: { 'tags.in': 'x,y' } }, ['/news/a', '/news/b', '/newsroom']],
    [{ filter: { tags: 'x', 'weight.gte': '2' } }, ['/news/a']],
    [{ filter: { 'date.gte': '2026-01-02', 'date.lt': '2026-01-03' } }, ['/news/b', '/news/c']],
    [{ filter: { 'route.prefix': '/news' } }, ['/news', '/news/a', '/news/b', '/news/c', '/newsroom']],
    [{ filter: { 'route.in': '/odd,/news,/nothing' } }, ['/news', '/odd']],
    [{ sort: 'date' }, ['/news/c', '/news/b', '/news/a', '/newsroom']],
    [{ sort: '-weight', filter: { weight: '2' } }, ['/news/a']],
    [{ sort: 'title' }, ['/news', '/newsroom', '/odd', '/news/c', '/news/b', '/news/a']],
  ])('of %j has the same order on both databases', async (request, expected) => {
    const { routes } = await start()
    expect(await routes(request)).toEqual(expected)
  })

  it('has pages whose routes are as long as routes may be, in any script, and goes on after them', async () => {
    const all = [`/${'x'.repeat(999)}`, `/${'é'.repeat(999)}`, `/${'頁'.repeat(666)}`, `/${'\u{1f41d}'.repeat(499)}`]
    const given = all.map((route, at) => [`pages/_/${at}.json`, JSON.stringify({ route, zones: {} })])
    const { routes, list } = await start(Object.fromEntries(given))
    expect(await routes()).toEqual(all)
    const first = await list({ limit: 2 })
    const second = await routes({ limit: 2, cursor: first.next ?? '' })
    expect([...first.documents.map(({ route }) => route), ...second]).toEqual(all)
  })

  it('goes on where it was, whatever comes and goes meanwhile, and never twice', async () => {
    const { list, bring } = await start()
    const first = await list({ sort: '-weight', limit: 2 })
    expect(first.documents[0]).toMatchObject({ route: '/news/a' })
    await bring({ 'pages/aa.md': page('New', 'weight: 9\n') })
    const second = await list({ sort: '-weight', limit: 2, cursor: first.next ?? '' })
    const seen = [...first.documents, ...second.documents].map(({ route }) => route)
    expect(seen.slice(1).sort()).toEqual(['/news/b', '/news/c'])
    expect(second.next).toBeNull()
  })

  it('refuses cursors of another order, and what no cursor is', async () => {
    const { list } = await start()
    const { next } = await list({ sort: 'date', limit: 1 })
    const refusal = { code: 'invalid_request', errors: [{ in: 'query', name: 'cursor' }] }
    await expect(list({ sort: 'title', cursor: next ?? '' })).rejects.toMatchObject(refusal)
    await expect(list({ sort: 'date', cursor: encodeCursor(['date', 'x', 'y']) })).rejects.toMatchObject(refusal)
    await expect(list({ cursor: 'e30' })).rejects.toMatchObject(refusal)
    expect(decodeCursor(next ?? '', ['string', 'string', 'string'])[0]).toBe('date')
    await expect(list({ fields: ['date', 'layout'] })).rejects.toMatchObject({ errors: [{ name: 'fields/1' }] })
  })

  it('has the same ETag until something is published, and nothing of another environment', async () => {
    const { list, lists, bring } = await start()
    const before = await list()
    expect((await list()).etag).toBe(before.etag)
    expect((await list({ limit: 3 })).etag).not.toBe(before.etag)
    await bring({ 'pages/draft.md': page('Draft') }, { publish: false })
    expect((await list()).etag).toBe(before.etag)
    await bring({ 'pages/more.md': page('More') })
    expect((await list()).etag).not.toBe(before.etag)
    const asked = { type: 'page', sort: 'route', limit: 20 }
    expect(await lists.list({ site: 'docs', env: 'staging' }, asked)).toBeNull()
  })

  it('follows what is published one by one, moved, changed and taken down', async () => {
    const { db, routes } = await start()
    const ids = new Map(
      (await db.reader.selectFrom('document').select(['id', 'key']).execute()).map(({ id, key }) => [key, id]),
    )
    const hidden = { documentId: ids.get('/hidden') ?? '', action: 'publish', rev: 1 } as const
    const gone = { documentId: ids.get('/news/a') ?? '', action: 'unpublish' } as const
    await db.transaction([], (trx) => publishRevisions(trx, scope, [hidden, gone], { actor: ada }))
    expect(await routes({ filter: { tags: 'x' } })).toEqual(['/hidden', '/newsroom'])
    const left = await db.reader
      .selectFrom('page_value')
      .select('field')
      .where('document_id', '=', gone.documentId)
      .execute()
    expect(left).toEqual([])
  })

  it('follows an import that changes and removes, and leaves no row behind', async () => {
    const { db, bring, routes } = await start()
    const { 'pages/newsroom.md': _, ...kept } = files
    await bring({ ...kept, 'pages/news/a.md': page('A', 'tags: [z]\n') }, { prune: true })
    expect(await routes({ filter: { tags: 'x' } })).toEqual([])
    expect(await routes({ filter: { tags: 'z' } })).toEqual(['/news/a'])
    for (const { import_id } of await db.reader.selectFrom('import_stage').select('import_id').distinct().execute()) {
      await clearStage(db, import_id)
    }
    const rows = await db.reader
      .selectFrom('page_value as v')
      .leftJoin('public_document as p', 'p.document_id', 'v.document_id')
      .select('v.field')
      .where((eb) => eb.or([eb('p.document_id', 'is', null), eb('v.until_generation', '<', 2_147_483_647)]))
      .execute()
    expect(rows).toEqual([])
  })

  it('says the same from a condition that few meet as along its order', async () => {
    const many = Object.fromEntries(
      Array.from({ length: 60 }, (_, n) => [
        `pages/n/${n}.md`,
        page(
          `N ${n}`,
          `weight: ${(n * 7) % 13}\ntags: [t${n % 5}, all]\ndate: 2026-01-${String((n % 28) + 1).padStart(2, '0')}\n`,
        ),
      ]),
    )
    const { routes, lists, list } = await start(many)
    const all = await routes({ sort: '-weight', limit: 100, filter: { 'weight.gte': '0' } })
    expect(all).toHaveLength(60)
    const tagged = await routes({ sort: '-weight', limit: 100, filter: { tags: 't3' } })
    const three = all.filter((route) => Number(String(route).split('/')[2]) % 5 === 3)
    expect(tagged).toEqual(three)
    const paged: unknown[] = []
    let cursor: string | undefined
    do {
      const part = await list({ sort: '-weight', limit: 5, filter: { tags: 't3' }, ...(cursor && { cursor }) })
      paged.push(...part.documents.map(({ route }) => route))
      cursor = part.next ?? undefined
    } while (cursor !== undefined)
    expect(paged).toEqual(three)
    expect(lists).toBeDefined()
  })

  it('reads no table from end to end', async () => {
    const { db } = await start()
    const type = pageTypeOf('page', commonSchema)
    for (const asked of [
      { sort: '-date' },
      { sort: '-date', under: '/news' },
      { sort: 'title', filter: { tags: 'x' } },
      { sort: 'route', filter: { 'date.gte': '2026-01-01', tags: 'x', 'weight.lt': '3' } },
    ]) {
      const query = readQuery(type, asked)
      const search = { scope, type: 'page', query, after: null, limit: 21 }
      const statement = pagesQuery(db.reader, search, await findNarrow(db.reader, search))
      const lines = await planOf(db, statement)
      expect(scansIn(lines), JSON.stringify(asked)).toEqual([])
    }
  })
})
