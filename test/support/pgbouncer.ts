/** PgBouncer in transaction mode before the tests' PostgreSQL. */
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { debianProgram } from './debian.ts'
import { freePort } from './loopback.ts'
import { unprivilegedUser } from './postgres.ts'
import { startProcess } from './process.ts'

export interface PgBouncer {
  /** The URL of the database behind it, over it. */
  readonly url: string
  close(): Promise<void>
}

/** @param to the URL of a database whose server trusts its users on loopback */
export async function startPgBouncer(to: string, { pool = 4 } = {}): Promise<PgBouncer> {
  const { program, env } = debianProgram('/usr/sbin/pgbouncer', ['pgbouncer', 'libc-ares2', 'libevent-2.1-7'])
  const { hostname, port, username, pathname } = new URL(to)
  const folder = mkdtempSync(join(tmpdir(), 'triptych-pgbouncer-'))
  const user = unprivilegedUser()
  const ownPort = await freePort()
  const name = username === '' ? 'postgres' : username
  const settings = [
    `[databases]\n* = host=${hostname} port=${port === '' ? 5432 : port}`,
    `[pgbouncer]\nlisten_addr = 127.0.0.1\nlisten_port = ${ownPort}\nunix_socket_dir =`,
    `auth_type = trust\nauth_file = ${join(folder, 'users')}`,
    `pool_mode = transaction\ndefault_pool_size = ${pool}\nmax_client_conn = 500\n`,
  ]
  writeFileSync(join(folder, 'users'), `"${name}" ""\n`)
  writeFileSync(join(folder, 'pgbouncer.ini'), settings.join('\n'))
  if (user !== undefined)
    for (const path of [folder, join(folder, 'users'), join(folder, 'pgbouncer.ini')])
      chownSync(path, user.uid, user.gid)
  const running = startProcess(program, [join(folder, 'pgbouncer.ini')], env, user)
  await running.waitFor('process up')
  return {
    url: `postgres://${name}@127.0.0.1:${ownPort}${pathname}`,
    close: async () => {
      await running.stop('SIGINT')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
