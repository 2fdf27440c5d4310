import { expect, it } from 'vitest'
import { system } from '../../src/auth/actor.ts'
import { postApprovalNotices } from '../../src/auth/approval-notices.ts'
import { hour, minute } from '../../src/auth/attempts.ts'
import type { NoticeMail } from '../../src/auth/mail/mail.ts'
import { Members } from '../../src/auth/members.ts'
import type { AuthTables, Transact } from '../../src/auth/schema.ts'
import { sweep } from '../../src/auth/sweep.ts'
import { type Database, openDatabase } from '../../src/db/database.ts'
import { describeEachAuthDatabase, openAuthDatabase } from '../support/databases.ts'
import { noObserver, noPost } from './actors.ts'

const start = Date.UTC(2026, 0, 1)

describeEachAuthDatabase('notices that applications wait for approval', (open, dialect) => {
  async function begin(fresh?: Database<AuthTables>) {
    const db = fresh ?? (await open())
    const members = new Members(db, noPost, noObserver)
    const ann = await members.invite(system, { email: 'ann@example.com', role: 'admin' })
    await members.invite(system, { email: 'bea@example.com', role: 'admin' })
    const away = await members.invite(system, { email: 'away@example.com', role: 'admin' })
    const bob = await members.invite(system, { email: 'bob@example.com' })
    await members.update(system, away.id, { status: 'suspended' })
    const letters: NoticeMail[] = []
    const notices = {
      post: async (_trx: Transact, letter: NoticeMail) => void letters.push(letter),
      kick: () => {},
    }
    const ask = async (name: string, at: number) => {
      const row = { client_id: name, redirect_host: `${name}.example`, client_name: name }
      await db.writer
        .insertInto('application_request')
        .values({ ...row, requested_by: bob.id, requested_at: at })
        .execute()
    }
    const at = async (now: number, on: Database<AuthTables> = db) => {
      letters.splice(0)
      await postApprovalNotices(on, notices, now)
      return letters.map(({ to, about }) =>
        about.event === 'approval_requested' ? [to, about.application, about.others] : [],
      )
    }
    return { db, ann, ask, at, letters }
  }

  it('come at once, to each administrator who is not suspended, and then once an hour with all since', async () => {
    const { db, ask, at } = await begin()
    expect(await at(start)).toEqual([])
    await ask('notes', start)
    expect(await at(start)).toEqual([
      ['ann@example.com', 'notes', 0],
      ['bea@example.com', 'notes', 0],
    ])
    expect(await at(start + minute)).toEqual([])
    await ask('parrot', start + minute)
    await ask('robot', start + 2 * minute)
    expect(await at(start + 3 * minute)).toEqual([])
    expect(await at(start + hour - 1)).toEqual([])
    await sweep(db, start + hour)
    const next = await at(start + hour)
    expect(next.map(([to, , others]) => [to, others])).toEqual([
      ['ann@example.com', 1],
      ['bea@example.com', 1],
    ])
    expect(await at(start + 3 * hour)).toEqual([])
  })

  it('leave out what was answered meanwhile', async () => {
    const { db, ask, at } = await begin()
    await ask('notes', start)
    await at(start)
    await ask('parrot', start + minute)
    await db.writer.deleteFrom('application_request').where('client_id', '=', 'parrot').execute()
    expect(await at(start + hour)).toEqual([])
  })

  it('come once of two instances', async () => {
    const { database, settings, close } = await openAuthDatabase(dialect)
    const other = openDatabase<AuthTables>(settings)
    try {
      const { ask, at, letters } = await begin(database)
      await ask('notes', start)
      await ask('parrot', start)
      await Promise.all([at(start), at(start, other), at(start, other)])
      expect(letters.map(({ to }) => to)).toEqual(['ann@example.com', 'bea@example.com'])
    } finally {
      await other.close()
      await close()
    }
  })
})
