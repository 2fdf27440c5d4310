import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { environmentLocks } from '../../../src/content/locks.ts'
import { done, type Editor, pageOf } from '../../support/content-editor.ts'
import { at, lists, look, Newsroom } from '../../support/content-newsroom.ts'
import { whileBusy } from '../../support/patience.ts'
import { waitingLocks } from '../../support/postgres.ts'
import type { RunningTriptych } from '../../support/process.ts'

/** What a publish at one instance may take to be seen at the other, in milliseconds. */
const VISIBLE_WITHIN = 2_000

describe('two instances on one PostgreSQL', () => {
  let newsroom: Newsroom
  let here: RunningTriptych
  let there: RunningTriptych
  let ann: Editor

  beforeAll(async () => {
    newsroom = await Newsroom.open('postgres')
    ;[here, there] = await Promise.all([newsroom.start(), newsroom.start()])
    await newsroom.found(here)
    ann = await newsroom.person(here, 'Ann')
  })

  afterAll(() => newsroom.close())

  /** Waits until everything of the other instance is as it should be, and says how long that took. */
  async function visibleAfter(isThere: () => Promise<boolean>): Promise<number> {
    const start = performance.now()
    await expect.poll(isThere, { interval: 10 }).toBe(true)
    return performance.now() - start
  }

  it('show at one what was published at the other, lists and redirects too, whatever they kept', async () => {
    let { value, etag } = await ann.page('/news/0', 'Zero')
    await done(ann.publish(value.id, etag))
    for (let round = 1; round <= 3; round++) {
      ;({ value, etag } = await done(ann.read(value.id)))
      const [before, route] = [`/news/${round - 1}`, `/news/${round}`]
      // Asked for before, so that both instances have these answers in their memory.
      for (const server of [here, there]) {
        await expect.poll(async () => (await look(server, before)).status).toBe(200)
        expect((await look(server, route)).status).toBe(404)
        await lists(server)
      }
      const moved = await done(ann.move(value.id, etag, route))
      await done(ann.publish(value.id, moved.etag))
      const took = await visibleAfter(async () => {
        const [old, page, { routes, redirects }] = await Promise.all([
          look(there, before),
          look(there, route),
          lists(there),
        ])
        const isListed = routes.includes(route) && !routes.includes(before)
        const leads = redirects.some(({ from, to }) => from === before && to === route)
        return old.status === 404 && page.status === 200 && isListed && leads
      })
      expect(took).toBeLessThan(whileBusy(VISIBLE_WITHIN))
    }
  })

  it('serve anew at one what it kept before languages were changed at the other', async () => {
    const { value, etag } = await ann.page('/spoken', 'Spoken')
    await done(ann.publish(value.id, etag))
    const { client } = await newsroom.person(here, 'Cy', 'admin')
    const site = { params: { path: { site: 'docs' } } }
    const choose = async (...codes: string[]) => {
      const { response } = await client.GET('/api/console/sites/{site}/languages', site)
      const header = { 'If-Match': response.headers.get('ETag') ?? '' }
      const body = { languages: codes.map((code) => ({ code })) }
      const put = await client.PUT('/api/console/sites/{site}/languages', { params: { ...site.params, header }, body })
      expect(put.response.status).toBe(200)
    }
    const list = '/_documents?filter[route]=/spoken&limit=5'
    const page = `/_documents/${value.id}`
    const languageThere = async () => {
      const [all, one] = [await look(there, list), await look(there, page)]
      const [listed] = JSON.parse(all.text).documents ?? []
      const { language } = JSON.parse(one.text)
      return [all.etag, listed?.language, one.etag, language]
    }
    // Asked for twice, so that the other instance answers the second time from its memory.
    const without = await languageThere()
    expect(await languageThere()).toEqual(without)
    expect([without[1], without[3]]).toEqual([undefined, undefined])
    const seen = [without]
    for (const codes of [['en', 'de'], ['de', 'en'], []]) {
      await choose(...codes)
      const [source] = codes
      const took = await visibleAfter(async () => {
        const [, listed, , language] = await languageThere()
        return listed === source && language === source
      })
      expect(took).toBeLessThan(whileBusy(VISIBLE_WITHIN))
      const now = await languageThere()
      expect(await languageThere()).toEqual(now)
      expect(seen.map(([tag]) => tag)).not.toContain(now[0])
      seen.push(now)
    }
  })

  it('take a draft that was read at the other, and refuse the one that is late', async () => {
    const { value, etag } = await ann.page('/shared', 'Shared')
    const elsewhere = at(there, ann)
    expect(await done(elsewhere.read(value.id))).toEqual({ value, etag })
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, (_, number) =>
        (number % 2 === 0 ? ann : elsewhere).save(value.id, etag, pageOf('/shared', `Number ${number}`)),
      ),
    )
    expect(outcomes.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(outcomes.filter(({ code }) => code === 'stale')).toHaveLength(19)
    const { revisions } = (await done(ann.revisions(value.id))).value
    expect(revisions.map(({ revision }) => revision)).toEqual([2, 1])
  })

  it('preview at one what was drafted at the other, and stop when its tokens are revoked there', async () => {
    const { value } = await ann.page('/hidden', 'Hidden')
    const release = await ann.releaseOf('Hidden', value.id)
    const { token } = (await done(ann.previewToken(release.value.id))).value
    expect(await look(there, '/hidden', token)).toMatchObject({ status: 200, preview: 'granted; release' })
    const admin = await newsroom.person(there, 'Cy', 'admin')
    const path = { site: 'docs' }
    await admin.client.POST('/api/console/sites/{site}/revoke-preview-tokens', { params: { path } })
    const took = await visibleAfter(async () => (await look(here, '/hidden', token)).status === 403)
    expect(took).toBeLessThan(whileBusy(VISIBLE_WITHIN))
  })

  it('write to two sites side by side: neither waits for what the other site holds', async () => {
    const cy = await newsroom.person(here, 'Cy', 'admin')
    await cy.client.POST('/api/console/sites', { body: { id: 'blog' } })
    const blog = { site: 'blog', env: 'production' }
    await cy.client.POST('/api/console/sites/{site}/environments', {
      params: { path: { site: 'blog' } },
      body: { name: 'production' },
    })
    const { db } = await newsroom.store()
    const write = async (server: RunningTriptych, site: string, route: string): Promise<number> => {
      const path = '/api/console/sites/{site}/environments/{env}/documents'
      const params = { path: { ...blog, site } }
      const { response } = await at(server, cy).client.POST(path, { params, body: pageOf(route, 'A page') })
      return response.status
    }
    let late: Promise<number> | undefined
    await db.transaction(environmentLocks({ site: 'docs', env: 'production' }), async () => {
      late = write(here, 'docs', '/late')
      await expect.poll(() => waitingLocks(newsroom.databaseUrl)).toBe(1)
      expect(await Promise.all([write(here, 'blog', '/one'), write(there, 'blog', '/two')])).toEqual([201, 201])
      expect(await waitingLocks(newsroom.databaseUrl)).toBe(1)
    })
    expect(await late).toBe(201)
  })
})
