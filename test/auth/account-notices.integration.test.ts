import { expect, it } from 'vitest'
import { AccessTokens } from '../../src/auth/access-tokens.ts'
import { system } from '../../src/auth/actor.ts'
import { Agents } from '../../src/auth/agents.ts'
import { actorLock } from '../../src/auth/locks.ts'
import type { Decoy, Mail } from '../../src/auth/mail/mail.ts'
import { Members } from '../../src/auth/members.ts'
import type { Transact } from '../../src/auth/schema.ts'
import { Sessions } from '../../src/auth/sessions.ts'
import type { Visit } from '../../src/auth/visit.ts'
import { describeEachAuthDatabase } from '../support/databases.ts'
import { noObserver, signedIn } from './actors.ts'

const start = Date.UTC(2026, 0, 1)
const hour = 3_600_000
const silent = { info: () => {}, warn: () => {}, error: () => {} }

describeEachAuthDatabase('notices of what an account can do now', (open) => {
  async function begin() {
    const db = await open()
    const clock = { now: start }
    const notices: [to: string, about: object][] = []
    const mail = {
      post: async (_trx: Transact, letter: Mail | Decoy) => {
        if (letter.kind === 'notice') notices.push([letter.to, letter.about])
      },
      kick: () => {},
    }
    const members = new Members(db, mail, noObserver, () => clock.now)
    const tokens = new AccessTokens(
      db,
      () => {},
      () => clock.now,
      mail,
    )
    const ann = await members.invite(system, { email: 'ann@example.com', name: 'Ann', role: 'admin' })
    const bea = await members.invite(system, { email: 'bea@example.com', role: 'admin' })
    const bob = await members.invite(system, { email: 'bob@example.com' })
    const agent = await new Agents(db).create(system, { name: 'Robot' })
    const taken = () => notices.splice(0)
    return { db, clock, mail, members, tokens, ann, bea, bob, agent, taken }
  }

  it('tell a member that they were made an administrator, and by whom', async () => {
    const { db, members, ann, bob, taken } = await begin()
    await members.update(await signedIn(db, ann.id), bob.id, { role: 'admin' })
    expect(taken()).toEqual([['bob@example.com', { event: 'promoted', by: 'Ann' }]])
    await members.update(system, bob.id, { role: 'admin', name: 'Bob' })
    await members.update(system, bob.id, { role: 'member' })
    expect(taken()).toEqual([])
    await members.promote(system, 'bob@example.com')
    expect(taken()).toEqual([['bob@example.com', { event: 'promoted', by: null }]])
  })

  it('are not sent for a promotion that is refused', async () => {
    const { db, members, ann, bob, taken } = await begin()
    const actor = await signedIn(db, ann.id)
    await members.remove(system, ann.id)
    await expect(members.update(actor, bob.id, { role: 'admin' })).rejects.toMatchObject({ code: 'unauthenticated' })
    expect(taken()).toEqual([])
  })

  it('tell a member of a sign-in in a browser that they had not used before', async () => {
    const { db, clock, mail, bob, taken } = await begin()
    const sessions = new Sessions(db, silent, () => clock.now, mail)
    const signIn = (member: { id: string }, marks: Partial<Visit> = {}) => {
      const visit = { requestId: 'request-1', address: '192.0.2.7', userAgent: 'Firefox', browser: null, session: null }
      return db.transaction([actorLock(member.id)], (trx) =>
        sessions.start(trx, member.id, 'otp', { ...visit, ...marks }),
      )
    }
    const ours = [{ event: 'signed_in', browser: 'Firefox', address: '192.0.2.7', at: start }]
    const first = await signIn(bob)
    expect(taken()).toEqual([])
    const second = await signIn(bob, { browser: first.browser })
    expect(taken()).toEqual([])
    // The mark is a new one at each sign-in.
    await signIn(bob, { browser: first.browser })
    expect(taken()).toEqual([['bob@example.com', ...ours]])
    const bea = await new Members(db, mail, noObserver).invite(system, { email: 'eve@example.com' })
    await signIn(bea, { browser: second.browser })
    expect(taken()).toEqual([])
    await signIn(bea, { browser: 'planted' })
    expect(taken()).toEqual([['eve@example.com', ...ours]])
    for (let times = 0; times < 20; times += 1) await signIn(bob)
    expect(taken()).toHaveLength(9)
  })

  it('tell a member of a token of theirs, also where the command line made it', async () => {
    const { db, tokens, bob, taken } = await begin()
    const holder = { id: bob.id, kind: 'person' } as const
    const about = { event: 'token_made', token: 'laptop', agent: null, endsAt: start + 90 * 24 * hour }
    await tokens.create(await signedIn(db, bob.id), holder, { name: 'laptop' })
    expect(taken()).toEqual([['bob@example.com', about]])
    await tokens.create(system, holder, { name: 'laptop' })
    expect(taken()).toEqual([['bob@example.com', about]])
  })

  it('tell the administrator who made it of a token of an agent, else all of them', async () => {
    const { db, tokens, ann, agent, taken } = await begin()
    const holder = { id: agent.id, kind: 'agent' } as const
    await tokens.create(await signedIn(db, ann.id), holder, { name: 'nightly' })
    expect(taken()).toMatchObject([['ann@example.com', { event: 'token_made', token: 'nightly', agent: 'Robot' }]])
    await tokens.create(system, holder, { name: 'nightly' })
    expect(taken().map(([to]) => to)).toEqual(['ann@example.com', 'bea@example.com'])
  })

  it('are ten an hour of a kind, however many tokens are made at once', async () => {
    const { clock, tokens, members, bob, taken } = await begin()
    const holder = { id: bob.id, kind: 'person' } as const
    const make = (count: number) =>
      Promise.all(Array.from({ length: count }, (_, at) => tokens.create(system, holder, { name: `t${at}` })))
    await make(25)
    expect(taken()).toHaveLength(10)
    await members.promote(system, 'bob@example.com')
    expect(taken()).toMatchObject([['bob@example.com', { event: 'promoted' }]])
    clock.now += hour
    await make(1)
    expect(taken()).toHaveLength(1)
  })
})
