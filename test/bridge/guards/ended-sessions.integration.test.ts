import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type WebSocket from 'ws'
import { channels } from '../../../generated/bridge/streams.ts'
import type { CookieBrowser } from '../../support/cookie-browser.ts'
import { whileBusy } from '../../support/patience.ts'
import { type GuardedBridge, type Invited, startApart, startTogether } from './guarded-bridge.ts'
import { type Close, closeOf, openStream, outcome } from './open-stream.ts'

/** How often the bridge looks who is still there, in milliseconds. */
const LOOK = 5_000

/** How long the bridge may believe what another process told it, in milliseconds. */
const BELIEVED = 5_000

/** The ways in which an administrator stops being one who is signed in. */
const endings: Readonly<Record<string, (world: GuardedBridge, person: Invited) => Promise<Response>>> = {
  'signing out': (_world, { browser }) => browser.submit('/sign-out', {}),
  'revoking the session': async ({ auth }, { browser }) => {
    const page = browser.at(auth)
    const { sessions } = (await (await page.get('/api/v1/me/sessions')).json()) as { sessions: { id: string }[] }
    return page.delete(`/api/v1/me/sessions/${sessions[0]?.id}`)
  },
  'being made a member': ({ auth, admin }, { id }) => admin.at(auth).patch(`/api/v1/members/${id}`, { role: 'member' }),
  'being removed': ({ auth, admin }, { id }) => admin.at(auth).delete(`/api/v1/members/${id}`),
}

/** What opens the bridge, as the browser has it now. */
function credentialsOf(browser: CookieBrowser): Record<string, string> {
  return { Cookie: `bridge_session=${browser.cookie('bridge_session')}`, Origin: browser.origin }
}

/** Every stream, open. */
async function openAll(browser: CookieBrowser): Promise<WebSocket[]> {
  const openings = await Promise.all(
    channels.map(({ path }) => openStream(browser.origin, path, credentialsOf(browser))),
  )
  return openings.map((opening) => {
    if (!('socket' in opening)) throw new Error(`a stream was refused: ${JSON.stringify(opening)}`)
    return opening.socket
  })
}

describe.each([
  ['one process', startTogether, LOOK],
  ['two processes', startApart, LOOK + BELIEVED],
] as const)('an open stream (%s)', (_, start, noticed) => {
  let world: GuardedBridge

  beforeAll(async () => {
    world = await start()
  })

  afterAll(() => world?.close())

  it('closes soon after its session ended, however it did, and stays for the others', async () => {
    const stays = await openAll(world.admin)
    const closed: unknown[] = []
    for (const socket of stays) socket.once('close', (code) => closed.push(code))
    const people = await Promise.all(
      Object.entries(endings).map(async ([way, end]) => {
        const person = await world.signIn('admin')
        const credentials = credentialsOf(person.browser)
        const closes = (await openAll(person.browser)).map(closeOf)
        return { way, end, person, credentials, closes }
      }),
    )
    await Promise.all(
      people.map(async ({ way, end, person, credentials, closes }) => {
        const { status } = await end(world, person)
        expect([way, status]).toEqual([way, status < 400 ? status : 'less than 400'])
        const start = performance.now()
        for (const { code, reason, at } of await Promise.all<Close>(closes)) {
          expect([way, code, reason]).toEqual([way, 1008, 'the session has ended'])
          expect(at - start).toBeLessThan(whileBusy(noticed))
        }
        // Nor can it be had again with the same cookie.
        const again = outcome(await openStream(world.bridge, '/ws/shell', credentials))
        expect([way, ...again]).toEqual([way, 401, 'unauthenticated'])
      }),
    )
    expect(closed).toEqual([])
    for (const socket of stays) socket.close()
  })
})

describe('when the auth process is away', () => {
  let world: GuardedBridge

  beforeAll(async () => {
    world = await startApart()
  })

  afterAll(() => world?.close())

  it('open streams close, and no new one opens', async () => {
    const closes = (await openAll(world.admin)).map(closeOf)
    const cookie = credentialsOf(world.admin)
    await world.stopAuth()
    for (const { code, reason } of await Promise.all(closes)) {
      expect([code, reason]).toEqual([1011, 'the session cannot be checked'])
    }
    for (const { path } of channels) {
      expect(outcome(await openStream(world.bridge, path, cookie))).toEqual([503, 'unavailable'])
      const made = { ...cookie, Cookie: `bridge_session=${'x'.repeat(43)}` }
      expect(outcome(await openStream(world.bridge, path, made))).toEqual([503, 'unavailable'])
      expect(outcome(await openStream(world.bridge, path))).toEqual([401, 'unauthenticated'])
    }
    expect((await world.admin.get('/api/config')).status).toBe(503)
    expect((await world.admin.post('/api/daemon/restart')).status).toBe(503)
    expect((await world.admin.get('/')).status).toBe(503)
    expect((await fetch(`${world.bridge}/api/config`)).status).toBe(401)
    expect((await world.admin.get('/health')).status).toBe(200)
  })
})
