import { expect, it } from 'vitest'
import { importFolder } from '../../../src/content/import/import-folder.ts'
import { MediaFolder } from '../../../src/content/media/media-folder.ts'
import { valuesQuery } from '../../../src/content/pages/facets.ts'
import { type PageListRequest, PageLists } from '../../../src/content/pages/page-lists.ts'
import { describeEachDatabase } from '../../support/databases.ts'
import { folderOf, temporaryDirectory } from '../import/folders.ts'
import { planOf, scansIn } from './query-plan.ts'

const scope = { site: 'docs', env: 'production' }

const page = (title: string, front = ''): string => `---\ntitle: ${title}\n${front}---\n\nText\n`

const post = {
  type: 'object',
  properties: {
    level: { type: 'number', filterable: true },
    open: { type: 'boolean', filterable: true },
    date: { type: 'string', format: 'date', filterable: true },
    sizes: { type: 'array', items: { type: 'number' }, filterable: true },
    author: { type: 'string' },
  },
}

const files: Record<string, string> = {
  'pages/news/a.md': page('A', 'date: 2026-01-03\ntags: [x, y, x]\n'),
  'pages/news/b.md': page('B', 'date: 2026-01-02\ntags: [y, Ä, z]\n'),
  'pages/news/c.md': page('C', 'date: 2026-01-01\ntags: [Z]\n'),
  'pages/other.md': page('Other', 'tags: [x]\n'),
  'pages/hidden.md': page('Hidden', 'tags: [x, hidden]\ndraft: true\n'),
  'pages/odd.md': page('Odd', 'tags: x\n'),
  'pages/p/1.md': page('1', 'pageType: post\nlevel: 10\nopen: true\ndate: 2026-01-01\nsizes: [1, 2.5]\n'),
  'pages/p/2.md': page('2', 'pageType: post\nlevel: 9\nopen: false\ndate: 2026-01-01T00:00:00Z\nsizes: [2.5]\n'),
  'pages/p/3.md': page('3', 'pageType: post\nlevel: "9"\nopen: "no"\ndate: soon\n'),
}

describeEachDatabase('the facets of a list of pages', (open) => {
  async function start(given = files) {
    const db = await open()
    const deps = { db, media: new MediaFolder(await temporaryDirectory()) }
    const bring = async (brought: Record<string, string>) =>
      importFolder(deps, await folderOf(brought), { ...scope, publish: true })
    expect((await bring(given)).problems).toEqual([])
    // After the pages, of which one is not as it says.
    expect((await bring({ 'types/post.schema.json': JSON.stringify(post) })).problems).toEqual([])
    const lists = new PageLists(db)
    const list = (request: Partial<PageListRequest>) =>
      lists.list(scope, { type: 'page', sort: 'route', limit: 20, ...request })
    const facets = async (request: Partial<PageListRequest>) => JSON.parse((await list(request))?.body ?? '{}').facets
    const counts = async (request: Partial<PageListRequest>, name = 'tags') =>
      (await facets({ facets: [name], ...request }))[name].values.map(({ value, count }: Counted) => [value, count])
    return { db, bring, list, facets, counts }
  }

  interface Counted {
    readonly value: string
    readonly count: number
  }

  it('count each tag once for each page, the most frequent first, and never a hidden page', async () => {
    const { facets } = await start()
    const values = [
      { value: 'x', count: 2 },
      { value: 'y', count: 2 },
      { value: 'Z', count: 1 },
      { value: 'z', count: 1 },
      { value: 'Ä', count: 1 },
    ]
    expect(await facets({ facets: ['tags'] })).toEqual({ tags: { values } })
    expect(await facets({ facets: ['tags', 'keywords'] })).toEqual({ tags: { values }, keywords: { values: [] } })
    expect(await facets({})).toBeUndefined()
  })

  it('are of the whole list, on whichever of its pages, and of nothing else', async () => {
    const { list, counts } = await start()
    const whole = [
      ['y', 2],
      ['Z', 1],
      ['x', 1],
      ['z', 1],
      ['Ä', 1],
    ]
    expect(await counts({ under: '/news' })).toEqual(whole)
    const first = await list({ under: '/news', limit: 1, facets: ['tags'] })
    expect(await counts({ under: '/news', limit: 1, cursor: first?.next ?? '' })).toEqual(whole)
    expect(await counts({ filter: { tags: 'x' } })).toEqual([
      ['x', 2],
      ['y', 1],
    ])
    // What is sorted by a field has the pages that have it.
    expect(await counts({ filter: { 'tags.in': 'x,Z' }, sort: '-date' })).toEqual([
      ['Z', 1],
      ['x', 1],
      ['y', 1],
    ])
    expect(await counts({ filter: { tags: 'nothing' } })).toEqual([])
  })

  it('have numbers, moments and truth as `filter` takes them, of pages whose value is of that kind', async () => {
    const { counts } = await start()
    const of = (name: string) => counts({ type: 'post' }, name)
    expect(await of('level')).toEqual([
      ['9', 1],
      ['10', 1],
    ])
    expect(await of('open')).toEqual([
      ['false', 1],
      ['true', 1],
    ])
    expect(await of('date')).toEqual([['2026-01-01', 2]])
    expect(await of('sizes')).toEqual([
      ['2.5', 2],
      ['1', 1],
    ])
    expect(await counts({ type: 'post', filter: { date: '2026-01-01' } }, 'level')).toHaveLength(2)
  })

  it('are 50 values, and say that there are more', async () => {
    const many = Array.from({ length: 52 }, (_, n) => `t${String(n).padStart(2, '0')}`)
    const { facets } = await start({
      'pages/a.md': page('A', `tags: [${many}]\n`),
      'pages/b.md': page('B', 'tags: [t51]\n'),
    })
    const { tags } = await facets({ facets: ['tags'] })
    expect([tags.more, tags.values.length, tags.values[0]]).toEqual([true, 50, { value: 't51', count: 2 }])
    expect(tags.values.slice(1).map(({ value }: Counted) => value)).toEqual(many.slice(0, 49))
  })

  it('follow what is published, and so does the ETag', async () => {
    const { bring, list, counts } = await start()
    const before = await list({ facets: ['tags'] })
    expect(before?.etag).not.toBe((await list({}))?.etag)
    expect((await list({ facets: ['tags'] }))?.etag).toBe(before?.etag)
    await bring({ 'pages/new.md': page('New', 'tags: [y]\n') })
    expect((await list({ facets: ['tags'] }))?.etag).not.toBe(before?.etag)
    expect((await counts({}))[0]).toEqual(['y', 3])
  })

  it.each([
    [['tags', 'none'], 'facets/1', '`none` is not a field of the type `page`'],
    [['title'], 'facets/0', '`title` is not a field of the type `page`'],
  ])('of %j are refused with the place', async (names, name, message) => {
    const { list } = await start()
    await expect(list({ facets: names })).rejects.toMatchObject({
      code: 'invalid_request',
      errors: [{ in: 'query', name, message }],
    })
  })

  it('of a field that the type does not declare filterable are refused, with those that it does', async () => {
    const { list } = await start()
    await expect(list({ type: 'post', facets: ['author'] })).rejects.toMatchObject({
      errors: [{ name: 'facets/0', message: '`author` is not filterable: level, open, date, sizes' }],
    })
  })

  it('count the first 10,000 pages of a longer list, and say so', async () => {
    const { db, facets } = await start({ 'pages/a.md': page('A') })
    const row = (n: number, field: string, text: string) => {
      const document_id = `d${String(n).padStart(5, '0')}`
      const generations = { from_generation: 0, until_generation: 2_147_483_647 }
      return {
        site_id: 'docs',
        env: 'production',
        type: 'many',
        field,
        text,
        number: null,
        document_id,
        ...generations,
      }
    }
    const { generation } = await db.reader.selectFrom('environment').select('generation').executeTakeFirstOrThrow()
    expect(generation).toBeGreaterThanOrEqual(0)
    const rows = Array.from({ length: 10_001 }, (_, n) => [
      row(n, '@route', `/${String(n).padStart(5, '0')}`),
      row(n, 'tags[]', n === 10_000 ? 'last' : n % 4 === 0 ? 'fourth' : 'all'),
    ]).flat()
    const write = (part: typeof rows) =>
      db.transaction([], (trx) => trx.insertInto('page_value').values(part).execute())
    for (let start = 0; start < rows.length; start += 2_000) await write(rows.slice(start, start + 2_000))
    const counted = [
      { value: 'all', count: 7_500 },
      { value: 'fourth', count: 2_500 },
    ]
    expect(await facets({ type: 'many', facets: ['tags'] })).toEqual({ tags: { values: counted, approximate: true } })
    const fewer = { type: 'many', facets: ['tags'], filter: { 'route.lt': '/10000' } }
    expect(await facets(fewer)).toEqual({ tags: { values: counted } })
    const last = { type: 'many', facets: ['tags'], filter: { 'route.gte': '/09999' } }
    expect((await facets(last)).tags.values.map(({ value }: Counted) => value)).toEqual(['all', 'last'])
  })

  it('read no table from end to end', async () => {
    const { db } = await start()
    const query = valuesQuery(
      db.reader,
      ['a', 'b'],
      [
        { name: 'tags', kind: 'texts' },
        { name: 'date', kind: 'date' },
      ],
    )
    const plan = await planOf(db, query)
    expect(plan).not.toEqual([])
    expect(scansIn(plan)).toEqual([])
  })
})
