import { expect, it } from 'vitest'
import { Delivery, type View } from '../../../src/content/delivery.ts'
import type { DocumentKind } from '../../../src/content/schema.ts'
import { describeEachDatabase } from '../../support/databases.ts'
import { insertRelease } from '../../support/insert-release.ts'
import { Authoring, page } from '../publish/authoring.ts'

const draft: View = { kind: 'draft' }
const publicly: View = { kind: 'published' }

describeEachDatabase('previews of what was moved', (open) => {
  async function begin() {
    const site = await new Authoring(await open()).begin()
    const delivery = new Delivery(site.db)
    /** Which revision of which document is shown: each says so in its title. */
    const at = async (key: string, view: View, kind: DocumentKind = 'page') => {
      const found = await delivery.read({ siteId: 'docs', env: 'production', kind, key }, view)
      return found === null ? null : (JSON.parse(found.body) as { title: string }).title
    }
    const add = async (name: string, key: string, kind: DocumentKind = 'page') => {
      const id = await site.create(kind, key)
      await site.revise(id, 1, { ...page(key), title: `${name}1` })
      return id
    }
    const draftAt = (id: string, name: string, rev: number, key?: string) =>
      site.revise(id, rev, { ...page(key ?? ''), title: `${name}${rev}` }, key)
    return { site, at, add, draftAt }
  }

  const release: View = { kind: 'release', id: 'rel' }

  async function put(site: Authoring, documentId: string, rev: number | null) {
    const { db, scope } = site
    await insertRelease(db.writer, { id: 'rel', site_id: scope.site, env: scope.env, name: 'r', state: 'open' })
    const pinned = await db.reader
      .selectFrom('revision')
      .select('key')
      .where('document_id', '=', documentId)
      .where('number', '=', rev ?? 0)
      .executeTakeFirst()
    const item = { set_id: 'rel', document_id: documentId, rev, key: pinned?.key ?? null, base_live_rev: null }
    await db.writer
      .insertInto('release_item')
      .values({ ...item, action: rev === null ? 'unpublish' : 'publish' })
      .execute()
  }

  it('show a draft where it is, and nothing where it was', async () => {
    const { site, at, add, draftAt } = await begin()
    const a = await add('a', '/a')
    await site.publish(a)
    await draftAt(a, 'a', 2, '/b')
    expect([await at('/a', draft), await at('/b', draft)]).toEqual([null, 'a2'])
    expect([await at('/a', publicly), await at('/b', publicly)]).toEqual(['a1', null])

    const b = await add('b', '/a')
    expect([await at('/a', draft), await at('/a', publicly)]).toEqual(['b1', 'a1'])
    // Deleted: what was public there is still not where its draft is.
    await site.db.writer.updateTable('document').set({ draft_rev: null }).where('id', '=', b).execute()
    expect([await at('/a', draft), await at('/a', publicly)]).toEqual([null, 'a1'])
  })

  it('show a release as if it were published: at new routes, not at old ones, whatever was drafted since', async () => {
    const { site, at, add, draftAt } = await begin()
    const [moved, gone, kept, fresh] = [
      await add('moved', '/m'),
      await add('gone', '/g'),
      await add('kept', '/k'),
      await add('fresh', '/f'),
    ]
    for (const id of [moved, gone, kept]) await site.publish(id)
    await draftAt(moved, 'moved', 2, '/m2')
    await put(site, moved, 2)
    await put(site, gone, null)
    await put(site, fresh, 1)
    // Drafts that the release knows nothing of.
    await draftAt(moved, 'moved', 3, '/m3')
    await draftAt(kept, 'kept', 2, '/k2')
    await draftAt(fresh, 'fresh', 2, '/f2')
    const seen = async () => {
      const keys = ['/m', '/m2', '/m3', '/g', '/k', '/k2', '/f', '/f2']
      return Object.fromEntries(await Promise.all(keys.map(async (key) => [key, await at(key, release)])))
    }
    const expected = { '/m': null, '/m2': 'moved2', '/m3': null, '/g': null, '/k': 'kept1' }
    expect(await seen()).toEqual({ ...expected, '/k2': null, '/f': 'fresh1', '/f2': null })

    const items = [
      { documentId: moved, action: 'publish', rev: 2 },
      { documentId: gone, action: 'unpublish' },
      { documentId: fresh, action: 'publish', rev: 1 },
    ] as const
    await site.change(items)
    expect(await seen()).toEqual({ ...expected, '/k2': null, '/f': 'fresh1', '/f2': null })
    expect([await at('/m2', publicly), await at('/f', publicly), await at('/m', publicly)]).toEqual([
      'moved2',
      'fresh1',
      null,
    ])
  })

  it('show two that trade places, and a page that takes a place that is left', async () => {
    const { site, at, add, draftAt } = await begin()
    const [a, b, c] = [await add('a', '/a'), await add('b', '/b'), await add('c', '/c')]
    for (const id of [a, b, c]) await site.publish(id)
    await draftAt(a, 'a', 2, '/x')
    await draftAt(b, 'b', 2, '/a')
    await draftAt(a, 'a', 3, '/b')
    await put(site, a, 3)
    await put(site, b, 2)
    expect([await at('/a', release), await at('/b', release), await at('/x', release)]).toEqual(['b2', 'a3', null])
    expect([await at('/a', draft), await at('/b', draft), await at('/x', draft)]).toEqual(['b2', 'a3', null])
    expect([await at('/c', release), await at('/c', draft)]).toEqual(['c1', 'c1'])
  })

  it('tell partials, strings and pages of one key apart', async () => {
    const { site, at, add, draftAt } = await begin()
    const partial = await add('partial', 'en', 'partial')
    const strings = await add('strings', 'en', 'strings')
    await site.publish(partial)
    await draftAt(partial, 'partial', 2, 'de')
    await put(site, partial, 2)
    await put(site, strings, 1)
    const all = (key: string, view: View) =>
      Promise.all((['page', 'partial', 'strings'] as const).map((kind) => at(key, view, kind)))
    expect([await all('en', draft), await all('de', draft)]).toEqual([
      [null, null, 'strings1'],
      [null, 'partial2', null],
    ])
    expect([await all('en', release), await all('de', release)]).toEqual([
      [null, null, 'strings1'],
      [null, 'partial2', null],
    ])
    expect(await all('en', publicly)).toEqual([null, 'partial1', null])
  })
})
