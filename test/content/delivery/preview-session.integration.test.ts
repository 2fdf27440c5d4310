import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { openContentStore } from '../../../src/compose/content-store.ts'
import { bring, signedInAtContent, startApart, startTogether, type World } from '../../auth/consoles/world.ts'
import { page } from '../../support/content-server.ts'
import type { CookieBrowser } from '../../support/cookie-browser.ts'

const target = { siteId: 'site', envId: 'production' }
const noticed = { interval: 100 }

const arrangements = {
  'one process': { start: () => startTogether('sqlite'), atOnce: true },
  'one process, postgres': { start: () => startTogether('postgres'), atOnce: true },
  'two processes': { start: startApart, atOnce: false },
}

describe.each(Object.entries(arrangements))('previews of a member who is signed in (%s)', (_, { start, atOnce }) => {
  let world: World
  let admin: CookieBrowser
  let releaseId: string

  beforeAll(async () => {
    world = await start()
    admin = await world.admin()
    await bring(world, { 'pages/a.md': page('Published') }, { publish: true })
    await bring(world, { 'pages/a.md': page('Released') }, { release: 'spring' })
    await bring(world, { 'pages/a.md': page('Draft') })
    const store = await openContentStore(world.contentConfig)
    releaseId = (await store.db.reader.selectFrom('release').select('id').executeTakeFirstOrThrow()).id
    await store.close()
  })

  afterAll(() => world?.close())

  async function mint(browser: CookieBrowser, more: Record<string, string> = {}): Promise<string> {
    const response = await browser.post('/api/preview-token', { ...target, ...more })
    if (response.status !== 200) throw new Error(await response.text())
    return ((await response.json()) as { token: string }).token
  }

  /** What a reader without any cookie sees with a token: status, verdict, title. */
  async function read(token?: string): Promise<unknown[]> {
    const query = token === undefined ? '' : `?previewToken=${token}`
    const response = await fetch(`${world.content}/api/v1/site/production/a${query}`)
    const body = (await response.json()) as { meta?: { title: string }; code?: string }
    return [response.status, response.headers.get('x-cms-preview'), body.meta?.title ?? body.code]
  }

  const published = [200, null, 'Published']

  it('shows drafts and a release to those who are given the address, and to no one else', async () => {
    expect(await read(await mint(admin))).toEqual([200, 'granted', 'Draft'])
    expect(await read(await mint(admin, { releaseId }))).toEqual([200, 'granted; release', 'Released'])
    expect(await read()).toEqual(published)
    const stranger = world.browser().at(world.content)
    expect((await stranger.post('/api/preview-token', target)).status).toBe(401)
  })

  it('may be made by every member, and last longer than the session', async () => {
    const member = await signedInAtContent(world, await world.invite())
    const token = await mint(member)
    expect((await member.submit('/sign-out', {})).status).toBe(303)
    expect((await member.post('/api/preview-token', target)).status).toBe(401)
    expect(await read(token)).toEqual([200, 'granted', 'Draft'])
  })

  it('end with the member', async () => {
    const email = await world.invite()
    const member = await signedInAtContent(world, email)
    const [token, other] = [await mint(member), await mint(admin)]
    expect(await read(token)).toEqual([200, 'granted', 'Draft'])
    const settings = admin.at(world.auth)
    const { members } = (await (await settings.get('/api/v1/members?limit=100')).json()) as Members
    const { id } = members.find((each) => each.email === email) ?? {}
    expect((await settings.delete(`/api/v1/members/${id}`)).status).toBe(204)

    const gone = [403, null, 'preview_token_invalid']
    if (!atOnce) await vi.waitFor(async () => expect(await read(token)).toEqual(gone), noticed)
    expect(await read(token)).toEqual(gone)
    const mayMint = async () => (await member.post('/api/preview-token', target)).status
    if (!atOnce) await vi.waitFor(async () => expect(await mayMint()).toBe(401), noticed)
    expect(await mayMint()).toBe(401)
    expect(await read(other)).toEqual([200, 'granted', 'Draft'])
  })

  if (!atOnce) {
    it('cannot be told apart while the auth process is away; what is published is served', async () => {
      const token = await mint(admin)
      expect(await read(token)).toEqual([200, 'granted', 'Draft'])
      await world.stopAuth()
      await vi.waitFor(async () => expect(await read(token)).toEqual([503, null, 'unavailable']), noticed)
      expect(await read()).toEqual(published)
      expect(await read('')).toEqual([200, 'denied; no-token', 'Published'])
    })
  }
})

interface Members {
  readonly members: readonly { readonly id: string; readonly email: string }[]
}
