import { join } from 'node:path'
import { ensureInstalled } from '../ensure-installed.ts'
import { ensureVenv } from '../python-venv.ts'

/**
 * Installs the AsyncAPI parser and generator beside this file when they are first needed, and again when their
 * lockfile has changed since. `say` is given the line that tells why this takes a while.
 *
 * @throws Error when npm fails
 */
export function ensureAsyncApi(say: (line: string) => void): void {
  ensureInstalled(import.meta.dirname, say)
}

/**
 * The path of a `python` that has what the generated Python client needs.
 *
 * @throws Error with one line for the user when Python cannot make one
 */
export function ensurePythonClient(say: (line: string) => void): string {
  const venv = join(import.meta.dirname, '.venv')
  const requirements = join(import.meta.dirname, 'python-requirements.txt')
  return join(ensureVenv({ venv, requirements, name: 'the packages of the Python client', say }), 'python')
}
