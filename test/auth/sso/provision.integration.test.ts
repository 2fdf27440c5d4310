import { expect, it } from 'vitest'
import { emailLock, identityLock } from '../../../src/auth/locks.ts'
import type { AuthTables } from '../../../src/auth/schema.ts'
import type { VerifiedPerson } from '../../../src/auth/sso/provider.ts'
import { type ProvisioningPolicy, signInPerson } from '../../../src/auth/sso/provision.ts'
import type { Database } from '../../../src/db/database.ts'
import { uuidv7 } from '../../../src/db/ids.ts'
import { describeEachAuthDatabase } from '../../support/databases.ts'

const open: ProvisioningPolicy = { autoProvision: true, allowedDomains: [] }
const shut: ProvisioningPolicy = { autoProvision: false, allowedDomains: [] }
const actor = { principal: null, requestId: 'r-1' }
const now = 1_800_000_000_000
const ada: VerifiedPerson = {
  ...{ issuer: 'https://id.example', subject: 'a-1', email: 'ada@example.com', name: 'Ada' },
  ...{ role: 'member', spend: null, sid: null },
}

describeEachAuthDatabase('signInPerson', (openDatabase) => {
  /** Signs in a person who is like Ada but for the given claims. */
  async function signIn(db: Database<AuthTables>, person: Partial<VerifiedPerson> = {}, policy = open) {
    return (await outcomeOf(db, person, policy)).actorId
  }

  function outcomeOf(db: Database<AuthTables>, person: Partial<VerifiedPerson> = {}, policy = open) {
    const { issuer, subject, email } = { ...ada, ...person }
    const locks = [identityLock(issuer, subject), emailLock(email)]
    return db.transaction(locks, (trx) => signInPerson(trx, { ...ada, ...person }, policy, actor, now))
  }

  async function invite(db: Database<AuthTables>, email: string, more: Partial<AuthTables['actor']> = {}) {
    const id = uuidv7()
    const row = {
      id,
      kind: 'person' as const,
      email,
      name: null,
      role: 'member' as const,
      created_at: 1,
      joined_at: null,
    }
    await db.writer
      .insertInto('actor')
      .values({ ...row, ...more })
      .execute()
    return id
  }

  const readActor = (db: Database<AuthTables>, id: string) =>
    db.reader.selectFrom('actor').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const identities = (db: Database<AuthTables>) =>
    db.reader.selectFrom('identity').select(['issuer', 'subject', 'actor_id']).orderBy('subject').execute()
  const activity = (db: Database<AuthTables>) => db.reader.selectFrom('activity').selectAll().execute()
  const actors = async (db: Database<AuthTables>) => (await db.reader.selectFrom('actor').select('id').execute()).length

  it('makes a member of an unknown person, and knows them the next time', async () => {
    const db = await openDatabase()
    const id = await signIn(db)
    expect(await readActor(db, id)).toEqual({
      ...{ id, kind: 'person', email: 'ada@example.com', name: 'Ada', role: 'member' },
      ...{ created_at: now, joined_at: null, suspended_at: null, suspended_by: null, external_id: null },
    })
    expect(await signIn(db)).toBe(id)
    expect(await identities(db)).toEqual([{ issuer: ada.issuer, subject: 'a-1', actor_id: id }])
    expect(await activity(db)).toMatchObject([
      {
        ...{ action: 'member.provision', target_kind: 'member', target_id: id, target_name: 'Ada' },
        ...{ request_id: 'r-1', at: now },
      },
    ])
  })

  it('makes an administrator by the claim, when the member is made and never later', async () => {
    const db = await openDatabase()
    const id = await signIn(db, { role: 'admin' })
    expect((await readActor(db, id)).role).toBe('admin')
    await signIn(db, { role: 'member' })
    expect((await readActor(db, id)).role).toBe('admin')
    const bob = await invite(db, 'bob@example.com')
    expect(await signIn(db, { subject: 'b', email: 'bob@example.com', role: 'admin' })).toBe(bob)
    expect(await signIn(db, { subject: 'b', email: 'bob@example.com', role: 'admin' })).toBe(bob)
    expect((await readActor(db, bob)).role).toBe('member')
  })

  it.each([
    ['provisioning is off', shut],
    ['the domain is not allowed', { autoProvision: true, allowedDomains: ['example.org', 'sub.example.com'] }],
  ])('makes no member when %s', async (_, policy) => {
    const db = await openDatabase()
    await expect(signIn(db, {}, policy)).rejects.toMatchObject({ name: 'SsoFailure', reason: 'not_a_member' })
    await expect(signIn(db, { email: 'ada@evil-example.org' }, policy)).rejects.toMatchObject({
      reason: 'not_a_member',
    })
    expect([await actors(db), await identities(db), await activity(db)]).toEqual([0, [], []])
  })

  it('lets members in whatever the policy says, and whom it allows', async () => {
    const db = await openDatabase()
    const id = await invite(db, 'ada@example.com')
    expect(await signIn(db, {}, shut)).toBe(id)
    expect(await signIn(db, {}, { autoProvision: true, allowedDomains: ['example.org'] })).toBe(id)
    const other = { subject: 'o', email: 'o@example.org' }
    await signIn(db, other, { autoProvision: true, allowedDomains: ['example.com', 'example.org'] })
    expect(await actors(db)).toBe(2)
  })

  it('takes a name where there is none', async () => {
    const db = await openDatabase()
    const id = await invite(db, 'ada@example.com')
    await signIn(db, { name: null })
    expect((await readActor(db, id)).name).toBeNull()
    await signIn(db)
    expect((await readActor(db, id)).name).toBe('Ada')
    await signIn(db, { name: 'Somebody' })
    expect((await readActor(db, id)).name).toBe('Ada')
  })

  it('knows a subject whose email has changed, and keeps the email of the member', async () => {
    const db = await openDatabase()
    const id = await signIn(db)
    expect(await signIn(db, { email: 'lovelace@example.com' }, shut)).toBe(id)
    expect((await readActor(db, id)).email).toBe('ada@example.com')
  })

  it('lets neither in when the email of a known subject belongs to another member', async () => {
    const db = await openDatabase()
    await signIn(db)
    await invite(db, 'bob@example.com')
    await expect(signIn(db, { email: 'bob@example.com' })).rejects.toMatchObject({ reason: 'identity_conflict' })
    expect(await identities(db)).toHaveLength(1)
  })

  it('taking over an account by an unverified or reassigned email: a second subject of one issuer waits, once, in the record', async () => {
    const db = await openDatabase()
    const ada = await signIn(db)
    for (let i = 0; i < 2; i++)
      expect(await outcomeOf(db, { subject: 'a-2' })).toEqual({ actorId: ada, outcome: 'waits' })
    expect(await identities(db)).toHaveLength(1)
    const requests = await db.reader.selectFrom('identity_request').selectAll().execute()
    expect(requests).toMatchObject([{ issuer: 'https://id.example', subject: 'a-2', actor_id: ada }])
    expect((await activity(db)).slice(1)).toMatchObject([
      {
        ...{ action: 'identity.request', target_id: ada },
        details: JSON.stringify({ after: { issuer: 'https://id.example', subject: 'a-2' } }),
      },
    ])
    // One who makes up subjects fills no table.
    for (let i = 0; i < 12; i++) await outcomeOf(db, { subject: `made up ${i}` })
    expect(await db.reader.selectFrom('identity_request').selectAll().execute()).toHaveLength(10)
  })

  it('links a new subject of another issuer to the member who has its email, and says so', async () => {
    const db = await openDatabase()
    const ada = await signIn(db)
    const other = { issuer: 'https://other.example', subject: 'a-2' }
    expect(await outcomeOf(db, other)).toEqual({ actorId: ada, outcome: 'linked' })
    expect(await outcomeOf(db, other)).toEqual({ actorId: ada, outcome: 'known' })
    expect((await activity(db)).map(({ action }) => action)).toEqual(['member.provision', 'identity.link'])
  })

  it('links the subjects of several providers, and tells the same subject of two apart', async () => {
    const db = await openDatabase()
    const id = await signIn(db)
    expect(await signIn(db, { issuer: 'https://other.example', subject: 'z' })).toBe(id)
    const bob = await signIn(db, { issuer: 'https://third.example', email: 'bob@example.com' })
    expect(bob).not.toBe(id)
    expect(await identities(db)).toHaveLength(3)
  })

  it('begins anew once the row of a member is gone', async () => {
    const db = await openDatabase()
    const id = await signIn(db)
    await db.writer.deleteFrom('actor').where('id', '=', id).execute()
    await expect(signIn(db, {}, shut)).rejects.toMatchObject({ reason: 'not_a_member' })
    expect(await signIn(db, { subject: 'a-2' })).not.toBe(id)
  })

  it('never takes an agent for a person', async () => {
    const db = await openDatabase()
    const agent = await invite(db, 'ada@example.com', { kind: 'agent', role: 'member' })
    await expect(signIn(db, {}, shut)).rejects.toMatchObject({ reason: 'not_a_member' })
    await db.writer
      .insertInto('identity')
      .values({ issuer: ada.issuer, subject: 'a-1', actor_id: agent, linked_at: 1 })
      .execute()
    await expect(signIn(db, {}, shut)).rejects.toMatchObject({ reason: 'not_a_member' })
  })

  it('makes one member of a person who comes ten times at once', async () => {
    const db = await openDatabase()
    const ids = await Promise.all(Array.from({ length: 10 }, () => signIn(db)))
    expect(new Set(ids).size).toBe(1)
    expect([await actors(db), (await activity(db)).length]).toEqual([1, 1])
  })
})
