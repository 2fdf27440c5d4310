import { describe, expect, it } from 'vitest'
import { editorCookie, editorToken, startContentServer } from '../../support/content-server.ts'
import { dialects } from '../../support/databases.ts'

describe.each(dialects)('media and tokens (%s)', (dialect) => {
  it('a token adds files, and neither replaces nor deletes what is public', async () => {
    const { bring, url } = await startContentServer(dialect)
    await bring({ 'pages/index.md': 'Hello' })
    const file = `${url}/api/console/sites/site/media/site/note.txt`
    const token = { Authorization: `Bearer ${editorToken}`, 'Content-Type': 'application/octet-stream' }
    const session = { Cookie: editorCookie, Origin: url, 'Content-Type': 'application/octet-stream' }
    const put = (headers: Record<string, string>, body: string) => fetch(file, { method: 'PUT', headers, body })

    const made = await put({ ...token, 'If-None-Match': '*' }, 'one')
    expect(made.status).toBe(201)
    const expected = { 'If-Match': made.headers.get('ETag') ?? '' }
    for (const refused of [
      await put({ ...token, ...expected }, 'two'),
      await fetch(file, { method: 'DELETE', headers: { ...token, ...expected } }),
    ]) {
      expect(refused.status).toBe(403)
      expect(await refused.json()).toMatchObject({ code: 'session_required' })
    }
    expect(await (await fetch(`${url}/media/site/note.txt`)).text()).toBe('one')

    const replaced = await put({ ...session, ...expected }, 'two')
    expect(replaced.status).toBe(200)
    const gone = { ...session, 'If-Match': replaced.headers.get('ETag') ?? '' }
    expect((await fetch(file, { method: 'DELETE', headers: gone })).status).toBe(204)

    const changes = `${url}/api/console/sites/site/media-changes`
    const history = (await (await fetch(`${changes}?key=site%2Fnote.txt`, { headers: session })).json()) as {
      changes: object[]
    }
    expect(history.changes).toMatchObject([
      { action: 'deleted', hash: null, size: null, author: { kind: 'person' } },
      { action: 'replaced', key: 'site/note.txt', size: 3 },
      { action: 'created', author: { kind: 'person' }, changedAt: expect.any(String) },
    ])
    const first = await fetch(`${changes}?limit=1`, { headers: token })
    expect(await first.json()).toEqual({ changes: history.changes.slice(0, 1) })
    const next = /<([^>]+)>/.exec(first.headers.get('Link') ?? '')?.[1] ?? ''
    expect(await (await fetch(new URL(next, first.url), { headers: token })).json()).toEqual({
      changes: history.changes.slice(1, 2),
    })
    expect((await fetch(`${url}/api/console/sites/none/media-changes`, { headers: token })).status).toBe(404)
  })
})
