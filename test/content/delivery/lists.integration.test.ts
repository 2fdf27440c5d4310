import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { components } from '../../../generated/content/types.ts'
import { table } from '../../../src/db/dialect.ts'
import { page, startContentServer } from '../../support/content-server.ts'
import { dialects } from '../../support/databases.ts'

type RouteList = components['schemas']['RouteList']

describe.each(dialects)('lists (%s)', (dialect) => {
  it('has every published route and partial, in order, and nothing else', async () => {
    const { bring, get, base } = await startContentServer(dialect)
    await bring({
      'pages/index.md': page('Home'),
      'pages/b.md': page('B'),
      'pages/a/z.md': page('Z'),
      'pages/B.md': page('Other B'),
      'pages/draft.md': page('Draft', 'x', 'draft: true\n'),
      'partials/footer.md': 'x',
      'partials/a/b.md': 'x',
    })
    const response = await get(`${base}/_routes`)
    expect(response.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=60')
    const updatedAt = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
    expect(await response.json()).toEqual({
      siteId: 'site',
      environment: 'production',
      routes: ['/', '/B', '/a/z', '/b'].map((route) => ({ route, type: 'page', updatedAt })),
      partials: ['a/b', 'footer'],
    })
  })

  it('has the redirects in force', async () => {
    const { bring, get, base } = await startContentServer(dialect)
    await bring({
      'pages/a.md': page('A', 'x', 'aliases: [/old/, /older]\n'),
      'redirects.yml': '- { from: /start, to: /old, status: 302 }\n- { from: /out, to: "//evil.example" }\n',
    })
    expect(await (await get(`${base}/_redirects`)).json()).toEqual({
      redirects: [
        { from: '/old', to: '/a', status: 301 },
        { from: '/older', to: '/a', status: 301 },
        { from: '/start', to: '/a', status: 302 },
      ],
    })
  })

  it('comes in pages that together are the whole', async () => {
    const { bring, get, base } = await startContentServer(dialect)
    const files: Record<string, string> = {}
    for (let i = 0; i < 7; i++) files[`pages/p${i}.md`] = page(`P${i}`, 'x', `aliases: [/old${i}]\n`)
    for (let i = 0; i < 4; i++) files[`partials/s${i}.md`] = 'x'
    await bring(files)
    for (const limit of [1, 3, 7, 11, 1000]) {
      const keys: string[] = []
      const tags = new Set<string | null>()
      let next: string | undefined = `?limit=${limit}`
      while (next !== undefined) {
        const response: Response = await get(`${base}/_routes${next}`)
        const list = (await response.json()) as RouteList
        expect(list.routes.length + list.partials.length).toBeLessThanOrEqual(limit)
        keys.push(...list.routes.map(({ route }) => route), ...list.partials)
        tags.add(response.headers.get('etag'))
        next = /^<([^>]+)>; rel="next"$/.exec(response.headers.get('link') ?? '')?.[1]
      }
      expect(keys).toEqual(['/p0', '/p1', '/p2', '/p3', '/p4', '/p5', '/p6', 's0', 's1', 's2', 's3'])
      expect(tags.size).toBe(Math.ceil(11 / limit))
    }
    const redirects = await get(`${base}/_redirects?limit=5`)
    const rest = await get(`${base}/_redirects${/<([^>]+)>/.exec(redirects.headers.get('link') ?? '')?.[1]}`)
    expect(await rest.json()).toMatchObject({ redirects: [{ from: '/old5' }, { from: '/old6' }] })
  })

  it('refuses a limit or cursor that the contract does not have', async () => {
    const { bring, get, base } = await startContentServer(dialect)
    await bring({ 'pages/a.md': page('A') })
    for (const query of [
      'limit=0',
      'limit=1001',
      'limit=x',
      'limit=1&limit=2',
      'cursor=',
      'cursor=a%20b',
      'cursor=zzz',
    ]) {
      const response = await get(`${base}/_routes?${query}`)
      const errors = [{ in: 'query', name: query.split('=')[0] }]
      expect([response.status, await response.json()]).toMatchObject([400, { code: 'invalid_request', errors }])
    }
  })

  it('takes any cursor that may stand in a link as a place in the list', async () => {
    const { bring, get, base } = await startContentServer(dialect)
    await bring({ 'pages/a.md': page('A') })
    for (const cursor of ['cA', 'ci8', 'cP__', 'cv8']) {
      expect((await get(`${base}/_routes?cursor=${cursor}`)).status).toBe(200)
    }
  })

  it('keeps its ETag until something public changes, and changes it then', async () => {
    const { bring, get, base } = await startContentServer(dialect)
    const etag = async () => (await get(`${base}/_routes?limit=1000`)).headers.get('etag')
    await bring({ 'pages/a.md': page('A') })
    const first = await etag()
    await bring({ 'pages/a.md': page('A') })
    await bring({ 'pages/a.md': page('A2'), 'pages/b.md': page('B') }, { publish: false })
    expect(await etag()).toBe(first)
    await bring({ 'pages/a.md': page('A3') })
    expect(await etag()).not.toBe(first)
  })

  it('comes whole however long it is, with gzip and without', async () => {
    const { bring, get, base, store } = await startContentServer(dialect)
    await bring({ 'pages/a.md': page('A') })
    const { writer } = store.db
    await sql`
      with recursive n (i) as (select 1 union all select i + 1 from n where i < 20000)
      insert into ${table(writer, 'published')} (site_id, env, kind, key, document_id, type, body, etag, updated_at)
      select 'site', 'production', 'page', '/é/' || i, d.id, 'page', '{}', 'x', 1 from n, ${table(writer, 'document')} d`.execute(
      writer,
    )
    const bodies = new Set<string>()
    const seen: unknown[] = []
    for (const coding of ['gzip, br', 'identity', 'gzip, br']) {
      const response = await get(`${base}/_routes`, { 'Accept-Encoding': coding })
      const { status, headers } = response
      seen.push([status, headers.get('content-encoding'), headers.get('vary')?.includes('Accept-Encoding')])
      bodies.add(await response.text())
      const held = await get(`${base}/_routes`, { 'If-None-Match': headers.get('etag') ?? '' })
      expect(held.status).toBe(304)
    }
    expect(seen).toEqual([
      [200, 'gzip', true],
      [200, null, true],
      [200, 'gzip', true],
    ])
    const [body = '{}', ...others] = bodies
    expect([(JSON.parse(body) as RouteList).routes.length, others]).toEqual([20_001, []])
  })

  it('is 404 where there is no such site or environment', async () => {
    const { bring, get, url } = await startContentServer(dialect)
    await bring({ 'pages/a.md': page('A') })
    for (const place of ['site/staging', 'other/production']) {
      for (const list of ['_routes', '_redirects'])
        expect((await get(`${url}/api/v1/${place}/${list}`)).status).toBe(404)
    }
  })
})
