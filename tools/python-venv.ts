import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { ensureDebianPackages } from './debian-packages.ts'
import { oneAtATime } from './one-at-a-time.ts'

/** What the packages of our environments run on: major and minor version. */
const OLDEST = [3, 11] as const

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
function markerOf(venv: string): string {
  return join(venv, 'installed.txt')
}

function isCurrent({ venv, requirements }: Environment): boolean {
  const file = markerOf(venv)
  return existsSync(file) && readFileSync(file, 'utf8') === readFileSync(requirements, 'utf8')
}

/** What stands in the way of such environments on this machine, in one line for the user; null when nothing does. */
export function lackOfPython(): string | null {
  const { status, stdout } = spawnSync('python3', ['-c', 'import sys, venv; print(*sys.version_info[:2])'], {
    encoding: 'utf8',
  })
  const need = `Python ${OLDEST.join('.')} or newer`
  if (status !== 0) return `${need} is missing: install it (Debian: apt-get install python3)`
  const [major = 0, minor = 0] = stdout.trim().split(' ').map(Number)
  if (major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1])) return null
  return `python3 is ${major}.${minor}; ${need} is needed`
}

function make({ venv, requirements, name, say }: Environment): void {
  const lack = lackOfPython()
  if (lack !== null) throw new Error(lack)
  say(`installing ${name}`)
  const pip = makeEnvironment(venv)
  // Python compiles a module when it is first imported; to compile all of them takes longer.
  const options = ['--quiet', '--no-input', '--no-compile', '--disable-pip-version-check']
  run(join(venv, 'bin/python'), [...pip, 'install', ...options, '-r', requirements])
  writeFileSync(markerOf(venv), readFileSync(requirements))
}

/** Makes an empty environment, and returns what Python is to run as its pip. */
function makeEnvironment(venv: string): string[] {
  if (spawnSync('python3', ['-m', 'venv', '--clear', venv]).status === 0) return ['-m', 'pip']
  // Debian keeps what puts pip into an environment in a package of its own. A pip runs from its archive, too.
  run('python3', ['-m', 'venv', '--clear', '--without-pip', venv])
  const wheels = join(ensureDebianPackages(['python3-pip-whl']), 'usr/share/python-wheels')
  const pip = readdirSync(wheels).find((file) => file.startsWith('pip-'))
  return [join(wheels, pip ?? '', 'pip')]
}

function run(command: string, args: readonly string[]): void {
  const { status, stdout, stderr, error } = spawnSync(command, args, { encoding: 'utf8' })
  if (status !== 0) throw new Error(`${command} ${args[0]} failed: ${error?.message ?? `${stdout}${stderr}`}`)
}
