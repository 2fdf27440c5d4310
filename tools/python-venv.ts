import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { oneAtATime } from './one-at-a-time.ts'

export interface Environment {
  /** Its folder. */
  readonly venv: string
  /** A file of `pip install -r`, with exact versions. */
  readonly requirements: string
  /** What is installed there, for people. */
  readonly name: string
  /** Hears the lines that tell why this takes a while. */
  say(line: string): void
}

/**
 * The folder of programs of a Python virtual environment, which is made when it is missing or its requirements have
 * changed. Of two processes that come at once the second one finds what the first one made.
 *
 * @throws Error with one line for the user when Python cannot make one
 */
export function ensureVenv(environment: Environment): string {
  const { venv } = environment
  if (!isCurrent(environment)) {
    // An environment holds its own path, so it cannot be made elsewhere and moved into place.
    oneAtATime(`${basename(dirname(venv))}-${basename(venv)}`, () => {
      if (!isCurrent(environment)) make(environment)
    })
  }
  return join(venv, 'bin')
}

/** A copy of the requirements that were installed; written last, so a half-made environment is made again. */
function installed(venv: string): string {
  return join(venv, 'installed.txt')
}

function isCurrent({ venv, requirements }: Environment): boolean {
  const file = installed(venv)
  return existsSync(file) && readFileSync(file, 'utf8') === readFileSync(requirements, 'utf8')
}

function make({ venv, requirements, name, say }: Environment): void {
  say(`installing ${name}`)
  if (!makeEnvironment(venv)) {
    installPython(say)
    if (!makeEnvironment(venv))
      throw new Error('python3 -m venv failed; install Python 3.11 or newer with its venv module')
  }
  const options = ['--quiet', '--no-input', '--disable-pip-version-check']
  run(join(venv, 'bin/pip'), ['install', ...options, '-r', requirements])
  writeFileSync(installed(venv), readFileSync(requirements))
}

function makeEnvironment(venv: string): boolean {
  return spawnSync('python3', ['-m', 'venv', '--clear', venv]).status === 0
}

/** Debian keeps `ensurepip` in a package of its own, which only root can add. */
function installPython(say: (line: string) => void): void {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) {
    throw new Error('Python cannot make virtual environments here; install it (Debian: apt-get install python3-venv)')
  }
  say('installing python3-venv')
  run('apt-get', ['update'])
  run('apt-get', ['install', '-y', '--no-install-recommends', 'python3-venv'])
}

function run(command: string, args: readonly string[]): void {
  const { status, stdout, stderr, error } = spawnSync(command, args, { encoding: 'utf8' })
  if (status !== 0) throw new Error(`${command} ${args[0]} failed: ${error?.message ?? `${stdout}${stderr}`}`)
}
