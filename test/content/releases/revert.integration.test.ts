import { expect, it } from 'vitest'
import { page } from '../publish/authoring.ts'
import { ada, describeBoards } from './board.ts'

describeBoards('taking a release back', (begin) => {
  async function published() {
    const board = await begin()
    const changed = await board.changedPage('/changed')
    const added = await board.page('/added')
    const taken = await board.changedPage('/taken')
    const same = await board.changedPage('/same')
    const absent = await board.page('/absent')
    const moved = await board.page('/from')
    await board.publish(moved)
    await board.move(moved, 2, '/from', '/to')
    const id = await board.release(
      'Spring',
      changed,
      added,
      [taken, { action: 'unpublish' }],
      [same, { action: 'publish', revision: 1 }],
      [absent, { action: 'unpublish' }],
      moved,
    )
    const before = await board.texts()
    await board.publishRelease(id)
    return { board, id, before, changed, added, taken, moved }
  }

  it('begins with an open release that does the opposite of each item that did something', async () => {
    const { board, id, before, changed, added, taken, moved } = await published()
    const after = await board.texts()
    expect(after).toEqual(['/added Text', '/changed New', '/same Text', '/to Text'])
    board.now += 60_000
    const { value } = await board.releases.revert(board.scope, id, ada)
    expect(value).toMatchObject({
      name: 'Revert Spring',
      state: 'open',
      reverts: id,
      createdBy: ada,
      createdAt: '2026-11-21T12:01:00.000Z',
      items: 4,
      conflicts: 0,
    })
    const about = { kind: 'page', title: '', conflict: false }
    expect(await board.items(value.id)).toEqual([
      {
        ...about,
        documentId: changed,
        key: '/changed',
        action: 'publish',
        revision: 1,
        baseRevision: 2,
        liveRevision: 2,
      },
      {
        ...about,
        documentId: added,
        key: '/added',
        action: 'unpublish',
        revision: null,
        baseRevision: 1,
        liveRevision: 1,
      },
      {
        ...about,
        documentId: taken,
        key: '/taken',
        action: 'publish',
        revision: 1,
        baseRevision: null,
        liveRevision: null,
      },
      { ...about, documentId: moved, key: '/from', action: 'publish', revision: 1, baseRevision: 2, liveRevision: 2 },
    ])
    expect(await board.texts()).toEqual(after)
    await board.publishRelease(value.id)
    expect(await board.texts()).toEqual(before)

    const again = await board.releases.revert(board.scope, value.id, ada)
    expect(again.value).toMatchObject({ name: 'Revert Revert Spring', items: 4 })
    await board.publishRelease(again.value.id)
    expect(await board.texts()).toEqual(after)
  })

  it('is stale for what was published since', async () => {
    const { board, id, changed } = await published()
    await board.revise(changed, 3, page('/changed', [], 'Newest'))
    await board.publish(changed, 3)
    const { value } = await board.releases.revert(board.scope, id, ada)
    expect(value).toMatchObject({ items: 4, conflicts: 1 })
    const publish = board.publishRelease(value.id)
    await expect(publish).rejects.toMatchObject({ code: 'release_conflict', conflicts: [{ documentId: changed }] })
    await board.publishRelease(value.id, { force: true })
    expect(await board.texts()).toContain('/changed Text')
  })

  it('waits for a document that was deleted since to be made again', async () => {
    const { board, id, taken } = await published()
    await board.forget(taken)
    const { value } = await board.releases.revert(board.scope, id, ada)
    expect(value.conflicts).toBe(1)
    await board.revise(taken, 3, page('/taken'))
    await board.publishRelease(value.id)
    expect(await board.texts()).toContain('/taken Text')
  })

  it('can be begun several times, under names of their own, however long the first name was', async () => {
    const { board, id } = await published()
    const names: string[] = []
    for (let time = 0; time < 3; time++) names.push((await board.releases.revert(board.scope, id, ada)).value.name)
    expect(names).toEqual(['Revert Spring', 'Revert Spring (2)', 'Revert Spring (3)'])
    const long = await board.release('👩'.repeat(100), await board.page('/long'))
    await board.publishRelease(long)
    for (const end of ['👩', ' (2)']) {
      const { name } = (await board.releases.revert(board.scope, long, ada)).value
      expect([...name]).toHaveLength(100)
      expect(name.endsWith(end)).toBe(true)
    }
  })

  it('is not for what was not published', async () => {
    const board = await begin()
    const id = await board.release('Spring', await board.page('/a'))
    await expect(board.releases.revert(board.scope, id, ada)).rejects.toMatchObject({ code: 'release_not_open' })
    await board.schedule(id, board.now)
    await expect(board.releases.revert(board.scope, id, ada)).rejects.toMatchObject({ code: 'release_not_open' })
    expect((await board.releases.list(board.scope, { limit: 10, after: null })).entries).toHaveLength(1)
  })
})
