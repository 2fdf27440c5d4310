import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { flushFolderSync } from '../flush.ts'
import { BRIDGE, type BridgeLog, reasonOf } from './bridge-log.ts'

const RETRY_AFTER = 5_000

/** What `publish` keeps its files in. */
export interface HapStorage {
  /** @throws Error for a file that cannot be read or is not JSON */
  getItem(key: string): unknown
  setItemSync(key: string, value: unknown): void
  removeItemSync(key: string): void
  /** Tries once more to write what could not be written, and then no more. */
  close(): void
}

/**
 * hap-nodejs's files (`HAPFileStorage`), kept so that they outlive a loss of power too: it renames a finished file into
 * place, but does not wait for the disk, and a bridge that lost its keys has to be paired anew, with every room and
 * automation made again. The files hold keys: nobody else may read them.
 *
 * A file is read when it is asked for, so that whoever shares the folder is not bothered by another's. One that is
 * broken is an error and stays as it is: to go on without it would be to forget the pairings.
 *
 * A pairing that cannot be written is refused. Other writes (ids, the configuration number, what controllers keep) come
 * from timers, where throwing would end the process: they are kept in memory and tried again, also those whose file is
 * broken, for as long as it is there.
 *
 * @param folder absolute
 * @throws Error for a folder that cannot be made
 */
export function openHapStorage(folder: string, log: BridgeLog): HapStorage {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const values = new Map<string, unknown>()
  /** Those whose files are what was read or written: others may hold what nobody has seen. */
  const known = new Set<string>()
  const unwritten = new Set<string>()
  let retry: NodeJS.Timeout | undefined

  function get(key: string): unknown {
    if (!values.has(key)) values.set(key, readFirst(key))
    return values.get(key)
  }

  function readFirst(key: string): unknown {
    const value = read(join(folder, key))
    known.add(key)
    return value
  }

  function write(key: string): void {
    try {
      if (!known.has(key)) readFirst(key)
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

  return {
    getItem: get,
    setItemSync: (key, value) => {
      const pairings = pairingsIn(value)
      if (pairings !== undefined && !isDeepStrictEqual(pairingsIn(get(key)), pairings)) {
        writeDurably(folder, key, JSON.stringify(value))
        values.set(key, value)
        return
      }
      values.set(key, value)
      write(key)
      if (unwritten.size > 0) retry ??= setTimeout(writeAgain, RETRY_AFTER).unref()
    },
    removeItemSync: (key) => {
      rmSync(join(folder, key), { force: true })
      unwritten.delete(key)
      values.delete(key)
    },
    close: () => {
      clearTimeout(retry)
      for (const key of unwritten) write(key)
    },
  }
}

function read(file: string): unknown {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
  try {
    return JSON.parse(text)
  } catch {
    throw new Error(`${file} is not JSON`)
  }
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
  flushFolderSync(folder)
}
