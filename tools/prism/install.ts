import { ensureInstalled } from '../ensure-installed.ts'

/**
 * Installs Prism beside this file when it is first needed, and again when its lockfile has changed since. `say` is
 * given the line that tells why this takes a while.
 *
 * @throws Error when npm fails
 */
export function ensurePrism(say: (line: string) => void): void {
  ensureInstalled(import.meta.dirname, say)
}
