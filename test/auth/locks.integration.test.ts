import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { AccessTokens } from '../../src/auth/access-tokens.ts'
import { system } from '../../src/auth/actor.ts'
import { AnonymousLimits } from '../../src/auth/attempts.ts'
import { Handovers } from '../../src/auth/handovers.ts'
import {
  actorLock,
  attemptsLock,
  emailLock,
  identityLock,
  lastAdminLock,
  withActorLocks,
} from '../../src/auth/locks.ts'
import { Members } from '../../src/auth/members.ts'
import { Artifacts } from '../../src/auth/oauth/artifacts.ts'
import { Grants } from '../../src/auth/oauth/grants.ts'
import type { AuthTables, Transact } from '../../src/auth/schema.ts'
import { hashSecret } from '../../src/auth/secrets.ts'
import { Sessions } from '../../src/auth/sessions.ts'
import type { SsoProvider } from '../../src/auth/sso/provider.ts'
import { ProviderLogouts } from '../../src/auth/sso/provider-logout.ts'
import { flowId, newFlow, SsoSignIn, sealFlow } from '../../src/auth/sso/sso-sign-in.ts'
import { Webhooks } from '../../src/auth/webhooks/webhooks.ts'
import { type Database, openDatabase } from '../../src/db/database.ts'
import { sha256 } from '../../src/lib/digest.ts'
import { dialects, openAuthDatabase } from '../support/databases.ts'
import { waitingLocks } from '../support/postgres.ts'
import { equip, noObserver, noPost, signedIn } from './actors.ts'
import { codeOffice, keys, wrong } from './codes/visitor.ts'

const silent = { info: () => {}, warn: () => {}, error: () => {} }
const many = Array.from({ length: 30 }, (_, number) => number)
const codeOf = (outcome: PromiseSettledResult<unknown>): string =>
  outcome.status === 'fulfilled' ? 'done' : String(outcome.reason.code ?? outcome.reason)

/** One database as two machines have it. */
async function twoMachines(dialect: (typeof dialects)[number]) {
  const { database, settings, close } = await openAuthDatabase(dialect)
  const second = openDatabase<AuthTables>(settings)
  onTestFinished(async () => {
    await second.close()
    await close()
  })
  const either = (number: number): Database<AuthTables> => (number % 2 === 0 ? database : second)
  const invite = (email: string, role: 'admin' | 'member' = 'member') =>
    new Members(database, noPost, noObserver).invite(system, { email, role })
  return { db: database, second, either, invite, settings }
}

const person = {
  ...{ issuer: 'https://id.example', subject: 's', email: 'ann@example.com', name: 'Ann', role: 'member' },
  spend: null,
} as const

/**
 * Signs someone in who comes back from the provider, where they have a session. Answers who they are here.
 *
 * @param onVouched called once the provider has said who it is
 */
async function comeFromProvider(db: Database<AuthTables>, sid: string | null, onVouched = () => {}): Promise<string> {
  const provider = {
    kind: 'oidc',
    start: async () => new URL('https://id.example'),
    finish: async () => {
      onVouched()
      return { ...person, sid }
    },
  } as const
  const { sessions, clock } = codeOffice(db)
  const sso = new SsoSignIn({
    ...{ mail: noPost, db, keys, sessions, log: silent, now: () => clock.now },
    policy: { autoProvision: true, allowedDomains: [] },
    provider,
    observer: { signIn: () => {}, codeIssued: () => {}, limitHit: () => {} },
  } as unknown as ConstructorParameters<typeof SsoSignIn>[0])
  const flow = newFlow('oidc', '/', clock.now)
  const held = { [flowId(flow.state)]: sealFlow(keys, flow) }
  const visit = { requestId: 'r', address: null, userAgent: null, browser: null, session: null }
  return (await sso.finish(new URLSearchParams({ state: flow.state }), held, visit)).started.actorId
}

describe.each(dialects)('what locks of auth guard, by two machines at once (%s)', (dialect) => {
  it('a change by a credential that ends meanwhile is made before, or not at all', async () => {
    const { db, either, invite } = await twoMachines(dialect)
    const ann = await invite('ann@example.com')
    for (const round of many.slice(0, 10)) {
      const actor = await signedIn(db, ann.id)
      const sessions = new Sessions(either(round), silent)
      const tokens = new AccessTokens(either(round + 1), () => {})
      const [end, make] = await Promise.allSettled([
        sessions.endAllOf(system, ann.id),
        tokens.create(actor, { id: ann.id, kind: 'person' }, { name: `${round}` }),
      ])
      expect(codeOf(end)).toBe('done')
      expect(['done', 'unauthenticated']).toContain(codeOf(make))
    }
    const deeds = await db.reader.selectFrom('activity').select(['action', 'credential_id']).orderBy('id').execute()
    for (const [at, { action, credential_id }] of deeds.entries()) {
      if (action !== 'token.create') continue
      const ended = deeds.slice(0, at).filter((deed) => deed.action === 'session.end').length
      const begun = deeds.slice(0, at).filter((deed) => deed.action === 'token.create').length
      expect(credential_id).not.toBeNull()
      expect(begun).toBeLessThanOrEqual(ended)
    }
  })

  it('no member gets more than a hundred tokens, nor a sign-in more than twenty shares', async () => {
    const { db, either, invite } = await twoMachines(dialect)
    const ann = await invite('ann@example.com')
    const holder = { id: ann.id, kind: 'person' } as const
    const create = (number: number) =>
      new AccessTokens(either(number), () => {}).create(system, holder, { name: `${number}` })
    for (let number = 0; number < 90; number++) await create(0)
    const outcomes = (await Promise.allSettled(many.map(create))).map(codeOf)
    expect(outcomes.filter((code) => code === 'done')).toHaveLength(10)
    expect(new Set(outcomes)).toEqual(new Set(['done', 'too_many_tokens']))

    const { principal } = await signedIn(db, ann.id)
    const verifier = 'v'.repeat(43)
    const codes = await Promise.all(
      many.map((number) =>
        new Handovers(either(number)).create(principal?.credentialId ?? '', 'content', sha256(verifier)),
      ),
    )
    await Promise.all(
      codes.map((code, number) => new Handovers(either(number)).redeem('content', code ?? '', verifier, null)),
    )
    const shares = await db.reader.selectFrom('session').select('id').where('root_id', 'is not', null).execute()
    expect(shares).toHaveLength(20)
  })

  it('what signs in while its member is removed is there before, or not at all', async () => {
    const { db, either, invite } = await twoMachines(dialect)
    await invite('ada@example.com', 'admin')
    for (const round of many.slice(0, 5)) {
      const ann = await invite('ann@example.com')
      const visitor = codeOffice(either(round)).visitor(`192.0.2.${round + 1}`)
      const code = (await visitor.ask('ann@example.com')) ?? ''
      const outcomes = await Promise.allSettled([
        visitor.answer('ann@example.com', code),
        new Members(either(round + 1), noPost, noObserver).remove(system, ann.id),
      ])
      expect(codeOf(outcomes[1] ?? { status: 'fulfilled', value: null })).toBe('done')
      expect(['done', 'otp_invalid']).toContain(outcomes[0] === undefined ? '' : codeOf(outcomes[0]))
      for (const table of ['attempt', 'failure_streak'] as const) await db.writer.deleteFrom(table).execute()
    }
    expect(await db.reader.selectFrom('session').selectAll().execute()).toEqual([])
  })

  it('a code takes five tries, and an email ten failures', async () => {
    const { db, either, invite } = await twoMachines(dialect)
    await invite('ann@example.com')
    const office = codeOffice(db)
    const visitor = office.visitor()
    const code = (await visitor.ask('ann@example.com')) ?? ''
    const { challenge } = visitor
    const visit = { requestId: 'request', address: '192.0.2.1', userAgent: null, browser: null, session: null }
    const outcomes = await Promise.allSettled(
      many.map((number) =>
        codeOffice(either(number)).codes.verify({ email: 'ann@example.com', code: wrong(code), challenge }, visit),
      ),
    )
    expect(new Set(outcomes.map(codeOf))).toEqual(new Set(['otp_invalid']))
    expect(await db.reader.selectFrom('login_code').select('tries').execute()).toEqual([{ tries: 5 }])
    expect(await db.reader.selectFrom('failure_streak').select('failures').execute()).toEqual([{ failures: 5 }])
    const failures = db.reader.selectFrom('attempt').select('id').where('key', 'like', 'fail:%')
    // Each counts for its address, and for the email.
    expect(await failures.execute()).toHaveLength(10)
  })

  it('an address takes its turns, and no more', async () => {
    const { either } = await twoMachines(dialect)
    const waits = await Promise.all(
      many.map((number) => new AnonymousLimits(either(number)).take('registration', '192.0.2.1')),
    )
    expect(waits.filter((wait) => wait === 0)).toHaveLength(20)
  })

  it('nothing is added to a grant that ends', async () => {
    const { db, either, invite } = await twoMachines(dialect)
    const ann = await invite('ann@example.com')
    for (const round of many.slice(0, 10)) {
      await equip(db, ann.id)
      const { id: grantId } = await db.reader.selectFrom('connector_grant').select('id').executeTakeFirstOrThrow()
      const artifacts = new Artifacts(either(round), keys)
      const outcomes = await Promise.allSettled([
        new Grants(either(round + 1)).end(grantId, 'test'),
        artifacts.put('AccessToken', `token ${round}`, { grantId }, 60_000),
      ])
      expect(outcomes.map(codeOf)).toEqual(['done', 'done'])
      expect(await artifacts.find('AccessToken', `token ${round}`)).toBeNull()
      await db.writer.deleteFrom('session').execute()
      await db.writer.deleteFrom('access_token').execute()
      await db.writer.deleteFrom('login_code').execute()
      await db.writer.deleteFrom('known_browser').execute()
      await db.writer.deleteFrom('identity').execute()
    }
  })

  it('a new subject becomes one member, however often it arrives at once', async () => {
    const { db, either } = await twoMachines(dialect)
    const actors = await Promise.all(many.slice(0, 10).map((number) => comeFromProvider(either(number), null)))
    expect(new Set(actors).size).toBe(1)
    expect(await db.reader.selectFrom('actor').select('email').execute()).toEqual([{ email: 'ann@example.com' }])
    expect(await db.reader.selectFrom('identity').select('subject').execute()).toEqual([{ subject: 's' }])
  })

  it('what begins in a session of the provider that ends is ended with it, or does not begin', async () => {
    const { db, either } = await twoMachines(dialect)
    for (const round of many) {
      const sid = `sid ${round}`
      const logout = { issuer: person.issuer, sid, subject: null, jti: `${round}`, expiresAt: Date.now() + 60_000 }
      const provider = { verifyLogout: async () => logout } as unknown as SsoProvider
      const logouts = new ProviderLogouts({ db: either(round), provider, log: silent, now: Date.now })
      const vouched = Promise.withResolvers<void>()
      const [signIn, end] = await Promise.allSettled([
        comeFromProvider(either(round + 1), sid, vouched.resolve),
        vouched.promise.then(() => logouts.end('token', { requestId: 'r', address: null })),
      ])
      expect(codeOf(end)).toBe('done')
      if (signIn.status === 'rejected') expect(signIn.reason).toMatchObject({ reason: 'replayed' })
      expect(await db.reader.selectFrom('session').select('id').execute()).toEqual([])
    }
  })

  it('an artifact is changed from what it says, by one after the other', async () => {
    const { either } = await twoMachines(dialect)
    const artifactsAt = (number: number) => new Artifacts(either(number), keys)
    await artifactsAt(0).put('Interaction', 'uid', { count: 0 }, 60_000)
    const changed = await Promise.all(
      many.map((number) =>
        artifactsAt(number).change('Interaction', 'uid', [], async ({ count }) => ({ count: Number(count) + 1 })),
      ),
    )
    expect(new Set(changed)).toEqual(new Set([true]))
    expect((await artifactsAt(1).find('Interaction', 'uid'))?.payload).toMatchObject({ count: many.length })
  })

  it('there are twenty webhooks at most, ten tests wait at one, and none is written to one that is gone', async () => {
    const { db, either } = await twoMachines(dialect)
    const webhooksAt = (number: number) =>
      new Webhooks(either(number), { secretKey: 'k'.repeat(64), trusts: () => true, isPublic: () => true })
    const url = 'https://hooks.example/'
    const made = await Promise.allSettled(many.map((number) => webhooksAt(number).create(system, { url })))
    expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(20)
    expect(new Set(made.map(codeOf))).toEqual(new Set(['done', 'limit_reached']))
    const [first, ...others] = await webhooksAt(0).list()
    const test = (number: number, id = '') => webhooksAt(number).test(system, id)
    const tests = await Promise.allSettled(many.map((number) => test(number, first?.id)))
    expect(tests.filter(({ status }) => status === 'fulfilled')).toHaveLength(10)
    for (const { id } of others.slice(0, 5)) {
      const outcomes = await Promise.allSettled([
        ...[test(0, id), test(1, id)],
        ...[webhooksAt(1).remove(system, id), webhooksAt(0).rotateSecret(system, id)],
        ...[test(0, id), test(1, id)],
      ])
      expect(outcomes.map(codeOf)[2]).toBe('done')
      for (const code of outcomes.map(codeOf)) expect(['done', 'not_found']).toContain(code)
      const left = db.reader.selectFrom('webhook_delivery').select('id').where('webhook_id', '=', id)
      expect(await left.execute()).toEqual([])
    }
  })

  it('members who came before the locks were held are found again, and locked', async () => {
    const { db } = await twoMachines(dialect)
    const answers = [['ann'], ['ann', 'bob'], ['ann', 'bob'], ['ann', 'bob']]
    const seen: (readonly string[])[] = []
    const find = async () => answers.shift() ?? []
    const work = async (_: Transact, found: readonly string[]) => void seen.push(found)
    await withActorLocks(db, { find, locks: [], work, what: 'the members' })
    expect(seen).toEqual([['ann', 'bob']])

    let count = 0
    const restless = withActorLocks(db, { find: async () => [`${count++}`], locks: [], work, what: 'the members' })
    await expect(restless).rejects.toMatchObject({ code: 'unavailable', message: 'the members changed each time' })
    expect(seen).toHaveLength(1)
  })
})

describe('transactions of auth on PostgreSQL', () => {
  it('wait for the locks of what they are about, and for no others', async () => {
    const { db, second, invite, settings } = await twoMachines('postgres')
    if (settings.kind !== 'postgres') throw new Error('not PostgreSQL')
    const [ann, bob] = [await invite('ann@example.com', 'admin'), await invite('bob@example.com', 'admin')]
    const actor = await signedIn(db, ann.id)
    const members = new Members(db, noPost, noObserver)
    const tokens = new AccessTokens(db, () => {})
    const person = (id: string) => ({ id, kind: 'person' }) as const
    const codes = codeOffice(db)
    const changes = {
      token: () => tokens.create(actor, person(bob.id), { name: 'x' }),
      name: () => members.update(actor, bob.id, { name: 'Bob' }),
      demotion: () => members.update(system, bob.id, { role: 'member' }),
      invitation: () => members.invite(system, { email: 'cy@example.com' }),
      code: () => codes.visitor('192.0.2.9').ask('eve@example.com'),
      turn: () => new AnonymousLimits(db).take('document', '192.0.2.1'),
    }
    const cases = [
      ['token', [actorLock(ann.id), actorLock(bob.id)]],
      ['name', [actorLock(ann.id), actorLock(bob.id)]],
      ['demotion', [lastAdminLock, actorLock(bob.id)]],
      ['invitation', [emailLock('cy@example.com')]],
      ['code', [emailLock('eve@example.com'), attemptsLock('send-address:192.0.2.9')]],
      ['turn', [attemptsLock('oauth-document:192.0.2.1')]],
    ] as const
    for (const [name, locks] of cases) {
      for (const lock of locks) {
        const held = Promise.withResolvers<void>()
        const inside = Promise.withResolvers<void>()
        const holder = second.transaction([lock], async () => {
          inside.resolve()
          await held.promise
        })
        await inside.promise
        const change = changes[name]()
        await vi.waitFor(async () => expect(await waitingLocks(settings.url), `${name}: ${lock.name}`).toBe(1))
        held.resolve()
        await Promise.all([holder, change])
      }
    }
    // Everything else goes on beside the locks of others.
    const others = [
      ...[actorLock('other'), lastAdminLock, emailLock('other@example.com'), identityLock('i', 's')],
      attemptsLock(`oauth-document:${hashSecret('x')}`),
    ]
    await second.transaction(others, async () => {
      await Promise.all([changes.token(), changes.name(), changes.turn()])
    })
  })
})
