import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import type { Accessory } from '@homebridge/hap-nodejs/dist/lib/Accessory.js'
import type { Bridge } from '@homebridge/hap-nodejs/dist/lib/Bridge.js'
import { errorMessage, hasCode } from '../../lib/error-text.ts'
import { flushFolderSync } from '../../lib/flush.ts'
import { isObject } from '../../lib/json.ts'
import { deviceId } from '../protocol/plugin-id.ts'
import { BRIDGE, type BridgeLog } from './bridge-log.ts'
import { publishedParts } from './hap-internals.ts'
import type { HapParts } from './hap-parts.ts'

const awaited = new WeakMap<Bridge, readonly string[]>()

/** From now on the ids of these accessories stay, also while the bridge has none such. */
export function keepIdsOf(bridge: Bridge, uuids: readonly string[]): void {
  awaited.set(bridge, uuids)
}

/**
 * Forgets the HAP ids of accessories that the bridge no longer has. hap-nodejs's own purge, which has to be disabled,
 * forgets more: the ids of a service that is gone for a second, and, with the last accessory, which ids were ever used,
 * so that another accessory would get them (HAP, 2.6.1: never).
 */
export function forgetUnusedIds(bridge: Bridge): void {
  const cache = publishedParts(bridge)._identifierCache?._cache
  if (cache === undefined) return
  const uuids = bridge.bridgedAccessories.map(({ UUID }) => UUID)
  const kept = new Set(['', bridge.UUID, ...uuids, ...(awaited.get(bridge) ?? [])])
  for (const key of Object.keys(cache)) {
    if (!kept.has(key.split('|', 1)[0] ?? '')) delete cache[key]
  }
}

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
 * place, but does not wait for the disk, and a bridge that lost its keys has to be paired again, with every room and
 * automation made again. The files hold keys: only their owner may read them.
 *
 * A file is read when it is asked for, so that a plugin that shares the folder is not affected by another's. One that is
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
  /** Those whose files are what was read or written: others may hold data that was never read. */
  const known = new Set<string>()
  const unwritten = new Set<string>()
  let retry: NodeJS.Timeout | undefined

  function get(key: string): unknown {
    if (!values.has(key)) values.set(key, readFirst(key))
    return values.get(key)
  }

  function readFirst(key: string): unknown {
    const file = join(folder, key)
    const value = read(file)
    // hap-nodejs would take the file for a new bridge's, and put new keys in its place.
    if (key.startsWith('AccessoryInfo.') && value !== undefined && !hasKey(value)) {
      throw new Error(`${file} has no key of a bridge`)
    }
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
      log({ level: 'error', plugin: BRIDGE, message: `${join(folder, key)} cannot be written: ${errorMessage(error)}` })
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

/** hap-nodejs has one storage in a process: what is a bridge's goes to the one that this bridge has opened. */
class StorageByBridge implements Omit<HapStorage, 'close'> {
  readonly #storages = new Map<string, HapStorage>()

  use(username: string, storage: HapStorage): void {
    this.#storages.set(deviceId(username), storage)
  }

  getItem(key: string): unknown {
    return this.#of(key).getItem(key)
  }

  setItemSync(key: string, value: unknown): void {
    this.#of(key).setItemSync(key, value)
  }

  removeItemSync(key: string): void {
    this.#of(key).removeItemSync(key)
  }

  /** The names of hap-nodejs's files end in the device id. */
  #of(key: string): HapStorage {
    const storage = this.#storages.get(key.split('.').at(-2) ?? '')
    if (storage === undefined) throw new Error(`${key} is of a bridge that was not published`)
    return storage
  }
}

/** From now on hap-nodejs keeps the files of a bridge in this storage, until the bridge has another one. */
export function useStorage(holder: HapParts['storage'], username: string, storage: HapStorage): void {
  const { localStore } = holder
  const byBridge = localStore instanceof StorageByBridge ? localStore : new StorageByBridge()
  byBridge.use(username, storage)
  holder.localStore = byBridge
}

function read(file: string): unknown {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined
    throw error
  }
  try {
    return JSON.parse(text)
  } catch {
    throw new Error(`${file} is not JSON`)
  }
}

/** Whether it has the long-term secret key that controllers know a bridge by (`AccessoryInfo.save`). */
function hasKey(value: unknown): boolean {
  return isObject(value) && typeof value.signSk === 'string' && value.signSk !== ''
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

/**
 * Has a bridge forget what the controllers of a removed accessory keep. hap-nodejs links it when the accessory is added
 * (`ControllerStorage.linkAccessory`, 2.2.3) and never lets it go, nor the accessory with it: a plugin that adds and
 * removes for ever would fill the memory.
 */
export function unlinkStorage(bridge: Bridge, accessory: Accessory): void {
  const linked: unknown = Reflect.get(bridge.controllerStorage, 'linkedAccessories')
  if (!Array.isArray(linked)) return
  const index = linked.indexOf(accessory.controllerStorage)
  if (index >= 0) linked.splice(index, 1)
}
