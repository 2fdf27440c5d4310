import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import SqliteFile from 'better-sqlite3'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { adminEmail } from '../support/auth-server.ts'
import { makeBridgeFolder } from '../support/bridge-folder.ts'
import { look, Newsroom } from '../support/content-newsroom.ts'
import { type DialectName, dialects } from '../support/databases.ts'
import { asAdmin, type OwnPostgresServer, startPostgres } from '../support/postgres.ts'
import { type RunningProcess, type RunningTriptych, startCommand } from '../support/process.ts'
import { kills, times } from '../support/thorough.ts'
import { backupWorld, homeWorld, importWorld, membersWorld, pageWorld, type World } from './worlds.ts'

/** `make kills` is the long run: 200 on SQLite, a quarter of that on PostgreSQL, whose server is killed in turn. */
const wished = kills(3)

const surfaces = ['auth', 'bridge', 'content'] as const

/** What a command says that PostgreSQL did not answer within its two seconds. */
const SILENT = 'the server does not answer'

/** Answers between two kills, at least and at most. */
const SHORTEST_LIFE = 10
const LONGEST_LIFE = times(30, 60)

/** Lets the worlds write until so many writes more were answered, and kills what is to be killed among the next ones. */
async function killAmongWrites(server: RunningTriptych, worlds: readonly World[], kill: () => Promise<unknown>) {
  const dying = new AbortController()
  const answered = (): number => worlds.reduce((sum, world) => sum + world.answered(), 0)
  const enough = answered() + SHORTEST_LIFE + Math.floor(Math.random() * (LONGEST_LIFE - SHORTEST_LIFE))
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

/** What a move to each side leaves in the data folder from its first step to its last, and what it has made then. */
const traces: Record<DialectName, readonly string[]> = {
  postgres: ['move.json', 'moved.json'],
  sqlite: ['move.json', 'auth.sqlite'],
}

/** Everything that a kill may hit: a server of all surfaces, and a PostgreSQL that it may be on. */
class Product {
  /** Where members and content are. */
  side: DialectName
  readonly dataDir: string
  readonly #url: string
  readonly #env: Record<string, string>
  #newsroom: Newsroom | undefined

  private constructor(side: DialectName, dataDir: string, url: string) {
    this.side = side
    this.dataDir = dataDir
    this.#url = url
    this.#env = {
      SVC_ADMIN_EMAIL: adminEmail,
      // People come from addresses of their own, so that no limit stops them; the bridge asks them for nothing.
      SVC_TRUSTED_PROXIES: '127.0.0.1',
      SVC_BRIDGE_INSECURE: 'true',
      SHELL: '/bin/bash',
    }
  }

  static async make(side: DialectName, postgres: OwnPostgresServer): Promise<Product> {
    const folder = await makeBridgeFolder({ config: { disabledPlugins: ['Counter'] } })
    const name = `product_on_${side}`
    await asAdmin(`create database ${name} encoding 'UTF8' template template0`, postgres.url)
    return new Product(side, folder.path, Object.assign(new URL(postgres.url), { pathname: `/${name}` }).href)
  }

  /** Another one on the same data. */
  async newsroom(): Promise<Newsroom> {
    await this.leave()
    this.#newsroom = await Newsroom.open('sqlite', { dataDir: this.dataDir, env: this.#envAt(this.side) })
    return this.#newsroom
  }

  async start(): Promise<RunningTriptych> {
    return (await this.newsroom()).start(surfaces)
  }

  /** Ends what has the databases open. */
  async leave(): Promise<void> {
    await this.#newsroom?.close()
    this.#newsroom = undefined
  }

  /** Starts a command on the side that the product is on, or on another one. */
  command(args: readonly string[], side: DialectName = this.side): RunningProcess {
    const shared = { SVC_DATA_DIR: this.dataDir, SVC_SECRET_KEY: 'k'.repeat(64), SVC_WEBHOOKS: 'false' }
    return startCommand(args, { ...shared, ...this.#envAt(side) })
  }

  /** Runs a command to its end: again where the database did not answer in time, as on a busy machine. */
  async run(args: readonly string[], side: DialectName = this.side) {
    for (;;) {
      const running = this.command(args, side)
      const { code, signal } = await running.exited
      const [stdout, stderr] = [running.stdout(), running.stderr()]
      if (!stderr.includes(SILENT)) return { code, signal, stdout, stderr }
    }
  }

  /**
   * Moves to the other side, while no server runs: the first time killed at some moment, after which one side opens and
   * the other does not.
   */
  async move(): Promise<void> {
    const to: DialectName = this.side === 'sqlite' ? 'postgres' : 'sqlite'
    const args = ['move', '--to', to === 'sqlite' ? to : this.#url]
    await this.leave()
    const killed = this.command(args)
    await pause(Math.random() * 2000)
    await killed.stop('SIGKILL')
    // Before it has noted anything there is no other side: to open that would make an empty one.
    const isNoted = (await readdir(this.dataDir)).some((name) => traces[to].includes(name))
    // The side that is moved to is asked first: to open the other one may settle the move.
    const reached = isNoted && (await this.#opens(to))
    expect(await this.#opens(this.side)).toBe(!reached)
    const { code, stderr } = await this.run(args)
    if (!reached) expect(code, stderr).toBe(0)
    expect([await this.#opens(to), await this.#opens(this.side)]).toEqual([true, false])
    this.side = to
  }

  #envAt(side: DialectName): Record<string, string> {
    return { ...this.#env, ...(side === 'sqlite' ? {} : { SVC_DATABASE_URL: this.#url }) }
  }

  async #opens(side: DialectName): Promise<boolean> {
    const { code, stdout, stderr } = await this.run(['auth', 'members'], side)
    if (code === 0) expect(stdout).toContain(adminEmail)
    else expect(stderr).toMatch(/move/)
    return code === 0
  }
}

/** Begins a command, kills it at some moment, and runs it again to its end. */
async function runAfterKill(product: Product, args: readonly string[]): Promise<void> {
  await product.leave()
  const killed = product.command(args)
  await pause(Math.random() * 1500)
  await killed.stop('SIGKILL')
  const { stderr, ...ended } = await product.run(args)
  expect(ended, stderr).toMatchObject({ code: 0, signal: null })
}

/** Whether the product moves after a kill: after one of eight to the other side, and after the next one back. */
function movesAfter(kill: number): boolean {
  return kill % 8 === 1 || kill % 8 === 2
}

describe('kill -9 of the whole product under writes to every surface', () => {
  let postgres: OwnPostgresServer
  beforeAll(async () => {
    postgres = await startPostgres()
  })
  afterAll(() => postgres.stop())

  it.for<[DialectName, number]>(
    dialects.map((dialect) => [dialect, dialect === 'sqlite' ? wished : Math.ceil(wished / 4)]),
  )(
    'loses nothing that was answered, and revives nothing that was ended (%s, %i kills)',
    { timeout: 300_000 + wished * 60_000 },
    async ([dialect, count], { onTestFinished, expect }) => {
      const product = await Product.make(dialect, postgres)
      onTestFinished(() => product.leave())
      const newsroom = await product.newsroom()
      let server = await newsroom.start(surfaces)
      await newsroom.found(server)
      const ann = await newsroom.person(server, 'Ann')
      const imported = await importWorld(product)
      onTestFinished(() => imported.remove())
      const [members, page] = [await membersWorld(server), await pageWorld(ann, '/single')]
      const backups = await backupWorld(product, page)
      onTestFinished(() => backups.remove())
      const worlds: World[] = [members, page, await homeWorld(server), imported, backups]
      for (let kill = 0; kill < count; kill++) {
        const moves = movesAfter(kill)
        const databaseToo = product.side === 'postgres' && kill % 4 !== 0
        const databaseOnly = databaseToo && kill % 2 === 1 && !moves
        await killAmongWrites(server, worlds, async () => {
          const crash = databaseToo ? postgres.crash() : Promise.resolve()
          await Promise.all([crash, databaseOnly ? undefined : server.stop('SIGKILL')])
        })
        if (!databaseOnly) {
          expect(await damage(product.dataDir)).toEqual([])
          if (moves) await product.move()
          server = await product.start()
        }
        const running = server
        // Connections that broke under a server that stays are replaced at their next use; a surface that began while the
        // database was still busy is degraded until its next try.
        await vi.waitFor(
          async () => {
            const statuses = surfaces.map(async (surface) => (await fetch(`${running.urls[surface]}/health`)).status)
            expect(await Promise.all(statuses), running.stderr().slice(-4000)).toEqual([200, 200, 200])
            expect((await look(running, '/single')).status).toBe(200)
          },
          { timeout: 120_000 },
        )
        for (const world of worlds) {
          const faults = await world.faults(running).catch((error: unknown) => {
            // A connection that was kept, and that the server closed when it was taken up again: the next one is new.
            if (error instanceof TypeError) return world.faults(running)
            throw error
          })
          expect(faults, running.stderr().slice(-4000)).toEqual([])
        }
        // Whoever runs hundreds sees how far they are.
        if (count > 10) process.stderr.write(`${dialect}: ${kill + 1} of ${count} kills lost nothing\n`)
      }
      expect(await server.stop()).toEqual({ code: 0, signal: null })
      if (product.side !== dialect) await product.move()
      const { file, before } = backups.last()
      await runAfterKill(product, ['restore', file])
      server = await product.start()
      expect(Number(JSON.parse((await look(server, '/single')).text).meta.title)).toBeGreaterThanOrEqual(before)
      expect(await members.alive(server)).toEqual([])
      expect(await server.stop()).toEqual({ code: 0, signal: null })
      expect(await damage(product.dataDir)).toEqual([])
    },
  )
})
