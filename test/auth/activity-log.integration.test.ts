import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import type { Action } from '../../src/auth/actions.ts'
import { recordActivity } from '../../src/auth/activity.ts'
import { type ActivityEntry, ActivityLog } from '../../src/auth/activity-log.ts'
import { type Actor, system } from '../../src/auth/actor.ts'
import { Members } from '../../src/auth/members.ts'
import type { AuthTables } from '../../src/auth/schema.ts'
import { openDatabase } from '../../src/db/database.ts'
import { createServerDatabase, describeEachAuthDatabase } from '../support/databases.ts'
import { startCommand } from '../support/process.ts'
import { noObserver, noPost, sessionOf } from './actors.ts'

describeEachAuthDatabase('ActivityLog', (open) => {
  async function begin() {
    const db = await open()
    const members = new Members(db, noPost, noObserver, () => 0)
    const ann = await members.invite(system, { email: 'ann@example.com', name: 'Ann', role: 'admin' })
    const note = (actor: Actor, action: Action, now = 0) =>
      db.transaction([], (trx) => recordActivity(trx, actor, { action }, now))
    return { db, members, ann, note, log: new ActivityLog(db) }
  }

  it('says who did what to what, when, and with which credential', async () => {
    const { members, ann, note, log } = await begin()
    const target = { kind: 'member', id: ann.id, name: 'Ann' }
    await note(sessionOf(ann.id), 'session.end', Date.UTC(2026, 0, 1))
    await members.invite(system, { email: 'bob@example.com', role: 'admin' })
    await members.remove(system, ann.id)
    const { entries, next } = await log.list({ limit: 100 })
    expect(next).toBeNull()
    expect(entries.toReversed().map(({ id: _id, ...entry }) => entry)).toEqual([
      {
        ...{ at: '1970-01-01T00:00:00.000Z', actor: { id: null, kind: 'system', name: 'command line' } },
        ...{ credential: null, action: 'member.invite', target },
        details: { after: { email: 'ann@example.com', name: 'Ann', role: 'admin' } },
      },
      {
        ...{ at: '2026-01-01T00:00:00.000Z', actor: { id: ann.id, kind: 'person', name: 'Ann' } },
        ...{ credential: 'session', action: 'session.end', target: null, details: null },
      },
      expect.objectContaining({ action: 'member.invite' }),
      expect.objectContaining({ action: 'member.remove', target }),
    ])
  })

  it('comes newest first, in pages that stand still while more is done', async () => {
    const { ann, note, log } = await begin()
    const actor = sessionOf(ann.id)
    const deeds: Action[] = ['session.start', 'token.create', 'token.revoke', 'session.end']
    for (const action of deeds) await note(actor, action)
    const seen: ActivityEntry[][] = []
    let cursor: string | undefined
    do {
      const { entries, next } = await log.list({ limit: 2, cursor })
      seen.push(entries)
      cursor = next ?? undefined
      await note(actor, 'session.start')
    } while (cursor !== undefined)
    expect(seen.map((page) => page.map(({ action }) => action))).toEqual([
      ['session.end', 'token.revoke'],
      ['token.create', 'session.start'],
      ['member.invite'],
    ])
  })

  it("shows one actor's own", async () => {
    const { members, ann, note, log } = await begin()
    const bob = await members.invite(system, { email: 'bob@example.com' })
    await note(sessionOf(ann.id), 'session.start')
    await note(sessionOf(bob.id), 'session.start')
    await note(sessionOf(ann.id), 'session.end')
    const first = await log.list({ actorId: ann.id, limit: 1 })
    expect(first.entries.map(({ action }) => action)).toEqual(['session.end'])
    const rest = await log.list({ actorId: ann.id, limit: 1, cursor: first.next ?? undefined })
    expect(rest).toEqual({ entries: [expect.objectContaining({ action: 'session.start' })], next: null })
    expect(await log.list({ actorId: 'nobody' })).toEqual({ entries: [], next: null })
  })
})

it('an export ends in peace when its reader has enough', async () => {
  const SVC_DATA_DIR = await mkdtemp(join(tmpdir(), 'triptych-activity-'))
  onTestFinished(() => rm(SVC_DATA_DIR, { recursive: true }))
  await createServerDatabase('sqlite', SVC_DATA_DIR, ['auth'])
  const db = openDatabase<AuthTables>({ kind: 'sqlite', file: join(SVC_DATA_DIR, 'auth.sqlite') })
  // More than one part.
  const entries = Array.from({ length: 1001 }, (_, i) => i)
  await db.transaction([], async (trx) => {
    for (const now of entries) await recordActivity(trx, system, { action: 'session.end' }, now)
  })
  await db.close()
  const whole = startCommand(['auth', 'activity', 'export'], { SVC_DATA_DIR })
  expect(await whole.exited).toEqual({ code: 0, signal: null })
  expect(whole.stdout().trimEnd().split('\n')).toHaveLength(entries.length)
  const left = startCommand(['auth', 'activity', 'export'], { SVC_DATA_DIR })
  left.child.stdout?.destroy()
  expect(await left.exited).toEqual({ code: 0, signal: null })
  expect(left.stderr()).toBe('')
})
