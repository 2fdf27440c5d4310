import { join } from 'node:path'
import { ensureVenv } from '../python-venv.ts'

/**
 * The path of `schemathesis` in the virtual environment of this checkout.
 *
 * @throws Error with one line for the user when Python cannot make one
 */
export function ensureSchemathesis(say: (line: string) => void): string {
  const venv = join(import.meta.dirname, '../../.venv')
  const requirements = join(import.meta.dirname, 'requirements.txt')
  return join(ensureVenv({ venv, requirements, name: 'Schemathesis into .venv', say }), 'schemathesis')
}
