import { expect, it } from 'vitest'
import { ReleaseConflicts } from '../../../src/content/releases/conflicts.ts'
import { page } from '../publish/authoring.ts'
import { ada, describeBoards } from './board.ts'

describeBoards('publishing a release', (begin) => {
  it('makes all of it public at once, and says when and by whom', async () => {
    const board = await begin()
    await board.listen()
    const [home, next, gone] = [
      await board.changedPage('/'),
      await board.page('/next'),
      await board.changedPage('/gone'),
    ]
    const rule = await board.redirect('/short', '/next')
    const id = await board.release('Spring', home, next, rule, [gone, { action: 'unpublish' }])
    const version = await board.version()
    const told = (await board.told()).length
    const { value, etag } = await board.publishRelease(id)
    expect(value).toMatchObject({
      state: 'published',
      publishedAt: '2026-11-21T12:00:00.000Z',
      publishedBy: ada,
      items: 4,
      conflicts: 0,
    })
    expect(await board.read(id)).toEqual({ value, etag })
    expect(await board.texts()).toEqual(['/ New', '/next Text'])
    expect(await board.redirects()).toEqual(['/short > /next 301'])
    const contentVersion = await board.version()
    expect(contentVersion).not.toBe(version)
    const documents = await board.db.reader
      .selectFrom('document')
      .select(['id', 'live_rev', 'live_at'])
      .where('site_id', '=', board.scope.site)
      .execute()
    expect(new Map(documents.map((row) => [row.id, row]))).toEqual(
      new Map([
        [home, { id: home, live_rev: 2, live_at: board.now }],
        [next, { id: next, live_rev: 1, live_at: board.now }],
        [rule, { id: rule, live_rev: 1, live_at: board.now }],
        [gone, { id: gone, live_rev: null, live_at: board.now }],
      ]),
    )
    // What was public before, for who wants to take the release back.
    expect((await board.items(id)).map(({ documentId, baseRevision }) => [documentId, baseRevision])).toEqual([
      [home, 1],
      [next, null],
      [gone, 1],
      [rule, null],
    ])
    expect((await board.told()).slice(told)).toEqual([
      expect.objectContaining({ type: 'content.published' }),
      expect.objectContaining({
        type: 'release.published',
        data: { siteId: board.scope.site, environment: 'production', contentVersion, releaseId: id, name: 'Spring' },
      }),
    ])
  })

  it('is for good', async () => {
    const board = await begin()
    const document = await board.page('/a')
    const id = await board.release('Spring', document)
    const { etag } = await board.publishRelease(id)
    const { scope, releases } = board
    const version = await board.version()
    for (const change of [
      () => releases.putItem(scope, id, document, etag, { action: 'unpublish' }),
      () => releases.removeItem(scope, id, document, etag),
      () => releases.rename(scope, id, etag, 'Fall'),
      () => releases.rebase(scope, id, etag),
      () => releases.publish(scope, id, etag, { force: true }, ada),
      () => releases.schedule(scope, id, etag, { at: board.now }, ada),
      () => releases.remove(scope, id, etag),
    ]) {
      await expect(change()).rejects.toMatchObject({ code: 'release_not_open' })
    }
    await board.unpublish(document)
    expect(await board.read(id)).toMatchObject({ value: { state: 'published', conflicts: 0 }, etag })
    expect(await board.items(id, true)).toEqual([])
    expect(await board.version()).not.toBe(version)
  })

  it('changes nothing where something else was published since, and lists it', async () => {
    const board = await begin()
    const [fresh, stale, taken, brought] = [
      await board.changedPage('/fresh'),
      await board.changedPage('/stale'),
      await board.changedPage('/taken'),
      await board.page('/brought'),
    ]
    const id = await board.release('Spring', fresh, stale, [taken, { action: 'unpublish' }], brought)
    await board.publish(stale, 2)
    await board.unpublish(taken)
    await board.publish(brought)
    const before = [await board.texts(), await board.version(), await board.read(id)]
    const error = await board.publishRelease(id).catch((thrown) => thrown)
    expect(error).toBeInstanceOf(ReleaseConflicts)
    expect(error).toMatchObject({
      code: 'release_conflict',
      conflicts: [
        { documentId: stale, key: '/stale', revision: 2, baseRevision: 1, liveRevision: 2, conflict: true },
        { documentId: taken, key: '/taken', revision: null, baseRevision: 1, liveRevision: null, conflict: true },
        { documentId: brought, key: '/brought', revision: 1, baseRevision: null, liveRevision: 1, conflict: true },
      ],
    })
    expect([await board.texts(), await board.version(), await board.read(id)]).toEqual(before)
    expect((await board.read(id)).value).toMatchObject({ state: 'open', conflicts: 3 })
  })

  it('names the conflicts to a user who read it before them, who can force only conflicts that they have seen', async () => {
    const board = await begin()
    const document = await board.changedPage('/a')
    const id = await board.release('Spring', document)
    const seen = await board.etag(id)
    await board.publish(document, 2)
    const { scope, releases } = board
    const publish = (force: boolean) => releases.publish(scope, id, seen, { force }, ada)
    await expect(publish(false)).rejects.toMatchObject({ code: 'release_conflict', conflicts: [{ key: '/a' }] })
    await expect(publish(true)).rejects.toMatchObject({ code: 'stale' })
    await board.releases.rename(scope, id, await board.etag(id), 'Fall')
    await board.releases.rebase(scope, id, await board.etag(id))
    await expect(publish(false)).rejects.toMatchObject({ code: 'stale' })
  })

  it('by force goes over what was published since, and remembers that as what was there', async () => {
    const board = await begin()
    const document = await board.changedPage('/a')
    const id = await board.release('Spring', document)
    await board.revise(document, 3, page('/a', [], 'Newer'))
    await board.publish(document, 3)
    await board.publishRelease(id, { force: true })
    expect(await board.texts()).toEqual(['/a New'])
    expect(await board.items(id)).toMatchObject([{ revision: 2, baseRevision: 3, liveRevision: 2, conflict: false }])
  })

  it('goes on where every item was kept over what was published since', async () => {
    const board = await begin()
    const document = await board.changedPage('/a')
    const id = await board.release('Spring', document)
    await board.unpublish(document)
    const { scope, releases } = board
    const rebased = await releases.rebase(scope, id, await board.etag(id))
    expect(rebased.value).toMatchObject({ conflicts: 0, version: 3 })
    expect((await releases.rebase(scope, id, rebased.etag)).value.version).toBe(3)
    await board.publishRelease(id)
    expect(await board.texts()).toEqual(['/a New'])
  })

  it('does not bring back a document that was deleted, not by force either', async () => {
    const board = await begin()
    const [deleted, other] = [await board.page('/deleted'), await board.page('/other')]
    const id = await board.release('Spring', deleted, other)
    await board.forget(deleted)
    expect((await board.releases.rebase(board.scope, id, await board.etag(id))).value.conflicts).toBe(1)
    for (const force of [false, true]) {
      const publish = board.publishRelease(id, { force })
      await expect(publish).rejects.toMatchObject({ code: 'release_conflict', conflicts: [{ documentId: deleted }] })
    }
    expect(await board.published()).toEqual([])
    await board.releases.removeItem(board.scope, id, deleted, await board.etag(id))
    await board.publishRelease(id)
    expect(await board.published()).toEqual(['page /other'])
  })

  it('needs something to publish', async () => {
    const board = await begin()
    await expect(board.publishRelease(await board.release('Spring'))).rejects.toMatchObject({ code: 'release_empty' })
  })

  it('holds every block against its type first', async () => {
    const board = await begin()
    const [good, bad] = [await board.page('/good'), await board.page('/bad')]
    await board.revise(bad, 2, {
      ...page('/bad'),
      zones: { main: { blocks: [{ id: 'body', type: 'markdown', fields: { markdown: 7 } }] } },
    })
    const schema = JSON.stringify({ properties: { markdown: { type: 'string' } } })
    await board.db.writer
      .insertInto('block_type')
      .values({ site_id: board.scope.site, type: 'markdown', schema })
      .execute()
    const id = await board.release('Spring', good, bad)
    const before = await board.read(id)
    const refusal = {
      code: 'content_invalid',
      errors: [
        {
          in: 'body',
          name: 'zones/main/blocks/0/fields/markdown',
          message: expect.stringContaining('page /bad: must be string'),
        },
      ],
    }
    await expect(board.publishRelease(id, { force: true })).rejects.toMatchObject(refusal)
    await expect(board.schedule(id, board.now)).rejects.toMatchObject(refusal)
    expect(await board.read(id)).toEqual(before)
    expect(await board.published()).toEqual([])
  })

  it('moves pages, also to one another, with their redirects', async () => {
    const board = await begin()
    const [a, b, c] = [await board.page('/a'), await board.page('/b'), await board.page('/c')]
    await board.change([a, b, c].map((documentId) => ({ documentId, action: 'publish', rev: 1 })))
    await board.revise(a, 2, page('/x', [], 'From a'), '/x')
    await board.revise(b, 2, page('/a', [], 'From b'), '/a')
    await board.revise(a, 3, page('/b', [], 'From a'), '/b')
    await board.move(c, 2, '/c', '/d')
    const id = await board.release('Spring', a, b, c)
    expect((await board.items(id)).map(({ key }) => key)).toEqual(['/b', '/a', '/d'])
    expect(await board.texts()).toEqual(['/a Text', '/b Text', '/c Text'])
    await board.publishRelease(id)
    expect(await board.texts()).toEqual(['/a From b', '/b From a', '/d Text'])
    expect(await board.redirects()).toEqual(['/c > /d 301'])
  })

  it('does not put two pages in one place', async () => {
    const board = await begin()
    const [a, b] = [await board.page('/a'), await board.page('/b')]
    await board.publish(a)
    await board.revise(a, 2, page('/elsewhere'), '/elsewhere')
    await board.revise(b, 2, page('/a', [], 'From b'), '/a')
    const id = await board.release('Spring', b)
    const before = await board.read(id)
    await expect(board.publishRelease(id, { force: true })).rejects.toMatchObject({ code: 'route_taken' })
    expect(await board.read(id)).toEqual(before)
    expect(await board.texts()).toEqual(['/a Text'])
    await board.put(id, a)
    await board.publishRelease(id)
    expect(await board.texts()).toEqual(['/a From b', '/elsewhere Text'])
  })

  it('takes redirects out of force with the page that they lead to', async () => {
    const board = await begin()
    const [target, rule] = [await board.page('/target', ['/old']), await board.redirect('/short', '/target')]
    await board.change([target, rule].map((documentId) => ({ documentId, action: 'publish', rev: 1 })))
    expect(await board.redirects()).toEqual(['/old > /target 301', '/short > /target 301'])
    const id = await board.release('Spring', [target, { action: 'unpublish' }])
    await board.publishRelease(id)
    expect(await board.redirects()).toEqual([])
    expect(await board.leftOut()).toEqual(['/short > /target target_not_published'])
    await board.publishRelease((await board.releases.revert(board.scope, id, ada)).value.id)
    expect(await board.redirects()).toEqual(['/old > /target 301', '/short > /target 301'])
  })

  it('beside an editor who puts something in, is before that or refused', async () => {
    const board = await begin()
    const [a, b] = [await board.page('/a'), await board.page('/b')]
    const id = await board.release('Spring', a)
    const seen = await board.etag(id)
    const [published, put] = await Promise.allSettled([
      board.releases.publish(board.scope, id, seen, {}, ada),
      board.releases.putItem(board.scope, id, b, seen, { action: 'publish' }),
    ])
    const winners = [published, put].filter(({ status }) => status === 'fulfilled')
    expect(winners).toHaveLength(1)
    for (const end of [published, put]) if (end.status === 'rejected') expect(end.reason.code).toBe('stale')
    const { state, items } = (await board.read(id)).value
    expect([state, items]).toEqual(published.status === 'fulfilled' ? ['published', 1] : ['open', 2])
    expect(await board.published()).toEqual(published.status === 'fulfilled' ? ['page /a'] : [])
  })
})
