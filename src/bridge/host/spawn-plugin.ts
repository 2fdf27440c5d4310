import { spawn } from 'node:child_process'
import type { Socket } from 'node:net'
import { dirname } from 'node:path'
import { MAX_LOG_MESSAGE, MAX_MESSAGE } from '../protocol/limits.ts'
import { CHANNEL, type HomebridgeSettings, type ToChild } from '../protocol/messages.ts'
import { childEnvironment, nodeOptions } from './child-program.ts'
import { makeCodeCache } from './code-cache.ts'
import { killGroup } from './kill-group.ts'
import type { PluginProcesses } from './plugin-processes.ts'
import type { PluginUser } from './plugin-user.ts'
import { endFirst, withoutNewPrivileges } from './privileges.ts'
import { type LineLimits, readLines } from './read-lines.ts'
import type { FoundPlugin } from './resolve-plugin.ts'

/** What the process of a Homebridge plugin begins with. */
export interface HomebridgeStart {
  readonly settings: HomebridgeSettings
  /** Undefined: the daemon's. */
  readonly user: PluginUser | undefined
}

export interface SpawnOptions {
  /** Its id. */
  readonly plugin: string
  /** The name of its package. */
  readonly package: string
  readonly found: FoundPlugin
  /** Of a Homebridge plugin. */
  readonly homebridge?: HomebridgeStart | undefined
  readonly heapMb: number | undefined
  /** Whether programs that it starts may have privileges that it has not, as `sudo` does; they may not when absent. */
  readonly allowSetuid?: boolean | undefined
  readonly environment: Readonly<Record<string, string | undefined>>
  readonly processes: PluginProcesses
  /** The plugins that share the process, each with a channel of its own; it is one plugin's alone when absent. */
  readonly sharers?: readonly Sharer[] | undefined
  /** A line that the process wrote, past its channel. */
  onLine(stream: 'stdout' | 'stderr', line: string): void
  /**
   * A message as it came; undefined for a line that is not a message. Not called any more once `exited` has resolved.
   *
   * @param sharer the index of the plugin that it is of
   */
  onMessage(message: unknown, sharer: number): void
}

/** A plugin that has a place in a shared process. */
export interface Sharer {
  readonly id: string
  readonly folder: string
}

export interface SpawnedPlugin {
  /** Undefined where it could not be started. */
  readonly pid: number | undefined
  /** @param sharer the index of the plugin that it is for */
  send(message: ToChild, sharer?: number): void
  /** Resolves with how the process ended, once it has ended and its output is read. */
  readonly exited: Promise<string>
  /** Asks it to end in the system's way. */
  terminate(): void
  /** Kills it and whatever it started, for a reason that is not known to be of one plugin. */
  kill(reason?: string): void
  /** Of a plugin that shares its process: it is this one's doing that it ends. */
  blame?(reason: string): void
  /** Whose doing the end was; the plugin's own when absent. */
  endedBy?(): EndedBy
}

/**
 * What ended a plugin's process: `self`, the plugin; `other`, a plugin that shares it; `unknown`, one of those that share it;
 * `system`, which could not start it; `request`, a stop.
 */
export type EndedBy = 'self' | 'other' | 'unknown' | 'system' | 'request'

/** A message costs what 1 KiB does, so 10,000 a second are read. */
const messages: LineLimits = { maxLine: MAX_MESSAGE, rate: 10 * 1024 * 1024, lineCost: 1024 }
/** Empty lines cost time as well. */
const output: LineLimits = { maxLine: MAX_LOG_MESSAGE, rate: 1024 * 1024, lineCost: 100 }

/** After the process: how long its output may still be held open by others, in milliseconds. */
const OUTPUT_PATIENCE = 250

/** Starts the process of a plugin, in a process group of its own that does not outlive this process. */
export function spawnPlugin(options: SpawnOptions): SpawnedPlugin {
  const { found, homebridge, heapMb, environment, processes, sharers = [], onLine, onMessage } = options
  const ids = sharers.map(({ id }) => id)
  const folders = sharers.map(({ folder }) => folder)
  const { storagePath } = homebridge?.settings ?? {}
  const [program = '', ...args] = [
    ...(options.allowSetuid === true ? [] : withoutNewPrivileges()),
    ...[process.execPath, ...nodeOptions(found, heapMb, folders), processes.program, ...ids],
  ]
  const child = spawn(program, args, {
    // As Homebridge, which is started in its storage folder; some plugins write there by relative paths.
    cwd: storagePath ?? (sharers.length === 0 ? found.folder : dirname(processes.program)),
    env: childEnvironment(
      environment,
      found.kind,
      homebridge?.user && storagePath,
      homebridge && makeCodeCache(sharers.length === 0 ? options.package : null, options.plugin, homebridge.user),
    ),
    ...homebridge?.user,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe', 'pipe', ...ids.slice(1).map(() => 'pipe' as const)],
  })
  const { promise: exited, resolve } = Promise.withResolvers<string>()
  child.on('error', (error) => {
    if (pid === undefined) resolve(`its process cannot be started: ${error.message}`)
  })
  const { pid, stdout, stderr } = child
  // Where no descriptor was left there are no streams at all, whatever the types say.
  const streams: readonly (Socket | null)[] = (child.stdio as never) ?? []
  const channels = streams.slice(CHANNEL)
  // Before it can do anything.
  const untrack =
    pid === undefined
      ? undefined
      : processes.track(pid, {
          plugin: options.plugin,
          uid: homebridge?.user?.uid,
          canSpawn: found.kind === 'homebridge',
        })
  if (pid !== undefined) endFirst(pid)
  const kill = (): void => killGroup(pid)
  let outOfMemory = false
  const finishers = [
    stdout && readLines(stdout, output, (line) => say('stdout', line)),
    stderr && readLines(stderr, output, (line) => say('stderr', line)),
    ...channels.map(
      (channel, sharer) =>
        channel &&
        readLines(channel, messages, (line, isWhole) => {
          if (line !== '') onMessage(isWhole ? parse(line) : undefined, sharer)
        }),
    ),
  ]
  function say(stream: 'stdout' | 'stderr', line: string): void {
    outOfMemory ||= stream === 'stderr' && line.includes('heap out of memory')
    const text = line.trimEnd()
    if (text !== '') onLine(stream, text)
  }

  child.once('exit', (code, signal) => {
    kill()
    untrack?.()
    for (const finish of finishers) finish?.()
    const timer = setTimeout(() => [stdout, stderr, ...channels].map((stream) => stream?.destroy()), OUTPUT_PATIENCE)
    child.once('close', () => {
      clearTimeout(timer)
      if (outOfMemory) resolve('it ran out of memory (its heap is capped by `heapMb`)')
      else resolve(signal === null ? `its process ended with exit code ${code}` : `its process was ended by ${signal}`)
    })
  })
  return {
    pid,
    exited,
    kill,
    terminate: () => void child.kill('SIGTERM'),
    send: (message, sharer = 0) => {
      const channel = channels[sharer]
      // A process that has ended does not answer; `exited` reports the end.
      if (channel?.writable === true) channel.write(`${JSON.stringify(message)}\n`)
    },
  }
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}
