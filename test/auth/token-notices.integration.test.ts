import { expect, it } from 'vitest'
import { AccessTokens, type TokenHolder } from '../../src/auth/access-tokens.ts'
import { system } from '../../src/auth/actor.ts'
import { Agents } from '../../src/auth/agents.ts'
import type { Decoy, Mail } from '../../src/auth/mail/mail.ts'
import { composeMail } from '../../src/auth/mail/texts.ts'
import { Members } from '../../src/auth/members.ts'
import type { AuthTables, Transact } from '../../src/auth/schema.ts'
import { postEndNotices } from '../../src/auth/token-notices.ts'
import { type Database, openDatabase } from '../../src/db/database.ts'
import { describeEachAuthDatabase, openAuthDatabase } from '../support/databases.ts'
import { noObserver, noPost, signedIn } from './actors.ts'

const day = 86_400_000
const start = Date.UTC(2026, 0, 1)

describeEachAuthDatabase('notices that a token ends', (open, dialect) => {
  async function begin(fresh?: Database<AuthTables>) {
    const db = fresh ?? (await open())
    const members = new Members(db, noPost, noObserver)
    const ann = await members.invite(system, { email: 'ann@example.com', role: 'admin' })
    const bea = await members.invite(system, { email: 'bea@example.com', role: 'admin' })
    const bob = await members.invite(system, { email: 'bob@example.com' })
    const agent = await new Agents(db).create(system, { name: 'Robot' })
    const letters: Mail[] = []
    const kicks: string[] = []
    const mail = {
      post: async (_trx: Transact, letter: Mail | Decoy) => {
        if (letter.kind !== 'decoy') letters.push(letter)
      },
      kick: (kind: string) => void kicks.push(kind),
    }
    const tokens = new AccessTokens(
      db,
      () => {},
      () => start,
    )
    const at = async (days: number, on: Database<AuthTables> = db) => {
      letters.splice(0)
      await postEndNotices(on, mail, start + days * day)
      return letters.map(({ to }) => to).sort()
    }
    const holders = { bob: { id: bob.id, kind: 'person' }, agent: { id: agent.id, kind: 'agent' } } as const
    return { db, members, tokens, ann, bea, bob, letters, kicks, at, holders }
  }

  const make = ({ tokens }: Pick<Awaited<ReturnType<typeof begin>>, 'tokens'>, holder: TokenHolder, days: number) =>
    tokens.create(system, holder, { name: 'laptop', expires_in_days: days })

  it('come a week and a day before, once each', async () => {
    const test = await begin()
    await make(test, test.holders.bob, 30)
    expect(await test.at(22)).toEqual([])
    expect(await test.at(23)).toEqual(['bob@example.com'])
    expect(test.letters).toMatchObject([{ about: { event: 'token_ends', token: 'laptop', agent: null } }])
    expect(await test.at(23.1)).toEqual([])
    expect(await test.at(28.9)).toEqual([])
    expect(await test.at(29)).toEqual(['bob@example.com'])
    expect(await test.at(29.5)).toEqual([])
    expect(await test.at(31)).toEqual([])
    expect(test.kicks).toEqual(['notice', 'notice'])
  })

  it('come late where no instance ran, and then only the last of them', async () => {
    const test = await begin()
    await make(test, test.holders.bob, 30)
    expect(await test.at(26)).toEqual(['bob@example.com'])
    await make(test, test.holders.bob, 40)
    expect(await test.at(39.9)).toEqual(['bob@example.com'])
    expect(await test.at(39.95)).toEqual([])
  })

  it('do not come where a token is made for no longer', async () => {
    const test = await begin()
    await make(test, test.holders.bob, 7)
    expect(await test.at(0)).toEqual([])
    expect(await test.at(6)).toEqual(['bob@example.com'])
    await make(test, test.holders.bob, 1)
    expect(await test.at(0.5)).toEqual([])
  })

  it('come once of two instances', async () => {
    const { database, settings, close } = await openAuthDatabase(dialect)
    const other = openDatabase<AuthTables>(settings)
    try {
      const test = await begin(database)
      for (let i = 0; i < 10; i += 1) await make(test, test.holders.bob, 30)
      await Promise.all([test.at(23), test.at(23, other), test.at(23, other)])
      expect(test.letters).toHaveLength(10)
    } finally {
      await other.close()
      await close()
    }
  })

  it("go to the administrator who made an agent's token, else to all of them", async () => {
    const test = await begin()
    const actor = await signedIn(test.db, test.bea.id)
    await test.tokens.create(actor, test.holders.agent, { name: 'nightly', expires_in_days: 30 })
    expect(await test.at(23)).toEqual(['bea@example.com'])
    expect(composeMail(test.letters[0] as Mail, 'https://auth.example.org/').text).toContain(
      'a token of the agent "Robot", "nightly" at https://auth.example.org ends on 31 January 2026, 00:00 UTC.',
    )
    await test.members.update(system, test.bea.id, { role: 'member' })
    await test.members.promote(system, 'bob@example.com')
    expect(await test.at(29)).toEqual(['ann@example.com', 'bob@example.com'])
  })
})
