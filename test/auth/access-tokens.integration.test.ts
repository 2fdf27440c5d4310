import { expect, it } from 'vitest'
import type { TokenScope } from '../../src/access/scopes.ts'
import { mintToken } from '../../src/auth/access-token-format.ts'
import { AccessTokens, type TokenHolder } from '../../src/auth/access-tokens.ts'
import { system } from '../../src/auth/actor.ts'
import { Agents } from '../../src/auth/agents.ts'
import { Members } from '../../src/auth/members.ts'
import type { AuthTables } from '../../src/auth/schema.ts'
import { type Database, openDatabase } from '../../src/db/database.ts'
import { describeEachAuthDatabase } from '../support/databases.ts'
import { deeds, noObserver, noPost, signedIn } from './actors.ts'

const day = 86_400_000
const start = Date.UTC(2026, 0, 1)

describeEachAuthDatabase('AccessTokens', (open) => {
  async function begin() {
    const db = await open()
    const clock = { now: start }
    const errors: unknown[] = []
    const tokensOn = (database: Database<AuthTables>) =>
      new AccessTokens(
        database,
        (error) => errors.push(error),
        () => clock.now,
      )
    const members = new Members(db, noPost, noObserver)
    const ann = await members.invite(system, { email: 'ann@example.com', role: 'admin' })
    const agent = await new Agents(db).create(system, { name: 'Robot' })
    const person: TokenHolder = { id: ann.id, kind: 'person' }
    const robot: TokenHolder = { id: agent.id, kind: 'agent' }
    const actor = await signedIn(db, ann.id)
    return { db, clock, errors, tokensOn, tokens: tokensOn(db), members, person, robot, actor }
  }

  async function lastUse(db: Database<AuthTables>): Promise<number | null | undefined> {
    return (await db.reader.selectFrom('access_token').select('last_used_at').executeTakeFirst())?.last_used_at
  }

  it('shows the secret once, and keeps nothing of it but its hash and last four', async () => {
    const { db, tokens, person, actor } = await begin()
    const { token, ...shown } = await tokens.create(actor, person, { name: ' laptop ' })
    expect(token).toMatch(/^wsp_/)
    expect(shown).toEqual({
      id: expect.any(String),
      name: 'laptop',
      prefix: 'wsp_',
      last_four: token.slice(-4),
      created_at: '2026-01-01T00:00:00.000Z',
      expires_at: '2026-04-01T00:00:00.000Z',
      last_used_at: null,
      last_used_address: null,
      scopes: ['workspace:read', 'workspace:write'],
    })
    expect(await tokens.list(person)).toEqual([shown])
    const rows = [
      await db.reader.selectFrom('access_token').selectAll().execute(),
      await db.reader.selectFrom('activity').selectAll().execute(),
    ]
    expect(JSON.stringify(rows)).not.toContain(token.slice(4, -6))
  })

  it('limits a token to the scopes that were asked for', async () => {
    const { tokens, person, actor } = await begin()
    const { token, scopes } = await tokens.create(actor, person, { name: 'reader', scopes: ['content:read'] })
    expect(scopes).toEqual(['content:read'])
    expect(await tokens.verify(token)).toMatchObject({ scopes: ['content:read'] })
    await tokens.settle()
    for (const scopes of [[], ['content:publish'], ['content:read', 'x'], ['content:read content:write']]) {
      const wish = { name: 'odd', scopes: scopes as TokenScope[] }
      await expect(tokens.create(actor, person, wish)).rejects.toMatchObject({ code: 'invalid_request' })
    }
    expect(await tokens.list(person)).toHaveLength(1)
  })

  it('leaves a token of before scopes what it could do', async () => {
    const { db, tokens, person, actor } = await begin()
    const { token } = await tokens.create(actor, person, { name: 'old' })
    await db.writer.updateTable('access_token').set({ scopes: null }).execute()
    expect(await tokens.verify(token)).not.toHaveProperty('scopes')
    expect(await tokens.list(person)).toMatchObject([{ scopes: ['workspace:read', 'workspace:write'] }])
    await tokens.settle()
  })

  it('shows where a token was used last', async () => {
    const { clock, tokens, person, actor } = await begin()
    const { token } = await tokens.create(actor, person, { name: 'laptop' })
    for (const address of ['192.0.2.1', '2001:db8::7', null]) {
      await tokens.verify(token, address)
      await tokens.settle()
      expect(await tokens.list(person)).toMatchObject([{ last_used_address: address }])
      clock.now += 60_000
    }
  })

  it('lets a person in as that person, an agent as that agent, neither ever as an administrator', async () => {
    const { tokens, person, robot, actor } = await begin()
    const mine = await tokens.create(actor, person, { name: 'laptop' })
    const its = await tokens.create(actor, robot, { name: 'build' })
    expect(its.token).toMatch(/^wsa_/)
    const rest = { role: 'member', credential: 'token', scopes: ['workspace:read', 'workspace:write'] }
    expect(await tokens.verify(mine.token)).toEqual({
      ...person,
      ...rest,
      name: 'ann@example.com',
      credentialId: mine.id,
    })
    expect(await tokens.verify(its.token)).toEqual({ ...robot, ...rest, name: 'Robot', credentialId: its.id })
    await tokens.settle()
  })

  it('ends with its last millisecond', async () => {
    const { tokens, clock, person, actor } = await begin()
    const { token } = await tokens.create(actor, person, { name: 'short', expires_in_days: 1 })
    clock.now = start + day - 1
    expect(await tokens.verify(token)).not.toBeNull()
    clock.now = start + day
    expect(await tokens.verify(token)).toBeNull()
    await tokens.settle()
  })

  it('ends with its revocation, by its holder only', async () => {
    const { db, tokens, members, person, robot, actor } = await begin()
    const { id, token } = await tokens.create(actor, person, { name: 'laptop' })
    const bob = await members.invite(system, { email: 'bob@example.com' })
    const missing = { code: 'not_found' }
    await expect(tokens.revoke(actor, { id: bob.id, kind: 'person' }, id)).rejects.toMatchObject(missing)
    await expect(tokens.revoke(actor, robot, id)).rejects.toMatchObject(missing)
    await expect(tokens.revoke(actor, { ...person, kind: 'agent' }, id)).rejects.toMatchObject(missing)
    expect(await tokens.verify(token)).not.toBeNull()
    await tokens.settle()
    await tokens.revoke(actor, person, id)
    expect(await tokens.verify(token)).toBeNull()
    await expect(tokens.revoke(actor, person, id)).rejects.toMatchObject(missing)
    expect((await deeds(db)).slice(2)).toEqual([
      ['token.create', 'ann@example.com', 'token', 'laptop'],
      ['member.invite', 'command line', 'member', 'bob@example.com'],
      ['token.revoke', 'ann@example.com', 'token', 'laptop'],
    ])
  })

  it('ends with its member or agent', async () => {
    const { db, tokens, members, robot, actor } = await begin()
    const bob = await members.invite(system, { email: 'bob@example.com' })
    const his = await tokens.create(actor, { id: bob.id, kind: 'person' }, { name: 'laptop' })
    const its = await tokens.create(actor, robot, { name: 'build' })
    await members.remove(actor, bob.id)
    await new Agents(db).remove(actor, robot.id)
    expect(await tokens.verify(his.token)).toBeNull()
    expect(await tokens.verify(its.token)).toBeNull()
  })

  it('has no holder that is of another kind, or gone', async () => {
    const { db, tokens, person, robot, actor } = await begin()
    const wrong: TokenHolder[] = [
      { ...person, kind: 'agent' },
      { ...robot, kind: 'person' },
      { id: 'nobody', kind: 'person' },
    ]
    for (const holder of wrong) {
      await expect(tokens.create(actor, holder, { name: 'x' })).rejects.toMatchObject({ code: 'not_found' })
      await expect(tokens.list(holder)).rejects.toMatchObject({ code: 'not_found' })
    }
    expect(await tokens.list(person)).toEqual([])
    expect(await db.reader.selectFrom('access_token').selectAll().execute()).toEqual([])
  })

  it('looks nothing up for what is not a token of ours, or one of a connector', async () => {
    const { db, tokensOn } = await begin()
    const nowhere = openDatabase<AuthTables>({ kind: 'sqlite', file: '/nowhere/at/all', patience: 0 })
    const tokens = tokensOn({ ...db, dialect: 'sqlite', reader: nowhere.reader })
    const good = mintToken('wsp_')
    for (const text of ['', 'x', `${good}x`, good.replace('wsp_', 'wsa_'), mintToken('wso_'), mintToken('wsr_')]) {
      expect(await tokens.verify(text)).toBeNull()
    }
    await expect(tokens.verify(good)).rejects.toMatchObject({ code: 'unavailable' })
    await nowhere.close()
    expect(await tokensOn(db).verify(good)).toBeNull()
  })

  it('notes its use once a minute', async () => {
    const { db, tokens, clock, person, actor } = await begin()
    const { token } = await tokens.create(actor, person, { name: 'laptop' })
    for (const [after, noted] of [
      [0, 0],
      [59_999, 0],
      [60_000, 60_000],
      [100_000, 60_000],
    ] as const) {
      clock.now = start + after
      await tokens.verify(token)
      await tokens.settle()
      expect(await lastUse(db)).toBe(start + noted)
    }
    expect((await tokens.list(person))[0]?.last_used_at).toBe('2026-01-01T00:01:00.000Z')
  })

  it('lets its holder in while the use cannot be noted, and says so', async () => {
    const { db, tokens, tokensOn, errors, person, actor } = await begin()
    const { token } = await tokens.create(actor, person, { name: 'laptop' })
    const nowhere = openDatabase<AuthTables>({ kind: 'sqlite', file: '/nowhere/at/all', patience: 0 })
    const hindered = tokensOn({ ...db, writer: nowhere.writer })
    expect(await hindered.verify(token)).toMatchObject(person)
    await hindered.settle()
    expect(errors).toEqual([expect.objectContaining({ code: 'unavailable' })])
    await nowhere.close()
    expect(await lastUse(db)).toBeNull()
  })

  it('does not wait for the note, and writes one at a time', async () => {
    const { db, tokensOn, person, actor } = await begin()
    let writes = 0
    const transformQuery: Parameters<typeof db.writer.withPlugin>[0]['transformQuery'] = ({ node }) => {
      writes += 1
      return node
    }
    const writer = db.writer.withPlugin({ transformQuery, transformResult: async ({ result }) => result })
    const tokens = tokensOn({ ...db, writer })
    const { token } = await tokens.create(actor, person, { name: 'laptop' })
    const gate = Promise.withResolvers<void>()
    const inside = Promise.withResolvers<void>()
    const holder = db.transaction([], async (trx) => {
      await trx.updateTable('access_token').set({ name: 'held' }).execute()
      inside.resolve()
      await gate.promise
    })
    await inside.promise
    for (let i = 0; i < 3; i++) expect(await tokens.verify(token)).toMatchObject(person)
    expect(writes).toBe(1)
    gate.resolve()
    await holder
    await tokens.settle()
    expect(await lastUse(db)).toBe(start)
  })

  it('is one of a hundred that live, at most', async () => {
    const { tokens, clock, person, robot, actor } = await begin()
    await tokens.create(actor, person, { name: 'short', expires_in_days: 1 })
    for (let i = 1; i < 100; i++) await tokens.create(actor, person, { name: `token ${i}` })
    const one = () => tokens.create(actor, person, { name: 'one more' })
    await expect(one()).rejects.toMatchObject({ code: 'too_many_tokens' })
    await tokens.create(actor, robot, { name: 'of someone else' })
    clock.now += day
    await one()
    await expect(one()).rejects.toMatchObject({ code: 'too_many_tokens' })
    const [, second] = await tokens.list(person)
    await tokens.revoke(actor, person, second?.id ?? '')
    await one()
  })
})
