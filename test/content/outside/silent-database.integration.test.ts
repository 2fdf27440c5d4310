import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { done, type Editor, pageOf } from '../../support/content-editor.ts'
import { at, look, Newsroom } from '../../support/content-newsroom.ts'
import { whileBusy } from '../../support/patience.ts'
import type { RunningTriptych } from '../../support/process.ts'
import { type SilentProxy, startSilentProxy } from '../../support/silent-proxy.ts'

/** How long anyone waits for a clear problem, and what is no longer so may be shown, in milliseconds. */
const PROBLEM_WITHIN = 2_000
const STALE_WITHIN = 5_000

describe('an instance whose PostgreSQL falls silent', () => {
  let newsroom: Newsroom
  let proxy: SilentProxy
  let cutOff: RunningTriptych
  let there: RunningTriptych
  let ann: Editor

  beforeAll(async () => {
    newsroom = await Newsroom.open('postgres')
    proxy = await startSilentProxy(newsroom.databaseUrl)
    cutOff = await newsroom.start(['auth', 'content'], { SVC_DATABASE_URL: proxy.url })
    there = await newsroom.start()
    await newsroom.found(there)
    ann = await newsroom.person(there, 'Ann')
  })

  afterAll(async () => {
    await newsroom.close()
    await proxy.close()
  })

  async function timed<T>(asked: Promise<T>): Promise<readonly [T, number]> {
    const start = performance.now()
    return [await asked, performance.now() - start]
  }

  it('says so within 2 s, shows nothing stale after 5 s, and recovers by itself', async () => {
    const page = await ann.page('/news', 'Old')
    await done(ann.publish(page.value.id, page.etag))
    const inCache = async (): Promise<string> => (await look(cutOff, '/news')).text
    await expect.poll(inCache).toContain('Old')

    proxy.silence()
    const published = await done(ann.read(page.value.id))
    const saved = await done(ann.save(page.value.id, published.etag, pageOf('/news', 'New')))
    await done(ann.publish(page.value.id, saved.etag))
    const since = performance.now()

    const elsewhere = at(cutOff, ann)
    const asked = [
      timed(look(cutOff, '/other').then(({ status }) => status)),
      timed(elsewhere.read(page.value.id).then(({ status }) => status)),
      timed(elsewhere.page('/made', 'Made').then(() => 200, String)),
      timed(fetch(`${cutOff.urls.content}/health`).then(({ status }) => status)),
      timed(fetch(`${cutOff.urls.auth}/health`).then(({ status }) => status)),
      ...Array.from({ length: 20 }, () => timed(look(cutOff, '/other').then(({ status }) => status))),
    ]
    for (const [answer, took] of await Promise.all(asked)) {
      expect(String(answer)).toMatch(/503/)
      expect(took).toBeLessThan(whileBusy(PROBLEM_WITHIN))
    }
    await expect.poll(async () => (await look(cutOff, '/news')).status, { interval: 50 }).toBe(503)
    expect(performance.now() - since).toBeLessThan(whileBusy(STALE_WITHIN))
    expect(JSON.parse((await look(cutOff, '/news')).text)).toMatchObject({ status: 503, code: 'unavailable' })

    proxy.heal()
    await expect.poll(inCache).toContain('New')
    expect((await elsewhere.read(page.value.id)).status).toBe(200)
    expect(cutOff.child.exitCode).toBeNull()
  })
})
