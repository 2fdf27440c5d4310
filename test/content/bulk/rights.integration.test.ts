import { describe, expect, it } from 'vitest'
import { editorCookie, editorToken, startContentServer } from '../../support/content-server.ts'
import { dialects } from '../../support/databases.ts'

describe.each(dialects)('bulk changes over HTTP (%s)', (dialect) => {
  it('let tokens write drafts, and people publish, which readers see at once', async () => {
    const { bring, base, url } = await startContentServer(dialect)
    await bring({ 'pages/a.md': 'A', 'pages/b.md': 'B' }, { publish: false })
    const environment = `${url}/api/console/sites/site/environments/production`
    const token = { Authorization: `Bearer ${editorToken}`, 'Content-Type': 'application/json' }
    const session = { Cookie: editorCookie, Origin: url, 'Content-Type': 'application/json' }
    const { documents: drafts } = (await (await fetch(`${environment}/documents`, { headers: token })).json()) as {
      documents: { id: string; draftRevision: number }[]
    }
    const documents = drafts.map(({ id, draftRevision }) => ({ id, draftRevision }))
    const change = async (headers: Record<string, string>, body: object) => {
      const sent = JSON.stringify({ mode: 'all', documents, ...body })
      const response = await fetch(`${environment}/bulk-changes`, { method: 'POST', headers, body: sent })
      return { status: response.status, body: (await response.json()) as Record<string, unknown> }
    }

    for (const action of ['publish', 'unpublish']) {
      expect(await change(token, { action })).toMatchObject({ status: 403, body: { code: 'session_required' } })
    }
    const foreign = { ...session, Origin: 'https://elsewhere.example' }
    expect(await change(foreign, { action: 'delete' })).toMatchObject({ status: 403, body: { code: 'foreign_origin' } })
    const tagged = await change(token, { action: 'tag', add: ['news'] })
    expect(tagged).toMatchObject({ status: 200, body: { documents: [{ outcome: 'changed' }, { outcome: 'changed' }] } })

    // The drafts are others by now.
    expect(await change(session, { action: 'publish' })).toMatchObject({
      status: 409,
      body: { code: 'changes_refused', documents: [{ outcome: 'refused', problem: { code: 'stale' } }, {}] },
    })
    expect((await fetch(`${base}/a`)).status).toBe(404)
    const ids = documents.map(({ id }) => ({ id }))
    expect((await change(session, { action: 'publish', documents: ids })).status).toBe(200)
    expect(await (await fetch(`${base}/_documents?type=page&filter[tags]=news`)).json()).toMatchObject({
      documents: [{ route: '/a' }, { route: '/b' }],
    })

    const many = Array.from({ length: 101 }, (_, index) => ({
      id: `01938f3e-0000-7000-8000-${`${index}`.padStart(12, '0')}`,
    }))
    expect(await change(token, { action: 'delete', documents: many })).toMatchObject({
      status: 400,
      body: { code: 'invalid_request', errors: [{ name: 'documents' }] },
    })
  })
})
