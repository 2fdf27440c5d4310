import { randomBytes } from 'node:crypto'
import { asAdmin, type PostgresServer, reachPostgres } from '../support/postgres.ts'

/** An empty database on PostgreSQL. */
export interface BenchDatabase {
  readonly url: string
  remove(): Promise<void>
}

/** One server for all databases of a run: that of the machine, or one that is started when the first row needs it. */
let server: Promise<PostgresServer> | undefined

export async function makeDatabase(): Promise<BenchDatabase> {
  server ??= reachPostgres()
  const { url: adminUrl } = await server
  const name = `triptych_bench_${randomBytes(8).toString('hex')}`
  await asAdmin(`create database ${name} encoding 'UTF8' template template0`, adminUrl)
  return {
    url: Object.assign(new URL(adminUrl), { pathname: `/${name}` }).href,
    remove: async () => {
      await asAdmin(`drop database ${name} with (force)`, adminUrl)
    },
  }
}

/** Stops the server, where one was started; its databases are removed before. */
export async function stopPostgres(): Promise<void> {
  await (await server)?.stop()
}
