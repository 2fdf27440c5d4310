import { expect, it } from 'vitest'
import { describeEachDatabase } from '../../support/databases.ts'
import { Authoring, page } from './authoring.ts'

describeEachDatabase('publishRevisions', (open) => {
  it('copies the revision, marks it as the live one, and renews the version', async () => {
    const site = await new Authoring(await open()).begin()
    const id = await site.page('/a')
    const before = await site.version()
    const { contentVersion } = await site.publish(id, 1, 77)
    expect(contentVersion).not.toBeNull()
    expect(contentVersion).not.toBe(before)
    expect(await site.version()).toBe(contentVersion)
    const row = await site.db.reader.selectFrom('public_document').selectAll().executeTakeFirstOrThrow()
    const revision = await site.db.reader.selectFrom('revision').selectAll().executeTakeFirstOrThrow()
    expect(row).toEqual({
      site_id: 'docs',
      env: 'production',
      kind: 'page',
      key: '/a',
      document_id: id,
      type: 'page',
      body: JSON.stringify(page('/a')),
      fields: null,
      etag: revision.etag,
      source_etag: revision.etag,
      updated_at: 77,
    })
    expect(await site.db.reader.selectFrom('document').select('live_rev').execute()).toEqual([{ live_rev: 1 }])
  })

  it('replaces what was public, and takes it down', async () => {
    const site = await new Authoring(await open()).begin()
    const id = await site.page('/a')
    await site.publish(id)
    await site.revise(id, 2, page('/a', [], 'New'))
    await site.publish(id, 2, 5)
    const row = await site.db.reader.selectFrom('public_document').select(['body', 'updated_at']).executeTakeFirst()
    expect(row).toEqual({ body: JSON.stringify(page('/a', [], 'New')), updated_at: 5 })
    expect((await site.unpublish(id)).contentVersion).not.toBeNull()
    expect(await site.published()).toEqual([])
    expect(await site.db.reader.selectFrom('document').select(['draft_rev', 'live_rev']).execute()).toEqual([
      { draft_rev: 2, live_rev: null },
    ])
  })

  it('keeps version and time where nothing public changes', async () => {
    const site = await new Authoring(await open()).begin()
    const id = await site.page('/a')
    const hidden = await site.page('/hidden')
    await site.publish(id, 1, 1)
    const version = await site.version()
    await site.revise(id, 2, page('/a'))
    for (const result of [
      await site.publish(id, 1, 9),
      await site.publish(id, 2, 9),
      await site.unpublish(hidden),
      await site.change([]),
    ]) {
      expect(result).toEqual({ contentVersion: null, brokenLinks: [], scheduledIn: [] })
    }
    expect(await site.version()).toBe(version)
    expect(await site.db.reader.selectFrom('public_document').select('updated_at').execute()).toEqual([
      { updated_at: 1 },
    ])
    const row = await site.db.reader.selectFrom('document').select('live_rev').where('id', '=', id).executeTakeFirst()
    expect(row).toEqual({ live_rev: 2 })
  })

  it('publishes and takes down many in one go', async () => {
    const site = await new Authoring(await open()).begin()
    const ids: string[] = []
    for (let number = 0; number < 420; number++) ids.push(await site.page(`/p${number}`, [`/old${number}`]))
    await site.change(ids.map((documentId) => ({ documentId, action: 'publish', rev: 1 })))
    expect((await site.published()).length).toBe(420)
    expect((await site.redirects()).length).toBe(420)
    await site.change(ids.slice(1).map((documentId) => ({ documentId, action: 'unpublish' })))
    expect(await site.published()).toEqual(['page /p0'])
    expect(await site.redirects()).toEqual(['/old0 > /p0 301'])
  })

  it('puts the redirects of pages and redirect documents in force with them', async () => {
    const site = await new Authoring(await open()).begin()
    const id = await site.page('/new', ['/old/', '/older', '/old'])
    const rule = await site.redirect('/short', '/old', 302)
    await site.change([{ documentId: rule, action: 'publish', rev: 1 }])
    expect(await site.leftOut()).toEqual(['/short > /old target_not_published'])
    await site.publish(id)
    expect(await site.redirects()).toEqual(['/old > /new 301', '/older > /new 301', '/short > /new 302'])
    expect(await site.leftOut()).toEqual([])
    await site.revise(id, 2, page('/new', ['/older']))
    await site.publish(id, 2)
    expect(await site.redirects()).toEqual(['/older > /new 301'])
    await site.unpublish(id)
    expect(await site.redirects()).toEqual([])
    expect(await site.leftOut()).toEqual(['/short > /old target_not_published'])
  })

  it('renews the version for a redirect document only where redirects change', async () => {
    const site = await new Authoring(await open()).begin()
    const useless = await site.redirect('/a', '/nowhere')
    expect((await site.publish(useless)).contentVersion).toBeNull()
    await site.publish(await site.page('/b'))
    const useful = await site.redirect('/c', '/b')
    expect((await site.publish(useful)).contentVersion).not.toBeNull()
    expect((await site.unpublish(useful)).contentVersion).not.toBeNull()
    expect((await site.unpublish(useless)).contentVersion).toBeNull()
  })

  it('is not misled by a page that only talks about redirects', async () => {
    const site = await new Authoring(await open()).begin()
    const id = await site.create('page', '/a')
    await site.revise(id, 1, page('/a', [], 'say {"redirectsFrom":["/x"]}'))
    await site.publish(id)
    expect(await site.redirects()).toEqual([])
  })

  it('refuses what is not of this environment, and then changes nothing', async () => {
    const db = await open()
    const site = await new Authoring(db).begin()
    const other = await new Authoring(db, { site: 'docs', env: 'staging' }).begin()
    const own = await site.page('/a')
    const foreign = await other.page('/b')
    const version = await site.version()
    for (const bad of [
      { documentId: foreign, action: 'publish', rev: 1 },
      { documentId: own, action: 'publish', rev: 2 },
      { documentId: 'none', action: 'unpublish' },
    ] as const) {
      const fine = { documentId: await site.page(`/${crypto.randomUUID()}`), action: 'publish', rev: 1 } as const
      await expect(site.change([fine, bad])).rejects.toMatchObject({ code: 'not_found' })
    }
    expect(await site.published()).toEqual([])
    expect(await site.version()).toBe(version)
  })

  it('keeps environments apart', async () => {
    const db = await open()
    const site = await new Authoring(db).begin()
    const other = await new Authoring(db, { site: 'docs', env: 'staging' }).begin()
    await other.publish(await other.redirect('/old', '/a'))
    await site.publish(await site.page('/a', ['/x']))
    expect(await other.redirects()).toEqual([])
    expect(await other.leftOut()).toEqual(['/old > /a target_not_published'])
    await other.publish(await other.page('/a'))
    expect(await other.redirects()).toEqual(['/old > /a 301'])
    expect(await site.redirects()).toEqual(['/x > /a 301'])
  })
})
