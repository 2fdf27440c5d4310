import { join } from 'node:path'
import { ensureVenv } from '../../python-venv.ts'

/**
 * The path of a `python` that has what the generated Python clients need.
 *
 * @throws Error with one line for the user when Python cannot make one
 */
export function ensurePythonClient(say: (line: string) => void): string {
  const venv = join(import.meta.dirname, '.venv')
  const requirements = join(import.meta.dirname, 'requirements.txt')
  return join(ensureVenv({ venv, requirements, name: 'the packages of the Python client', say }), 'python')
}
