import { expect, it } from 'vitest'
import { ada, describeBoards, noon } from './board.ts'

const grace = { id: 'member-grace', kind: 'person', name: 'grace@example.com' } as const

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
      () => releases.rebase(scope, id, etag),
      () => releases.remove(scope, id, etag),
    ]) {
      await expect(change()).rejects.toMatchObject({ code: 'release_not_open' })
    }
    const renamed = await releases.rename(scope, id, etag, 'Fall')
    const later = await releases.schedule(scope, id, renamed.etag, noon + 1000, grace)
    expect(later.value).toMatchObject({ name: 'Fall', scheduledAt: '2026-11-21T12:00:01.000Z', scheduledBy: grace })
    const open = await releases.unschedule(scope, id, later.etag)
    expect(open.value).toMatchObject({ state: 'open', scheduledAt: null, scheduledBy: null, version: 6 })
    expect(await releases.unschedule(scope, id, open.etag)).toEqual(open)
    expect((await board.put(id, other)).value.items).toBe(2)
  })

  it('needs something to publish, at a moment', async () => {
    const board = await begin()
    await expect(board.schedule(await board.release('Empty'), noon)).rejects.toMatchObject({ code: 'release_empty' })
    const id = await board.release('Spring', await board.page('/a'))
    // A leap second is of the form, and no moment of a clock here; a time zone leads out of the years that can be told.
    for (const at of ['2026-12-31T23:59:60Z', '9999-12-31T23:59:59-00:01', '0000-01-01T00:00:00+00:01']) {
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
