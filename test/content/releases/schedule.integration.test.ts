import { expect, it } from 'vitest'
import { readDocument } from '../../../src/content/documents/representation.ts'
import { Publisher } from '../../../src/content/publishing/publisher.ts'
import { publishDue } from '../../../src/content/releases/publish-due.ts'
import { findScheduled } from '../../../src/content/releases/scheduled.ts'
import { withEtag } from '../../../src/content/tagged.ts'
import { requireFound } from '../../../src/lib/require-found.ts'
import { page } from '../publish/authoring.ts'
import { ada, type Board, describeBoards, noon } from './board.ts'

const grace = { id: 'member-grace', kind: 'person', name: 'grace@example.com' } as const

/** A scheduled release, as the scheduler finds it. */
async function due(board: Board, id: string) {
  const found = (await findScheduled(board.db.reader, board.now, [])).find((each) => each.id === id)
  if (found === undefined) throw new Error(`${id} is not due`)
  return found
}

describeBoards('scheduling a release', (begin) => {
  it('fixes it until it is unscheduled', async () => {
    const board = await begin()
    const [document, other] = [await board.page('/a'), await board.page('/b')]
    const id = await board.release('Spring', document)
    const { value, etag } = await board.schedule(id, noon + 0.5)
    expect(value).toMatchObject({
      state: 'scheduled',
      scheduledAt: '2026-11-21T12:00:00.000Z',
      scheduledBy: ada,
      version: 3,
    })
    const { scope, releases } = board
    for (const change of [
      () => releases.putItem(scope, id, other, etag, { action: 'publish' }),
      () => releases.putItem(scope, id, document, etag, { action: 'unpublish' }),
      () => releases.removeItem(scope, id, document, etag),
      () => releases.remove(scope, id, etag),
    ]) {
      await expect(change()).rejects.toMatchObject({ code: 'release_not_open' })
    }
    const renamed = await releases.rename(scope, id, etag, 'Fall')
    const later = await releases.schedule(scope, id, renamed.etag, { at: noon + 1000 }, grace)
    expect(later.value).toMatchObject({ name: 'Fall', scheduledAt: '2026-11-21T12:00:01.000Z', scheduledBy: grace })
    const open = await releases.unschedule(scope, id, later.etag)
    expect(open.value).toMatchObject({ state: 'open', scheduledAt: null, scheduledBy: null, version: 6 })
    expect(await releases.unschedule(scope, id, open.etag)).toEqual(open)
    expect((await board.put(id, other)).value.items).toBe(2)
  })

  it('rebases it while it waits, and it stays due', async () => {
    const board = await begin()
    const document = await board.changedPage('/a')
    const id = await board.release('Spring', document)
    await board.schedule(id, noon + 1000)
    await board.revise(document, 3, page('/a', [], 'Newer'))
    await board.publish(document, 3)
    const { value: stale, etag } = await board.read(id)
    expect(stale).toMatchObject({ state: 'scheduled', conflicts: 1, onConflict: 'fail' })
    const { value } = await board.releases.rebase(board.scope, id, etag)
    expect(value).toMatchObject({ state: 'scheduled', conflicts: 0, scheduledAt: stale.scheduledAt, scheduledBy: ada })
    board.now = noon + 1000
    expect(await publishDue(board.db, await due(board, id), () => board.now)).toBe('published')
    expect(await board.texts()).toEqual(['/a New'])
  })

  it('is named in the answer that publishes or unpublishes what it contains, and in no other', async () => {
    const board = await begin()
    const [held, other] = [await board.changedPage('/held'), await board.changedPage('/other')]
    const [spring, open] = [await board.release('Spring', held), await board.release('Open', held)]
    await board.schedule(spring, noon + 1000, 'skip')
    const ahead = { id: spring, name: 'Spring', scheduledAt: '2026-11-21T12:00:01.000Z', onConflict: 'skip' }
    const publisher = new Publisher(board.db, () => board.now)
    const etag = async (id: string) =>
      withEtag(requireFound(await readDocument(board.db.reader, board.scope, id), 'document')).etag
    const published = await publisher.publish(board.scope, held, await etag(held), ada)
    expect(published.value.scheduledIn).toEqual([ahead])
    // What is public as it is is not published again, and makes no item stale.
    expect((await publisher.publish(board.scope, held, published.etag, ada)).value).not.toHaveProperty('scheduledIn')
    expect((await publisher.publish(board.scope, other, await etag(other), ada)).value).not.toHaveProperty(
      'scheduledIn',
    )
    expect((await publisher.unpublish(board.scope, held, published.etag, ada)).value.scheduledIn).toEqual([ahead])
    expect((await board.publishRelease(open, { force: true })).value.scheduledIn).toEqual([ahead])
    expect((await board.publishRelease(spring, { force: true })).value).not.toHaveProperty('scheduledIn')
  })

  it('needs something to publish, at a moment', async () => {
    const board = await begin()
    await expect(board.schedule(await board.release('Empty'), noon)).rejects.toMatchObject({ code: 'release_empty' })
    const id = await board.release('Spring', await board.page('/a'))
    // A time zone leads out of the years that can be told.
    for (const at of ['9999-12-31T23:59:59-00:01', '0000-01-01T00:00:00+00:01']) {
      const scheduling = board.schedule(id, Date.parse(at))
      await expect(scheduling).rejects.toMatchObject({ code: 'invalid_request', errors: [{ name: 'at' }] })
    }
    expect((await board.read(id)).value.state).toBe('open')
  })

  it('does not keep a person from publishing it now', async () => {
    const board = await begin()
    const id = await board.release('Spring', await board.page('/a'))
    await board.schedule(id, noon + 86_400_000)
    const { value } = await board.publishRelease(id)
    expect(value).toMatchObject({ state: 'published', publishedBy: ada, scheduledAt: null, scheduledBy: null })
  })
})
