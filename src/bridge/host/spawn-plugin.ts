import { spawn } from 'node:child_process'
import type { Socket } from 'node:net'
import { MAX_LOG_MESSAGE, MAX_MESSAGE } from '../protocol/limits.ts'
import { CHANNEL, type HomebridgeSettings, type ToChild } from '../protocol/messages.ts'
import { childEnvironment, childProgram, nodeOptions } from './child-program.ts'
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
  /** A line that the process wrote, past its channel. */
  onLine(stream: 'stdout' | 'stderr', line: string): void
  /** A message as it came; undefined for a line that is not a message. Not called any more once `exited` has resolved. */
  onMessage(message: unknown): void
}

export interface SpawnedPlugin {
  /** Undefined where it could not be started. */
  readonly pid: number | undefined
  send(message: ToChild): void
  /** Resolves with how the process ended, once it has ended and its output is read. */
  readonly exited: Promise<string>
  /** Asks it to end in the system's way. */
  terminate(): void
  /** Kills it and whatever it started. */
  kill(): void
}

/** A message costs what 1 KiB does, so 10,000 a second are read. */
const messages: LineLimits = { maxLine: MAX_MESSAGE, rate: 10 * 1024 * 1024, lineCost: 1024 }
/** Empty lines cost time as well. */
const output: LineLimits = { maxLine: MAX_LOG_MESSAGE, rate: 1024 * 1024, lineCost: 100 }

/** After the process: how long its output may still be held open by others, in milliseconds. */
const OUTPUT_PATIENCE = 250

/** Starts the process of a plugin, in a process group of its own that does not outlive this process. */
export function spawnPlugin(options: SpawnOptions): SpawnedPlugin {
  const { plugin, found, homebridge, heapMb, environment, processes, onLine, onMessage } = options
  const { storagePath } = homebridge?.settings ?? {}
  const [program = '', ...args] = [
    ...(options.allowSetuid === true ? [] : withoutNewPrivileges()),
    ...[process.execPath, ...nodeOptions(found, heapMb), childProgram],
  ]
  const child = spawn(program, args, {
    // As Homebridge, which is started in its storage folder; some plugins write there by relative paths.
    cwd: storagePath ?? found.folder,
    env: childEnvironment(environment, found.kind, homebridge?.user && storagePath),
    ...homebridge?.user,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
  })
  const { promise: exited, resolve } = Promise.withResolvers<string>()
  child.on('error', (error) => {
    if (pid === undefined) resolve(`its process cannot be started: ${error.message}`)
  })
  const { pid, stdout, stderr } = child
  // Where no descriptor was left there are no streams at all, whatever the types say.
  const channel = (child.stdio as typeof child.stdio | undefined)?.[CHANNEL] as Socket | null | undefined
  // Before it can do anything.
  const untrack =
    pid === undefined
      ? undefined
      : processes.track(pid, { plugin, uid: homebridge?.user?.uid, canSpawn: found.kind === 'homebridge' })
  if (pid !== undefined) endFirst(pid)
  const kill = (): void => killGroup(pid)
  let outOfMemory = false
  const finishers = [
    stdout && readLines(stdout, output, (line) => say('stdout', line)),
    stderr && readLines(stderr, output, (line) => say('stderr', line)),
    channel &&
      readLines(channel, messages, (line, isWhole) => line !== '' && onMessage(isWhole ? parse(line) : undefined)),
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
    const timer = setTimeout(() => [stdout, stderr, channel].map((stream) => stream?.destroy()), OUTPUT_PATIENCE)
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
    send: (message) => {
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
