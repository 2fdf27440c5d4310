import { closeSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { BRIDGE, type BridgeLog, reasonOf } from './bridge-log.ts'
import type { HapNodejs } from './hap-nodejs.ts'

const RETRY_AFTER = 5_000

/** What `publish` keeps its files in. */
export interface HapStorage {
  getItem(key: string): unknown
  setItemSync(key: string, value: unknown): void
  removeItemSync(key: string): void
  /** Tries once more to write what could not be written, and then no more. */
  close(): void
}

/**
 * hap-nodejs's files, kept so that they outlive a loss of power too: it renames a finished file into place, but does
 * not wait for the disk, and a bridge that lost its keys has to be paired anew, with every room and automation made
 * again. The files hold keys: nobody else may read them.
 *
 * A pairing that cannot be written is refused. Other writes (ids, the configuration number) come from timers, where
 * throwing would end the process: they are kept in memory and tried again.
 *
 * @param folder absolute
 * @throws Error for a folder that cannot be read, or a file in it that is not JSON: to go on without it would be to
 *   forget the pairings
 */
export function openHapStorage({ HAPFileStorage }: HapNodejs, folder: string, log: BridgeLog): HapStorage {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const files = new HAPFileStorage()
  files.initSync({ dir: folder })
  const values = (files as unknown as { data: Map<string, unknown> }).data
  for (const [key, value] of values) {
    if (value === undefined) throw new Error(`${join(folder, key)} is not JSON`)
  }
  const unwritten = new Set<string>()
  let retry: NodeJS.Timeout | undefined

  function write(key: string): void {
    try {
      writeDurably(folder, key, JSON.stringify(values.get(key)))
      unwritten.delete(key)
    } catch (error) {
      unwritten.add(key)
      log({ level: 'error', plugin: BRIDGE, message: `${join(folder, key)} cannot be written: ${reasonOf(error)}` })
    }
  }

  function writeAgain(): void {
    retry = undefined
    for (const key of unwritten) write(key)
    if (unwritten.size > 0) retry = setTimeout(writeAgain, RETRY_AFTER).unref()
  }

  return Object.assign(files, {
    setItemSync: (key: string, value: unknown) => {
      if (!isDeepStrictEqual(pairingsIn(values.get(key)), pairingsIn(value))) {
        writeDurably(folder, key, JSON.stringify(value))
        values.set(key, value)
        return
      }
      values.set(key, value)
      write(key)
      if (unwritten.size > 0) retry ??= setTimeout(writeAgain, RETRY_AFTER).unref()
    },
    close: () => {
      clearTimeout(retry)
      for (const key of unwritten) write(key)
    },
  })
}

/** Who is paired, with what rights (`AccessoryInfo.save`). */
function pairingsIn(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('pairedClients' in value)) return undefined
  return [value.pairedClients, 'pairedClientsPermission' in value ? value.pairedClientsPermission : undefined]
}

function writeDurably(folder: string, name: string, text: string): void {
  const temporary = join(folder, `.${name}.tmp`)
  try {
    writeFileSync(temporary, text, { mode: 0o600, flush: true })
    renameSync(temporary, join(folder, name))
  } catch (error) {
    rmSync(temporary, { force: true })
    throw error
  }
  const directory = openSync(folder, 'r')
  try {
    fsyncSync(directory)
  } finally {
    closeSync(directory)
  }
}
