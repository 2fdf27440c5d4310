import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

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
 * changed.
 *
 * @throws Error with one line for the user when Python cannot make one
 */
export function ensureVenv({ venv, requirements, name, say }: Environment): string {
  const bin = join(venv, 'bin')
  // A copy of the requirements that were installed; written last, so a half-made environment is made again.
  const installed = join(venv, 'installed.txt')
  const wanted = readFileSync(requirements, 'utf8')
  if (!existsSync(installed) || readFileSync(installed, 'utf8') !== wanted) {
    say(`installing ${name}`)
    if (!makeEnvironment(venv)) {
      installPython(say)
      if (!makeEnvironment(venv))
        throw new Error('python3 -m venv failed; install Python 3.11 or newer with its venv module')
    }
    run(join(bin, 'pip'), ['install', '--quiet', '--no-input', '--disable-pip-version-check', '-r', requirements])
    writeFileSync(installed, wanted)
  }
  return bin
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
