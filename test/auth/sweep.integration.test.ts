import { expect, it, onTestFinished, vi } from 'vitest'
import { ActivityLinker } from '../../src/auth/record/linker.ts'
import type { AuthTables } from '../../src/auth/schema.ts'
import { Keys } from '../../src/auth/secrets.ts'
import { Sweeper, sweep } from '../../src/auth/sweep.ts'
import type { Database } from '../../src/db/database.ts'
import { describeEachAuthDatabase } from '../support/databases.ts'
import { equip } from './actors.ts'
import { codeOffice, day, hour, minute, start } from './codes/visitor.ts'

const tables = [
  ...(['attempt', 'login_code', 'spent', 'handover_code', 'session', 'access_token'] as const),
  ...(['known_browser', 'failure_streak', 'actor', 'activity', 'identity', 'connector_grant'] as const),
  ...(['oauth_artifact', 'oauth_client'] as const),
]

/** How many rows each table has. */
async function sizes({ reader }: Database<AuthTables>) {
  const counts: Partial<Record<(typeof tables)[number], number>> = {}
  for (const table of tables) counts[table] = (await reader.selectFrom(table).selectAll().execute()).length
  return counts
}

describeEachAuthDatabase('the sweep', (open) => {
  /** One of everything that has an end, which is a minute after `start`. */
  async function begin() {
    const db = await open()
    const ada = await codeOffice(db).invite('ada@example.com')
    await equip(db, ada.id)
    const end = { expires_at: start + minute }
    await db.writer
      .updateTable('session')
      .set({ ...end, seen_at: start })
      .execute()
    for (const table of ['login_code', 'handover_code', 'access_token'] as const) {
      await db.writer.updateTable(table).set(end).execute()
    }
    await db.writer.updateTable('known_browser').set({ seen_at: start }).execute()
    await db.writer
      .insertInto('spent')
      .values({ hash: 'spent', ...end })
      .execute()
    await db.writer.updateTable('connector_grant').set({ created_at: start }).execute()
    const { id: grant_id } = await db.reader.selectFrom('connector_grant').select('id').executeTakeFirstOrThrow()
    const about = { grant_id, scope: null, audience: null, payload: '', consumed_at: null }
    await db.writer
      .insertInto('oauth_artifact')
      .values({ hash: 'artifact', model: 'AccessToken', ...about, ...end })
      .execute()
    await db.writer.insertInto('oauth_client').values({ id: 'unused', payload: '{}', created_at: start }).execute()
    await db.writer.insertInto('attempt').values({ id: 'attempt', key: 'key', at: start }).execute()
    await db.writer
      .insertInto('failure_streak')
      .values({ email_hash: 'email', failures: 1, updated_at: start })
      .execute()
    return { db, before: await sizes(db) }
  }

  it('leaves what may still be looked at', async () => {
    const { db, before } = await begin()
    for (const count of Object.values(before)) expect(count).toBeGreaterThan(0)
    await sweep(db, start + minute - 1)
    expect(await sizes(db)).toEqual(before)
  })

  it('takes away what has expired, a sign-in with its shares, and never a person or what they did', async () => {
    const { db, before } = await begin()
    await sweep(db, start + minute)
    const gone = { login_code: 0, spent: 0, handover_code: 0, session: 0, access_token: 0, oauth_artifact: 0 }
    expect(await sizes(db)).toEqual({ ...before, ...gone })
    await sweep(db, start + hour - 1)
    expect(await sizes(db)).toEqual({ ...before, ...gone })
    // A grant that nothing can be done with any more.
    await sweep(db, start + hour)
    expect(await sizes(db)).toEqual({ ...before, ...gone, connector_grant: 0 })
    const idle = { ...gone, connector_grant: 0 }
    await sweep(db, start + day - 1)
    expect(await sizes(db)).toEqual({ ...before, ...idle })
    // An application without a grant.
    await sweep(db, start + day)
    expect(await sizes(db)).toEqual({ ...before, ...idle, oauth_client: 0 })
    await sweep(db, start + day + 1)
    const soon = { ...idle, attempt: 0 }
    expect(await sizes(db)).toEqual({ ...before, ...soon, oauth_client: 0 })
    await sweep(db, start + 90 * day + 1)
    expect(await sizes(db)).toEqual({ ...before, ...soon, oauth_client: 0, failure_streak: 0 })
    await sweep(db, start + 400 * day + 1)
    expect(await sizes(db)).toEqual({ ...before, ...soon, oauth_client: 0, failure_streak: 0, known_browser: 0 })
  })

  it('takes away the activity that is not kept, in pieces', async () => {
    const { db } = await begin()
    await db.writer.deleteFrom('activity').execute()
    const entry = { actor_id: null, actor_kind: 'system', actor_name: 'system', action: 'session.end' } as const
    const about = { credential: null, credential_id: null, target_kind: null, target_id: null, target_name: null }
    const entries = Array.from({ length: 1_200 }, (_, index) => ({
      ...{ id: String(index).padStart(4, '0'), at: start + index, request_id: null },
      ...entry,
      ...about,
    }))
    for (let at = 0; at < entries.length; at += 100) {
      await db.writer
        .insertInto('activity')
        .values(entries.slice(at, at + 100))
        .execute()
    }
    const left = async () => (await db.reader.selectFrom('activity').select('id').orderBy('id').execute()).length
    const log = { info: () => {}, warn: () => {}, error: () => {} }
    const linker = new ActivityLinker(db, { keys: new Keys('key'), log, now: () => start })
    await linker.link()
    await linker.pruneDays(null, start + 30 * day + 1_100)
    expect(await left()).toBe(1_200)
    await linker.pruneDays(30, start + 30 * day + 1_100)
    expect(await left()).toBe(100)
    await linker.pruneDays(30, start + 30 * day + 1_100)
    expect(await left()).toBe(100)
  })

  it('takes away a session that was idle too long, though its absolute end is far', async () => {
    const { db } = await begin()
    await db.writer
      .updateTable('session')
      .set({ expires_at: start + 30 * day })
      .execute()
    await sweep(db, start + 7 * day - 1)
    expect((await sizes(db)).session).toBe(2)
    await sweep(db, start + 7 * day)
    expect((await sizes(db)).session).toBe(0)
  })

  it('comes at once and every ten minutes until it is stopped, and tells when the database does not answer', async () => {
    const { db } = await begin()
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'], now: start })
    onTestFinished(() => void vi.useRealTimers())
    const errors: unknown[] = []
    const sweeper = new Sweeper(db, (error) => errors.push(error))
    sweeper.start()
    vi.advanceTimersByTime(10 * minute - 1)
    await sweeper.stop()
    expect((await sizes(db)).spent).toBe(1)
    vi.setSystemTime(start)
    const again = new Sweeper(db, (error) => errors.push(error))
    again.start()
    vi.advanceTimersByTime(10 * minute)
    await again.stop()
    expect((await sizes(db)).spent).toBe(0)
    expect(errors).toEqual([])

    const away = () => Promise.reject(new Error('away'))
    const failing = new Sweeper({ ...db, transaction: away }, (error) => errors.push(error))
    failing.start()
    vi.advanceTimersByTime(10 * minute)
    await failing.stop()
    expect(errors).toHaveLength(2)
  })
})
