import { isDeepStrictEqual } from 'node:util'
import type { Transaction } from 'kysely'
import type { Database } from '../../db/database.ts'
import { TriptychError } from '../../errors.ts'
import { errorMessage } from '../../lib/error-text.ts'
import type { BridgeTables } from '../schema.ts'
import { checkConfig } from './check.ts'
import { ConfigFileError, pointer } from './config-file-error.ts'
import { type ConfigVersion, findVersion, keepVersion, listVersions } from './config-versions.ts'
import { copyAside, locate, type Replacement, readText, removeLeftovers, replaceText } from './disk.ts'
import { withValue } from './edit.ts'
import { firstConfig } from './first-config.ts'
import { deepest } from './json-text.ts'
import { type Entry, type EntryChange, entryOf, type MergedEntry, mergeEntry } from './merge-entries.ts'
import { bridgeFields } from './schema.ts'
import type { BridgeConfigFile, BridgeFields, PlatformEntry } from './types.ts'

export interface ConfigFileOptions {
  /** Path of `config.json`. */
  readonly file: string
  /** Migrated. Its write lock is the config's too, for every process on the same data folder. */
  readonly db: Database<BridgeTables>
  /** Absolute path of the virtual plugin's entry file, for a first config with sample accessories; without them when absent. */
  readonly samplePlugin?: string | undefined
  readonly log: { info(message: string): void; warn(message: string): void }
}

/** What a text is to become, from what it is; null where there is no file. */
type Change = (now: string | null, trx: Transaction<BridgeTables>) => string | Promise<string>

/**
 * The config file: always whole on disk, whichever process writes it or dies. It may have been changed by hand or by
 * another process, so every call reads it from the disk.
 *
 * Writes return whether the file changed. They throw `config_not_json` and `config_invalid` for what they were given,
 * and `unavailable` for the disk, the lock, or a file that was broken by hand; the file is then as before.
 */
export class ConfigFile {
  readonly #file: string
  readonly #db: Database<BridgeTables>
  readonly #log: ConfigFileOptions['log']

  private constructor({ file, db, log }: ConfigFileOptions) {
    this.#file = file
    this.#db = db
    this.#log = log
  }

  /**
   * Makes the file on first boot, and checks it otherwise. Throws {@link ConfigFileError} with the file's name and what
   * is wrong where, and `unavailable`.
   */
  static async open(options: ConfigFileOptions): Promise<ConfigFile> {
    const config = new ConfigFile(options)
    await config.#open(options.samplePlugin ?? null)
    return config
  }

  /** Of a bridge that was there before; neither the file nor its database is looked at yet, and either may be broken. */
  static existing(options: Pick<ConfigFileOptions, 'file' | 'db' | 'log'>): ConfigFile {
    return new ConfigFile(options)
  }

  /** The file as it is now, good or not. Throws `unavailable`. */
  async text(): Promise<string> {
    const text = await readable(async () => readText(await locate(this.#file)))
    if (text === null) throw new TriptychError('unavailable', `${this.#file} is gone`)
    return text
  }

  /** Throws `unavailable`, also for a file that was broken by hand. */
  async readConfig(): Promise<BridgeConfigFile> {
    return this.#check(await this.text())
  }

  /** Overwrites the whole file, byte for byte. */
  async replace(content: string): Promise<boolean> {
    checkConfig(content)
    return this.#write(() => content)
  }

  async bridge(): Promise<BridgeFields> {
    const { bridge } = await this.readConfig()
    // Fields that the schema does not know stay in the file and are not shown.
    return Object.fromEntries(Object.entries(bridge).filter(([name]) => bridgeFields.has(name))) as typeof bridge
  }

  /** Sets the fields that are given. Throws `config_invalid` for one that is not known. */
  async changeBridge(fields: Partial<BridgeFields>): Promise<boolean> {
    const given = Object.entries(fields).filter(([, value]) => value !== undefined)
    const unknown = given.filter(([name]) => !bridgeFields.has(name))
    if (unknown.length > 0) {
      throw ConfigFileError.invalid(
        new Map(unknown.map(([name]) => [pointer(['bridge', name]), 'is not a field of the bridge'])),
      )
    }
    refuseDeepValue(fields, ['bridge'])
    return this.#edit((text, { bridge }) =>
      given.reduce((changed, [name, value]) => {
        const same = isDeepStrictEqual(bridge[name as keyof BridgeFields], value)
        return same ? changed : withValue(changed, ['bridge', name], value)
      }, text),
    )
  }

  /** The first entry of that name; null when no entry has it. */
  async platform(name: string): Promise<PlatformEntry | null> {
    const { platforms } = await this.readConfig()
    return platforms.find(({ platform }) => platform === name) ?? null
  }

  /**
   * Puts an entry in the place of the one of the same platform, or at the end. Among several it takes the place of the
   * one with the same `name`, else of the first.
   */
  async putPlatform(entry: PlatformEntry): Promise<boolean> {
    return this.#edit((text, { platforms }) => {
      const isSame = ({ platform }: PlatformEntry): boolean => platform === entry.platform
      const namesake = platforms.findIndex((other) => isSame(other) && other.name === entry.name)
      const index = namesake === -1 ? platforms.findIndex(isSame) : namesake
      refuseDeepValue(entry, ['platforms', index === -1 ? platforms.length : index])
      return isDeepStrictEqual(platforms[index], entry) ? text : withValue(text, ['platforms', index], entry)
    })
  }

  /**
   * Takes over what a plugin changed of an entry of its own, field by field; where the config was changed as well it stays
   * as it is.
   *
   * @returns null when the entry is not there any more
   */
  async mergeEntry(change: EntryChange): Promise<MergedEntry | null> {
    let merged: MergedEntry | null = null
    await this.#edit((text, config) => {
      const found = entryOf(change, config)
      const entries: readonly Entry[] = config[change.list]
      merged = found === undefined ? null : mergeEntry(found, change)
      const { entry } = merged ?? { entry: found }
      if (found === undefined || entry === undefined) return text
      const path = [change.list, entries.indexOf(found)]
      const names = new Set([...Object.keys(found), ...Object.keys(entry)])
      return [...names].reduce(
        (edited, name) =>
          isDeepStrictEqual(found[name], entry[name]) ? edited : withValue(edited, [...path, name], entry[name]),
        text,
      )
    })
    return merged
  }

  async setDisabled(pluginId: string, disabled: boolean): Promise<boolean> {
    return this.#edit((text, { disabledPlugins }) => {
      if (disabledPlugins.includes(pluginId) === disabled) return text
      const others = disabledPlugins.filter((id) => id !== pluginId)
      return withValue(text, ['disabledPlugins'], disabled ? [...others, pluginId] : others)
    })
  }

  /** What the file was and is, newest first. */
  async backups(): Promise<ConfigVersion[]> {
    return listVersions(this.#db.reader)
  }

  /** Throws `not_found`. */
  async backup(id: string): Promise<ConfigVersion & { readonly content: string }> {
    return findVersion(this.#db.reader, id)
  }

  /**
   * Writes what the file was. A file that is no text at all, which no version can hold, stays beside it.
   *
   * Throws `not_found`, and what `replace` throws where it was broken by hand then.
   */
  async restore(id: string): Promise<boolean> {
    return this.#write(async (_now, trx) => {
      const { content } = await findVersion(trx, id)
      checkConfig(content)
      return content
    }, readTextOrKeep)
  }

  async #open(samplePlugin: string | null): Promise<void> {
    await this.#locked(async (trx, file, put) => {
      await removeLeftovers(file)
      try {
        const text = await readText(file)
        if (text === null) return await this.#begin(trx, samplePlugin, put)
        checkConfig(text)
        await this.#adopt(trx, text)
      } catch (error) {
        throw error instanceof ConfigFileError ? error.of(this.#file) : error
      }
    })
  }

  async #begin(trx: Transaction<BridgeTables>, samplePlugin: string | null, put: WriteText): Promise<void> {
    const text = await firstConfig(samplePlugin)
    const had = await trx.selectFrom('config_version').select('id').limit(1).executeTakeFirst()
    if (had)
      this.#log.warn(
        `${this.#file} was missing: this is a new bridge; an earlier version of the config can be restored`,
      )
    else this.#log.info(`${this.#file} was made`)
    await keepVersion(trx, text)
    await put(text)
  }

  /** What was edited by hand becomes a version before it can be overwritten. */
  async #adopt(trx: Transaction<BridgeTables>, text: string): Promise<void> {
    if (await keepVersion(trx, text)) this.#log.info(`${this.#file} was edited: kept as a version`)
  }

  #edit(change: (text: string, config: BridgeConfigFile) => string): Promise<boolean> {
    return this.#write((now) => {
      if (now === null) throw new TriptychError('unavailable', `${this.#file} is gone`)
      const next = change(now, this.#check(now))
      if (next !== now) checkConfig(next)
      return next
    })
  }

  #write(change: Change, read = (file: string) => readable(() => readText(file))): Promise<boolean> {
    return this.#locked(async (trx, file, put) => {
      const now = await read(file)
      const next = await change(now, trx)
      if (now !== null) await this.#adopt(trx, now)
      if (next === now) return false
      await keepVersion(trx, next)
      await put(next)
      return true
    })
  }

  /**
   * Runs `work` while no other process writes. The file is restored when its versions could not be committed; when the
   * process dies between the two, the next reader finds a file that looks edited by hand.
   */
  async #locked<R>(work: (trx: Transaction<BridgeTables>, file: string, put: WriteText) => Promise<R>): Promise<R> {
    const file = await locate(this.#file)
    const replacements: Replacement[] = []
    const put = async (text: string): Promise<void> => void replacements.push(await replaceText(file, text))
    let result: R
    try {
      result = await this.#db.transaction([], (trx) => work(trx, file, put), { alone: true })
    } catch (error) {
      for (const replacement of replacements) await this.#undo(replacement)
      throw error
    }
    for (const replacement of replacements) await replacement.settle()
    return result
  }

  async #undo(replacement: Replacement): Promise<void> {
    try {
      await this.#db.transaction([], () => replacement.undo(), { alone: true })
    } catch (error) {
      this.#log.warn(`${this.#file} could not be restored: ${errorMessage(error)}`)
    }
  }

  #check(text: string): BridgeConfigFile {
    try {
      return checkConfig(text)
    } catch (error) {
      throw error instanceof ConfigFileError ? toUnavailable(error.of(this.#file)) : error
    }
  }
}

type WriteText = (text: string) => Promise<void>

/** A file that was broken by hand is not the requester's fault: `unavailable`, not `config_invalid`. */
async function readable<R>(read: () => Promise<R>): Promise<R> {
  try {
    return await read()
  } catch (error) {
    throw error instanceof ConfigFileError ? toUnavailable(error) : error
  }
}

/** The text of a file; null for what is none, of which a copy is kept. */
async function readTextOrKeep(file: string): Promise<string | null> {
  try {
    return await readText(file)
  } catch (error) {
    if (!(error instanceof ConfigFileError)) throw error
    await copyAside(file)
    return null
  }
}

function toUnavailable(error: ConfigFileError): TriptychError {
  return new TriptychError('unavailable', error.message, { cause: error })
}

/** Goes before what recurses; whatever is left in it is refused with the text. */
function refuseDeepValue(value: unknown, path: readonly (string | number)[]): void {
  if (depthOf(value, deepest + 1) <= deepest - path.length) return
  throw ConfigFileError.invalid(new Map([[pointer(path), `must not nest the config deeper than ${deepest} levels`]]))
}

/** How deep a value nests, counted no further than `most`. */
function depthOf(value: unknown, most: number): number {
  if (typeof value !== 'object' || value === null || most === 0) return 0
  return 1 + Object.values(value).reduce<number>((deep, inner) => Math.max(deep, depthOf(inner, most - 1)), 0)
}

/** What the file has for a list with commas, such as `en0, 192.0.2.1`: one entry by itself, several as a list. */
export function bindOf(text: string): string | string[] {
  const [first = '', ...others] = text.split(',').map((entry) => entry.trim())
  return others.length === 0 ? first : [first, ...others]
}
