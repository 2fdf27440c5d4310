import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, it, onTestFinished } from 'vitest'
import type { AuthTables } from '../../src/auth/schema.ts'
import { Keys } from '../../src/auth/secrets.ts'
import { type Database, type DatabaseSettings, openDatabase } from '../../src/db/database.ts'
import { adminEmail } from '../support/auth-server.ts'
import { createServerDatabase, type DialectName } from '../support/databases.ts'
import { whileBusy } from '../support/patience.ts'
import { type RunningTriptych, startTriptych } from '../support/process.ts'
import { kills } from '../support/thorough.ts'
import { broken, emptyLedger, type Ledger, live, signInAdmin } from './crash-traffic.ts'
import { halfMade } from './half-made.ts'

const key = 'k'.repeat(64)

const wished = kills(3)

/** A kill falls anywhere between the first answer of a process and this one: people are in every step by then. */
const longestLife = 120

/** A data folder and a database, and processes on them, one after the other. */
async function createPlace(dialect: DialectName) {
  const dataDir = await mkdtemp(join(tmpdir(), 'triptych-crash-'))
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
  const { url, remove } = await createServerDatabase(dialect, dataDir, ['auth'])
  onTestFinished(() => remove())
  const settings: DatabaseSettings =
    url === null ? { kind: 'sqlite', file: join(dataDir, 'auth.sqlite') } : { kind: 'postgres', url, schema: 'auth' }
  const env = {
    SVC_DATA_DIR: dataDir,
    SVC_ADMIN_EMAIL: adminEmail,
    SVC_SECRET_KEY: key,
    SVC_TRUSTED_PROXIES: '127.0.0.1',
    ...(url === null ? {} : { SVC_DATABASE_URL: url }),
  }
  return {
    start: async (): Promise<RunningTriptych> => {
      const triptych = await startTriptych({ args: ['auth'], env })
      onTestFinished(() => void triptych.child.kill('SIGKILL'))
      return triptych
    },
    /** Looks into what a dead process left. */
    look: async <R>(into: (db: Database<AuthTables>) => Promise<R>): Promise<R> => {
      const db = openDatabase<AuthTables>(settings)
      try {
        return await into(db)
      } finally {
        await db.close()
      }
    },
  }
}

describe('kill -9 in the middle of sign-ins', () => {
  it.each<[DialectName, number]>([
    ['sqlite', wished],
    ['postgres', Math.ceil(wished / 2)],
  ])(
    'leaves every answered one, and none half-made (%s, %i kills)',
    { timeout: whileBusy(300_000 + wished * 10_000) },
    async (dialect, count) => {
      const { start, look } = await createPlace(dialect)
      const ledger = emptyLedger()
      let log = ''
      let triptych = await start()
      const admin = await signInAdmin(triptych, ledger)
      for (let kill = 0; kill < count; kill++) {
        // Spread over all moments, and no two runs alike.
        const enough = ledger.answers.more(1 + Math.floor(((kill + Math.random()) / count) * longestLife))
        const lives = Promise.all(Array.from({ length: 16 }, () => live(triptych, admin, ledger)))
        // An answer comes after its transaction: a kill that always followed one would miss what lies between two.
        await Promise.race([enough.then(() => pause(Math.random() * 20)), lives])
        await triptych.stop('SIGKILL')
        await lives
        log += triptych.stderr()
        expect(await look((db) => halfMade(db, new Keys(key), ledger, log))).toEqual([])
        triptych = await start()
        expect(await broken(triptych, lastOf(ledger, 30))).toEqual([])
      }
      expect(await broken(triptych, ledger)).toEqual([])
      // The run was one: people came through, and some did not.
      expect(ledger.signIns.length).toBeGreaterThan(1)
      expect(ledger.members.length).toBeGreaterThan(ledger.signIns.length)
      await triptych.stop()
    },
  )
})

/** Each restart is asked about what is fresh; the last one about everything. */
function lastOf(ledger: Ledger, count: number): Ledger {
  return {
    ...ledger,
    members: ledger.members.slice(-count),
    signIns: ledger.signIns.slice(-count),
    sessions: ledger.sessions.slice(-count),
    endedSessions: ledger.endedSessions.slice(-count),
    tokens: ledger.tokens.slice(-count),
    revokedTokens: ledger.revokedTokens.slice(-count),
  }
}
