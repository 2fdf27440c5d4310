import { expect, it, onTestFinished } from 'vitest'
import { done, pageOf } from '../../support/content-editor.ts'
import { at, look, Newsroom } from '../../support/content-newsroom.ts'
import { whileBusy } from '../../support/patience.ts'
import { startPostgres } from '../../support/postgres.ts'

it('a PostgreSQL that restarts under servers: clear problems meanwhile, then all of it again, and nothing stale', async () => {
  const postgres = await startPostgres()
  onTestFinished(() => postgres.stop())
  const newsroom = await Newsroom.open('sqlite', { env: { SVC_DATABASE_URL: postgres.url } })
  onTestFinished(() => newsroom.close())
  const [one, other] = [await newsroom.start(), await newsroom.start()]
  await newsroom.found(one)
  const ann = await newsroom.person(one, 'Ann')
  const page = await ann.publicPage('/news', 'Old')
  const { token } = await newsroom.agent(one, 'Robot')
  const [here, there] = [at(one, ann), at(other, ann)]
  const health = (url: string) => fetch(`${url}/health`)
  await expect.poll(async () => (await look(other, '/news')).text).toContain('Old')

  await postgres.restart(async () => {
    // The pages that are in memory are asked of the database once no look has succeeded for a while.
    await expect.poll(async () => (await look(other, '/news')).status).toBe(503)
    const limit = AbortSignal.timeout(whileBusy(10_000))
    const asked: Promise<Response>[] = [one, other].flatMap(({ urls }) => [
      health(urls.auth),
      health(urls.content),
      fetch(`${urls.content}/api/v1/docs/production/missing`, { signal: limit }),
      fetch(`${urls.content}/api/console/sites`, { headers: ann.headers, signal: limit }),
      fetch(`${urls.auth}/api/v1/me`, { headers: { Authorization: `Bearer ${token}` }, signal: limit }),
    ])
    for (const response of await Promise.all(asked)) {
      expect([response.url, response.status]).toEqual([response.url, 503])
      expect(await response.json()).toMatchObject({ status: 503, code: 'unavailable' })
    }
    const { id } = page.value
    expect((await here.read(id)).status).toBe(503)
    expect((await here.save(id, page.etag, pageOf('/news', 'Lost'))).status).toBe(503)
  })

  for (const { urls } of [one, other]) {
    await expect.poll(async () => (await health(urls.content)).status).toBe(200)
    await expect.poll(async () => (await health(urls.auth)).status).toBe(200)
  }
  expect((await look(other, '/news')).text).toContain('Old')
  // What one publishes after it, the other shows: the looks for what is new went on by themselves.
  const held = await done(here.read(page.value.id))
  const saved = await done(here.save(page.value.id, held.etag, pageOf('/news', 'New')))
  await done(here.publish(page.value.id, saved.etag))
  await expect.poll(async () => (await look(other, '/news')).text).toContain('New')
  expect((await done(there.read(page.value.id))).value.id).toBe(page.value.id)
  // Once more, with nothing between the end and the start, and writers that do not wait for it.
  let etag = (await done(here.read(page.value.id))).etag
  let last = 0
  let writing = true
  const writes = (async () => {
    for (let n = 1; writing; n += 1) {
      const outcome = await here.save(page.value.id, etag, pageOf('/news', `Draft ${n}`))
      if (outcome.status === 200) {
        etag = (await done(Promise.resolve(outcome))).etag
        last = n
      } else {
        expect(outcome.status).toBe(503)
        // Whether it was written before the connection broke, only the database knows.
        await expect.poll(async () => (await here.read(page.value.id)).status).toBe(200)
        const now = await done(here.read(page.value.id))
        etag = now.etag
      }
    }
  })()
  await expect.poll(() => last).toBeGreaterThan(2)
  await postgres.restart()
  const before = last
  await expect.poll(() => last).toBeGreaterThan(before + 2)
  writing = false
  await writes
  for (const server of [one, other]) expect(await server.stop()).toEqual({ code: 0, signal: null })
})
