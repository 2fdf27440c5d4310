import { expect, it } from 'vitest'
import { Delivery } from '../../../src/content/delivery.ts'
import { describeEachDatabase } from '../../support/databases.ts'
import { Authoring, page } from './authoring.ts'

describeEachDatabase('publishing what was moved', (open) => {
  const begin = async () => new Authoring(await open()).begin()
  const publishing = (documentId: string, rev: number) => ({ documentId, action: 'publish', rev }) as const

  it('moves what is public with the revision, and its redirect appears with it', async () => {
    const site = await begin()
    const id = await site.page('/a')
    await site.publish(id)
    const before = await site.version()
    await site.move(id, 2, '/a', '/b')
    expect([await site.published(), await site.redirects(), await site.version()]).toEqual([['page /a'], [], before])

    const { contentVersion } = await site.publish(id, 2, 7)
    expect(contentVersion).not.toBeNull()
    expect(await site.published()).toEqual(['page /b'])
    expect(await site.redirects()).toEqual(['/a > /b 301'])
    const rows = await site.db.reader.selectFrom('public_document').select(['document_id', 'updated_at']).execute()
    expect(rows).toEqual([{ document_id: id, updated_at: 7 }])
  })

  it('moves back, and on, without a redirect from where something is', async () => {
    const site = await begin()
    const id = await site.page('/a')
    await site.publish(id)
    await site.move(id, 2, '/a', '/b')
    await site.publish(id, 2)
    await site.publish(id, 1)
    expect([await site.published(), await site.redirects()]).toEqual([['page /a'], []])
    await site.publish(id, 2)
    await site.revise(id, 3, page('/c', ['/a', '/b']), '/c')
    await site.publish(id, 3)
    expect([await site.published(), await site.redirects()]).toEqual([['page /c'], ['/a > /c 301', '/b > /c 301']])
    await site.unpublish(id)
    expect([await site.published(), await site.redirects()]).toEqual([[], []])
  })

  it('moves a page whose words stay the same', async () => {
    const site = await begin()
    const id = await site.create('partial', 'a')
    await site.revise(id, 1, { zones: {} })
    await site.publish(id)
    await site.revise(id, 2, { zones: {} }, 'b')
    expect((await site.publish(id, 2)).contentVersion).not.toBeNull()
    expect(await site.published()).toEqual(['partial b'])
    expect((await site.publish(id, 2)).contentVersion).toBeNull()
  })

  it('lets documents trade places in one change, and not in two', async () => {
    const site = await begin()
    const [a, b, c] = [await site.page('/a'), await site.page('/b'), await site.page('/c')]
    await site.change([publishing(a, 1), publishing(b, 1), publishing(c, 1)])
    await site.revise(a, 2, page('/b', [], 'was a'), '/x')
    await site.db.writer
      .updateTable('revision')
      .set({ key: '/b' })
      .where('document_id', '=', a)
      .where('number', '=', 2)
      .execute()
    await site.revise(b, 2, page('/a', [], 'was b'), '/y')
    await site.db.writer
      .updateTable('revision')
      .set({ key: '/a' })
      .where('document_id', '=', b)
      .where('number', '=', 2)
      .execute()
    const version = await site.version()
    await expect(site.publish(a, 2)).rejects.toMatchObject({ code: 'route_taken' })
    expect([await site.version(), await site.published()]).toEqual([version, ['page /a', 'page /b', 'page /c']])

    await site.change([publishing(a, 2), publishing(b, 2)])
    const delivery = new Delivery(site.db)
    const at = async (key: string) =>
      (await delivery.read({ siteId: 'docs', env: 'production', kind: 'page', key }, { kind: 'published' }))?.body
    expect([await at('/a'), await at('/b')]).toEqual([
      JSON.stringify(page('/a', [], 'was b')),
      JSON.stringify(page('/b', [], 'was a')),
    ])
    const live = await site.db.reader.selectFrom('document').select('live_rev').orderBy('id').execute()
    expect(live.map(({ live_rev }) => live_rev)).toEqual([2, 2, 1])
  })

  it('gives a key to another document only once its own leaves it', async () => {
    const site = await begin()
    const old = await site.page('/a')
    await site.publish(old)
    await site.move(old, 2, '/a', '/b')
    const successor = await site.page('/a')
    await expect(site.publish(successor)).rejects.toMatchObject({
      code: 'route_taken',
      errors: [{ in: 'body', name: '', message: 'page /a: another document is public there' }],
    })
    await site.change([{ documentId: old, action: 'unpublish' }, publishing(successor, 1)])
    expect(await site.published()).toEqual(['page /a'])
    await site.unpublish(successor)
    await site.publish(old)
    await site.change([publishing(successor, 1), publishing(old, 2)])
    expect(await site.published()).toEqual(['page /a', 'page /b'])
    // The page that is at the old route now ends the redirect from there.
    expect([await site.redirects(), await site.leftOut()]).toEqual([[], ['/a > /b from_is_published']])
  })

  it('refuses two documents for one key, and writes nothing', async () => {
    const site = await begin()
    const [a, b] = [await site.page('/a'), await site.page('/b')]
    await site.revise(b, 2, page('/a'), '/c')
    await site.db.writer.updateTable('revision').set({ key: '/a' }).where('number', '=', 2).execute()
    const version = await site.version()
    await expect(site.change([publishing(a, 1), publishing(b, 2)])).rejects.toMatchObject({ code: 'route_taken' })
    expect([await site.published(), await site.version()]).toEqual([[], version])
    const live = await site.db.reader.selectFrom('document').select('live_rev').execute()
    expect(live).toEqual([{ live_rev: null }, { live_rev: null }])
  })

  it('takes the same text for two kinds as two keys', async () => {
    const site = await begin()
    const ids = [await site.create('partial', 'en'), await site.create('strings', 'en')]
    for (const id of ids) await site.revise(id, 1, { zones: {} })
    await site.change(ids.map((id) => publishing(id, 1)))
    expect(await site.published()).toEqual(['partial en', 'strings en'])
  })

  it('does not publish a document that was deleted', async () => {
    const site = await begin()
    const id = await site.page('/a')
    await site.db.writer.updateTable('document').set({ draft_rev: null }).execute()
    await expect(site.publish(id)).rejects.toMatchObject({ code: 'not_found' })
    expect((await site.unpublish(id)).contentVersion).toBeNull()
  })

  it('moves a redirect document, whose rule is its key', async () => {
    const site = await begin()
    await site.publish(await site.page('/t'))
    const id = await site.redirect('/x', '/t')
    await site.publish(id)
    await site.revise(id, 2, { from: '/y', to: '/t', status: 302 }, JSON.stringify(['/y', '/t', 302]))
    await site.publish(id, 2)
    expect(await site.redirects()).toEqual(['/y > /t 302'])
  })
})
