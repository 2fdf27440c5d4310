import { readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { extname } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { hasCode } from '../../lib/error-text.ts'
import { Reaper } from './reaper.ts'

/** What a plugin's process runs: `.ts` from a checkout, `.js` from the package, as this file does. */
export const childProgram = fileURLToPath(new URL(`../child/main${extname(import.meta.url)}`, import.meta.url))

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
  /** A plugin whose process is ending: it shows no more what it has, and has it for some milliseconds; undefined where none is. */
  readonly ending?: string | undefined
}

/** What `/proc` says of a process. */
interface Stat {
  readonly pid: number
  readonly state: string
  readonly parent: number
  readonly group: number
  readonly session: number
  readonly isEnding: boolean
}

/**
 * Every process of this daemon that runs code of a plugin: none outlives the daemon, and the fence knows them by it.
 * Each is the leader of a process group, and a session, of its own.
 */
export class PluginProcesses {
  /** What each runs that is one plugin's, or is shared. */
  readonly program: string
  readonly #reaper = new Reaper()
  readonly #tracked = new Map<number, TrackedProcess>()
  readonly #users = new Map<number, string>()

  constructor(program: string = childProgram) {
    this.program = program
  }

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
    let ending: string | undefined
    for (const [pid, tracked] of await this.#members(turn)) {
      await turn()
      const { inodes, withheld } = socketsOf(pid)
      for (const inode of inodes) pluginOf.set(inode, tracked.plugin)
      // The sockets of another user's process are known by that user.
      if (tracked.uid !== undefined) continue
      if (withheld === 'hidden') hidden ??= tracked.plugin
      if (withheld === 'ending') ending ??= tracked.plugin
    }
    return { pluginOf, hidden, ending }
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

/** Of the flags of a process that is on its way out, PF_EXITING of the kernel's `sched.h`. */
const EXITING = 0x4

/** Null for a process that is gone, or is only waited for. */
function readStat(pid: number): Stat | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name of the program stands in parentheses, and may hold some itself.
    const [state = '', ...fields] = text.slice(text.lastIndexOf(')') + 2).split(' ')
    const numbers = fields.map(Number)
    const [parent = 0, group = 0, session = 0, , , flags = 0] = numbers
    const threads = numbers[16] ?? 0
    // The first thread waits for the others, which have the files meanwhile.
    const isOver = state === 'X' || (state === 'Z' && threads <= 1)
    return isOver ? null : { pid, state, parent, group, session, isEnding: (flags & EXITING) !== 0 }
  } catch (error) {
    if (isGone(error)) return null
    throw error
  }
}

/** What `/proc` says of a process's sockets. */
interface Sockets {
  readonly inodes: readonly number[]
  /** Why these may not be all: the process does not show them, or not any more. */
  readonly withheld?: 'hidden' | 'ending'
}

function socketsOf(pid: number): Sockets {
  const folder = `/proc/${pid}/fd`
  try {
    const links = readdirSync(folder).map((name) => readLink(`${folder}/${name}`))
    const inodes = links.flatMap((link) => (link.startsWith('socket:[') ? [Number(link.slice(8, -1))] : []))
    // A file was closed meanwhile, or all are: by a process that goes on, or with the thread that had them listed.
    const isWhole = links.length > 0 && !links.includes('')
    return isWhole || !readStat(pid)?.isEnding ? { inodes } : { inodes, withheld: 'ending' }
  } catch (error) {
    if (isGone(error)) return { inodes: [] }
    if (!hasCode(error, 'EACCES', 'EPERM')) throw error
    // That is how a process of another user answers, and one that is ending to anyone but root.
    const stat = readStat(pid)
    return stat === null ? { inodes: [] } : { inodes: [], withheld: stat.isEnding ? 'ending' : 'hidden' }
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
