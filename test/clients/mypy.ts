import { execFile } from 'node:child_process'
import { delimiter } from 'node:path'
import { promisify } from 'node:util'

/**
 * Runs mypy, strictly, on modules (`-m`) and packages (`-p`), all in one run: reading Python's own modules and those of
 * httpx takes most of its time.
 *
 * @param where the folders in which the modules are
 * @returns what it said
 */
export async function runMypy(python: string, where: readonly string[], modules: readonly string[]): Promise<string> {
  const env = { ...process.env, MYPYPATH: where.join(delimiter) }
  const args = ['-m', 'mypy', '--strict', '--cache-dir', '/dev/null', ...modules]
  const { stdout } = await promisify(execFile)(python, args, { cwd: where[0], env }).catch(
    (error: { stdout: string }) => error,
  )
  return stdout
}
