import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, it, onTestFinished } from 'vitest'
import { done } from '../../support/content-editor.ts'
import { at, lists, look, Newsroom } from '../../support/content-newsroom.ts'

/** When the server gets which signal, in milliseconds from the moment that a release is due. */
const moments: readonly (readonly [NodeJS.Signals, number])[] = [
  ['SIGTERM', 2],
  ['SIGKILL', -100],
  ['SIGKILL', 3],
  ['SIGTERM', -100],
]

describe.each([
  ['sqlite', moments],
  // Several instances on it are killed elsewhere (`releases/instances`).
  ['postgres', moments.slice(0, 2)],
] as const)('a release that is due while the server restarts (%s)', (dialect, restarts) => {
  it('is published once, by the one that goes or by the one that comes', async () => {
    const newsroom = await Newsroom.open(dialect)
    onTestFinished(() => newsroom.close())
    let server = await newsroom.start()
    await newsroom.found(server)
    const admin = await newsroom.person(server, 'Ada', 'admin')
    let ann = await newsroom.person(server, 'Ann')
    const site = { site: 'docs' }
    // It is told nothing here, but what there is to tell can be counted.
    const webhook = await admin.client.POST('/api/console/sites/{site}/webhooks', {
      params: { path: site },
      body: { url: 'https://www.example.com/hook', events: ['release.published', 'release.failed'] },
    })
    const webhookId = webhook.data?.webhook.id ?? ''

    const published: string[] = []
    for (const [signal, offset] of restarts) {
      const route = `/${signal.toLowerCase()}/${offset}`
      const pages = await Promise.all(
        ['', '/a', '/b'].map((end) => ann.page(`${route}${end}`, route, redirected(`/old${route}${end}`))),
      )
      const release = await ann.releaseOf(route, ...pages.map(({ value }) => value.id))
      const due = Date.now() + 250
      await done(ann.schedule(release.value.id, release.etag, due))
      const { status } = await look(server, route)
      // On a busy machine it may be due by now.
      if (Date.now() < due) expect(status).toBe(404)
      await pause(due + offset - Date.now())
      const exit = await server.stop(signal)
      expect(exit).toEqual(signal === 'SIGTERM' ? { code: 0, signal: null } : { code: null, signal })

      server = await newsroom.start()
      ann = at(server, ann)
      const stateOf = async () => (await done(ann.release(release.value.id))).value
      await expect.poll(async () => (await stateOf()).state, { interval: 10 }).toBe('published')
      const { publishedAt, publishedBy, version } = await stateOf()
      expect(Date.parse(publishedAt ?? '')).toBeGreaterThanOrEqual(due)
      // It was Ann who scheduled it.
      expect(publishedBy).toEqual(release.value.createdBy)
      expect(version).toBe(release.value.version + 2)
      published.push(...pages.map(({ value }) => value.key))
      // The version is looked for a few times a second.
      await expect.poll(async () => (await look(server, route)).status).toBe(200)
      const { routes, redirects } = await lists(server)
      expect(routes).toEqual(published.toSorted())
      expect(redirects.map(({ to }) => to).toSorted()).toEqual(published.toSorted())
    }
    const { deliveries } = (await done(at(server, admin).deliveries(webhookId))).value
    expect(deliveries.map(({ event }) => event)).toEqual(restarts.map(() => 'release.published'))
  })
})

function redirected(from: string) {
  return { meta: { title: from, description: '', redirectsFrom: [from] } }
}
