import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Makes a folder that is this process's own. Takes away those of the same name that a killed process left behind, with
 * the PostgreSQL server that still runs on one.
 *
 * @param parent where it is made
 * @param name how it begins; the number of its process follows
 */
export async function makeOwnFolder(parent: string, name: string): Promise<string> {
  for (const entry of await readdir(parent)) {
    const owner = entry.startsWith(`${name}-`) && /^(\d+)-\w{6}$/.exec(entry.slice(name.length + 1))?.[1]
    if (owner && isGone(Number(owner))) await clear(join(parent, entry)).catch(leaveAnothers)
  }
  return mkdtemp(join(parent, `${name}-${process.pid}-`))
}

function isGone(pid: number): boolean {
  try {
    // Signal 0 only asks whether there is such a process.
    process.kill(pid, 0)
    return false
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH'
  }
}

/** What another user left is theirs to take away. */
function leaveAnothers(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EACCES' && error.code !== 'EPERM') throw error
}

async function clear(folder: string): Promise<void> {
  const server = await serverOn(join(folder, 'data'))
  try {
    if (server !== null) process.kill(server, 'SIGQUIT')
  } catch (error) {
    // Another run was at it first.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
  // The disks of tests that were killed.
  for (const mounted of await mountedBelow(folder)) spawnSync('umount', ['--lazy', mounted])
  // A server that ends takes files away while they are listed.
  await rm(folder, { recursive: true, force: true, maxRetries: 10 })
}

/** Where file systems are mounted (proc(5), `mountinfo`); none where there is no `/proc`. */
async function mountedBelow(folder: string): Promise<string[]> {
  const mounts = await readFile('/proc/self/mountinfo', 'utf8').catch(() => '')
  const places = mounts.split('\n').map((line) => line.split(' ')[4] ?? '')
  return places.filter((place) => place.startsWith(`${folder}/`)).toReversed()
}

/** The server that PostgreSQL's lock file names, where it is one on this folder: the number may be another's by now. */
async function serverOn(data: string): Promise<number | null> {
  const lock = join(data, 'postmaster.pid')
  if (!existsSync(lock)) return null
  const [pid] = (await readFile(lock, 'utf8')).split('\n')
  const command = await readFile(`/proc/${Number(pid)}/cmdline`, 'utf8').catch(() => '')
  return command.split('\0').includes(data) ? Number(pid) : null
}
