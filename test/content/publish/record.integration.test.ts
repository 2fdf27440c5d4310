import { expect, it } from 'vitest'
import type { Actor } from '../../../src/content/actor.ts'
import { describeEachDatabase } from '../../support/databases.ts'
import { Authoring, page } from './authoring.ts'

const ada: Actor = { id: 'ada', kind: 'person', name: 'ada@example.com' }

describeEachDatabase('what publishing leaves on record', (open) => {
  const begin = async () => new Authoring(await open()).begin()

  async function listen(site: Authoring, events: string | null = null) {
    const row = { id: 'hook', site_id: site.scope.site, url: 'https://hooks.example', events, active: 1 }
    await site.db.writer
      .insertInto('webhook')
      .values({ ...row, secret_epoch: 0, created_at: 1, updated_at: 1 })
      .execute()
  }

  async function told(site: Authoring) {
    const rows = await site.db.reader.selectFrom('webhook_delivery').select('payload').orderBy('id').execute()
    return rows.map(({ payload }) => (JSON.parse(payload) as { data: { changes: object[] } }).data)
  }

  it('is who published and when, until the live revision is another one', async () => {
    const site = await begin()
    const id = await site.page('/a')
    const record = () => site.db.reader.selectFrom('document').select(['live_rev', 'live_at', 'live_by']).execute()
    await site.change([{ documentId: id, action: 'publish', rev: 1 }], 5, ada)
    expect(await record()).toEqual([{ live_rev: 1, live_at: 5, live_by: JSON.stringify(ada) }])
    await site.publish(id, 1, 9)
    expect(await record()).toMatchObject([{ live_at: 5 }])
    await site.revise(id, 2, page('/a'))
    await site.publish(id, 2, 10)
    expect(await record()).toEqual([{ live_rev: 2, live_at: 10, live_by: 'test' }])
    await site.change([{ documentId: id, action: 'unpublish' }], 11, ada)
    expect(await record()).toEqual([{ live_rev: null, live_at: 11, live_by: JSON.stringify(ada) }])
    await site.unpublish(id)
    expect(await record()).toMatchObject([{ live_at: 11 }])
  })

  it('is one message to webhooks for each change of what is public, with the version that it led to', async () => {
    const site = await begin()
    await listen(site)
    const [a, b] = [await site.page('/a'), await site.page('/b', ['/old'])]
    const contentVersions: (string | null)[] = []
    const change = async (...changes: Parameters<Authoring['change']>[0]) => {
      contentVersions.push((await site.change(changes)).contentVersion)
    }
    await change({ documentId: a, action: 'publish', rev: 1 }, { documentId: b, action: 'publish', rev: 1 })
    await change({ documentId: a, action: 'publish', rev: 1 })
    await site.move(a, 2, '/a', '/c')
    await change({ documentId: a, action: 'publish', rev: 2 }, { documentId: b, action: 'unpublish' })
    expect(contentVersions[1]).toBeNull()
    const base = { siteId: 'docs', environment: 'production' }
    expect(await told(site)).toEqual([
      {
        ...base,
        contentVersion: contentVersions[0],
        changes: [
          { kind: 'page', key: '/a', action: 'publish' },
          { kind: 'page', key: '/b', action: 'publish' },
        ],
        changed: 2,
      },
      {
        ...base,
        contentVersion: contentVersions[2],
        changes: [
          { kind: 'page', key: '/c', action: 'publish' },
          { kind: 'page', key: '/a', action: 'unpublish' },
          { kind: 'page', key: '/b', action: 'unpublish' },
        ],
        changed: 3,
      },
    ])
  })

  it('tells of redirect documents only what the list of redirects shows', async () => {
    const site = await begin()
    await listen(site)
    const hidden = await site.redirect('/launch', '/secret')
    await site.publish(hidden)
    expect(await told(site)).toEqual([])
    const target = await site.page('/t')
    const shown = await site.redirect('/s/', '/t')
    await site.change([target, shown].map((documentId) => ({ documentId, action: 'publish', rev: 1 })))
    await site.change([shown, hidden].map((documentId) => ({ documentId, action: 'unpublish' })))
    expect((await told(site)).map(({ changes }) => changes)).toEqual([
      [
        { kind: 'page', key: '/t', action: 'publish' },
        { kind: 'redirect', key: '/s/', action: 'publish' },
      ],
      [{ kind: 'redirect', key: '/s/', action: 'unpublish' }],
    ])
    expect(JSON.stringify(await site.db.reader.selectFrom('webhook_delivery').selectAll().execute())).not.toMatch(
      /launch|secret/,
    )
  })

  it('is nothing where the transaction is rolled back', async () => {
    const site = await begin()
    await listen(site)
    const [a, b] = [await site.page('/a'), await site.page('/b')]
    await site.publish(a)
    await site.db.writer.updateTable('revision').set({ key: '/a' }).where('document_id', '=', b).execute()
    await expect(site.publish(b)).rejects.toMatchObject({ code: 'route_taken' })
    expect(await told(site)).toHaveLength(1)
  })
})
