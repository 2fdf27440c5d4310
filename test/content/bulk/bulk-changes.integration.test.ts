import { expect, it } from 'vitest'
import { type BulkChange, BulkChanges } from '../../../src/content/bulk/bulk-changes.ts'
import type { ContentTables } from '../../../src/content/schema.ts'
import { DatabaseSearch } from '../../../src/content/search/database-search.ts'
import type { Database } from '../../../src/db/database.ts'
import { describeEachDatabase } from '../../support/databases.ts'
import { ada } from '../documents/editor.ts'
import { LinkedSite, scope } from '../links/linked-site.ts'

type Targets = BulkChange['documents']

describeEachDatabase('bulk changes', (open) => {
  async function begin(check: 'off' | 'warn' | 'refuse' = 'off') {
    const db = await open()
    const site = await LinkedSite.open(db, check)
    const bulk = new BulkChanges(db, new DatabaseSearch(db), site.publisher)
    const change = (request: BulkChange) => bulk.change(scope, request, ada)
    return { db, site, change }
  }

  const of = (...ids: string[]): Targets => ids.map((id) => ({ id }))

  async function publicRoutes(db: Database<ContentTables>): Promise<string[]> {
    const rows = await db.reader.selectFrom('public_document').select('key').orderBy('key').execute()
    return rows.map(({ key }) => key)
  }

  async function version(db: Database<ContentTables>): Promise<string> {
    return (await db.reader.selectFrom('environment').select('content_version').executeTakeFirstOrThrow())
      .content_version
  }

  const outcomes = ({ documents }: { documents: readonly { outcome: string; problem?: { code: string } }[] }) =>
    documents.map(({ outcome, problem }) => (problem === undefined ? outcome : `${outcome} ${problem.code}`))

  /** What a refusal of all says. */
  async function refusal(changed: Promise<unknown>) {
    const error = await changed.then(
      () => {
        throw new Error('it was done')
      },
      (thrown: { code: string; errors: object[]; extensions: Parameters<typeof outcomes>[0] }) => thrown,
    )
    return { code: error.code, outcomes: outcomes(error.extensions), errors: error.errors }
  }

  it('publish in one transaction: one version, one message, and what is public already is unchanged', async () => {
    const { db, site, change } = await begin()
    const hook = { id: 'hook', site_id: scope.site, url: 'https://example.com', events: null, active: 1 }
    await db.writer
      .insertInto('webhook')
      .values({ ...hook, secret_epoch: 1, created_at: 1, updated_at: 1 })
      .execute()
    const there = await site.public('/there')
    const [a, b] = [await site.create('/a'), await site.create('/b')]
    const told = await db.reader.selectFrom('webhook_delivery').select('id').execute()
    const result = await change({ action: 'publish', mode: 'all', documents: of(a, there, b) })
    expect(outcomes(result)).toEqual(['changed', 'unchanged', 'changed'])
    expect(result.documents.map(({ key }) => key)).toEqual(['/a', '/there', '/b'])
    expect(result.documents[0]?.etag).toBe((await site.documents.read(scope, a)).etag)
    expect(await publicRoutes(db)).toEqual(['/a', '/b', '/there'])
    const messages = await db.reader.selectFrom('webhook_delivery').select('payload').orderBy('id').execute()
    expect(messages).toHaveLength(told.length + 1)
    expect(JSON.parse(messages.at(-1)?.payload ?? '')).toMatchObject({ data: { changed: 2 } })
    const live = await db.reader.selectFrom('document').select('live_by').where('id', '=', a).executeTakeFirstOrThrow()
    expect(live.live_by).toContain(ada.id)
  })

  it('publish two pages that trade places, and two that link to one another, where each alone is refused', async () => {
    const { db, site, change } = await begin('refuse')
    const [a, b] = [await site.public('/a'), await site.public('/b')]
    await site.move(a, '/x', false)
    await site.move(b, '/a', false)
    await site.move(a, '/b', false)
    const [c, d] = [await site.create('/c', '[d](/d)'), await site.create('/d', '[c](/c)')]
    expect(outcomes(await change({ action: 'publish', mode: 'each', documents: of(c, a) }))).toEqual([
      'refused links_broken',
      'refused route_taken',
    ])
    const result = await change({ action: 'publish', mode: 'all', documents: of(a, b, c, d) })
    expect(outcomes(result)).toEqual(['changed', 'changed', 'changed', 'changed'])
    expect(await publicRoutes(db)).toEqual(['/a', '/b', '/c', '/d'])
    expect(await site.dead()).toEqual([])
  })

  it('publish nothing where one is refused, and say which and why', async () => {
    const { db, site, change } = await begin('refuse')
    const schema = JSON.stringify({ type: 'object', required: ['level'] })
    await db.writer.insertInto('block_type').values({ site_id: scope.site, type: 'markdown', schema }).execute()
    const block = (fields: Readonly<Record<string, unknown>>) => ({
      zones: { main: { blocks: [{ id: 'x', type: 'markdown', fields }] } },
    })
    const bad = await site.create('/bad', '', block({ markdown: '' }))
    const good = await site.create('/good', '', block({ level: 1, markdown: '[gone](/gone)' }))
    const before = await version(db)
    const invalid = await refusal(change({ action: 'publish', mode: 'all', documents: of(good, bad) }))
    expect(invalid).toMatchObject({ code: 'changes_refused', outcomes: ['left', 'refused content_invalid'] })
    const dead = await refusal(change({ action: 'publish', mode: 'all', documents: of(good) }))
    expect(dead.outcomes).toEqual(['refused links_broken'])
    expect([await publicRoutes(db), await version(db)]).toEqual([[], before])

    // A document of which the caller saw another state, and one that is not there.
    const { etag, value } = await site.documents.read(scope, good)
    const documents = [
      { id: good, etag, draftRevision: value.draft.revision },
      { id: bad, draftRevision: 7 },
      { id: '01938f3e-0000-7000-8000-000000000000' },
    ]
    const stale = await refusal(change({ action: 'publish', mode: 'all', documents }))
    expect(stale.outcomes).toEqual(['left', 'refused stale', 'refused not_found'])
    const old = [{ id: good, etag: 'of another state' }]
    expect(outcomes(await change({ action: 'publish', mode: 'each', documents: old }))).toEqual(['refused stale'])
  })

  it('take down what nothing links to, and of the rest name what would be dead', async () => {
    const { db, site, change } = await begin('refuse')
    const [target, free] = [await site.public('/target'), await site.public('/free')]
    const from = await site.public('/from', '[t](/target)')
    const whole = await refusal(change({ action: 'unpublish', mode: 'all', documents: of(target, free) }))
    expect(whole).toMatchObject({ code: 'changes_refused', outcomes: ['left', 'left'] })
    expect(JSON.stringify(whole.errors)).toContain('page /from: leads to /target')
    const each = await change({ action: 'unpublish', mode: 'each', documents: of(target, free, from) })
    expect(outcomes(each)).toEqual(['refused links_broken', 'changed', 'changed'])
    expect(outcomes(await change({ action: 'unpublish', mode: 'all', documents: of(target, free) }))).toEqual([
      'changed',
      'unchanged',
    ])
    expect(await publicRoutes(db)).toEqual([])
  })

  it('warn of dead links and scheduled releases once', async () => {
    const { site, change } = await begin('warn')
    const [a, b] = [await site.create('/a', '[gone](/gone)'), await site.create('/b', '[a](/a)')]
    const release = await site.release('Spring', [a, b])
    const { etag } = await site.releases.read(scope, release)
    await site.releases.schedule(scope, release, etag, { at: Date.UTC(2030, 0, 1) }, ada)
    for (const mode of ['each', 'all'] as const) {
      const result = await change({ action: 'publish', mode, documents: of(a, b) })
      expect(result.brokenLinks?.map(({ key, text }) => [key, text])).toEqual([['/a', '/gone']])
      expect(result.scheduledIn?.map(({ name }) => name)).toEqual(['Spring'])
      await change({ action: 'unpublish', mode: 'all', documents: of(b) })
      await change({ action: 'unpublish', mode: 'all', documents: of(a) })
    }
  })

  it('tag drafts of pages, as a revision of each that says something else', async () => {
    const { db, site, change } = await begin()
    const plain = await site.create('/plain')
    const tagged = await site.create('/tagged', '', { fields: { tags: ['old', 'new'], weight: 3 } })
    const odd = await site.create('/odd', '', { fields: { tags: 'a text' } })
    const footer = await site.documents.create(scope, { kind: 'partial', key: 'footer', zones: {} }, ada)
    const documents = of(plain, tagged, odd, footer.value.id)
    const request = { action: 'tag', documents, add: ['new'], remove: ['old'] } as const
    const refused = await refusal(change({ ...request, mode: 'all' }))
    expect(refused.outcomes).toEqual(['left', 'left', 'refused content_invalid', 'refused kind_fixed'])
    expect((await site.documents.read(scope, plain)).value.draft.revision).toBe(1)

    expect(outcomes(await change({ ...request, mode: 'each' })).slice(0, 2)).toEqual(['changed', 'changed'])
    const fields = async (id: string) => (await site.documents.read(scope, id)).value.content
    expect(await fields(plain)).toMatchObject({ fields: { tags: ['new'] } })
    expect(await fields(tagged)).toMatchObject({ fields: { tags: ['new'], weight: 3 } })
    const again = await change({ ...request, mode: 'all', documents: of(plain, tagged) })
    expect(outcomes(again)).toEqual(['unchanged', 'unchanged'])
    const [revision] = (await site.documents.revisions(scope, plain, { limit: 1, after: null })).entries
    expect(revision).toMatchObject({ revision: 2, author: ada })

    await change({ action: 'tag', mode: 'all', documents: of(plain), remove: ['new'] })
    expect(await fields(plain)).not.toHaveProperty('fields')

    // What its type says a field is, no page makes another.
    const schema = JSON.stringify({ type: 'object', properties: { mood: { type: 'string' } } })
    await db.writer.insertInto('page_type').values({ site_id: scope.site, type: 'page', schema }).execute()
    const mood = { action: 'tag', mode: 'each', documents: of(plain), field: 'mood', add: ['good'] } as const
    expect(outcomes(await change(mood))).toEqual(['refused content_invalid'])
  })

  it('move pages, each after the one that makes room for it, and their redirects with them', async () => {
    const { db, site, change } = await begin()
    const [a, b] = [await site.public('/n/a'), await site.public('/n/n/a')]
    const documents = [
      { id: a, to: '/n/n/a' },
      { id: b, to: '/n/n/n/a' },
    ]
    const moved = await change({ action: 'move', mode: 'all', documents })
    expect(moved.documents.map(({ outcome, key }) => [outcome, key])).toEqual([
      ['changed', '/n/n/a'],
      ['changed', '/n/n/n/a'],
    ])
    expect(await publicRoutes(db)).toEqual(['/n/a', '/n/n/a'])
    await change({ action: 'publish', mode: 'all', documents: of(a, b) })
    expect(await publicRoutes(db)).toEqual(['/n/n/a', '/n/n/n/a'])
    const redirects = await db.reader.selectFrom('redirect_resolved').select('from_path').execute()
    expect(redirects.map(({ from_path }) => from_path)).toEqual(['/n/a'])

    const trade = [
      { id: a, to: '/n/n/n/a' },
      { id: b, to: '/n/n/a' },
    ]
    const swap = await change({ action: 'move', mode: 'each', documents: trade, redirect: false })
    expect(outcomes(swap)).toEqual(['refused route_taken', 'refused route_taken'])
    const reserved = await refusal(change({ action: 'move', mode: 'all', documents: [{ id: a, to: '/_x' }] }))
    expect(reserved.outcomes).toEqual(['refused invalid_route'])
  })

  it('delete what is not public, and leave the rest', async () => {
    const { site, change } = await begin()
    const [draft, there] = [await site.create('/draft'), await site.public('/there')]
    const request = { action: 'delete', documents: of(draft, there) } as const
    expect((await refusal(change({ ...request, mode: 'all' }))).outcomes).toEqual(['left', 'refused document_public'])
    const each = await change({ ...request, mode: 'each' })
    expect(each.documents).toMatchObject([
      { id: draft, outcome: 'changed', key: '/draft' },
      { id: there, outcome: 'refused', problem: { code: 'document_public', status: 409 } },
    ])
    expect(each.documents[0]).not.toHaveProperty('etag')
    const list = await site.documents.list(scope, { limit: 10, after: null })
    expect(list.entries.map(({ key }) => key)).toEqual(['/there'])
    expect(outcomes(await change({ ...request, mode: 'each' }))).toEqual([
      'refused not_found',
      'refused document_public',
    ])
  })

  it('are refused for a document that is named twice, and for an environment that is not there', async () => {
    const { site, change } = await begin()
    const id = await site.create('/a')
    const twice = change({ action: 'delete', mode: 'each', documents: of(id, id) })
    await expect(twice).rejects.toMatchObject({ code: 'invalid_request', errors: [{ name: 'documents/1/id' }] })
    const bulk = new BulkChanges(site.db, new DatabaseSearch(site.db), site.publisher)
    const nowhere = bulk.change({ ...scope, env: 'none' }, { action: 'delete', mode: 'each', documents: of(id) }, ada)
    await expect(nowhere).rejects.toMatchObject({ code: 'not_found' })
  })
})
