import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import SqliteFile from 'better-sqlite3'
import { describe, expect, it, vi } from 'vitest'
import { adminEmail } from '../support/auth-server.ts'
import { makeBridgeFolder } from '../support/bridge-folder.ts'
import { look, Newsroom } from '../support/content-newsroom.ts'
import { type DialectName, dialects } from '../support/databases.ts'
import { startPostgres } from '../support/postgres.ts'
import type { RunningTriptych } from '../support/process.ts'
import { backupWorld, homeWorld, importWorld, membersWorld, pageWorld, type World } from './worlds.ts'

/** `make kills` is the long run: 200 on SQLite, a quarter of that on PostgreSQL, whose server is killed in turn. */
const wished = Number(process.env.CRASH_KILLS ?? 3)

/** Answers between two kills, at most. */
const LONGEST_LIFE = 60

/** Lets the worlds write until so many writes more were answered, and kills what is to be killed among the next ones. */
async function killAmongWrites(server: RunningTriptych, worlds: readonly World[], kill: () => Promise<unknown>) {
  const dying = new AbortController()
  const answered = (): number => worlds.reduce((sum, world) => sum + world.answered(), 0)
  const enough = answered() + 1 + Math.floor(Math.random() * LONGEST_LIFE)
  const writing = Promise.all(worlds.map((world) => world.write(server, dying.signal)))
  let failed = false
  writing.catch(() => {
    failed = true
  })
  while (answered() < enough && !failed) await pause(5)
  // A kill that always followed an answer would miss what lies between two.
  await pause(Math.random() * 20)
  dying.abort()
  await kill()
  await writing
}

/** What SQLite finds wrong with the databases of a data folder that no process has open. */
async function damage(dataDir: string): Promise<string[]> {
  const files = (await readdir(dataDir)).filter((name) => name.endsWith('.sqlite'))
  return files.flatMap((name) => {
    const db = new SqliteFile(join(dataDir, name))
    const found = db.pragma('integrity_check', { simple: true })
    db.close()
    return found === 'ok' ? [] : [`${name}: ${found}`]
  })
}

/** Everything that a kill may hit: a server of all surfaces, and its database. */
async function openProduct(dialect: DialectName, atEnd: (clean: () => Promise<void>) => void) {
  const folder = await makeBridgeFolder({ config: { disabledPlugins: ['Counter'] } })
  const postgres = dialect === 'postgres' ? await startPostgres() : null
  if (postgres !== null) atEnd(() => postgres.stop())
  const settings = {
    dataDir: folder.path,
    env: {
      SVC_ADMIN_EMAIL: adminEmail,
      // People come from addresses of their own, so that no limit stops them; the bridge asks them for nothing.
      SVC_TRUSTED_PROXIES: '127.0.0.1',
      SVC_BRIDGE_INSECURE: 'true',
      SHELL: '/bin/bash',
      ...(postgres === null ? {} : { SVC_DATABASE_URL: postgres.url }),
    },
  }
  const open = async (): Promise<Newsroom> => {
    const newsroom = await Newsroom.open('sqlite', settings)
    atEnd(() => newsroom.close())
    return newsroom
  }
  return { dataDir: folder.path, postgres, open }
}

const start = (newsroom: Newsroom): Promise<RunningTriptych> => newsroom.start(['auth', 'bridge', 'content'])

/** Begins a command, kills it at some moment, and runs it again to its end. */
async function runAfterKill(newsroom: Newsroom, args: readonly string[]): Promise<void> {
  const killed = newsroom.command(args)
  await pause(Math.random() * 1500)
  await killed.stop('SIGKILL')
  const again = newsroom.command(args)
  expect(await again.exited, again.stderr()).toEqual({ code: 0, signal: null })
}

describe('kill -9 of the whole product under writes to every surface', () => {
  it.for<[DialectName, number]>(
    dialects.map((dialect) => [dialect, dialect === 'sqlite' ? wished : Math.ceil(wished / 4)]),
  )(
    'loses nothing that was answered, and revives nothing that was ended (%s, %i kills)',
    { timeout: 120_000 + wished * 20_000 },
    async ([dialect, kills], { onTestFinished, expect }) => {
      const { dataDir, postgres, open } = await openProduct(dialect, onTestFinished)
      const newsroom = await open()
      let server = await start(newsroom)
      await newsroom.found(server)
      const ann = await newsroom.person(server, 'Ann')
      const imported = await importWorld(newsroom)
      onTestFinished(() => imported.remove())
      const [members, page] = [await membersWorld(server), await pageWorld(ann, '/single')]
      const backups = await backupWorld(newsroom, page)
      onTestFinished(() => backups.remove())
      const worlds: World[] = [members, page, await homeWorld(server), imported, backups]
      for (let kill = 0; kill < kills; kill++) {
        const databaseOnly = postgres !== null && kill % 2 === 1
        await killAmongWrites(server, worlds, async () => {
          const crash = postgres !== null && kill % 4 !== 0 ? postgres.crash() : Promise.resolve()
          await Promise.all([crash, databaseOnly ? undefined : server.stop('SIGKILL')])
        })
        if (!databaseOnly) {
          expect(await damage(dataDir)).toEqual([])
          server = await start(newsroom)
        }
        const running = server
        // Connections that broke under a server that stays are replaced at their next use.
        await vi.waitFor(async () => expect((await look(running, '/single')).status).toBe(200), { timeout: 20_000 })
        for (const world of worlds) expect(await world.faults(running), running.stderr().slice(-4000)).toEqual([])
      }
      const written = worlds.reduce((sum, world) => sum + world.answered(), 0)
      expect(written).toBeGreaterThan(2 * worlds.length)
      expect(await server.stop()).toEqual({ code: 0, signal: null })
      await newsroom.close()

      const restored = await open()
      const { file, before } = backups.last()
      await runAfterKill(restored, ['restore', file])
      server = await start(restored)
      expect(Number(JSON.parse((await look(server, '/single')).text).meta.title)).toBeGreaterThanOrEqual(before)
      expect(await members.alive(server)).toEqual([])
      expect(await server.stop()).toEqual({ code: 0, signal: null })
      expect(await damage(dataDir)).toEqual([])
    },
  )
})
