import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')
const venv = join(root, '.venv')
const requirements = join(import.meta.dirname, 'requirements.txt')
/** A copy of the requirements that were installed; written last, so a half-made environment is made again. */
const installed = join(venv, 'installed.txt')

/**
 * The path of `schemathesis` in the virtual environment of this checkout, which is made when it is missing or its
 * requirements have changed. `say` is given the lines that tell why this takes a while.
 *
 * @throws Error with one line for the user when Python cannot make one
 */
export function ensureSchemathesis(say: (line: string) => void): string {
  const wanted = readFileSync(requirements, 'utf8')
  if (!existsSync(installed) || readFileSync(installed, 'utf8') !== wanted) {
    say('installing Schemathesis into .venv')
    if (!makeEnvironment()) {
      installPython(say)
      if (!makeEnvironment())
        throw new Error('python3 -m venv failed; install Python 3.11 or newer with its venv module')
    }
    run(join(venv, 'bin/pip'), ['install', '--quiet', '--no-input', '--disable-pip-version-check', '-r', requirements])
    writeFileSync(installed, wanted)
  }
  return join(venv, 'bin/schemathesis')
}

function makeEnvironment(): boolean {
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
