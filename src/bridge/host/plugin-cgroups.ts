import { existsSync, mkdirSync, readdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Of the daemon's 100: where the CPU is short, it gets five times what a plugin does. */
const CPU_WEIGHT = '20'
const DAEMON = 'daemon'
const PLUGIN = 'plugin-'

/** The cgroup of one plugin's process and of what it starts. */
export interface PluginCgroup {
  /**
   * Ends what is left in it, and removes it.
   *
   * @returns whether the kernel killed it for its memory
   */
  close(): boolean
}

/**
 * Cgroups of plugins (Linux, cgroup v2), below that of this process: the kernel holds each to its memory, programs that the
 * plugin starts included, and to its share of the CPU.
 */
export class PluginCgroups {
  readonly #folder: string
  readonly #sharesCpu: boolean
  /** Those that are not closed: their ends are still to be looked at. */
  readonly #open = new Set<string>()

  private constructor(folder: string, sharesCpu: boolean) {
    this.#folder = folder
    this.#sharesCpu = sharesCpu
  }

  /**
   * Takes a cgroup over, where that was handed to this process alone (systemd, `Delegate=`). The kernel wants no processes in
   * a cgroup that has others below, so this one and its children move to one of their own.
   *
   * @param folder of the cgroup that this process is in
   * @returns undefined where it was not
   */
  static open(folder: string): PluginCgroups | undefined {
    try {
      const offered = read(folder, 'cgroup.controllers').trim().split(' ')
      const members = read(folder, 'cgroup.procs').split('\n').filter(Boolean).map(Number)
      if (!offered.includes('memory') || members.length === 0 || !members.every(isOwn)) return undefined
      const daemon = join(folder, DAEMON)
      mkdirSync(daemon, { recursive: true })
      for (const pid of members) move(pid, daemon)
      const wanted = ['memory', 'cpu'].filter((name) => offered.includes(name)).map((name) => `+${name}`)
      writeFileSync(join(folder, 'cgroup.subtree_control'), wanted.join(' '))
      return new PluginCgroups(folder, wanted.includes('+cpu'))
    } catch {
      return undefined
    }
  }

  /**
   * Puts a process into a cgroup of its own.
   *
   * @param memoryMb the most memory that it may have, MiB
   * @returns undefined where the system refuses
   */
  add(pid: number, memoryMb: number): PluginCgroup | undefined {
    const group = join(this.#folder, `${PLUGIN}${pid}`)
    try {
      this.#sweep()
      mkdirSync(group)
      writeFileSync(join(group, 'memory.max'), String(memoryMb * 1024 ** 2))
      // All of it or nothing: half a plugin would neither work nor be started again.
      writeFileSync(join(group, 'memory.oom.group'), '1')
      if (this.#sharesCpu) writeFileSync(join(group, 'cpu.weight'), CPU_WEIGHT)
      writeFileSync(join(group, 'cgroup.procs'), String(pid))
    } catch {
      remove(group)
      return undefined
    }
    this.#open.add(group)
    return {
      close: () => {
        const events = tryToRead(group, 'memory.events')
        this.#open.delete(group)
        remove(group)
        // Where the whole machine is short of memory, the kernel kills without a limit being reached here.
        return /^oom [1-9]/m.test(events) && /^oom_kill [1-9]/m.test(events)
      },
    }
  }

  /** What was killed may have ended only after its cgroup was to go. */
  #sweep(): void {
    for (const name of readdirSync(this.#folder)) {
      const group = join(this.#folder, name)
      const isLeft = name.startsWith(PLUGIN) && !this.#open.has(group)
      if (isLeft && tryToRead(group, 'cgroup.procs').trim() === '') remove(group)
    }
  }
}

let own: PluginCgroups | null | undefined

/** Those of this process; undefined where its cgroup was not handed over to it. */
export function pluginCgroups(): PluginCgroups | undefined {
  if (own === undefined) own = openOwn() ?? null
  return own ?? undefined
}

function openOwn(): PluginCgroups | undefined {
  const path = /^0::(\/.*)$/m.exec(tryToRead('/proc/self', 'cgroup'))?.[1]
  return path === undefined ? undefined : PluginCgroups.open(join('/sys/fs/cgroup', path))
}

/** Whether a process is this one or a descendant of it. One that has ended counts as such: it is no other program's. */
function isOwn(pid: number): boolean {
  for (let each = pid; each > 0; ) {
    if (each === process.pid) return true
    const stat = tryToRead(`/proc/${each}`, 'stat')
    if (stat === '') return each === pid
    // The name of the program stands in parentheses, and may hold some itself.
    each = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])
  }
  return false
}

function move(pid: number, group: string): void {
  try {
    writeFileSync(join(group, 'cgroup.procs'), String(pid))
  } catch (error) {
    // It has ended.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

function remove(group: string): void {
  try {
    // Kernels before 5.14 have no such file.
    if (existsSync(join(group, 'cgroup.kill'))) writeFileSync(join(group, 'cgroup.kill'), '1')
    rmdirSync(group)
  } catch {
    // The next sweep removes it.
  }
}

function read(group: string, name: string): string {
  return readFileSync(join(group, name), 'latin1')
}

function tryToRead(group: string, name: string): string {
  try {
    return read(group, name)
  } catch {
    return ''
  }
}
