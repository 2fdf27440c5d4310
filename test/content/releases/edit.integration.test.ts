import { expect, it } from 'vitest'
import { DatabaseSearch } from '../../../src/content/search/database-search.ts'
import { page } from '../publish/authoring.ts'
import { ada, describeBoards, noon } from './board.ts'

const missing = '01938f3e-9c7d-7e5f-a0b1-2c3d4e5f6071'

describeBoards('a release', (begin) => {
  it('begins open and empty, with who made it', async () => {
    const board = await begin()
    const { value, etag } = await board.releases.create(board.scope, 'Spring', ada)
    expect(value).toEqual({
      id: expect.any(String),
      name: 'Spring',
      state: 'open',
      createdAt: '2026-11-21T12:00:00.000Z',
      createdBy: ada,
      items: 0,
      conflicts: 0,
      scheduledAt: null,
      scheduledBy: null,
      publishedAt: null,
      publishedBy: null,
      failure: null,
      reverts: null,
      version: 1,
    })
    expect(await board.read(value.id)).toEqual({ value, etag })
  })

  it('is the only one of its name in its environment, and found in no other', async () => {
    const board = await begin()
    const other = await board.beside('staging')
    const id = await board.release('Spring')
    await expect(board.releases.create(board.scope, 'Spring', ada)).rejects.toMatchObject({ code: 'already_exists' })
    await other.release('Spring')
    await expect(other.read(id)).rejects.toMatchObject({ code: 'not_found' })
    const missing = { ...board.scope, env: 'none' }
    await expect(board.releases.create(missing, 'Spring', ada)).rejects.toMatchObject({ code: 'not_found' })
    await expect(board.releases.list(missing, { limit: 10, after: null })).rejects.toMatchObject({ code: 'not_found' })
    for (const change of [
      () => other.releases.rename(other.scope, id, 'x', 'Other'),
      () => other.releases.remove(other.scope, id, 'x'),
      () => other.releases.items(other.scope, id, { limit: 1, after: null }),
      () => other.releases.rebase(other.scope, id, 'x'),
      () => other.releases.publish(other.scope, id, 'x', {}, ada),
      () => other.releases.schedule(other.scope, id, 'x', { at: noon }, ada),
      () => other.releases.unschedule(other.scope, id, 'x'),
      () => other.releases.revert(other.scope, id, ada),
    ]) {
      await expect(change()).rejects.toMatchObject({ code: 'not_found' })
    }
  })

  it('holds drafts, chosen revisions, and what is to go, and tells what each is about', async () => {
    const board = await begin()
    const home = await board.changedPage('/')
    const old = await board.changedPage('/old')
    const gone = await board.page('/gone')
    await board.publish(gone)
    await board.move(gone, 2, '/gone', '/elsewhere')
    const rule = await board.redirect('/short', '/')
    const id = await board.release('Spring', home, [old, { action: 'publish', revision: 1 }])
    await board.put(id, gone, { action: 'unpublish', revision: 7 })
    const { value } = await board.put(id, rule)
    expect(value).toMatchObject({ items: 4, conflicts: 0, version: 5 })
    const about = { title: '', kind: 'page', conflict: false }
    expect(await board.items(id)).toEqual([
      {
        ...about,
        documentId: home,
        key: '/',
        action: 'publish',
        revision: 2,
        baseRevision: 1,
        liveRevision: 1,
      },
      { ...about, documentId: old, key: '/old', action: 'publish', revision: 1, baseRevision: 1, liveRevision: 1 },
      {
        ...about,
        documentId: gone,
        key: '/gone',
        action: 'unpublish',
        revision: null,
        baseRevision: 1,
        liveRevision: 1,
      },
      {
        documentId: rule,
        kind: 'redirect',
        key: '["/short","/",301]',
        title: '',
        action: 'publish',
        revision: 1,
        baseRevision: null,
        liveRevision: null,
        conflict: false,
      },
    ])
    const again = await board.put(id, rule)
    expect(again.value.version).toBe(5)
    await board.revise(rule, 2, { from: '/short', to: '/old', status: 301 }, '["/short","/old",301]')
    expect((await board.items(id))[3]).toMatchObject({ revision: 1, key: '["/short","/",301]' })
    expect((await board.put(id, rule)).value.version).toBe(6)
    expect((await board.items(id))[3]).toMatchObject({ revision: 2, key: '["/short","/old",301]' })
    const left = await board.releases.removeItem(board.scope, id, home, await board.etag(id))
    expect(left.value).toMatchObject({ items: 3, version: 7 })
  })

  it('takes no document, revision or item that is not there', async () => {
    const board = await begin()
    const foreign = await (await board.beside('staging')).page('/a')
    const deleted = await board.page('/deleted')
    await board.forget(deleted)
    const own = await board.page('/own')
    const id = await board.release('Spring')
    const before = await board.read(id)
    for (const [documentId, item] of [
      [missing, { action: 'publish' }],
      [foreign, { action: 'publish' }],
      [foreign, { action: 'unpublish' }],
      [deleted, { action: 'publish', revision: 1 }],
      [own, { action: 'publish', revision: 2 }],
    ] as const) {
      await expect(board.put(id, documentId, item)).rejects.toMatchObject({ code: 'not_found' })
    }
    const removal = board.releases.removeItem(board.scope, id, own, before.etag)
    await expect(removal).rejects.toMatchObject({ code: 'not_found' })
    expect(await board.read(id)).toEqual(before)
  })

  it('is renamed, and goes away with its items and nothing else', async () => {
    const board = await begin()
    const document = await board.page('/a')
    const id = await board.release('Spring', document)
    await board.release('Summer')
    const rename = async (name: string) => board.releases.rename(board.scope, id, await board.etag(id), name)
    await expect(rename('Summer')).rejects.toMatchObject({ code: 'already_exists' })
    expect((await rename('Spring')).value.version).toBe(2)
    expect((await rename('Fall')).value).toMatchObject({ name: 'Fall', version: 3, items: 1 })
    await board.releases.remove(board.scope, id, await board.etag(id))
    await expect(board.read(id)).rejects.toMatchObject({ code: 'not_found' })
    const { reader } = board.db
    expect(await reader.selectFrom('release_item').select('rev').where('set_id', '=', id).execute()).toEqual([])
    expect(await reader.selectFrom('document').select('draft_rev').where('id', '=', document).execute()).toHaveLength(1)
  })

  it('refuses a caller that saw another state of it', async () => {
    const board = await begin()
    const [a, b] = [await board.page('/a'), await board.page('/b')]
    const id = await board.release('Spring', a)
    const seen = await board.etag(id)
    await board.put(id, b)
    const { scope, releases } = board
    for (const change of [
      () => releases.putItem(scope, id, a, seen, { action: 'unpublish' }),
      () => releases.removeItem(scope, id, a, seen),
      () => releases.rename(scope, id, seen, 'Fall'),
      () => releases.rebase(scope, id, seen),
      () => releases.publish(scope, id, seen, { force: true }, ada),
      () => releases.schedule(scope, id, seen, { at: noon }, ada),
      () => releases.unschedule(scope, id, seen),
      () => releases.remove(scope, id, seen),
    ]) {
      await expect(change()).rejects.toMatchObject({ code: 'stale' })
    }
    expect(await board.items(id)).toMatchObject([{ documentId: a }, { documentId: b }])
    expect(await board.published()).toEqual([])
  })

  it('loses nothing of two editors who put something in at once', async () => {
    const board = await begin()
    const documents = await Promise.all(Array.from({ length: 12 }, (_, number) => board.page(`/p${number}`)))
    const id = await board.release('Spring')
    const seen = await board.etag(id)
    const ends = await Promise.allSettled(
      documents.map((each) => board.releases.putItem(board.scope, id, each, seen, { action: 'publish' })),
    )
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const end of ends) if (end.status === 'rejected') expect(end.reason).toMatchObject({ code: 'stale' })
    expect(await board.items(id)).toHaveLength(1)
  })

  it('is another one for who publishes over it once what is public in its place is another', async () => {
    const board = await begin()
    const document = await board.changedPage('/a')
    const id = await board.release('Spring', document)
    await board.publish(document, 2)
    await board.revise(document, 3, page('/a', [], 'Newer'))
    const seen = await board.read(id)
    expect(seen.value).toMatchObject({ conflicts: 1, version: 2 })
    await board.publish(document, 3)
    expect(await board.read(id)).toMatchObject({ value: seen.value })
    const force = board.releases.publish(board.scope, id, seen.etag, { force: true }, ada)
    await expect(force).rejects.toMatchObject({ code: 'stale' })
    await expect(board.releases.rebase(board.scope, id, seen.etag)).rejects.toMatchObject({ code: 'stale' })
  })
})

describeBoards('lists', (begin) => {
  it('of releases are the newest first, by state, page by page, with their counts', async () => {
    const board = await begin()
    const documents = [await board.page('/a'), await board.changedPage('/b'), await board.changedPage('/c')]
    await board.release('one')
    await board.release('two', ...documents)
    await board.publishRelease(await board.release('three', documents[1] ?? ''))
    await board.release('four', documents[0] ?? '')
    const names: string[] = []
    for (let after: string | null = null; ; ) {
      const list = await board.releases.list(board.scope, { limit: 2, after })
      names.push(...list.entries.map(({ name, items, conflicts }) => `${name} ${items} ${conflicts}`))
      after = list.next
      if (after === null) break
    }
    expect(names).toEqual(['four 1 0', 'three 1 0', 'two 3 1', 'one 0 0'])
    const done = await board.releases.list(board.scope, { state: 'published', limit: 50, after: null })
    expect(done).toMatchObject({ entries: [{ name: 'three' }], next: null })
    const bad = board.releases.list(board.scope, { limit: 2, after: 'no cursor' })
    await expect(bad).rejects.toMatchObject({ code: 'invalid_request' })
  })

  it('of items come page by page, all or those that are stale', async () => {
    const board = await begin()
    const documents: string[] = []
    for (let number = 0; number < 7; number++) documents.push(await board.changedPage(`/p${number}`))
    const id = await board.release('Spring', ...documents)
    for (const each of documents.slice(3, 6)) await board.publish(each, 2)
    const all = async (conflicts: boolean) => {
      const found: string[] = []
      for (let after: string | null = null; ; ) {
        const list = await board.releases.items(board.scope, id, { conflicts, limit: 2, after })
        found.push(...list.entries.map(({ documentId }) => documentId))
        after = list.next
        if (after === null) return found
      }
    }
    expect(await all(false)).toEqual(documents)
    expect(await all(true)).toEqual(documents.slice(3, 6))
    expect((await board.read(id)).value).toMatchObject({ items: 7, conflicts: 3 })
  })

  it('of items call documents what lists of documents call them', async () => {
    const board = await begin()
    const id = await board.page('/a')
    const entry = { documentId: id, ...board.scope, kind: 'page', key: '/a', body: JSON.stringify(page('/a')) } as const
    await board.db.transaction([], (trx) => new DatabaseSearch(board.db).put(trx, [entry]))
    expect(await board.items(await board.release('Spring', id))).toMatchObject([{ title: 'T' }])
  })
})
