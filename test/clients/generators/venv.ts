import { join } from 'node:path'
import { ensureVenv } from '../../../tools/python-venv.ts'

/**
 * The folder of programs of the generators that PyPI has.
 *
 * @throws Error with one line for the user when Python cannot make one
 */
export function ensurePythonGenerators(say: (line: string) => void): string {
  const venv = join(import.meta.dirname, '.venv')
  const requirements = join(import.meta.dirname, 'requirements.txt')
  return ensureVenv({ venv, requirements, name: 'generators of Python clients', say })
}
