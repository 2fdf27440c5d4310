import { describe, expect, it } from 'vitest'
import { editorCookie, editorToken, startContentServer } from '../../support/content-server.ts'
import { dialects } from '../../support/databases.ts'

describe.each(dialects)('promotions over HTTP (%s)', (dialect) => {
  it('are a release that a token may make, and a person publishes', async () => {
    const { bring, get, url } = await startContentServer(dialect)
    await bring({ 'pages/a.md': 'A', 'pages/b.md': 'B' }, { env: 'staging' })
    await bring({ 'pages/a.md': 'Before' })
    const environment = `${url}/api/console/sites/site/environments/production`
    const token = { Authorization: `Bearer ${editorToken}`, 'Content-Type': 'application/json' }
    const compare = async (query: string) => {
      const response = await fetch(`${environment}/promotion?${query}`, { headers: token })
      return { response, body: (await response.json()) as { version: string; changes: object[] } }
    }
    const { response, body } = await compare('from=staging&limit=1')
    expect(body).toMatchObject({ added: 1, changed: 1, removed: 0, changes: [{ key: '/a', change: 'changed' }] })
    const [, rest = ''] = /<([^>]+)>; rel="next"/.exec(response.headers.get('Link') ?? '') ?? []
    const next = await compare(new URL(rest, `${environment}/`).search.slice(1))
    expect(next.body).toMatchObject({ version: body.version, changes: [{ key: '/b', change: 'added' }] })
    for (const wrong of ['', 'from=production', 'from=staging&cursor=x']) {
      expect((await compare(wrong)).response.status).toBe(400)
    }
    expect((await compare('from=nowhere')).response.status).toBe(404)

    const promote = (version: string) =>
      fetch(`${environment}/promotion`, {
        method: 'POST',
        headers: { ...token, 'If-Match': `"${version}"` },
        body: JSON.stringify({ from: 'staging', name: 'Spring' }),
      })
    const stale = await promote('another')
    expect([stale.status, await stale.json()]).toMatchObject([412, { code: 'stale' }])
    const made = await promote(body.version)
    expect([made.status, await made.json()]).toMatchObject([201, { state: 'open', items: 2 }])
    const release = `${url}${made.headers.get('Location')}`
    const header = { 'Content-Type': 'application/json', 'If-Match': made.headers.get('ETag') ?? '' }
    const publish = (caller: Record<string, string>) =>
      fetch(`${release}/publish`, { method: 'POST', headers: { ...header, ...caller }, body: '{}' })
    expect((await publish({ Authorization: `Bearer ${editorToken}` })).status).toBe(403)
    expect((await get('/api/v1/site/production/b')).status).toBe(404)
    expect((await publish({ Cookie: editorCookie, Origin: url })).status).toBe(200)
    expect((await get('/api/v1/site/production/b')).status).toBe(200)
    expect((await compare('from=staging')).body).toMatchObject({ changes: [] })
  })
})
