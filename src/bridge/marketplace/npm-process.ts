import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { delimiter, dirname, join } from 'node:path'
import { NO_DEBUGGER } from '../host/child-program.ts'
import { killGroup } from '../host/kill-group.ts'
import type { PluginProcesses } from '../host/plugin-processes.ts'
import { type LineLimits, readLines } from '../host/read-lines.ts'

export interface NpmOptions {
  /** What follows `npm`; options that hold for every call are added. */
  readonly args: readonly string[]
  /** The project that npm works in. */
  readonly cwd: string
  /** The daemon's. */
  readonly environment: Readonly<Record<string, string | undefined>>
  /** Scripts of packages are code of plugins. */
  readonly processes: PluginProcesses
  /** Name of the package that is installed. */
  readonly plugin: string
  /** Kills npm. */
  readonly signal: AbortSignal
  onLine(line: string): void
}

/** This installation's own npm: which one the system has, if any, does not matter. */
const cli = join(dirname(createRequire(import.meta.url).resolve('npm/package.json')), 'bin', 'npm-cli.js')

/** Passed on the command line, so that no `.npmrc` overrides it. */
const always = [
  '--global=false',
  '--location=project',
  '--workspaces=false',
  '--dry-run=false',
  '--json=false',
  '--color=false',
  '--progress=false',
  '--loglevel=http',
  // Its log files would hold what the log has.
  '--logs-max=0',
  '--audit=false',
  '--fund=false',
  '--update-notifier=false',
]

const output: LineLimits = { maxLine: 8192, rate: 1024 * 1024, lineCost: 100 }

/** After npm: how long its output may still be held open by others, in milliseconds. */
const OUTPUT_PATIENCE = 250

/**
 * Runs npm without a shell, in a process group of its own that does not outlive this process.
 *
 * @returns npm's exit code; null when it was killed
 * @throws Error when it cannot be started
 */
export async function runNpm(options: NpmOptions): Promise<number | null> {
  const { args, cwd, environment, processes, plugin, signal, onLine } = options
  const child = spawn(process.execPath, [NO_DEBUGGER, cli, ...args, `--prefix=${cwd}`, ...always], {
    cwd,
    env: npmEnvironment(environment),
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const { pid } = child
  const untrack = pid === undefined ? undefined : processes.track(pid, { plugin, canSpawn: true })
  const kill = (): void => killGroup(pid)
  signal.addEventListener('abort', kill, { once: true })
  if (signal.aborted) kill()
  const say = (line: string): void => {
    const text = line.trimEnd()
    if (text !== '') onLine(text)
  }
  const finishers = [child.stdout, child.stderr].map((stream) => stream && readLines(stream, output, say))
  try {
    return await new Promise((resolve, reject) => {
      child.once('error', reject)
      child.once('exit', () => {
        kill()
        for (const finish of finishers) finish?.()
        // What a script started, in a group of its own, may hold the output open.
        const timer = setTimeout(() => [child.stdout, child.stderr].map((stream) => stream.destroy()), OUTPUT_PATIENCE)
        child.once('close', () => clearTimeout(timer))
      })
      child.once('close', resolve)
    })
  } finally {
    signal.removeEventListener('abort', kill)
    untrack?.()
  }
}

/** npm reads its settings and proxies from it; secrets of the daemon's and options of its Node are not for scripts. */
function npmEnvironment(environment: Readonly<Record<string, string | undefined>>): NodeJS.ProcessEnv {
  const kept = Object.entries(environment).filter(([name]) => name !== 'NODE_OPTIONS' && !name.startsWith('SVC_'))
  // Scripts call `node` by its name.
  const PATH = [dirname(process.execPath), environment.PATH].filter(Boolean).join(delimiter)
  return { ...Object.fromEntries(kept), PATH }
}
