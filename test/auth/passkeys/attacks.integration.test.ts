import { describe, expect, it } from 'vitest'
import type { CookieBrowser } from '../../support/cookie-browser.ts'
import { dialects } from '../../support/databases.ts'
import { type Lies, PasskeyDevice } from '../../support/passkey-device.ts'
import { openWorkspace, read, refusal } from '../operations/workspace.ts'
import { add, options, ownerOf, signIn } from './passkey-owner.ts'

const begin = '/api/v1/auth/passkey/options'
const verify = '/api/v1/auth/passkey/verify'

describe.each(dialects)('a passkey that is not right (%s)', (dialect) => {
  async function world() {
    const workspace = await openWorkspace(dialect)
    const memberId = await workspace.credentials.actor('person', 'Ada')
    const ada = await workspace.enter(memberId)
    return { ...workspace, memberId, ada, ...(await ownerOf(workspace.server, ada)) }
  }
  type World = Awaited<ReturnType<typeof world>>

  const lying = (lies: Lies) => (_world: World, browser: CookieBrowser, device: PasskeyDevice) =>
    signIn(browser, device, lies)

  const attacks: Readonly<
    Record<string, (world: World, browser: CookieBrowser, device: PasskeyDevice) => Promise<Response>>
  > = {
    'a foreign origin': lying({ origin: 'https://evil.example.org' }),
    'another host name': lying({ rpId: 'evil.example.org' }),
    'a user who was not verified': lying({ flags: 1 }),
    'an answer to another challenge': lying({ challenge: 'YW5vdGhlcg' }),
    'an answer of a registration': lying({ type: 'webauthn.create' }),
    'another member': ({ adminId }, browser, device) =>
      signIn(browser, device, { userHandle: Buffer.from(adminId).toString('base64url') }),
    'a passkey that no member has': (_world, browser) => signIn(browser, new PasskeyDevice()),
    'a passkey that was removed': async ({ ada, id }, browser, device) => {
      await ada.delete(`/api/v1/me/passkeys/${id}`)
      return signIn(browser, device)
    },
    'a member who is suspended': async ({ admin, memberId, server }, browser, device) => {
      const [row] = await server.db.reader.selectFrom('passkey').selectAll().execute()
      await admin.patch(`/api/v1/members/${memberId}`, { status: 'suspended' })
      // The suspension has removed it: one that stood there would be of no use either.
      if (row !== undefined) await server.db.writer.insertInto('passkey').values(row).execute()
      return signIn(browser, device)
    },
    'a challenge that was answered': async ({ server }, browser, device) => {
      const answer = device.get(await options(browser, begin), browser.origin)
      const cookie = browser.cookie('auth_passkey') ?? ''
      expect((await browser.post(verify, answer)).status).toBe(200)
      const thief = server.browser()
      thief.setCookie('auth_passkey', cookie)
      return thief.post(verify, answer)
    },
    'a challenge of another browser': async ({ server }, browser, device) => {
      const answer = device.get(await options(browser, begin), browser.origin)
      const thief = server.browser()
      await options(thief, begin)
      return thief.post(verify, answer)
    },
    'no challenge at all': async (_world, browser, device) =>
      browser.post(verify, device.get({ challenge: 'YQ', rpId: 'localhost' }, browser.origin)),
    'a challenge for adding one': async ({ ada }, browser, device) => {
      const { challenge } = await options(ada, '/api/v1/me/passkeys/options')
      browser.setCookie('auth_passkey', ada.cookie('auth_passkey_new') ?? '')
      return browser.post(verify, device.get({ challenge, rpId: 'localhost' }, browser.origin))
    },
  }

  it.each(Object.entries(attacks).map(([name, attack]) => ({ name, attack })))('is refused: $name', async ({
    attack,
  }) => {
    const here = await world()
    const browser = here.server.browser()
    expect(await refusal(await attack(here, browser, here.device))).toEqual([401, 'passkey_invalid'])
    expect((await browser.get('/api/v1/me')).status).toBe(browser.cookie('auth_session') === undefined ? 401 : 200)
  })

  it('that was copied is refused, and the activity says so', async () => {
    const { server, admin, memberId, device, ada } = await world()
    device.counter = 7
    expect((await signIn(server.browser(), device)).status).toBe(200)
    for (const counter of [7, 6, 0]) {
      expect(await refusal(await signIn(server.browser(), device, { counter }))).toEqual([401, 'passkey_invalid'])
    }
    expect((await signIn(server.browser(), device, { counter: 8 })).status).toBe(200)
    // Nor does it prove anything in a session.
    const asked = await options(ada, '/api/v1/me/proof/passkey')
    const proof = { credential: device.get(asked, ada.origin, { counter: 8 }) }
    expect(await refusal(await ada.post('/api/v1/me/proof', proof))).toEqual([409, 'proof_invalid'])
    const { activity } = await read<'Activity'>(admin.get('/api/v1/activity?action=session.fail'))
    expect(activity.map(({ target, details }) => [target?.id, details?.reason])).toEqual(
      Array.from({ length: 4 }, () => [memberId, 'passkey_copied']),
    )
  })

  it('is not added for another session, another origin, an unverified user, or twice', async () => {
    const { server, enter, memberId, ada } = await world()
    const refused = [409, 'passkey_refused']
    expect(await refusal(await add(ada, new PasskeyDevice(), { origin: 'https://evil.example.org' }))).toEqual(refused)
    expect(await refusal(await add(ada, new PasskeyDevice(), { flags: 1 + 64 }))).toEqual(refused)
    const asked = await options(ada, '/api/v1/me/passkeys/options')
    const elsewhere = await enter(memberId)
    elsewhere.setCookie('auth_passkey_new', ada.cookie('auth_passkey_new') ?? '')
    const body = () => ({ name: 'phone', credential: new PasskeyDevice().create(asked, ada.origin) })
    expect(await refusal(await elsewhere.post('/api/v1/me/passkeys', body()))).toEqual(refused)
    expect((await ada.post('/api/v1/me/passkeys', body())).status).toBe(201)
    expect(await refusal(await ada.post('/api/v1/me/passkeys', body()))).toEqual(refused)
    expect(await refusal(await server.browser().post('/api/v1/me/passkeys', body()))).toEqual([401, 'unauthenticated'])
  })

  it('uses up the attempts of an address, and keeps out no member with a valid passkey', async () => {
    const { server, device } = await world()
    const stranger = server.browser()
    const statuses: number[] = []
    for (let tries = 0; tries < 31; tries += 1) statuses.push((await signIn(stranger, new PasskeyDevice())).status)
    expect([new Set(statuses.slice(0, 30)), statuses.at(-1)]).toEqual([new Set([401]), 429])
    expect(Number((await signIn(stranger, new PasskeyDevice())).headers.get('Retry-After'))).toBeGreaterThan(0)
    expect((await signIn(server.browser(), device)).status).toBe(200)
  })
})
