import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { bareEnvironment } from '../support/process.ts'
import type { Household } from './household.ts'

const program = fileURLToPath(new URL('killed-command.ts', import.meta.url))

/**
 * Runs a restore or a move that dies at a step.
 *
 * @param step from 1; 0 for none
 * @returns the steps that it has, or the one that it died at
 */
export async function runKilled(
  { env }: Household,
  command: 'move' | 'restore',
  object: string,
  step: number,
): Promise<string[]> {
  const args = [program, command, object, String(step)]
  const { stdout } = await promisify(execFile)(process.execPath, args, { env: bareEnvironment(env) }).catch(
    (error: { stdout: string; signal: string; stderr: string }) => {
      if (error.signal !== 'SIGKILL') throw new Error(error.stderr)
      return error
    },
  )
  return stdout.trim().split('\n')
}
