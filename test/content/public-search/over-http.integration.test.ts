import { describe, expect, it } from 'vitest'
import { PublicSearches } from '../../../src/content/public-search/public-search.ts'
import { page, startContentServer, visible } from '../../support/content-server.ts'
import { dialects } from '../../support/databases.ts'

describe.each(dialects)('search over HTTP on %s', (dialect) => {
  async function start() {
    const server = await startContentServer(dialect)
    const searches = new PublicSearches(server.store.db)
    const allow = async (enabled: boolean) => {
      await searches.put('site', { enabled }, (await searches.read('site')).etag)
    }
    await server.bring({
      'pages/a.md': page('A', 'The walrus is **here**.'),
      'pages/b.md': page('Walrus', 'Nothing.'),
      'pages/hidden.md': page('Hidden walrus', 'A walrus.', 'draft: true\n'),
    })
    return { ...server, allow }
  }

  it('is answered as what is not there until the site allows it, and again once it does not', async () => {
    const { get, base, url, allow } = await start()
    const other = await visible(await get(`${url}/api/v1/none/production/_search?q=walrus`))
    expect(await visible(await get(`${base}/_search?q=walrus`))).toEqual(other)
    await allow(true)
    expect((await get(`${base}/_search?q=walrus`)).status).toBe(200)
    await allow(false)
    expect(await visible(await get(`${base}/_search?q=walrus`))).toEqual(other)
  })

  it('finds what is public alone, follows its links, and has the headers of a list', async () => {
    const { get, base, allow, mint } = await start()
    await allow(true)
    const first = await get(`${base}/_search?q=walrus&limit=1`)
    expect([first.status, first.headers.get('cache-control')]).toEqual([200, 'public, max-age=0, s-maxage=60'])
    expect(await first.json()).toMatchObject({ documents: [{ route: '/b', title: 'Walrus' }] })
    const [, next = ''] = /^<(.*)>; rel="next"$/.exec(first.headers.get('link') ?? '') ?? []
    const second = await get(`${base}/_search${next}`)
    expect(await second.json()).toMatchObject({ documents: [{ route: '/a', excerpt: 'The walrus is here.' }] })
    expect(second.headers.get('link')).toBeNull()

    const all = await visible(await get(`${base}/_search?q=walrus`))
    const token = await mint({ siteId: 'site', envId: 'production' })
    expect(await visible(await get(`${base}/_search?q=walrus`, { 'X-CMS-Preview-Token': token }))).toEqual(all)
    expect((await get(`${base}/_search?q=walrus`, { 'X-CMS-Preview-Token': 'bad' })).status).toBe(403)
    const etag = (await get(`${base}/_search?q=walrus`)).headers.get('etag') ?? ''
    expect((await get(`${base}/_search?q=walrus`, { 'If-None-Match': etag })).status).toBe(304)
  })

  it.each([
    ['', 'q'],
    ['q=', 'q'],
    [`q=${'a'.repeat(201)}`, 'q'],
    ['q=a&limit=101', 'limit'],
    ['q=a&cursor=abc', 'cursor'],
    ['q=a&language=fr', 'language'],
  ])('refuses %s, with the place', async (query, name) => {
    const { get, base, allow } = await start()
    await allow(true)
    const response = await get(`${base}/_search?${query}`)
    expect([response.status, await response.json()]).toMatchObject([400, { errors: [{ in: 'query', name }] }])
  })
})
