import { spawn } from 'node:child_process'
import { chown, mkdtemp, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import pLimit from 'p-limit'
import { NO_DEBUGGER, PERMISSIONS } from '../host/child-program.ts'
import { killGroup } from '../host/kill-group.ts'
import type { PluginProcesses } from '../host/plugin-processes.ts'
import type { PluginUser } from '../host/plugin-user.ts'
import { endFirst, withoutNewPrivileges } from '../host/privileges.ts'
import { type LineLimits, readLines } from '../host/read-lines.ts'
import { isListOf, isShape, isText } from '../protocol/checks.ts'
import { CHANNEL, type PluginKind } from '../protocol/messages.ts'

/** What a plugin registers: names of platforms, and types of accessories. */
export interface RegisteredNames {
  readonly platforms: readonly string[]
  readonly accessories: readonly string[]
}

/**
 * What became of asking a plugin; `fault` says in one line why there is no answer. It `mayPass` when it is not the
 * plugin's own word: another time, on a machine with less to do, the same plugin may answer.
 */
export type ProbeResult =
  | { readonly registered: RegisteredNames }
  | { readonly fault: string; readonly mayPass?: boolean }

const child = fileURLToPath(new URL(`./probe-child${extname(import.meta.url)}`, import.meta.url))
/** Every probe is a process with hap-nodejs in it, and a list may ask for all plugins at once. */
const takeTurn = pLimit(2)
const areNames = isListOf(isText(200, 1), 100)
const isRegistered = isShape({ registered: isShape({ platforms: areNames, accessories: areNames }) })
const isFault = isShape({ fault: isText(1_000) })

/** After the process: how long its channel may still be held open by others, in milliseconds. */
const OUTPUT_PATIENCE = 250
/** An answer of the longest names there may be is shorter. */
const answers: LineLimits = { maxLine: 256 * 1024, rate: 1024 * 1024, lineCost: 1024 }

export interface Probe {
  readonly kind: PluginKind
  /** The package's. */
  readonly name: string
  /** Absolute path of its entry file. */
  readonly entry: string
  /** In milliseconds, from when its turn comes. */
  readonly timeLimit: number
  /** Who the plugin runs as; undefined: the daemon's. */
  readonly user?: PluginUser | undefined
  readonly processes: PluginProcesses
}

/**
 * What a plugin registers, asked of the plugin itself, in a process of its own that may read files, and write to a
 * folder that is gone afterwards. It loads no addons, which are machine code that Node's permissions do not hold.
 */
export function probePlugin(probe: Probe): Promise<ProbeResult> {
  return takeTurn(async () => {
    const folder = await realpath(await mkdtemp(join(tmpdir(), 'triptych-probe-')))
    try {
      if (probe.user !== undefined) await chown(folder, probe.user.uid, probe.user.gid)
      return await probeIn(folder, probe)
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  })
}

async function probeIn(folder: string, { kind, name, entry, timeLimit, user, processes }: Probe): Promise<ProbeResult> {
  const permissions = [NO_DEBUGGER, ...PERMISSIONS, '--allow-fs-read=*', `--allow-fs-write=${folder}`]
  const [program = '', ...args] = [
    ...withoutNewPrivileges(),
    ...[process.execPath, ...permissions, '--max-old-space-size=256', child, kind, name, entry, folder],
  ]
  const running = spawn(program, args, {
    cwd: folder,
    // Where some look for files as soon as they are loaded.
    env: { HOME: folder, TMPDIR: folder },
    ...user,
    // A process group of its own, which is killed with it.
    detached: true,
    // Not Node's own channel, on which a line that is not JSON would end this process (`messages.ts`).
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const { pid } = running
  const untrack =
    pid === undefined ? undefined : processes.track(pid, { plugin: name, uid: user?.uid, canSpawn: false })
  if (pid !== undefined) endFirst(pid)
  const kill = (): void => killGroup(pid)
  let answer: unknown
  let passing: string | undefined
  const late = setTimeout(() => {
    passing = `it took longer than ${timeLimit / 1000} s`
    kill()
  }, timeLimit)
  // Where no descriptor was left there are no streams at all, whatever the types say.
  const channel = (running.stdio as typeof running.stdio | undefined)?.[CHANNEL] as Readable | null | undefined
  if (channel) {
    readLines(channel, answers, (line, isWhole) => {
      if (line === '') return
      // Only the first answer counts: the plugin runs in the same process and could write later ones.
      answer ??= (isWhole && tryParseJson(line)) || null
      kill()
    })
  }
  await new Promise<void>((resolve) => {
    running.once('exit', () => {
      kill()
      // What it started, in a group of its own, may hold the channel open.
      const timer = setTimeout(() => channel?.destroy(), OUTPUT_PATIENCE)
      running.once('close', () => {
        clearTimeout(timer)
        resolve()
      })
    })
    running.once('error', (error) => {
      passing = error.message
      resolve()
    })
  })
  clearTimeout(late)
  untrack?.()
  if (isRegistered(answer) || isFault(answer)) return answer as ProbeResult
  if (passing !== undefined) return { fault: passing, mayPass: true }
  return { fault: answer === undefined ? 'its process ended' : 'it said something else' }
}

function tryParseJson(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}
