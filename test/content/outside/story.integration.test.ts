import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { clients, type McpClient } from '../../auth/mcp/clients.ts'
import { done, type Editor, type PageContent, scope } from '../../support/content-editor.ts'
import { lists, look, Newsroom } from '../../support/content-newsroom.ts'
import { type PgBouncer, startPgBouncer } from '../../support/pgbouncer.ts'
import type { RunningTriptych } from '../../support/process.ts'
import { some } from '../../support/thorough.ts'

/** The body of a tool's answer, which has to be a good one. */
async function use(agent: McpClient, tool: string, args: Record<string, unknown>) {
  const { isError, structured, text } = await agent.call(tool, { ...scope, ...args })
  if (isError) throw new Error(`${tool}: ${text}`)
  return structured
}

// PgBouncer is before a PostgreSQL, which alone has its turn in a thorough run.
const kinds = [
  ['sqlite', 'sdk 1.x'],
  ['postgres', 'client 2.x, without'],
  ['pgbouncer', 'client 2.x, without'],
] as const

describe.each(some(kinds, 2))('an agent drafts, a person publishes (%s, %s)', (database, kindOfClient) => {
  let newsroom: Newsroom
  let bouncer: PgBouncer | undefined
  let server: RunningTriptych
  let ann: Editor
  let robot: { readonly editor: Editor; readonly token: string }

  beforeAll(async () => {
    newsroom = await Newsroom.open(database === 'sqlite' ? 'sqlite' : 'postgres')
    bouncer = database === 'pgbouncer' ? await startPgBouncer(newsroom.databaseUrl) : undefined
    const env: Record<string, string> = bouncer === undefined ? {} : { SVC_DATABASE_URL: bouncer.url }
    server = await newsroom.start(['auth', 'content', '--check-replies'], env)
    await newsroom.found(server)
    ann = await newsroom.person(server, 'Ann')
    robot = await newsroom.agent(server, 'Robot')
  })

  afterAll(async () => {
    await newsroom.close()
    await bouncer?.close()
  })

  it('from the search to the public page', async () => {
    const prices = await ann.publicPage('/about/prices', 'What it costs')
    await ann.publicPage('/about', 'Who we are')
    const connect = clients[kindOfClient]
    if (connect === undefined) throw new Error('no such client')
    const agent = await connect(`${server.urls.auth}/mcp`, robot.token)

    // The agent finds the page, reads it, and drafts a change with the tag that it read.
    const { documents } = await use(agent, 'find_documents', { q: 'costs' })
    expect(documents).toMatchObject([{ id: prices.value.id, key: '/about/prices', state: 'published' }])
    const found = await use(agent, 'get_document', { documentId: prices.value.id })
    expect(found).toMatchObject({ etag: prices.etag, content: { meta: { title: 'What it costs' } } })
    const content = found.content as PageContent
    const body = { ...content, meta: { ...content.meta, title: 'Prices of 2027' } }
    const saved = await use(agent, 'save_draft', { documentId: prices.value.id, etag: found.etag, body })
    expect(saved).toMatchObject({ state: 'changed', draft: { revision: 2, author: { kind: 'agent', name: 'Robot' } } })
    const late = await agent.call('save_draft', { ...scope, documentId: prices.value.id, etag: found.etag, body })
    expect(late).toMatchObject({ isError: true, text: expect.stringContaining('stale') })
    const block = { id: 'a', type: 'markdown', fields: {} }
    for (const blocks of [[block, block], [{ ...block, id: '' }]]) {
      const odd = { ...content, route: '/odd', zones: { main: { blocks } } }
      const refused = await agent.call('create_document', { ...scope, body: odd })
      const place = `zones/main/blocks/${blocks.length - 1}/id`
      expect(refused).toMatchObject({ isError: true, text: expect.stringContaining(place) })
    }
    const moved = await use(agent, 'move_page', { documentId: prices.value.id, etag: saved.etag, to: '/prices' })

    // It puts that into a release with a new page.
    const fresh = { ...content, route: '/prices/students', meta: { title: 'For students', description: '' } }
    const created = await use(agent, 'create_document', { body: fresh })
    const release = await use(agent, 'create_release', { name: 'New prices' })
    const releaseId = String(release.id)
    const first = await use(agent, 'add_to_release', {
      releaseId,
      documentId: prices.value.id,
      action: 'publish',
      etag: release.etag,
    })
    const put = { releaseId, documentId: created.id, action: 'publish', etag: first.etag }
    const filled = await use(agent, 'add_to_release', put)
    expect(filled).toMatchObject({ items: 2, conflicts: 0, state: 'open', createdBy: { kind: 'agent', name: 'Robot' } })

    // None of its tools publishes, and no other door lets it.
    expect((await agent.list()).filter(({ name }) => /publish|schedule|revert|preview|delete/.test(name))).toEqual([])
    const tag = String(filled.etag)
    const refusals = await Promise.all([
      robot.editor.publishRelease(releaseId, tag),
      robot.editor.schedule(releaseId, tag, Date.now()),
      robot.editor.rebase(releaseId, tag),
      robot.editor.publish(prices.value.id, String(moved.etag)),
      robot.editor.unpublish(prices.value.id, String(moved.etag)),
      robot.editor.previewToken(releaseId),
    ])
    for (const { status, code } of refusals) expect([status, code]).toEqual([403, 'session_required'])
    expect((await look(server, '/prices')).status).toBe(404)

    // Ann looks at the draft, then at the release, each by a token of its own.
    const ofDrafts = (await done(ann.previewToken())).value.token
    const ofRelease = (await done(ann.previewToken(releaseId))).value.token
    const routes = ['/prices', '/prices/students', '/about/prices', '/about']
    const seen = (token?: string) => Promise.all(routes.map((route) => look(server, route, token)))
    const preview = await seen(ofRelease)
    expect(preview.map(({ status, preview }) => [status, preview])).toEqual([
      [200, 'granted; release'],
      [200, 'granted; release'],
      [404, 'granted; release'],
      [200, 'granted; release'],
    ])
    expect(preview[0]?.text).toContain('Prices of 2027')
    expect((await seen(ofDrafts)).map(({ status, preview }) => [status, preview])).toEqual([
      [200, 'granted'],
      [200, 'granted'],
      [404, 'granted'],
      [200, 'granted'],
    ])
    expect((await seen()).map(({ status }) => status)).toEqual([404, 404, 200, 200])

    // She publishes it in her own name, and what she previewed is what everybody reads.
    const published = await done(ann.publishRelease(releaseId, tag))
    expect(published.value).toMatchObject({ state: 'published', publishedBy: { kind: 'person' } })
    expect((await seen()).map(({ status }) => status)).toEqual([200, 200, 404, 200])
    expect((await seen()).map(({ text }) => text)).toEqual([
      ...preview.slice(0, 2).map(({ text }) => text),
      expect.stringContaining('not_found'),
      preview[3]?.text,
    ])
    expect(await lists(server)).toEqual({
      routes: ['/about', '/prices', '/prices/students'],
      redirects: [{ from: '/about/prices', to: '/prices', status: 301 }],
    })

    const { draft, live } = (await done(ann.read(prices.value.id))).value
    expect(draft.author).toMatchObject({ kind: 'agent', name: 'Robot' })
    expect(live).toMatchObject({ revision: 3, key: '/prices', publishedBy: published.value.publishedBy })
    expect(live?.publishedBy?.name).toMatch(/@example\.com$/)
    const history = await use(agent, 'list_revisions', { documentId: prices.value.id })
    expect(history.revisions).toMatchObject([
      { revision: 3, author: { name: 'Robot' }, isDraft: true, isLive: true },
      { revision: 2, author: { name: 'Robot' } },
      { revision: 1, author: { kind: 'person', name: live?.publishedBy?.name } },
    ])
  })
})
