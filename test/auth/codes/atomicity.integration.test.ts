import type { KyselyPlugin } from 'kysely'
import { expect, it } from 'vitest'
import { AccessTokens } from '../../../src/auth/access-tokens.ts'
import { system } from '../../../src/auth/actor.ts'
import { LoginCodes } from '../../../src/auth/codes/login-codes.ts'
import { GuessBrake } from '../../../src/auth/guess-brake.ts'
import { postMail } from '../../../src/auth/mail/outbox.ts'
import { Members } from '../../../src/auth/members.ts'
import type { AuthTables, Transact } from '../../../src/auth/schema.ts'
import { Sessions } from '../../../src/auth/sessions.ts'
import type { Database } from '../../../src/db/database.ts'
import { describeEachAuthDatabase } from '../../support/databases.ts'
import { noObserver } from '../actors.ts'
import { halfMade } from '../half-made.ts'
import { keys } from './visitor.ts'

const silent = { info: () => {}, warn: () => {}, error: () => {} }

/** The same database, where the nth statement fails and every one after it. */
function stoppingAt(db: Database<AuthTables>, nth: number): Database<AuthTables> {
  let count = 0
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => {
      count += 1
      if (count >= nth) throw new Error('stopped')
      return node
    },
    transformResult: async ({ result }) => result,
  }
  return {
    ...db,
    writer: db.writer.withPlugin(plugin),
    transaction: (locks, work) => db.transaction(locks, (trx) => work(trx.withPlugin(plugin))),
  }
}

interface Answered {
  readonly members: string[]
  readonly asked: string[]
}

/** A person is invited, signs in by code, mints a token, revokes it and signs out: the answers, in order. */
async function oneLife(db: Database<AuthTables>, email: string, answered: Answered): Promise<void> {
  let code = ''
  // An address of its own: there are more lives than sends that one address has.
  const visit = { requestId: 'request-1', address: email, userAgent: null, browser: null, session: null }
  const kick = () => {}
  const post = async (trx: Transact, mail: Parameters<typeof postMail>[2], now: number) => {
    if (mail.kind === 'code') code = mail.code
    await postMail(trx, keys, mail, now)
  }
  const observer = { ...noObserver, signIn: () => {}, codeIssued: () => {} }
  const sessions = new Sessions(db, silent)
  const brake = new GuessBrake({ observer, log: silent })
  const codes = new LoginCodes({
    db,
    keys,
    sessions,
    observer,
    brake,
    log: silent,
    mail: { post, kick },
    now: Date.now,
  })
  const tokens = new AccessTokens(db, () => {})
  const { id } = await new Members(db, { post, kick }, noObserver).invite(system, { email })
  answered.members.push(email)
  const challenge = await codes.request(email, null, visit)
  answered.asked.push(email)
  const { secret } = await codes.verify({ email, code, challenge }, visit)
  const actor = { principal: await sessions.verify('auth', secret), requestId: null }
  const holder = { id, kind: 'person' } as const
  const token = await tokens.create(actor, holder, { name: 'script' })
  await tokens.revoke(actor, holder, token.id)
  await tokens.create(actor, holder, { name: 'another' })
  await sessions.endBySecret('auth', secret, null)
}

describeEachAuthDatabase('a sign-in, an invitation, a token', (open) => {
  it('is whole or not there at all, whatever statement it stops at', async () => {
    const db = await open()
    const answered: Answered = { members: [], asked: [] }
    let stops = 0
    for (let done = false; !done; ) {
      stops += 1
      done = await oneLife(stoppingAt(db, stops), `person-${stops}@example.com`, answered).then(
        () => true,
        (error: unknown) => {
          expect(error).toMatchObject({ message: 'stopped' })
          return false
        },
      )
      expect(await halfMade(db, keys, answered, ''), `stopped at ${stops}`).toEqual([])
    }
    // Each of the six takes several.
    expect(stops).toBeGreaterThan(30)
  })
})
