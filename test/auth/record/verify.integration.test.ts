import { sql } from 'kysely'
import { expect, it, onTestFinished } from 'vitest'
import { AccessTokens } from '../../../src/auth/access-tokens.ts'
import type { Action } from '../../../src/auth/actions.ts'
import { recordActivity } from '../../../src/auth/activity.ts'
import { system } from '../../../src/auth/actor.ts'
import { Members } from '../../../src/auth/members.ts'
import { eraseMember } from '../../../src/auth/record/erase.ts'
import { ActivityLinker } from '../../../src/auth/record/linker.ts'
import { acceptActivity, parseHead, verifyActivity } from '../../../src/auth/record/verify.ts'
import type { AuthTables } from '../../../src/auth/schema.ts'
import { Keys } from '../../../src/auth/secrets.ts'
import { type Database, openDatabase } from '../../../src/db/database.ts'
import { table } from '../../../src/db/dialect.ts'
import { uuidv7 } from '../../../src/db/ids.ts'
import { describeEachDialect, openAuthDatabase } from '../../support/databases.ts'
import { noObserver, noPost, signedIn } from '../actors.ts'

const keys = new Keys('the key of this server')
const minute = 60_000

describeEachDialect('the record of activity', (dialect) => {
  async function begin() {
    const place = await openAuthDatabase(dialect)
    onTestFinished(() => place.close())
    const db = place.database
    // Ids are of the real clock, which this one may not overtake.
    const clock = { now: Date.now() - 2 * 60 * minute }
    const told: { head?: string; error?: string }[] = []
    const log = {
      info: (fields: object) => void told.push(fields),
      warn: () => {},
      error: (_fields: object, error: string) => void told.push({ error }),
    }
    const linkerOf = (of: Database<AuthTables>, by = keys) =>
      new ActivityLinker(of, { keys: by, log, now: () => clock.now })
    const linker = linkerOf(db)
    const note = async (count: number, action: Action = 'session.start') => {
      for (let left = count; left > 0; left -= 1) {
        const deed = {
          action,
          target: { kind: 'member', id: 'ada', name: 'Ada' },
          details: { reason: `${left}` },
        } as const
        await db.transaction([], (trx) => recordActivity(trx, system, deed, clock.now))
      }
    }
    const ids = async () =>
      (await db.reader.selectFrom('activity').select('id').orderBy('id').execute()).map(({ id }) => id)
    const verify = (known: string | null = null, by = keys) =>
      verifyActivity(db, by, known === null ? null : parseHead(known))
    const kinds = async (known: string | null = null) => {
      const { findings } = await verify(known)
      return findings.map(({ kind, id }) => (id === null ? kind : `${kind} ${id}`))
    }
    return { place, db, clock, told, linkerOf, linker, note, ids, verify, kinds }
  }

  it('is whole: what is written, linked, and still to be linked', async () => {
    const { linker, note, verify, told } = await begin()
    expect(await verify()).toMatchObject({ lines: 0, waiting: 0, head: null, count: 0 })
    await note(450)
    expect(await verify()).toMatchObject({ lines: 0, waiting: 450, count: 0 })
    expect(await linker.link()).toBe(450)
    await note(3)
    const report = await verify()
    expect(report).toMatchObject({ lines: 450, erased: 0, waiting: 3, findings: [], count: 0 })
    expect(report.head).toMatch(/^450:[\w-]{43}$/)
    expect(await linker.link()).toBe(3)
    expect(await verify(report.head)).toMatchObject({ lines: 453, waiting: 0, count: 0 })
    await linker.stop()
    expect(told.at(-1)?.head).toBe((await verify()).head)
  })

  const columns = ['actor_name', 'target_name', 'details', 'action', 'actor_id', 'at', 'owner_id'] as const
  it.each(columns)('shows that a line was changed: %s', async (column) => {
    const { db, linker, note, ids, kinds } = await begin()
    await note(5)
    await linker.link()
    const [, , third = ''] = await ids()
    const value = column === 'at' ? 1 : 'another'
    await db.writer
      .updateTable('activity')
      .set({ [column]: value })
      .where('id', '=', third)
      .execute()
    expect(await kinds()).toEqual([`changed ${third}`])
  })

  it('shows that a line was deleted, without and with its link', async () => {
    const { db, linker, note, ids, kinds } = await begin()
    await note(5)
    await linker.link()
    const [, second = '', , fourth = ''] = await ids()
    await db.writer.deleteFrom('activity').where('id', '=', second).execute()
    expect(await kinds()).toEqual([`deleted ${second}`])
    await db.writer.deleteFrom('activity').where('id', '=', fourth).execute()
    await db.writer.deleteFrom('activity_link').where('activity_id', '=', fourth).execute()
    expect(await kinds()).toEqual([`deleted ${second}`, 'cut'])
  })

  it('shows lines that were inserted among old ones, whatever they say of themselves', async () => {
    const { db, clock, linker, note, ids, kinds } = await begin()
    await note(3)
    await linker.link()
    const [first = ''] = await ids()
    const then = clock.now
    clock.now += 60 * minute
    await note(1)
    await linker.link()
    const row = {
      ...{
        at: then,
        actor_id: null,
        actor_kind: 'system' as const,
        actor_name: 'command line',
        action: 'member.invite',
      },
    }
    const between = `${first.slice(0, 14)}${'7fff'}${first.slice(18)}`
    await db.writer
      .insertInto('activity')
      .values({ id: between, ...row })
      .execute()
    const claimed = uuidv7()
    await db.writer
      .insertInto('activity')
      .values({ id: claimed, ...row, linked: 1 })
      .execute()
    // One is linked like any other, and its link tells when it came.
    expect(await linker.link()).toBe(1)
    expect(await kinds()).toEqual([`inserted ${between}`, `inserted ${claimed}`])
  })

  it('shows that lines were put into another order', async () => {
    const { db, linker, note, ids, kinds } = await begin()
    await note(4)
    await linker.link()
    const [, second = '', third = ''] = await ids()
    const swap = async (name: 'activity' | 'activity_link', column: string, one: string, other: string) => {
      const rename = (from: string, to: string) =>
        sql`update ${table(db.writer, name)} set ${sql.ref(column)} = ${to} where ${sql.ref(column)} = ${from}`.execute(
          db.writer,
        )
      await rename(one, 'aside')
      await rename(other, one)
      await rename('aside', other)
    }
    await swap('activity', 'id', second, third)
    expect(await kinds()).toEqual([`changed ${second}`, `changed ${third}`])
    // With their links it is the links that do not follow one another.
    await swap('activity_link', 'activity_id', second, third)
    expect((await kinds()).sort()).toEqual([`changed ${second}`, `changed ${third}`].sort())
  })

  it('shows that the newest lines were cut off, with the head of the database or one of a log', async () => {
    const { db, linker, note, ids, kinds, verify, told } = await begin()
    await note(3)
    await linker.link()
    const before = await db.reader.selectFrom('activity_chain').selectAll().executeTakeFirstOrThrow()
    await note(2)
    await linker.link()
    const { head } = await verify()
    const gone = (await ids()).slice(3)
    await db.writer.deleteFrom('activity').where('id', 'in', gone).execute()
    await db.writer.deleteFrom('activity_link').where('activity_id', 'in', gone).execute()
    expect(await kinds()).toEqual(['truncated'])
    // With an old head in its place nothing in the database tells; the head of then does.
    await db.writer.updateTable('activity_chain').set(before).execute()
    expect(await kinds()).toEqual([])
    expect(await kinds(head)).toEqual(['truncated'])
    await note(2)
    await linker.link()
    expect(await kinds(head)).toEqual(['replaced'])
    // Nothing is linked any more behind a head that no one with the key has written.
    await db.writer.updateTable('activity_chain').set({ seq: 4 }).execute()
    await note(1)
    expect(await linker.link()).toBe(0)
    expect(await kinds()).toEqual(['head', 'head'])
    expect(told.at(-1)?.error).toContain('triptych auth activity verify')
    await db.writer.deleteFrom('activity_chain').execute()
    expect(await kinds()).toContain('head')
  })

  it('goes on after someone has looked, and says so; so it does after another key', async () => {
    const { db, linker, linkerOf, note, ids, kinds, verify, clock } = await begin()
    await note(3)
    await linker.link()
    const [first = ''] = await ids()
    await db.writer.updateTable('activity').set({ action: 'session.end' }).where('id', '=', first).execute()
    const report = await verify()
    expect(report.count).toBe(1)
    await acceptActivity(db, system, report, clock.now)
    expect(await linker.link()).toBe(4)
    expect(await kinds()).toEqual([])
    const accepted = db.reader.selectFrom('activity').select('details').where('action', '=', 'activity.accept')
    expect((await accepted.executeTakeFirst())?.details).toContain('"findings":"1"')

    const other = new Keys('another key')
    const theirs = linkerOf(db, other)
    await note(1)
    expect(await theirs.link()).toBe(0)
    const seen = await verify(null, other)
    expect(seen.findings[0]?.kind).toBe('other_key')
    await acceptActivity(db, system, seen, clock.now)
    clock.now += minute
    await theirs.link()
    expect(await verify(null, other)).toMatchObject({ lines: 6, count: 0 })
  })

  it('stays whole when old lines go, and loses none that is not linked', async () => {
    const { db, clock, linker, note, ids, verify, kinds } = await begin()
    await note(250)
    await linker.link()
    const { head } = await verify()
    clock.now += 60 * minute
    await note(2)
    await linker.link()
    await note(1)
    await linker.prune(clock.now - minute)
    expect(await ids()).toHaveLength(3)
    expect(await verify(head)).toMatchObject({ lines: 2, waiting: 1, count: 0 })
    await linker.prune(clock.now + minute)
    expect(await ids()).toHaveLength(1)
    expect(await kinds(head)).toEqual([])
    await linker.link()
    expect(await verify()).toMatchObject({ lines: 1, count: 0 })
    // Nor does any go while something does not fit.
    await db.writer.updateTable('activity_chain').set({ anchor_seq: 0 }).execute()
    await linker.prune(clock.now + minute)
    expect(await ids()).toHaveLength(1)
  })

  it('is linked by one of two instances at a time, while both write', async () => {
    const { place, db, clock, linker, linkerOf, note, verify } = await begin()
    const there = openDatabase<AuthTables>(place.settings)
    onTestFinished(() => there.close())
    const second = linkerOf(there)
    const linkAll = async (one: ActivityLinker) => {
      let count = 0
      for (let round = 0; round < 20; round += 1) count += await one.link()
      return count
    }
    const [, , here, other] = await Promise.all([note(40), note(40), linkAll(linker), linkAll(second)])
    clock.now += minute
    const rest = (await linker.link()) + (await second.link())
    expect(here + other + rest).toBe(80)
    expect(await verify()).toMatchObject({ lines: 80, waiting: 0, count: 0 })
    // The one that linked last has the lease; when it is silent, the other one takes over.
    await note(1)
    clock.now += minute
    expect(await linker.link()).toBe(1)
    await note(1)
    expect(await second.link()).toBe(0)
    clock.now += minute
    expect(await second.link()).toBe(1)
    expect(await verify()).toMatchObject({ lines: 82, waiting: 0, count: 0 })
    expect(db.dialect).toBe(dialect)
  })

  it('stays whole when a member is erased, and shows what only looks like an erasure', async () => {
    const { db, linker, ids, verify, kinds, clock } = await begin()
    const members = new Members(db, noPost, noObserver, () => clock.now)
    const boss = await members.invite(system, { email: 'boss@example.com', name: 'Boss', role: 'admin' })
    const ada = await members.invite(system, { email: 'ada@example.com', name: 'Ada Lovelace' })
    const as = await signedIn(db, ada.id)
    const tokens = new AccessTokens(
      db,
      () => {},
      () => clock.now,
    )
    await tokens.create(
      { ...as, address: '192.0.2.77', userAgent: 'Ada Browser' },
      { id: ada.id, kind: 'person' },
      { name: 'ada laptop' },
    )
    await linker.link()
    await expect(eraseMember(db, system, ada.id, clock.now)).rejects.toMatchObject({ code: 'still_member' })
    await members.remove(await signedIn(db, boss.id), ada.id)
    // Lines of the removal are not linked yet.
    const before = await ids()
    await eraseMember(db, system, ada.id, clock.now)
    expect(await ids()).toHaveLength(before.length + 1)
    const kept = JSON.stringify(await db.reader.selectFrom('activity').selectAll().execute())
    expect(kept).not.toMatch(/ada@example|Lovelace|ada laptop|192\.0\.2\.77|Ada Browser/)
    const did = await db.reader.selectFrom('activity').selectAll().where('actor_id', '=', ada.id).execute()
    expect(did.map(({ actor_name, action }) => `${actor_name}: ${action}`)).toContain('erased member: token.create')
    expect(await verify()).toMatchObject({ count: 0, erased: 2 })
    await linker.link()
    expect(await verify()).toMatchObject({ count: 0, erased: 2, waiting: 0 })

    // Who blanks a line of anyone else, or writes into one that was erased, is shown.
    const [of = ''] = await ids()
    await db.writer.updateTable('activity').set({ target_name: null, details: null }).where('id', '=', of).execute()
    await db.writer.updateTable('activity_link').set({ rest_salt: null }).where('activity_id', '=', of).execute()
    expect(await kinds()).toEqual([`changed ${of}`])
    const own = did[0]?.id ?? ''
    await db.writer.updateTable('activity').set({ actor_name: 'Eve' }).where('id', '=', own).execute()
    expect(await kinds()).toEqual([`changed ${of}`, `changed ${own}`])
    await expect(eraseMember(db, system, 'nobody', clock.now)).rejects.toMatchObject({ code: 'not_found' })
  })
})
