import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { done, type Editor, pageOf } from '../../support/content-editor.ts'
import { look, Newsroom } from '../../support/content-newsroom.ts'
import { dialects } from '../../support/databases.ts'
import type { RunningTriptych } from '../../support/process.ts'

describe.each(dialects)('a release that others publish under (%s)', (dialect) => {
  let newsroom: Newsroom
  let server: RunningTriptych
  let ann: Editor
  let bob: Editor

  beforeAll(async () => {
    newsroom = await Newsroom.open(dialect)
    server = await newsroom.start()
    await newsroom.found(server)
    ann = await newsroom.person(server, 'Ann')
    bob = await newsroom.person(server, 'Bob')
  })

  afterAll(() => newsroom.close())

  const titleAt = async (route: string) => JSON.parse((await look(server, route)).text).meta.title as string

  /** Two public pages, both changed in Ann's release; then Bob publishes something else at the first. */
  async function overtaken(under: string) {
    const routes = [`/${under}/a`, `/${under}/b`] as const
    const pages = await Promise.all(routes.map((route) => ann.publicPage(route, 'Before')))
    const drafts = await Promise.all(
      pages.map(({ value, etag }) => done(ann.save(value.id, etag, pageOf(value.key, 'In the release')))),
    )
    const [first, second] = drafts
    if (first === undefined || second === undefined) throw new Error('two pages')
    const release = await ann.releaseOf(under, first.value.id, second.value.id)
    const { value, etag } = await done(bob.save(first.value.id, first.etag, pageOf(routes[0], 'By Bob')))
    const live = await done(bob.publish(value.id, etag))
    return { routes, live, first, second, id: release.value.id, etag: release.etag }
  }

  it('is refused with the list of what is stale, and nothing of it is public', async () => {
    const { routes, live, id, etag } = await overtaken('refused')
    const refused = await ann.publishRelease(id, etag)
    expect([refused.status, refused.code]).toEqual([409, 'release_conflict'])
    expect(refused.problem).toMatchObject({
      conflicts: [
        {
          documentId: live.value.id,
          key: routes[0],
          action: 'publish',
          revision: 2,
          baseRevision: 1,
          liveRevision: 3,
          conflict: true,
        },
      ],
    })
    expect(refused.problem).toHaveProperty('conflicts.length', 1)
    expect(await Promise.all(routes.map(titleAt))).toEqual(['By Bob', 'Before'])
    const shown = await done(ann.release(id))
    expect(shown.value).toMatchObject({ state: 'open', conflicts: 1 })
    // Forcing it takes a look at what that goes over.
    expect((await ann.publishRelease(id, etag, { force: true })).code).toBe('stale')
    expect((await ann.publishRelease(id, shown.etag)).problem).toEqual(refused.problem)
    const { items } = (await done(ann.items(id, { conflicts: true }))).value
    expect(items.map(({ documentId }) => documentId)).toEqual([live.value.id])
  })

  it('is published over it once an editor has looked and rebased', async () => {
    const { routes, id } = await overtaken('rebased')
    const { etag } = await done(ann.release(id))
    const rebased = await done(ann.rebase(id, etag))
    expect(rebased.value.conflicts).toBe(0)
    // The tag of before the rebase is of another state.
    expect((await ann.publishRelease(id, etag)).code).toBe('stale')
    await done(ann.publishRelease(id, rebased.etag))
    expect(await Promise.all(routes.map(titleAt))).toEqual(['In the release', 'In the release'])
  })

  it('is published over it by force', async () => {
    const { routes, id, first } = await overtaken('forced')
    const { etag } = await done(ann.release(id))
    expect((await done(ann.publishRelease(id, etag, { force: true }))).value).toMatchObject({ state: 'published' })
    expect(await Promise.all(routes.map(titleAt))).toEqual(['In the release', 'In the release'])
    // What Bob wrote is not lost: it is the draft, and a revision.
    expect((await done(bob.read(first.value.id))).value).toMatchObject({
      state: 'changed',
      draft: { revision: 3 },
      live: { revision: 2 },
    })
  })

  it('is refused where a page of it was taken off the site; one that was deleted leaves it', async () => {
    const { routes, live, second, id } = await overtaken('gone')
    await done(ann.rebase(id, (await done(ann.release(id))).etag))
    await done(bob.unpublish(live.value.id, live.etag))
    const open = await done(ann.release(id))
    const unpublished = await ann.publishRelease(id, open.etag)
    expect(unpublished).toMatchObject({ status: 409, code: 'release_conflict' })
    expect(unpublished.problem).toMatchObject({ conflicts: [{ documentId: live.value.id, liveRevision: null }] })

    expect(await titleAt(routes[1])).toBe('Before')

    const { etag } = await done(bob.read(live.value.id))
    expect((await bob.remove(live.value.id, etag)).status).toBe(204)
    expect(await ann.publishRelease(id, open.etag)).toMatchObject({ status: 412, code: 'stale' })
    const rest = await done(ann.release(id))
    expect(rest.value).toMatchObject({ items: 1, conflicts: 0, version: open.value.version + 1 })
    await done(ann.publishRelease(id, rest.etag))
    expect(await titleAt(routes[1])).toBe('In the release')
    expect((await look(server, routes[0])).status).toBe(404)
    expect((await done(ann.read(second.value.id))).value.state).toBe('published')
  })

  it('that is scheduled fails visibly, and can be mended', async () => {
    const { routes, id } = await overtaken('due')
    const scheduled = await done(ann.schedule(id, (await done(ann.release(id))).etag, Date.now() + 1))
    expect(scheduled.value.state).toBe('scheduled')
    await expect.poll(async () => (await done(ann.release(id))).value.state).toBe('failed')
    const failed = await done(ann.release(id))
    expect(failed.value).toMatchObject({ conflicts: 1, failure: { code: 'release_conflict' } })
    expect(await Promise.all(routes.map(titleAt))).toEqual(['By Bob', 'Before'])
    const rebased = await done(ann.rebase(id, failed.etag))
    await done(ann.publishRelease(id, rebased.etag))
    // Both were looked at before, and what the server kept of that answer is gone with the publish.
    expect(await Promise.all(routes.map(titleAt))).toEqual(['In the release', 'In the release'])
  })
})
