import { expect, it } from 'vitest'
import { system } from '../../src/auth/actor.ts'
import { Handovers } from '../../src/auth/handovers.ts'
import type { SignInMethod } from '../../src/auth/schema.ts'
import { hashSecret } from '../../src/auth/secrets.ts'
import { Sessions } from '../../src/auth/sessions.ts'
import type { Visit } from '../../src/auth/visit.ts'
import { describeEachAuthDatabase } from '../support/databases.ts'
import { deeds, sessionOf } from './actors.ts'
import { codeOffice, day, hour, minute, second, start } from './codes/visitor.ts'

const verifier = 'v'.repeat(43)
const challenge = hashSecret(verifier)
const visit: Visit = {
  ...{ requestId: 'request-1', address: '192.0.2.1', userAgent: 'Firefox' },
  ...{ browser: null, session: null },
}

describeEachAuthDatabase('Sessions', (open) => {
  async function begin() {
    const db = await open()
    const { clock, pass, invite } = codeOffice(db)
    const silent = { info: () => {}, warn: () => {}, error: () => {} }
    const sessions = new Sessions(db, silent, () => clock.now)
    const handovers = new Handovers(db, () => clock.now)
    const ada = await invite('ada@example.com')
    const signIn = (actorId = ada.id, change: Partial<Visit> = {}, method: SignInMethod = 'otp') =>
      db.transaction([], (trx) => sessions.start(trx, actorId, method, { ...visit, ...change }))
    const seen = async () =>
      (await db.reader.selectFrom('session').select('seen_at').where('root_id', 'is', null).execute()).map(
        ({ seen_at }) => seen_at,
      )
    /** The share of another console in a sign-in. */
    async function share(secret: string) {
      const principal = await sessions.verify('auth', secret)
      const code = (await handovers.create(principal?.credentialId ?? '', 'content', challenge)) ?? ''
      const session = await handovers.redeem('content', code, verifier, null)
      return session?.secret ?? ''
    }
    return { db, clock, pass, invite, sessions, ada, signIn, seen, share }
  }

  it('begin with a secret that is kept as a hash, and tell who is behind it', async () => {
    const { db, sessions, ada, signIn } = await begin()
    const { secret, expiresAt, actorId } = await signIn()
    expect([actorId, expiresAt]).toEqual([ada.id, start + 30 * day])
    const [row] = await db.reader.selectFrom('session').selectAll().execute()
    expect(row).toMatchObject({
      secret_hash: hashSecret(secret),
      surface: 'auth',
      root_id: null,
      user_agent: 'Firefox',
    })
    expect(JSON.stringify(row)).not.toContain(secret)
    const rest = { role: 'member', credential: 'session', credentialId: row?.id }
    const principal = { id: ada.id, kind: 'person', name: 'ada@example.com', ...rest }
    expect(await sessions.verify('auth', secret)).toEqual(principal)
    expect((await deeds(db)).at(-1)).toEqual(['session.start', 'ada@example.com', 'session', 'otp'])
  })

  it('belong to no one under another secret, a hash, or another console', async () => {
    const { sessions, signIn } = await begin()
    const { secret } = await signIn()
    for (const other of ['', 'x', hashSecret(secret), secret.toLowerCase()]) {
      expect(await sessions.verify('auth', other)).toBeNull()
    }
    expect(await sessions.verify('content', secret)).toBeNull()
    expect(await sessions.verify('bridge', secret)).toBeNull()
  })

  it('note the first sign-in of a member, and only that', async () => {
    const { db, pass, signIn } = await begin()
    await signIn()
    pass(hour)
    await signIn()
    expect(await db.reader.selectFrom('actor').select('joined_at').execute()).toEqual([{ joined_at: start }])
  })

  it('end after seven days without a sign of life', async () => {
    const { sessions, pass, signIn, ada } = await begin()
    const { secret } = await signIn()
    pass(7 * day - 1)
    expect(await sessions.list(ada.id)).toHaveLength(1)
    pass(1)
    expect(await sessions.verify('auth', secret)).toBeNull()
    expect(await sessions.list(ada.id)).toEqual([])
  })

  it('live on while they are used, to thirty days at most', async () => {
    const { sessions, pass, signIn, seen, clock } = await begin()
    const { secret } = await signIn()
    for (let days = 6; days < 30; days += 6) {
      pass(6 * day)
      expect(await sessions.verify('auth', secret)).not.toBeNull()
      await expect.poll(seen).toEqual([clock.now])
    }
    pass(6 * day - 1)
    expect(await sessions.verify('auth', secret)).not.toBeNull()
    pass(1)
    expect(await sessions.verify('auth', secret)).toBeNull()
  })

  it('are noted as seen once a minute, not with every call', async () => {
    const { sessions, pass, signIn, seen, clock } = await begin()
    const { secret } = await signIn()
    pass(59 * second)
    await sessions.verify('auth', secret)
    pass(second)
    await sessions.verify('auth', secret)
    await expect.poll(seen).toEqual([clock.now])
    // Had the call before written, this one would not have: it came a second later.
  })

  it('take the place of what the browser held', async () => {
    const { db, sessions, invite, signIn, share } = await begin()
    const eve = await invite('eve@example.com')
    const first = await signIn()
    const inContent = await share(first.secret)
    const other = await signIn()
    const next = await signIn(eve.id, { session: first.secret })
    expect(next.secret).not.toBe(first.secret)
    expect(await sessions.verify('auth', first.secret)).toBeNull()
    expect(await sessions.verify('content', inContent)).toBeNull()
    expect(await sessions.verify('auth', other.secret)).not.toBeNull()
    expect(await sessions.verify('auth', next.secret)).toMatchObject({ id: eve.id })
    expect(await db.reader.selectFrom('session').select('id').execute()).toHaveLength(2)
  })

  it('do not end by the share of another console, put in the place of a session cookie', async () => {
    const { sessions, signIn, share } = await begin()
    const { secret } = await signIn()
    const inContent = await share(secret)
    await signIn(undefined, { session: inContent })
    expect(await sessions.verify('auth', secret)).not.toBeNull()
    expect(await sessions.verify('content', inContent)).not.toBeNull()
  })

  it('have shares that live and end with them, also when it is the share that is used', async () => {
    const { sessions, pass, signIn, share, seen, clock } = await begin()
    const { secret } = await signIn()
    const inContent = await share(secret)
    pass(6 * day)
    expect(await sessions.verify('content', inContent)).not.toBeNull()
    await expect.poll(seen).toEqual([clock.now])
    pass(6 * day)
    expect(await sessions.verify('auth', secret)).not.toBeNull()
    await expect.poll(seen).toEqual([clock.now])
    await sessions.endBySecret('content', inContent, 'request-2')
    expect(await sessions.verify('auth', secret)).toBeNull()
    expect(await sessions.verify('content', inContent)).toBeNull()
    // Once more is fine.
    await sessions.endBySecret('content', inContent, 'request-3')
  })

  it('are listed to their owner, the newest first, without shares', async () => {
    const { sessions, pass, ada, invite, signIn, share } = await begin()
    const { secret } = await signIn(undefined, { userAgent: 'one' })
    await share(secret)
    pass(minute)
    await signIn(undefined, { userAgent: 'two' }, 'oidc')
    await signIn((await invite('eve@example.com')).id)
    const rows = await sessions.list(ada.id)
    expect(rows.map(({ user_agent, method, created_at }) => [user_agent, method, created_at])).toEqual([
      ['two', 'oidc', start + minute],
      ['one', 'otp', start],
    ])
    expect(await sessions.get(rows[0]?.id ?? '')).toEqual(rows[0])
  })

  it('are ended by their owner alone', async () => {
    const { db, sessions, ada, invite, signIn } = await begin()
    const eve = await invite('eve@example.com')
    const { secret } = await signIn()
    const id = (await sessions.list(ada.id))[0]?.id ?? ''
    await expect(sessions.end(sessionOf(eve.id), eve.id, id)).rejects.toMatchObject({ code: 'not_found' })
    expect(await sessions.verify('auth', secret)).not.toBeNull()
    await sessions.end(sessionOf(ada.id), ada.id, id)
    expect(await sessions.verify('auth', secret)).toBeNull()
    await expect(sessions.end(sessionOf(ada.id), ada.id, id)).rejects.toMatchObject({ code: 'not_found' })
    await expect(sessions.get(id)).rejects.toMatchObject({ code: 'not_found' })
    expect((await deeds(db)).at(-1)).toEqual(['session.end', 'ada@example.com', 'session', null])
  })

  it('are ended all but one, or all', async () => {
    const { sessions, ada, invite, signIn } = await begin()
    const eve = await signIn((await invite('eve@example.com')).id)
    const kept = await signIn()
    const keptId = (await sessions.list(ada.id))[0]?.id ?? ''
    const others = [await signIn(), await signIn()]
    expect(await sessions.endOthers(sessionOf(ada.id), ada.id, keptId)).toBe(2)
    for (const { secret } of others) expect(await sessions.verify('auth', secret)).toBeNull()
    expect(await sessions.verify('auth', kept.secret)).not.toBeNull()
    expect(await sessions.endAllOf(system, ada.id)).toBe(1)
    expect(await sessions.list(ada.id)).toEqual([])
    expect(await sessions.verify('auth', eve.secret)).not.toBeNull()
  })

  it('are a hundred of one member at most: the oldest go', async () => {
    const { sessions, ada, signIn } = await begin()
    const first = await signIn()
    const next = await signIn()
    for (let i = 0; i < 99; i++) await signIn()
    expect(await sessions.list(ada.id)).toHaveLength(100)
    expect(await sessions.verify('auth', first.secret)).toBeNull()
    expect(await sessions.verify('auth', next.secret)).not.toBeNull()
  })

  it('leave nothing behind when what they begin in is rolled back', async () => {
    const { db, sessions, ada, signIn } = await begin()
    const held = await signIn()
    const work = db.transaction([], async (trx) => {
      await sessions.start(trx, ada.id, 'otp', { ...visit, session: held.secret })
      throw new Error('no')
    })
    await expect(work).rejects.toThrow('no')
    expect(await sessions.verify('auth', held.secret)).not.toBeNull()
    expect(await sessions.list(ada.id)).toHaveLength(1)
  })

  it('answer although it cannot be noted that they were seen, and say so in the log', async () => {
    const { db, clock, pass, signIn } = await begin()
    const warnings: string[] = []
    const log = { info: () => {}, warn: (_: object, message: string) => warnings.push(message), error: () => {} }
    const { secret } = await signIn()
    pass(minute)
    const sessions = new Sessions({ ...db, writer: db.writer.withSchema('nowhere') }, log, () => clock.now)
    expect(await sessions.verify('auth', secret)).not.toBeNull()
    await expect.poll(() => warnings).toEqual(['could not note when a session was last seen'])
  })
})
