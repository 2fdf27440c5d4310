import { ensureInstalled } from '../ensure-installed.ts'

/**
 * Installs the AsyncAPI parser and generator beside this file when they are first needed, and again when their
 * lockfile has changed since. `say` is given the line that tells why this takes a while.
 *
 * @throws Error when npm fails
 */
export function ensureAsyncApi(say: (line: string) => void): void {
  ensureInstalled(import.meta.dirname, say)
}
