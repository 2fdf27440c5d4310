import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const launcher = fileURLToPath(new URL('../../bin/triptych', import.meta.url))
const { TRIPTYCH_START: bundled } = process.env
/** What runs Triptych: the launcher of the checkout, or the bundle that a run of all tests makes of the same sources. */
export const triptych: readonly string[] = bundled === undefined ? [launcher] : [process.execPath, bundled]
const started = new Set<ChildProcess>()
let home: string | undefined
process.once('exit', () => {
  for (const child of started) child.kill('SIGKILL')
  if (home !== undefined) rmSync(home, { recursive: true, force: true })
})

export interface Exit {
  readonly code: number | null
  readonly signal: NodeJS.Signals | null
}

export interface RunningProcess {
  readonly child: ChildProcess
  stdout(): string
  stderr(): string
  /** Resolves when the process is gone and its output is whole. */
  readonly exited: Promise<Exit>
  /**
   * Resolves as soon as stdout or stderr holds a text; rejects when the process ends without it. What was written to one of
   * them may be here before what was written earlier to the other, and after an answer over HTTP.
   */
  waitFor(text: string | RegExp): Promise<void>
  /** Sends a signal (SIGTERM) to this process alone, and waits until it is gone. */
  stop(signal?: NodeJS.Signals): Promise<Exit>
}

export type RunningTriptych = RunningProcess & {
  /** Where each surface that was started listens; empty for the others. */
  readonly urls: { readonly auth: string; readonly bridge: string; readonly content: string }
  readonly dataDir: string
}

const recorder = new URL('../../tools/coverage/record.ts', import.meta.url).href

/** Has a Node process record what it answers, where a run of the tests counts that. */
function recording(): Record<string, string> {
  const { TRIPTYCH_COVERAGE: folder } = process.env
  return folder === undefined ? {} : { TRIPTYCH_COVERAGE: folder, NODE_OPTIONS: `--import=${recorder}` }
}

/** What a child inherits: enough to find programs, and none of the settings of the user who runs the tests. */
export function bareEnvironment(env: Readonly<Record<string, string>> = {}): Record<string, string> {
  const inherited = ['PATH', 'HOME', 'TMPDIR', 'NODE_COMPILE_CACHE'].flatMap((name) => {
    const value = process.env[name]
    return value === undefined ? [] : [[name, value] as const]
  })
  return { ...Object.fromEntries(inherited), ...env }
}

/** Starts any program; `env` is all that it gets beside {@link bareEnvironment}. */
export function startProcess(
  command: string,
  args: readonly string[],
  env: Record<string, string> = {},
  user: { readonly uid: number; readonly gid: number } | undefined = undefined,
): RunningProcess {
  const child = spawn(command, args, { env: bareEnvironment(env), stdio: ['ignore', 'pipe', 'pipe'], ...user })
  started.add(child)
  const output = { stdout: '', stderr: '' }
  const watchers = new Set<() => void>()
  for (const name of ['stdout', 'stderr'] as const) {
    child[name].setEncoding('utf8').on('data', (text: string) => {
      output[name] += text
      for (const look of watchers) look()
    })
  }
  const exited = new Promise<Exit>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code, signal) => {
      started.delete(child)
      resolve({ code, signal })
    })
  })
  return {
    child,
    stdout: () => output.stdout,
    stderr: () => output.stderr,
    exited,
    waitFor: (text) =>
      new Promise((resolve, reject) => {
        const look = (): void => {
          if (!holds(output.stdout, text) && !holds(output.stderr, text)) return
          watchers.delete(look)
          resolve()
        }
        watchers.add(look)
        look()
        const ended = `ended without ${typeof text === 'string' ? JSON.stringify(text) : text}`
        exited.then(({ code }) => reject(new Error(`${command} ${ended} (exit ${code}):\n${output.stderr}`)), reject)
      }),
    stop: (signal = 'SIGTERM') => {
      child.kill(signal)
      return exited
    },
  }
}

function holds(output: string, text: string | RegExp): boolean {
  return typeof text === 'string' ? output.includes(text) : text.test(output)
}

/** Starts a command of `bin/triptych`, on the data folder that `env` names. */
export function startCommand(args: readonly string[], env: Record<string, string>): RunningProcess {
  const [program = '', ...first] = triptych
  return startProcess(program, [...first, ...args], env)
}

/** Runs `bin/triptych` to its end, in a data folder of its own unless `env` names one. */
export async function runTriptych(args: readonly string[], env: Record<string, string> = {}) {
  const dataDir = await mkdtemp(join(tmpdir(), 'triptych-run-'))
  try {
    const running = startCommand(args, { SVC_DATA_DIR: dataDir, ...env })
    const { code } = await running.exited
    return { code, stdout: running.stdout(), stderr: running.stderr() }
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}

/**
 * An empty home for servers. A shell that they open reads nothing of the user who runs the tests, which may take long; and
 * one that is killed in the middle of it leaves no lock behind there.
 */
function emptyHome(): string {
  home ??= mkdtempSync(join(tmpdir(), 'triptych-home-'))
  return home
}

/** Free ports, and a HAP server that stays on this machine. */
export const freePorts = {
  SVC_AUTH_PORT: '0',
  SVC_BRIDGE_PORT: '0',
  SVC_CONTENT_PORT: '0',
  SVC_HAP_BIND: '127.0.0.1',
  SVC_HAP_ADVERTISER: 'none',
}

/**
 * Starts `bin/triptych serve` on a free port and waits until it is ready. Unless `env` names a data folder, it gets
 * one of its own, which goes away when it stops; and an empty home.
 */
export async function startTriptych(
  options: {
    env?: Readonly<Record<string, string>>
    args?: readonly string[]
    /** A program with its arguments that runs it, `nsenter` for one. */
    through?: readonly string[]
  } = {},
): Promise<RunningTriptych> {
  const given = options.env?.SVC_DATA_DIR
  const dataDir = given ?? (await mkdtemp(join(tmpdir(), 'triptych-serve-')))
  const env = { ...freePorts, HOME: emptyHome(), ...options.env, SVC_DATA_DIR: dataDir }
  const [program = '', ...args] = [...(options.through ?? []), ...triptych, 'serve', ...(options.args ?? [])]
  const running = startProcess(program, args, { ...recording(), ...env })
  const cleanUp = async (): Promise<void> => {
    if (given === undefined) await rm(dataDir, { recursive: true, force: true })
  }
  try {
    await running.waitFor('ready\n')
  } catch (error) {
    await cleanUp()
    throw error
  }
  return {
    ...running,
    urls: urlsOf(running),
    dataDir,
    stop: async (signal) => {
      const exit = await running.stop(signal)
      await cleanUp()
      return exit
    },
  }
}

/** Where the surfaces of a server listen that is ready. */
export function urlsOf({ stdout }: RunningProcess): RunningTriptych['urls'] {
  const urlOf = (surface: string): string => new RegExp(`^listening ${surface} (\\S+)$`, 'm').exec(stdout())?.[1] ?? ''
  return { auth: urlOf('auth'), bridge: urlOf('bridge'), content: urlOf('content') }
}
