import { join } from 'node:path'
import { ensureInstalled } from '../../../tools/ensure-installed.ts'

/**
 * Installs the peers that nothing but a bench needs, beside this file: when they are first needed, and again when the
 * lockfile has changed since. `say` is given the line that tells why this takes a while.
 *
 * @param folder of a peer whose packages are apart, since they are many
 * @throws Error when npm fails
 */
export function ensurePeers(say: (line: string) => void, folder = ''): void {
  ensureInstalled(join(import.meta.dirname, folder), say)
}
