import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const requirements = join(import.meta.dirname, 'python-requirements.txt')
const venv = join(import.meta.dirname, '.venv')
/** A copy of the requirements that were installed; written last, so a half-made environment is made again. */
const installed = join(venv, 'installed.txt')

/**
 * The path of a `python` that has what the generated Python client needs, in a virtual environment beside this file,
 * which is made when it is missing or its requirements have changed.
 *
 * @throws Error with one line for the user when Python cannot make one
 */
export function ensurePythonClient(): string {
  const python = join(venv, 'bin/python')
  const wanted = readFileSync(requirements, 'utf8')
  if (!existsSync(installed) || readFileSync(installed, 'utf8') !== wanted) {
    // Debian keeps `ensurepip` in a package of its own.
    run('python3', ['-m', 'venv', '--clear', venv], 'install Python 3.11 or newer with its venv module')
    run(python, ['-m', 'pip', 'install', '--quiet', '--no-input', '--disable-pip-version-check', '-r', requirements])
    writeFileSync(installed, wanted)
  }
  return python
}

function run(command: string, args: readonly string[], advice = ''): void {
  const { status, stdout, stderr, error } = spawnSync(command, args, { encoding: 'utf8' })
  if (status === 0) return
  const said = error?.message ?? `${stdout}${stderr}`
  throw new Error(`${command} ${args.join(' ')} failed${advice && `; ${advice}`}: ${said}`)
}
