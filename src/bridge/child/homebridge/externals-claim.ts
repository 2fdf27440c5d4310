import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Says in the folder that plugins share that a username is this plugin's, while it is: two that make an accessory of one
 * UUID would write the same files. Whoever has it no more, as its process is gone, is followed.
 *
 * @returns gives it back
 * @throws Error naming the plugin that has it
 */
export function claim(folder: string, username: string, plugin: string): () => void {
  const file = join(folder, `Owner.${username.replaceAll(':', '')}.json`)
  const owner = ownerIn(file)
  if (owner !== undefined && owner.plugin !== plugin && isAlive(owner.pid)) {
    throw new Error(`the plugin ${owner.plugin} has an accessory of the same UUID`)
  }
  writeFileSync(file, JSON.stringify({ plugin, pid: process.pid }), { mode: 0o600 })
  return () => rmSync(file, { force: true })
}

function ownerIn(file: string): { plugin: string; pid: number } | undefined {
  try {
    const { plugin, pid } = JSON.parse(readFileSync(file, 'utf8'))
    return typeof plugin === 'string' && Number.isSafeInteger(pid) ? { plugin, pid } : undefined
  } catch {
    // None, or one that was cut off by a loss of power: nobody has it.
    return undefined
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    // Of another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
