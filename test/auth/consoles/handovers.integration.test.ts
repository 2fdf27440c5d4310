import { createHash, randomBytes } from 'node:crypto'
import { expect, it } from 'vitest'
import { Handovers } from '../../../src/auth/handovers.ts'
import type { AuthTables } from '../../../src/auth/schema.ts'
import { IDLE, Sessions } from '../../../src/auth/sessions.ts'
import type { Database } from '../../../src/db/database.ts'
import { uuidv7 } from '../../../src/db/ids.ts'
import { describeEachAuthDatabase } from '../../support/databases.ts'

const visit = { requestId: 'request-1', address: '192.0.2.1', userAgent: 'Firefox', browser: null, session: null }
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined }

describeEachAuthDatabase('Handovers', (open) => {
  /** A member who is signed in, and a clock. */
  async function start() {
    const db: Database<AuthTables> = await open()
    const clock = { time: Date.UTC(2030, 0, 1) }
    const now = () => clock.time
    const sessions = new Sessions(db, silent, now)
    const handovers = new Handovers(db, now)
    const id = uuidv7()
    const session = await db.transaction([], async (trx) => {
      const person = { id, kind: 'person', email: 'ada@example.com', name: 'Ada', role: 'member' } as const
      await trx
        .insertInto('actor')
        .values({ ...person, created_at: 1, joined_at: null })
        .execute()
      return sessions.start(trx, id, 'otp', visit)
    })
    const principal = await sessions.verify('auth', session.secret)
    const verifier = randomBytes(32).toString('base64url')
    const challenge = createHash('sha256').update(verifier).digest('base64url')
    const sessionId = principal?.credentialId ?? ''
    return {
      ...{ db, clock, sessions, handovers, id, session, sessionId, verifier },
      create: async () => (await handovers.create(sessionId, 'content', challenge)) ?? '',
      redeem: (code: string) => handovers.redeem('content', code, verifier, 'Firefox'),
    }
  }

  it('gives a session that lasts as long as the sign-in, and is the same member’s', async () => {
    const { create, redeem, sessions, session, id, sessionId } = await start()
    const share = await redeem(await create())
    expect(share?.expiresAt).toBe(session.expiresAt)
    const principal = await sessions.verify('content', share?.secret ?? '')
    expect(principal).toMatchObject({ id, kind: 'person', credential: 'session', role: 'member' })
    expect(principal?.credentialId).not.toBe(sessionId)
    expect(await sessions.verify('auth', share?.secret ?? '')).toBeNull()
    expect(await sessions.verify('bridge', share?.secret ?? '')).toBeNull()
    expect(await sessions.list(id)).toHaveLength(1)
  })

  it('keeps what a browser says it is, but for what cannot be kept', async () => {
    const { db, create, handovers, verifier } = await start()
    expect(await handovers.redeem('content', await create(), verifier, 'Fire\u0000fox\n')).not.toBeNull()
    const shares = db.reader.selectFrom('session').select('user_agent').where('root_id', 'is not', null)
    expect(await shares.execute()).toEqual([{ user_agent: 'Fire fox ' }])
  })

  it('takes a code for a minute, and not a moment longer', async () => {
    const { create, redeem, clock } = await start()
    const [inTime, late] = [await create(), await create()]
    clock.time += 59_999
    expect(await redeem(inTime)).not.toBeNull()
    clock.time += 1
    expect(await redeem(late)).toBeNull()
  })

  it('takes no code of a sign-in that ended, by any way', async () => {
    const ways: ((world: Awaited<ReturnType<typeof start>>) => unknown)[] = [
      ({ sessions, session }) => sessions.endBySecret('auth', session.secret, null),
      ({ sessions, id, sessionId }) => sessions.end({ principal: null, requestId: null }, id, sessionId),
      ({ db, id }) => db.writer.deleteFrom('actor').where('id', '=', id).execute(),
      ({ db, session }) =>
        db.writer
          .updateTable('session')
          .set({ expires_at: session.expiresAt - 1e12 })
          .execute(),
      ({ db, clock }) =>
        db.writer
          .updateTable('session')
          .set({ seen_at: clock.time - IDLE })
          .execute(),
    ]
    for (const end of ways) {
      const world = await start()
      const code = await world.create()
      await end(world)
      expect(await world.redeem(code)).toBeNull()
    }
  })

  it('ends what came of it with the sign-in: also by idleness', async () => {
    const { create, redeem, sessions, clock } = await start()
    const share = (await redeem(await create()))?.secret ?? ''
    clock.time += IDLE - 1
    expect(await sessions.verify('content', share)).not.toBeNull()
    // Being seen at the console keeps the sign-in alive. The note of it is not waited for.
    await expect
      .poll(async () => (await sessions.list((await sessions.verify('content', share))?.id ?? ''))[0]?.seen_at)
      .toBe(clock.time)
    clock.time += IDLE
    expect(await sessions.verify('content', share)).toBeNull()
  })

  it('keeps no secret', async () => {
    const { create, redeem, db } = await start()
    const [open, used] = [await create(), await create()]
    const share = await redeem(used)
    const kept = JSON.stringify([
      await db.reader.selectFrom('handover_code').selectAll().execute(),
      await db.reader.selectFrom('session').selectAll().execute(),
    ])
    for (const secret of [open, used, share?.secret ?? 'none']) expect(kept).not.toContain(secret)
    expect(await db.reader.selectFrom('handover_code').select('surface').execute()).toHaveLength(1)
  })
})
