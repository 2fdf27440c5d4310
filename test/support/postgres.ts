/**
 * A PostgreSQL server for the tests: the one of TEST_POSTGRES_URL, else one started here, of Debian's programs or of
 * npm's. It is thrown away, so it never waits for the disk: a database is made and dropped there five times as fast as
 * on the usual local one. There is always one or an error that says what to install; nothing is skipped.
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { access, chown, cp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { ensureEmbeddedPostgres } from './embedded-postgres/install.ts'
import { freePort } from './loopback.ts'
import { roomInMemory } from './memory-folder.ts'
import { makeOwnFolder } from './own-folder.ts'
import { makeTemplates } from './templates.ts'

export const adminUrlVariable = 'TEST_POSTGRES_URL'

const usualUrl = 'postgres://postgres@127.0.0.1:5432/test'

export interface PostgresServer {
  /** Of a user who may create databases. */
  readonly url: string
  stop(): Promise<void>
}

/** A server that was started here, and may be killed. */
export interface OwnPostgresServer extends PostgresServer {
  /** Kills it, and starts it on the same data and port once its processes are gone. */
  crash(): Promise<void>
  /** Ends it as `pg_ctl restart` does, which breaks off every connection, and starts it again after `meanwhile`. */
  restart(meanwhile?: () => Promise<void>): Promise<void>
}

/** The server that the global setup found; outside of it, the one of the variable, else the usual one. */
export function adminUrl(): string {
  return process.env[adminUrlVariable] ?? usualUrl
}

/** Runs one statement at the server's own database. */
export function asAdmin(statement: string, url: string = adminUrl()): Promise<pg.QueryResult> {
  return withAdmin((client) => client.query(statement), url)
}

/** The same with several statements of one connection. */
export async function withAdmin<R>(work: (client: pg.Client) => Promise<R>, url: string = adminUrl()): Promise<R> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  client.on('error', () => {})
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** How many transactions of a database wait for an advisory lock. */
export async function waitingLocks(url: string): Promise<number> {
  const { rowCount } = await asAdmin(
    `select 1 from pg_locks where locktype = 'advisory' and not granted
     and database = (select oid from pg_database where datname = current_database())`,
    url,
  )
  return rowCount ?? 0
}

async function mayCreateDatabases(url: string): Promise<boolean> {
  try {
    const { rowCount } = await asAdmin(
      'select 1 from pg_roles where rolname = current_user and (rolsuper or rolcreatedb)',
      url,
    )
    return rowCount === 1
  } catch {
    return false
  }
}

/** The newest version's programs under Debian's folder. */
async function findPrograms(root: string): Promise<string | undefined> {
  const versions = await readdir(root).catch(() => [])
  for (const version of versions.toSorted((a, b) => Number(b) - Number(a))) {
    const bin = join(root, version, 'bin')
    const found = await Promise.allSettled([access(join(bin, 'initdb')), access(join(bin, 'postgres'))])
    if (found.every(({ status }) => status === 'fulfilled')) return bin
  }
  return undefined
}

/** Those of npm, in a copy where they run as a user who may not be able to read the checkout. */
async function embeddedPrograms(folder: string, isOtherUser: boolean): Promise<string> {
  const native = embeddedPostgres()
  if (!isOtherUser) return join(native, 'bin')
  const copy = join(folder, 'programs')
  await cp(native, copy, { recursive: true, verbatimSymlinks: true })
  return join(copy, 'bin')
}

/** @throws Error with one line that says what to install */
function embeddedPostgres(): string {
  try {
    return ensureEmbeddedPostgres((line) => void process.stderr.write(`${line}\n`))
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n')[0] : String(error)
    throw new Error(
      `no PostgreSQL is installed, and ${reason}: apt-get install postgresql, or set ${adminUrlVariable}`,
      { cause: error },
    )
  }
}

/** Servers of databases refuse to run as root, so there they run as the first of these that exists. */
export function unprivilegedUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  for (const name of ['postgres', 'nobody']) {
    try {
      const id = (flag: string) => Number(execFileSync('id', [flag, name], { stdio: ['ignore', 'pipe', 'ignore'] }))
      return { uid: id('-u'), gid: id('-g') }
    } catch {
      // No such user: the next one.
    }
  }
  throw new Error('PostgreSQL does not run as root, and there is neither a user postgres nor nobody')
}

/** Resolves once the server accepts connections; false when it ended instead. */
function accepting(child: ChildProcess, log: string[]): Promise<boolean> {
  return new Promise((resolve, reject) => {
    // Of this start alone: an earlier one of the same server has said that it was ready, too.
    let said = ''
    child.once('error', reject)
    child.once('exit', () => resolve(false))
    child.stderr?.on('data', (chunk: Buffer) => {
      log.push(chunk.toString())
      said += chunk.toString()
      if (said.includes('ready to accept connections')) resolve(true)
    })
  })
}

async function run(program: string, args: readonly string[], options: Parameters<typeof spawn>[2]): Promise<void> {
  const child = spawn(program, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
  const log: string[] = []
  child.stdout?.on('data', (chunk: Buffer) => log.push(chunk.toString()))
  child.stderr?.on('data', (chunk: Buffer) => log.push(chunk.toString()))
  const [code] = await once(child, 'close')
  if (code !== 0) throw new Error(`${program} failed: ${log.join('')}`)
}

/**
 * Starts a server of the installed version, else npm's, on a free loopback port, in memory where there is room, else in
 * a temporary folder. `root` is where Debian keeps its versions.
 */
export async function startPostgres(root = '/usr/lib/postgresql'): Promise<OwnPostgresServer> {
  const installed = await findPrograms(root)
  const user = unprivilegedUser()
  // Each database is ten megabytes of files, which cost eight times as much processor time on a disk, even without waiting
  // for it. Programs that are copied there have to be executable, which memory may forbid.
  const memory = installed !== undefined || user === undefined ? await roomInMemory(2) : null
  const folder = await makeOwnFolder(memory ?? tmpdir(), 'triptych-postgres')
  try {
    if (user !== undefined) await chown(folder, user.uid, user.gid)
    const bin = installed ?? (await embeddedPrograms(folder, user !== undefined))
    const data = join(folder, 'data')
    const options = { cwd: folder, ...user }
    const initial = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync']
    await run(join(bin, 'initdb'), initial, options)
    const log: string[] = []
    const settings = ['fsync=off', 'full_page_writes=off', 'unix_socket_directories=', 'listen_addresses=127.0.0.1']
    const start = async (port: number): Promise<ChildProcess | null> => {
      const args = ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])]
      const child = spawn(join(bin, 'postgres'), args, { ...options, stdio: ['ignore', 'ignore', 'pipe'] })
      return (await accepting(child, log)) ? child : null
    }
    // Another program may take the port between our asking and the server's start, hence more than one try.
    for (let tries = 3; tries > 0; tries--) {
      const port = await freePort()
      const child = await start(port)
      if (child !== null) return running(child, port, folder, () => start(port))
    }
    throw new Error(`PostgreSQL did not start: ${log.join('')}`)
  } catch (error) {
    await rm(folder, { recursive: true, force: true })
    throw error
  }
}

function running(
  first: ChildProcess,
  port: number,
  folder: string,
  start: () => Promise<ChildProcess | null>,
): OwnPostgresServer {
  let child = first
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill(signal)
    await ended
  }
  /** The workers of one that was killed end by themselves; until then their memory is in use, and a new one refuses to start. */
  const startAgain = async (): Promise<void> => {
    for (let tries = 200; tries > 0; tries--) {
      const next = await start()
      if (next === null) continue
      child = next
      return
    }
    throw new Error('PostgreSQL did not start again')
  }
  // SIGQUIT ends the server and its workers at once; what it kept is thrown away anyway.
  const quit = () => child.kill('SIGQUIT')
  process.once('exit', quit)
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    stop: async () => {
      process.off('exit', quit)
      await end('SIGQUIT')
      await rm(folder, { recursive: true, force: true })
    },
    crash: async () => {
      await end('SIGKILL')
      await startAgain()
    },
    restart: async (meanwhile = async () => {}) => {
      await end('SIGINT')
      await meanwhile()
      await startAgain()
    },
  }
}

/** The server that answers, one that waits for its disk for what is measured; else one started here. */
export async function reachPostgres(): Promise<PostgresServer> {
  const url = adminUrl()
  if (await mayCreateDatabases(url)) return { url, stop: async () => {} }
  return startPostgres()
}

/** Vitest's global setup; what it sets is inherited by the workers. */
export default async function setup(): Promise<() => Promise<void>> {
  const before = process.env[adminUrlVariable]
  const server = before === undefined ? await startPostgres() : await reachPostgres()
  process.env[adminUrlVariable] = server.url
  const templates = await makeTemplates()
  return async () => {
    await templates.remove()
    if (before === undefined) delete process.env[adminUrlVariable]
    await server.stop()
  }
}
