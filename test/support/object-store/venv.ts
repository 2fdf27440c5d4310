import { join } from 'node:path'
import { ensureVenv } from '../../../tools/python-venv.ts'

/**
 * The path of `moto_server` in a virtual environment of this folder.
 *
 * @throws Error with one line for the user when Python cannot make one
 */
export function ensureMoto(say: (line: string) => void): string {
  const venv = join(import.meta.dirname, '.venv')
  const requirements = join(import.meta.dirname, 'requirements.txt')
  return join(ensureVenv({ venv, requirements, name: 'moto, an object store', say }), 'moto_server')
}
