import { describe, expect, it, vi } from 'vitest'
import { type ContentServer, page, startContentServer, visible } from '../../support/content-server.ts'
import { dialects } from '../../support/databases.ts'

const publicly = 'public, max-age=0, s-maxage=60'

/** Coding is for what the answer cache keeps, and that begins once the server has seen the new version. */
async function untilCoded(get: ContentServer['get'], url: string): Promise<void> {
  const coding = async () => (await get(url, { 'Accept-Encoding': 'gzip' })).headers.get('content-encoding')
  await vi.waitFor(async () => expect(await coding()).toBe('gzip'))
}

describe.each(dialects)('delivery (%s)', (dialect) => {
  it('serves the root, a page and a nested page', async () => {
    const { bring, get, base } = await startContentServer(dialect)
    await bring({
      'pages/index.md': page('Home'),
      'pages/about.md': page('About', 'Who we are.', 'redirectsFrom: [/who]\n'),
      'pages/a/b/c.md': 'no front matter',
    })
    const about = await get(`${base}/about`)
    expect(about.status).toBe(200)
    expect(Object.fromEntries(about.headers)).toMatchObject({
      'cache-control': publicly,
      'content-type': 'application/json',
      etag: expect.stringMatching(/^"[\w-]{27}"$/),
      vary: 'Accept-Encoding, X-CMS-Preview-Token',
      'access-control-allow-origin': '*',
    })
    expect(about.headers.get('x-cms-preview')).toBeNull()
    expect(await about.json()).toEqual({
      route: '/about',
      meta: { title: 'About', description: 'About, described.', redirectsFrom: ['/who'] },
      zones: { main: { blocks: [{ id: 'body', type: 'markdown', fields: { markdown: 'Who we are.' } }] } },
    })
    expect(await (await get(base)).json()).toMatchObject({ route: '/' })
    expect(await (await get(`${base}/a/b/c`)).json()).toMatchObject({
      route: '/a/b/c',
      meta: { title: '', description: '' },
    })
  })

  it('takes a route in every spelling that means it, and in no other', async () => {
    const { bring, get, base } = await startContentServer(dialect)
    await bring({ 'pages/index.md': page('Home'), 'pages/docs/café.md': page('Café') })
    const cafe = 'caf%C3%A9'
    for (const route of [
      `docs/${cafe}`,
      `/docs/${cafe}`,
      `docs/${cafe}/`,
      `docs%2F${cafe}`,
      `docs/caf%c3%a9`,
      'docs/cafe%CC%81',
    ]) {
      expect(await (await get(`${base}/${route}`)).json()).toMatchObject({ route: '/docs/café' })
    }
    for (const root of ['', '/', '//']) expect((await get(`${base}${root}`)).status).toBe(200)
    for (const route of [`Docs/${cafe}`, 'docs', 'docs/caf']) expect((await get(`${base}/${route}`)).status).toBe(404)
    for (const route of [
      `docs//${cafe}`,
      `//docs/${cafe}`,
      `docs/${cafe}//`,
      'a%5Cb',
      'a%00',
      'a%3Fb',
      'a%23b',
      'a%zz',
      'a%ff',
    ]) {
      const response = await get(`${base}/${route}`)
      expect([route, response.status, await response.json()]).toEqual([
        route,
        400,
        { type: 'about:blank', title: 'Malformed path', status: 400, code: 'malformed_path' },
      ])
    }
  })

  it('answers what is hidden exactly as what is missing', async () => {
    const { bring, get, base, url } = await startContentServer(dialect)
    await bring({ 'pages/shown.md': page('Shown'), 'partials/p.md': 'p', 'i18n/en.yml': 'a: b' })
    await bring(
      {
        'pages/hidden.md': page('Hidden'),
        'partials/hidden.md': 'x',
        'i18n/xx.yml': 'a: b',
        'pages/shown.md': page('Changed'),
      },
      { publish: false },
    )
    const hidden = ['/hidden', '/_partials/hidden', '/i18n/xx']
    const missing = ['/nothing', '/_partials/nothing', '/i18n/yy', '/_x', '/i18n/a/b', '/_routes/x']
    const elsewhere = ['site/staging/x', 'nowhere/production/x', 'nowhere/production/i18n/en', 'nowhere/production']
    const answers = await Promise.all([
      ...[...hidden, ...missing].map((path) => get(`${base}${path}`)),
      ...elsewhere.map((path) => get(`${url}/api/v1/${path}`)),
    ])
    const seen = await Promise.all(answers.map(visible))
    for (const answer of seen) expect(answer).toEqual(seen[0])
    expect(seen[0]).toMatchObject({
      status: 404,
      headers: expect.arrayContaining([['cache-control', 'public, max-age=0, s-maxage=10']]),
      body: '{"type":"about:blank","title":"Not found","status":404,"code":"not_found"}',
    })
  })

  it('shows nothing of a draft: no byte, ETag, list or version changes', async () => {
    const { bring, get, base } = await startContentServer(dialect)
    await bring({ 'pages/a.md': page('A', 'Old.', 'redirectsFrom: [/old]\n') })
    const paths = ['/a', '/b', '/_routes', '/_redirects']
    const look = async () => Promise.all(paths.map(async (path) => visible(await get(`${base}${path}`))))
    const before = await look()
    await bring(
      { 'pages/a.md': page('A', 'New.', 'redirectsFrom: [/older]\n'), 'pages/b.md': page('B') },
      { publish: false },
    )
    expect(await look()).toEqual(before)
  })

  it('answers 304 to a client that holds the current copy, with the cache headers', async () => {
    const { bring, get, base } = await startContentServer(dialect)
    await bring({ 'pages/a.md': page('A', 'x'.repeat(3000)), 'pages/other.md': page('O', 'x'.repeat(3000)) })
    await untilCoded(get, `${base}/other`)
    for (const coding of ['identity', 'gzip', 'br']) {
      const headers = { 'Accept-Encoding': coding }
      // The first answer comes from the database, the second from the answer cache.
      for (let i = 0; i < 2; i++) {
        const etag = (await get(`${base}/a`, headers)).headers.get('etag') ?? ''
        const again = await get(`${base}/a`, { ...headers, 'If-None-Match': `"other", ${etag}` })
        expect([again.status, await again.text()]).toEqual([304, ''])
        expect(again.headers.get('etag')).toBe(etag)
        expect(again.headers.get('cache-control')).toBe(publicly)
        expect(again.headers.get('vary')).toBe('Accept-Encoding, X-CMS-Preview-Token')
        expect(again.headers.get('content-length')).toBeNull()
        expect((await get(`${base}/a`, { ...headers, 'If-None-Match': '"other"' })).status).toBe(200)
      }
    }
  })

  it('sends each coding under an ETag of its own, and the same document', async () => {
    const { bring, get, base } = await startContentServer(dialect)
    await bring({ 'pages/a.md': page('A', 'Long enough to be worth it. '.repeat(100)), 'pages/short.md': page('S') })
    await untilCoded(get, `${base}/a`)
    const tags = new Set<string | null>()
    const bodies = new Set<string>()
    for (const coding of ['identity', 'gzip', 'br', 'identity', 'gzip', 'br']) {
      const response = await get(`${base}/a`, { 'Accept-Encoding': coding })
      expect(response.headers.get('content-encoding')).toBe(coding === 'identity' ? null : coding)
      tags.add(response.headers.get('etag'))
      bodies.add(await response.text())
    }
    expect([tags.size, bodies.size]).toEqual([3, 1])
    const short = await get(`${base}/short`, { 'Accept-Encoding': 'br' })
    expect(short.headers.get('content-encoding')).toBeNull()
  })

  it('serves partials, also those below others, and strings', async () => {
    const { bring, get, base } = await startContentServer(dialect)
    await bring({ 'partials/_index.md': 'root', 'partials/a/b.md': 'deep', 'i18n/pt-BR.yml': 'nav.next: Próximo' })
    expect(await (await get(`${base}/_partials/a/b`)).json()).toEqual({
      key: 'a/b',
      zones: { main: { blocks: [{ id: 'body', type: 'markdown', fields: { markdown: 'deep' } }] } },
    })
    expect(await (await get(`${base}/_partials/a%2Fb`)).json()).toMatchObject({ key: 'a/b' })
    expect(await (await get(`${base}/_partials/_index`)).json()).toMatchObject({ key: '_index' })
    expect(await (await get(`${base}/i18n/pt-BR`)).json()).toEqual({ 'nav.next': 'Próximo' })
    expect((await get(`${base}/i18n/pt-br`)).status).toBe(404)
  })
})
