import { describe, expect, it, onTestFinished } from 'vitest'
import { AccessTokens } from '../../src/auth/access-tokens.ts'
import type { Notices } from '../../src/auth/account-notices.ts'
import { system } from '../../src/auth/actor.ts'
import { Agents } from '../../src/auth/agents.ts'
import type { Invitations } from '../../src/auth/invitations.ts'
import type { Mail } from '../../src/auth/mail/mail.ts'
import { Members } from '../../src/auth/members.ts'
import type { AuthTables, Transact } from '../../src/auth/schema.ts'
import { type Database, openDatabase } from '../../src/db/database.ts'
import { describeEachAuthDatabase, dialects, openAuthDatabase } from '../support/databases.ts'
import { belongings, deeds, equip, noObserver, noPost, signedIn } from './actors.ts'

const start = Date.UTC(2026, 0, 1)

/** A post that keeps what was posted, and how often it was told to look. */
function mailbox() {
  const letters: unknown[] = []
  const box = { letters, kicks: 0, failing: false, limits: [] as string[] }
  const invitations: Invitations & Notices = {
    post: async (_trx: Transact, mail: Mail) => {
      if (box.failing) throw new Error('no post')
      if (mail.kind === 'invitation') letters.push([mail.to, mail.invitedBy])
    },
    kick: (kind) => {
      if (kind === 'invitation') box.kicks += 1
    },
  }
  return { box, invitations }
}

async function people(db: Database<AuthTables>) {
  const rows = await db.reader.selectFrom('actor').select(['email', 'role']).orderBy('id').execute()
  return rows.map(({ email, role }) => [email, role])
}

describeEachAuthDatabase('Members', (open) => {
  async function begin() {
    const db = await open()
    const clock = { now: start }
    const { box, invitations } = mailbox()
    const members = new Members(db, invitations, { limitHit: (limit) => box.limits.push(limit) }, () => clock.now)
    const admin = await members.seedAdmin('Root@Example.com')
    if (admin === null) throw new Error('there was a member already')
    return { db, clock, box, members, admin, actor: await signedIn(db, admin.id) }
  }

  it('makes the first administrator once', async () => {
    const { db, members, admin, box } = await begin()
    expect(admin).toEqual({
      ...{ id: expect.any(String), email: 'root@example.com', name: null, role: 'admin' },
      ...{ created_at: '2026-01-01T00:00:00.000Z', joined_at: null, status: 'active' },
    })
    expect(await members.seedAdmin('other@example.com')).toBeNull()
    await expect(members.seedAdmin('nonsense')).rejects.toMatchObject({ code: 'invalid_request' })
    expect(await people(db)).toEqual([['root@example.com', 'admin']])
    expect(box.letters).toEqual([])
    expect(await deeds(db)).toEqual([['member.invite', 'first boot', 'member', 'root@example.com']])
  })

  it('does not take an agent for a first member', async () => {
    const db = await open()
    await new Agents(db).create(system, { name: 'Robot' })
    expect(await new Members(db, noPost, noObserver).seedAdmin('a@example.com')).toMatchObject({ role: 'admin' })
  })

  it('invites: a member, a letter, a line in the activity', async () => {
    const { db, members, actor, box } = await begin()
    const ann = await members.invite(actor, { email: ' Ann@Example.com ', name: ' Ann ' })
    expect(ann).toMatchObject({ email: 'ann@example.com', name: 'Ann', role: 'member', joined_at: null })
    const bob = await members.invite(await signedIn(db, ann.id), { email: 'bob@example.com', role: 'admin' })
    expect(bob).toMatchObject({ name: null, role: 'admin' })
    await members.invite(system, { email: 'carl@example.com' })
    expect(box).toMatchObject({
      kicks: 3,
      letters: [
        ['ann@example.com', 'root@example.com'],
        ['bob@example.com', 'Ann'],
        ['carl@example.com', null],
      ],
    })
    expect((await deeds(db)).slice(1)).toEqual([
      ['member.invite', 'root@example.com', 'member', 'Ann'],
      ['member.invite', 'Ann', 'member', 'bob@example.com'],
      ['member.invite', 'command line', 'member', 'carl@example.com'],
    ])
    expect(await members.get(ann.id)).toEqual(ann)
    expect(await members.findByEmail('ANN@example.com')).toEqual(ann)
  })

  it('invites no email twice, and refuses a missing email and an odd name', async () => {
    const { db, members, actor, box } = await begin()
    const twice = members.invite(actor, { email: 'ROOT@example.com' })
    await expect(twice).rejects.toMatchObject({ code: 'already_member' })
    const bad = [{ email: 'no' }, { email: 'a@b\r\nBcc: c@d' }, { email: 'a@example.com', name: 'a\nb' }]
    for (const input of bad) {
      await expect(members.invite(actor, input)).rejects.toMatchObject({ code: 'invalid_request', errors: [{}] })
    }
    expect(await people(db)).toHaveLength(1)
    expect(box).toMatchObject({ kicks: 0, letters: [] })
  })

  it('makes no member when the letter cannot be posted', async () => {
    const { db, members, actor, box } = await begin()
    box.failing = true
    await expect(members.invite(actor, { email: 'ann@example.com' })).rejects.toThrow('no post')
    expect(await people(db)).toHaveLength(1)
    expect(await deeds(db)).toHaveLength(1)
    expect(box.kicks).toBe(0)
  })

  it('sends an invitation again, once a minute and five an hour', async () => {
    const { members, actor, box, clock } = await begin()
    const { id } = await members.invite(actor, { email: 'ann@example.com' })
    const other = await members.invite(actor, { email: 'bob@example.com' })
    const refused = (retryAfter: number) => ({ code: 'too_many_requests', retryAfter })
    clock.now += 500
    await expect(members.resend(actor, id)).rejects.toMatchObject(refused(60))
    for (let sent = 2; sent <= 5; sent++) {
      clock.now = start + (sent - 1) * 60_000
      await members.resend(actor, id)
    }
    clock.now = start + 5 * 60_000
    await expect(members.resend(actor, id)).rejects.toMatchObject(refused(55 * 60))
    await members.resend(actor, other.id)
    clock.now = start + 60 * 60_000
    await members.resend(actor, id)
    expect(box.letters.filter((letter) => String(letter).startsWith('ann'))).toHaveLength(6)
    expect(box).toMatchObject({ kicks: 8, limits: ['invitation', 'invitation'] })
    await expect(members.resend(actor, 'nobody')).rejects.toMatchObject({ code: 'not_found' })
  })

  it('lists people in the order they came, in pages', async () => {
    const { db, members, actor, admin } = await begin()
    await new Agents(db).create(actor, { name: 'Robot' })
    for (let i = 1; i <= 4; i++) await members.invite(actor, { email: `m${i}@example.com` })
    const emails: string[][] = []
    let cursor: string | undefined
    do {
      const { members: page, next } = await members.list({ limit: 2, cursor })
      emails.push(page.map(({ email }) => email))
      cursor = next ?? undefined
    } while (cursor !== undefined)
    const expected = [['root@example.com', 'm1@example.com'], ['m2@example.com', 'm3@example.com'], ['m4@example.com']]
    expect(emails).toEqual(expected)
    expect((await members.list()).members[0]).toEqual(admin)
  })

  it('tells a member from an agent and from an unknown id', async () => {
    const { db, members, actor, admin } = await begin()
    const agent = await new Agents(db).create(actor, { name: 'Robot' })
    expect(await members.isMember(admin.id)).toBe(true)
    expect(await members.isAdministrator(admin.id)).toBe(true)
    for (const id of [agent.id, 'nobody', '']) {
      expect(await members.isMember(id)).toBe(false)
      expect(await members.isAdministrator(id)).toBe(false)
      const missing = { code: 'not_found' }
      await expect(members.get(id)).rejects.toMatchObject(missing)
      await expect(members.update(actor, id, { role: 'admin' })).rejects.toMatchObject(missing)
      await expect(members.remove(actor, id)).rejects.toMatchObject(missing)
    }
    expect(await members.findByEmail('nobody@example.com')).toBeNull()
    expect(await members.findByEmail('no email')).toBeNull()
    expect(await db.reader.selectFrom('actor').select('role').where('kind', '=', 'agent').execute()).toEqual([
      { role: 'member' },
    ])
  })

  it('changes name and role, and notes what changed something', async () => {
    const { db, members, actor, admin } = await begin()
    const named = { ...admin, name: 'Root' }
    expect(await members.update(actor, admin.id, { name: 'Root' })).toEqual(named)
    expect(await members.update(actor, admin.id, {})).toEqual(named)
    expect(await members.update(actor, admin.id, { name: 'Root', role: 'admin' })).toEqual(named)
    expect(await members.update(actor, admin.id, { name: null })).toEqual(admin)
    await expect(members.update(actor, admin.id, { name: ' ' })).rejects.toMatchObject({ code: 'invalid_request' })
    expect(await members.get(admin.id)).toEqual(admin)
    expect((await deeds(db)).slice(1)).toEqual([
      ['member.update', 'Root', 'member', 'Root'],
      ['member.update', 'root@example.com', 'member', 'root@example.com'],
    ])
  })

  it('promotes by email, and takes nothing away by it', async () => {
    const { db, members, actor } = await begin()
    const ann = await members.invite(actor, { email: 'ann@example.com' })
    await equip(db, ann.id)
    const before = await belongings(db, ann.id)
    expect(await members.promote(system, 'Ann@example.com')).toEqual({ ...ann, role: 'admin' })
    expect(await members.promote(system, 'ann@example.com')).toEqual({ ...ann, role: 'admin' })
    expect(await belongings(db, ann.id)).toEqual(before)
    await expect(members.promote(system, 'nobody@example.com')).rejects.toMatchObject({ code: 'not_found' })
  })

  it('demotes: sessions, tokens, grants and codes end, and only those of that member', async () => {
    const { db, members, actor, admin } = await begin()
    const ann = await members.invite(actor, { email: 'ann@example.com', role: 'admin' })
    await equip(db, ann.id)
    await equip(db, admin.id)
    await members.update(actor, ann.id, { name: 'Ann' })
    // Beside the browser that is known, that of the invitation.
    const all = { session: 2, access_token: 1, connector_grant: 1, login_code: 1, known_browser: 2, identity: 1 }
    expect(await belongings(db, ann.id)).toEqual({ ...all, handover_code: 2 })
    expect(await members.update(actor, ann.id, { role: 'member' })).toMatchObject({ name: 'Ann', role: 'member' })
    expect(await belongings(db, ann.id)).toEqual({
      ...{ session: 0, access_token: 0, connector_grant: 0, login_code: 0, known_browser: 2, identity: 1 },
      handover_code: 1,
    })
    // Beside what it was given, the session that all this was done in.
    expect(await belongings(db, admin.id)).toEqual({ ...all, session: 3, known_browser: 1, handover_code: 1 })
  })

  it('removes: everything goes but the activity, and the email is free again', async () => {
    const { db, members, actor, admin } = await begin()
    const ann = await members.invite(actor, { email: 'ann@example.com', role: 'admin' })
    await equip(db, ann.id)
    await equip(db, admin.id)
    const kept = await belongings(db, admin.id)
    await members.remove(await signedIn(db, ann.id), ann.id)
    expect(new Set(Object.values({ ...(await belongings(db, ann.id)), handover_code: 0 }))).toEqual(new Set([0]))
    expect(await belongings(db, admin.id)).toEqual({ ...kept, handover_code: 1 })
    expect(await members.isMember(ann.id)).toBe(false)
    expect((await deeds(db)).at(-1)).toEqual(['member.remove', 'ann@example.com', 'member', 'ann@example.com'])
    expect((await members.invite(actor, { email: 'ann@example.com' })).id).not.toBe(ann.id)
  })

  it('keeps the last administrator, and all that is theirs', async () => {
    const { db, members, actor, admin } = await begin()
    await members.invite(actor, { email: 'ann@example.com' })
    await equip(db, admin.id)
    const before = [await belongings(db, admin.id), await deeds(db)]
    const last = { code: 'last_admin' }
    await expect(members.update(actor, admin.id, { name: 'Root', role: 'member' })).rejects.toMatchObject(last)
    await expect(members.remove(actor, admin.id)).rejects.toMatchObject(last)
    expect(await members.get(admin.id)).toEqual(admin)
    expect([await belongings(db, admin.id), await deeds(db)]).toEqual(before)
  })
})

describeEachAuthDatabase('the last administrator who has signed in', (open) => {
  it('locking everyone out: is kept beside an invited administrator who never came', async () => {
    const db = await open()
    const members = new Members(db, noPost, noObserver)
    const root = await members.invite(system, { email: 'root@example.com', role: 'admin' })
    const ann = await members.invite(system, { email: 'ann@example.com', role: 'admin' })
    const join = (id: string) => db.writer.updateTable('actor').set({ joined_at: 1 }).where('id', '=', id).execute()
    await join(root.id)
    const actor = await signedIn(db, root.id)
    const last = { code: 'last_admin' }
    await expect(members.update(actor, root.id, { role: 'member' })).rejects.toMatchObject(last)
    await expect(members.remove(actor, root.id)).rejects.toMatchObject(last)
    // The other one may go, and may stay in their place once they came.
    expect(await members.update(actor, ann.id, { role: 'member' })).toMatchObject({ role: 'member' })
    await members.update(actor, ann.id, { role: 'admin' })
    await join(ann.id)
    expect(await members.update(actor, root.id, { role: 'member' })).toMatchObject({ role: 'member' })
  })
})

describe.each(dialects)('members on two machines (%s)', (dialect) => {
  async function begin() {
    const { database, settings, close } = await openAuthDatabase(dialect)
    const second = openDatabase<AuthTables>(settings)
    onTestFinished(async () => {
      await second.close()
      await close()
    })
    const [here, there] = [database, second].map((db) => new Members(db, noPost, noObserver))
    if (here === undefined || there === undefined) throw new Error('no database')
    return { db: database, second, here, there }
  }

  it('make one first administrator', async () => {
    const { db, here, there } = await begin()
    const tries = [here, there, here, there].map((members, i) => members.seedAdmin(`a${i}@example.com`))
    const made = (await Promise.all(tries)).filter((member) => member !== null)
    expect(made).toHaveLength(1)
    expect(await people(db)).toEqual([[made[0]?.email, 'admin']])
  })

  it('make one member of an email that both invite', async () => {
    const { db, here, there } = await begin()
    const email = 'ann@example.com'
    const outcomes = await Promise.allSettled([here.invite(system, { email }), there.invite(system, { email })])
    const refused = outcomes.filter(({ status }) => status === 'rejected')
    expect(refused).toEqual([{ status: 'rejected', reason: expect.objectContaining({ code: 'already_member' }) }])
    expect(await people(db)).toHaveLength(1)
  })

  it.each(['demote', 'remove', 'demote and remove'])('leave one administrator when both %s one', async (what) => {
    const { db, here, there } = await begin()
    const [a, b] = [
      await here.invite(system, { email: 'a@example.com', role: 'admin' }),
      await here.invite(system, { email: 'b@example.com', role: 'admin' }),
    ]
    const outcomes = await Promise.allSettled([
      what === 'remove' ? here.remove(system, a.id) : here.update(system, a.id, { role: 'member' }),
      what === 'demote' ? there.update(system, b.id, { role: 'member' }) : there.remove(system, b.id),
    ])
    const refused = outcomes.filter(({ status }) => status === 'rejected')
    expect(refused).toEqual([{ status: 'rejected', reason: expect.objectContaining({ code: 'last_admin' }) }])
    expect((await people(db)).filter(([, role]) => role === 'admin')).toHaveLength(1)
  })

  it('leave no token to a member who is removed meanwhile', async () => {
    const { db, second, here, there } = await begin()
    const ann = await here.invite(system, { email: 'a@example.com' })
    const tokens = new AccessTokens(second, () => {})
    const mint = () => tokens.create(system, { id: ann.id, kind: 'person' }, { name: 'x' })
    const outcomes = await Promise.allSettled([mint(), there.remove(system, ann.id), mint()])
    expect(outcomes[1]?.status).toBe('fulfilled')
    for (const outcome of outcomes) {
      if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ code: 'not_found' })
    }
    expect(await db.reader.selectFrom('access_token').selectAll().execute()).toEqual([])
  })
})
