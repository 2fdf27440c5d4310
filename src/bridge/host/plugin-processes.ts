import { readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { setImmediate } from 'node:timers/promises'
import { hasCode } from '../../lib/error-text.ts'
import { Reaper } from './reaper.ts'

/** A process that runs code of a plugin. */
export interface TrackedProcess {
  /** The plugin's id; the package's name of one that is installed or probed. */
  readonly plugin: string
  /** Undefined: the daemon's. */
  readonly uid?: number | undefined
  /** Whether it can start other programs. */
  readonly canSpawn: boolean
}

/** Sockets that plugins' processes have, by inode. */
export interface HeldSockets {
  readonly pluginOf: ReadonlyMap<number, string>
  /** A plugin of the daemon's own user whose process does not show what it has; undefined where all do. */
  readonly hidden?: string | undefined
}

/** What `/proc` says of a process. */
interface Stat {
  readonly pid: number
  readonly state: string
  readonly parent: number
  readonly group: number
  readonly session: number
}

/**
 * Every process of this daemon that runs code of a plugin: none outlives the daemon, and the fence knows them by it.
 * Each is the leader of a process group, and a session, of its own.
 */
export class PluginProcesses {
  readonly #reaper = new Reaper()
  readonly #tracked = new Map<number, TrackedProcess>()
  readonly #users = new Map<number, string>()

  /** From now on it is a plugin's. @returns to be called when it has ended */
  track(pid: number, process: TrackedProcess): () => void {
    this.#reaper.add(pid)
    this.#tracked.set(pid, process)
    if (process.uid !== undefined) this.reserve(process.uid, process.plugin)
    return () => {
      this.#reaper.remove(pid)
      this.#tracked.delete(pid)
    }
  }

  /**
   * From now on, and for as long as this process runs, whatever runs as this user is a plugin's. Only root runs plugins as
   * other users.
   */
  reserve(uid: number, plugin: string): void {
    if (process.getuid?.() === 0 && uid !== 0 && !this.#users.has(uid)) this.#users.set(uid, plugin)
  }

  /** The plugin that a user was reserved for first. */
  pluginOfUser(uid: number): string | undefined {
    return this.#users.get(uid)
  }

  /**
   * Reads what sockets plugins have now, descendants of their processes included. Linux only.
   *
   * Thousands of small reads of `/proc`, at every new connection: each takes microseconds, and ten times that by way of
   * Node's threads. So they are made here, with turns for others between them.
   */
  async heldSockets(): Promise<HeldSockets> {
    const pluginOf = new Map<number, string>()
    const turn = turns()
    let hidden: string | undefined
    for (const [pid, tracked] of await this.#members(turn)) {
      await turn()
      const inodes = socketsOf(pid)
      // That is how a process of another user answers.
      if (inodes === null && tracked.uid === undefined) hidden ??= tracked.plugin
      for (const inode of inodes ?? []) pluginOf.set(inode, tracked.plugin)
    }
    return { pluginOf, hidden }
  }

  /** The processes that were tracked, and those that they have started. */
  async #members(turn: Turn): Promise<ReadonlyMap<number, TrackedProcess>> {
    const members = new Map(this.#tracked)
    const spawning = [...members].filter(([, { canSpawn }]) => canSpawn).map(([pid]) => pid)
    if (spawning.length === 0) return members
    const stats = new Map((await readStats(turn)).map((stat) => [stat.pid, stat]))
    for (const { pid } of stats.values()) {
      const root = rootOf(pid, stats, members)
      if (root !== undefined) members.set(pid, root)
    }
    return members
  }
}

/**
 * The tracked process that a process stems from: an ancestor; where the line of ancestors was cut and ends in init, the one
 * whose group or session it is in.
 */
function rootOf(
  pid: number,
  stats: ReadonlyMap<number, Stat>,
  tracked: ReadonlyMap<number, TrackedProcess>,
): TrackedProcess | undefined {
  const seen = new Set<number>()
  for (let stat = stats.get(pid); stat !== undefined && !seen.has(stat.pid); stat = stats.get(stat.parent)) {
    const root = tracked.get(stat.pid) ?? tracked.get(stat.group) ?? tracked.get(stat.session)
    if (root !== undefined) return root
    seen.add(stat.pid)
  }
  return undefined
}

/** Lets others have the event loop, if it has been taken for a while. */
type Turn = () => Promise<unknown> | undefined

/** Milliseconds without a turn for others. */
const LONGEST = 1

function turns(): Turn {
  let since = performance.now()
  return () => {
    if (performance.now() - since < LONGEST) return undefined
    return setImmediate().then(() => {
      since = performance.now()
    })
  }
}

async function readStats(turn: Turn): Promise<Stat[]> {
  const stats: Stat[] = []
  for (const name of readdirSync('/proc').filter((each) => /^\d+$/.test(each))) {
    await turn()
    const stat = readStat(Number(name))
    if (stat !== null) stats.push(stat)
  }
  return stats
}

/** Null for a process that is gone, or is only waited for. */
function readStat(pid: number): Stat | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name of the program stands in parentheses, and may hold some itself.
    const [state = '', ...fields] = text.slice(text.lastIndexOf(')') + 2).split(' ')
    const [parent = 0, group = 0, session = 0] = fields.map(Number)
    return state === 'Z' || state === 'X' ? null : { pid, state, parent, group, session }
  } catch (error) {
    if (isGone(error)) return null
    throw error
  }
}

/** The inodes of a process's sockets; null where it does not show them. */
function socketsOf(pid: number): number[] | null {
  const folder = `/proc/${pid}/fd`
  try {
    const links = readdirSync(folder).map((name) => readLink(`${folder}/${name}`))
    return links.flatMap((link) => (link.startsWith('socket:[') ? [Number(link.slice(8, -1))] : []))
  } catch (error) {
    if (isGone(error)) return []
    if (hasCode(error, 'EACCES', 'EPERM')) return readStat(pid) === null ? [] : null
    throw error
  }
}

/** Empty for a file that was closed meanwhile. */
function readLink(path: string): string {
  try {
    return readlinkSync(path)
  } catch (error) {
    if (isGone(error)) return ''
    throw error
  }
}

/** ESRCH: it ended while its file was open. */
function isGone(error: unknown): boolean {
  return hasCode(error, 'ENOENT', 'ESRCH')
}
