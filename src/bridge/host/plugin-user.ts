import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Who a plugin's process runs as, when not as the daemon. */
export interface PluginUser {
  readonly uid: number
  /** The user's own group; the user's own number where the system knows no group. No other groups are set. */
  readonly gid: number
}

/**
 * The user of a number; undefined when that is the daemon's own.
 *
 * @throws Error when the daemon may not start processes of others
 */
export async function findPluginUser(uid: number): Promise<PluginUser | undefined> {
  const own = process.getuid?.()
  if (own === uid) return undefined
  if (own === undefined) throw new Error(`it cannot run as user ${uid}: this system has no numeric user ids`)
  if (own !== 0) throw new Error(`it cannot run as user ${uid}: the daemon does not run as root`)
  return { uid, gid: await groupOf(uid) }
}

/** The first line of `paths` that cannot be read, as the user sees it. */
const UNREADABLE = 'for path; do [ -r "$path" ] || { printf %s "$path"; exit 0; }; done'

/** @throws Error naming the first path that the user cannot read */
export async function requireReadable(user: PluginUser, paths: readonly string[]): Promise<void> {
  const { stdout } = await run('/bin/sh', ['-c', UNREADABLE, 'sh', ...paths], { ...user, env: {}, cwd: '/' })
  if (stdout === '') return
  throw new Error(`it cannot run as user ${user.uid}, who cannot read ${stdout}: check the folders above, too`)
}

async function groupOf(uid: number): Promise<number> {
  try {
    const { stdout } = await run('id', ['-g', '--', String(uid)])
    return /^\d+$/.test(stdout.trim()) ? Number(stdout) : uid
  } catch {
    return uid
  }
}
