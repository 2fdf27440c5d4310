import { describe, expect, it } from 'vitest'
import { page, startContentServer } from '../../support/content-server.ts'

interface List {
  readonly documents: readonly { readonly id: string; readonly route: string }[]
}

const cached = 'public, max-age=0, s-maxage=60'

describe('pages with fields over HTTP', () => {
  it('are listed, follow their links, and are read by their ids', async () => {
    const { bring, get, base, mint } = await startContentServer('sqlite')
    await bring({
      'pages/news/a.md': page('A', 'x', 'date: 2026-01-01\ntags: [x, "a,b"]\nlayout: wide\n'),
      'pages/news/b.md': page('B', 'x', 'date: 2026-01-02\ntags: [x]\n'),
      'pages/news/c.md': page('C', 'x', 'date: 2026-01-03\ntags: [y]\n'),
    })
    const first = await get(`${base}/_documents?under=/news&filter[tags]=x&sort=-date&fields=date,tags&limit=1`)
    expect([first.status, first.headers.get('cache-control')]).toEqual([200, cached])
    const [b] = ((await first.json()) as List).documents
    expect(b).toMatchObject({ route: '/news/b', fields: { date: '2026-01-02', tags: ['x'] } })
    const [, next = ''] = /^<(.*)>; rel="next"$/.exec(first.headers.get('link') ?? '') ?? []
    const second = await get(`${base}/_documents${next}`)
    const [a] = ((await second.json()) as List).documents
    expect(a).toMatchObject({ route: '/news/a', fields: { date: '2026-01-01', tags: ['x', 'a,b'] } })
    expect(second.headers.get('link')).toBeNull()

    const counted = await get(`${base}/_documents?facets=tags&limit=1`)
    const values = [
      { value: 'x', count: 2 },
      { value: 'a,b', count: 1 },
      { value: 'y', count: 1 },
    ]
    expect([await counted.json(), counted.headers.get('link')]).toMatchObject([
      { facets: { tags: { values } } },
      expect.stringContaining('facets=tags'),
    ])

    const one = await get(`${base}/_documents/${a?.id}`)
    expect([one.status, one.headers.get('cache-control')]).toEqual([200, cached])
    expect(await one.json()).toMatchObject({ id: a?.id, route: '/news/a', metadata: { layout: 'wide' } })
    const token = await mint({ siteId: 'site', envId: 'production' })
    const draft = await get(`${base}/_documents/${a?.id}`, { 'X-CMS-Preview-Token': token })
    expect([draft.status, draft.headers.get('x-cms-preview')]).toEqual([200, 'granted'])
    const none = await get(`${base}/_documents/01938f3e-7a5b-7c3d-8e9f-0a1b2c3d4e5f`, { 'X-CMS-Preview-Token': token })
    expect([none.status, none.headers.get('x-cms-preview')]).toEqual([404, 'granted'])
    for (const path of [`/_documents/${a?.id}`, '/_documents?sort=-date']) {
      const etag = (await get(`${base}${path}`)).headers.get('etag') ?? ''
      expect((await get(`${base}${path}`, { 'If-None-Match': etag })).status).toBe(304)
      expect((await get(`${base}${path}`, { 'If-Match': '"other"' })).status).toBe(412)
      expect((await get(`${base}${path}`, { 'X-CMS-Preview-Token': 'bad' })).status).toBe(403)
    }
  })

  it('are missing where they are hidden, with the same answer', async () => {
    const { bring, get, base, url } = await startContentServer('sqlite')
    await bring({ 'pages/a.md': page('A'), 'pages/b.md': page('B', 'x', 'draft: true\n') })
    const nothing = await get(`${base}/_documents/01938f3e-7a5b-7c3d-8e9f-0a1b2c3d4e5f`)
    expect([nothing.status, nothing.headers.get('cache-control')]).toEqual([404, 'public, max-age=0, s-maxage=10'])
    expect(((await (await get(`${base}/_documents`)).json()) as List).documents).toHaveLength(1)
    expect((await get(`${url}/api/v1/none/production/_documents`)).status).toBe(404)
  })

  it.each([
    ['filter[nothing]=1', 'filter/nothing'],
    ['filter[weight]=many', 'filter/weight'],
    ['filter[date.near]=2026-01-01', 'filter/date.near'],
    ['filter[tags]=a&filter[weight]=1&filter[title]=a&filter[route]=a', 'filter'],
    ['filter[a][b]=1', 'filter[a][b]'],
    ['filter=1', 'filter'],
    ['sort=tags', 'sort'],
    ['fields=date,none', 'fields/1'],
    ['facets=tags,none', 'facets/1'],
    ['facets=tags,date,weight,keywords', 'facets'],
    ['limit=101', 'limit'],
    ['cursor=abc', 'cursor'],
    ['type=a%20b', 'type'],
    ['under=news', 'under'],
  ])('are refused for %s, with the place', async (query, name) => {
    const { bring, get, base } = await startContentServer('sqlite')
    await bring({ 'pages/a.md': page('A') })
    const response = await get(`${base}/_documents?${query}`)
    expect(response.status).toBe(400)
    const problem = await response.json()
    expect(problem).toMatchObject({ code: 'invalid_request', errors: [{ in: 'query', name }] })
  })
})
