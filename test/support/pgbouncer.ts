/**
 * PgBouncer in transaction mode before the tests' PostgreSQL: the installed one, else Debian's package unpacked into
 * `.toolchain/`, which takes no root.
 */
import { execFileSync } from 'node:child_process'
import { chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { oneAtATime } from '../../tools/one-at-a-time.ts'
import { freePort, unprivilegedUser } from './postgres.ts'
import { startProcess } from './process.ts'

const unpacked = join(import.meta.dirname, '../../.toolchain/pgbouncer')

/** Those that PgBouncer needs beside what every Debian has. */
const packages = ['pgbouncer', 'libc-ares2', 'libevent-2.1-7']

export interface PgBouncer {
  /** The URL of the database behind it, over it. */
  readonly url: string
  close(): Promise<void>
}

function findProgram(): string {
  const installed = '/usr/sbin/pgbouncer'
  if (existsSync(installed)) return installed
  oneAtATime('pgbouncer', () => {
    if (!existsSync(unpacked)) unpack()
  })
  return join(unpacked, 'usr/sbin/pgbouncer')
}

/** @throws Error with one line that says what to install */
function unpack(): void {
  const place = mkdtempSync(join(tmpdir(), 'triptych-pgbouncer-'))
  try {
    mkdirSync(join(unpacked, '..'), { recursive: true })
    execFileSync('apt-get', ['download', ...packages], { cwd: place, stdio: 'pipe' })
    rmSync(`${unpacked}.new`, { recursive: true, force: true })
    for (const file of readdirSync(place)) {
      execFileSync('dpkg-deb', ['-x', join(place, file), `${unpacked}.new`], { stdio: 'pipe' })
    }
    renameSync(`${unpacked}.new`, unpacked)
  } catch (error) {
    throw new Error('there is no PgBouncer here, and it cannot be downloaded: apt-get install pgbouncer', {
      cause: error,
    })
  } finally {
    rmSync(place, { recursive: true, force: true })
  }
}

/** @param to the URL of a database whose server trusts its users on loopback */
export async function startPgBouncer(to: string, { pool = 4 } = {}): Promise<PgBouncer> {
  const program = findProgram()
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
  const libraries = join(unpacked, 'usr/lib', `${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu`)
  const running = startProcess(program, [join(folder, 'pgbouncer.ini')], { LD_LIBRARY_PATH: libraries }, user)
  await running.waitFor('process up')
  return {
    url: `postgres://${name}@127.0.0.1:${ownPort}${pathname}`,
    close: async () => {
      await running.stop('SIGINT')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
