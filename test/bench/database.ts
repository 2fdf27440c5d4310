import { randomBytes } from 'node:crypto'
import { DatabaseError } from 'pg'
import { asAdmin, type PostgresServer, reachPostgres } from '../support/postgres.ts'

/** An empty database on PostgreSQL. */
export interface BenchDatabase {
  readonly url: string
  remove(): Promise<void>
}

/** One server for all databases of a run: that of the machine, or one that is started when the first row needs it. */
let server: Promise<PostgresServer> | undefined

export async function makeDatabase(): Promise<BenchDatabase> {
  const name = `triptych_bench_${randomBytes(8).toString('hex')}`
  const url = await create(name)
  return {
    url,
    remove: async () => {
      const { url: adminUrl } = await reachServer()
      await asAdmin(`drop database ${name} with (force)`, adminUrl)
    },
  }
}

/** A database that the machine's own server keeps for the next run, empty the first time. */
export async function keepDatabase(name: string): Promise<BenchDatabase> {
  return { url: await create(name, [DUPLICATE_DATABASE]), remove: async () => {} }
}

const DUPLICATE_DATABASE = '42P04'

async function create(name: string, tolerated: readonly string[] = []): Promise<string> {
  const { url: adminUrl } = await reachServer()
  try {
    await asAdmin(`create database ${name} encoding 'UTF8' template template0`, adminUrl)
  } catch (error) {
    if (!(error instanceof DatabaseError) || !tolerated.includes(error.code ?? '')) throw error
  }
  return Object.assign(new URL(adminUrl), { pathname: `/${name}` }).href
}

function reachServer(): Promise<PostgresServer> {
  server ??= reachPostgres()
  return server
}

/** Stops the server, where one was started; its databases are removed before. */
export async function stopPostgres(): Promise<void> {
  await (await server)?.stop()
}
