import { constants } from 'node:fs'
import { mkdir, open, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { errorMessage, hasCode } from '../../lib/error-text.ts'
import { isObject } from '../../lib/json.ts'
import { parseJson } from '../config/json-text.ts'
import { type Entries, type EntryChange, findChanges } from '../config/merge-entries.ts'
import { storageFolder } from './homebridge-storage.ts'

/** Bytes of a config file. */
const LARGEST = 1024 * 1024

export interface PluginConfigsOptions {
  readonly dataDir: string
  /** Puts changes into the config file. */
  keep(changes: readonly EntryChange[]): Promise<void>
  warn(message: string): void
}

/**
 * What Homebridge plugins write into the `config.json` that they find (`api.user.configPath()`): many keep rotated tokens
 * there. Of each such file what was given to plugins is remembered, where no plugin of another user can write.
 */
export class PluginConfigs {
  readonly #options: PluginConfigsOptions
  readonly #folder: string

  constructor(options: PluginConfigsOptions) {
    this.#options = options
    this.#folder = join(options.dataDir, 'plugins', 'configs')
  }

  /** Takes over what plugins changed since the daemon looked last, of every user. */
  async collectAll(): Promise<void> {
    const names = await readdir(this.#folder).catch(() => [])
    for (const name of names) {
      const [, owner] = /^(own|\d+)\.json$/.exec(name) ?? []
      if (owner !== undefined) await this.collect(owner === 'own' ? undefined : Number(owner))
    }
  }

  /**
   * Takes over what plugins of a user changed; the daemon's own when undefined.
   *
   * @returns the changes; null where they cannot be kept now, and the file has to stay as it is
   */
  async collect(uid: number | undefined): Promise<readonly EntryChange[] | null> {
    const before = await this.#readGiven(uid)
    if (before === undefined) return []
    const file = join(storageFolder(this.#options.dataDir, uid), 'config.json')
    let after: Entries | undefined
    try {
      const text = await readOwn(file, uid)
      after = text === undefined ? undefined : entriesIn(text)
    } catch (error) {
      this.#options.warn(`${file} was changed, and cannot be read: ${errorMessage(error)}`)
    }
    if (after === undefined) return []
    const { changes, unknown } = findChanges(before, after)
    if (unknown.length > 0) {
      this.#options.warn(`${file}: entries that plugins added or removed are not taken over (${unknown.join(', ')})`)
    }
    if (changes.length === 0) return []
    try {
      await this.#options.keep(changes)
    } catch (error) {
      this.#options.warn(`${file} was changed by a plugin, which could not be kept: ${errorMessage(error)}`)
      return null
    }
    // Only what was compared is known: an entry more or less is compared again with what was given.
    const now = new Map(changes.map(({ before, after }) => [before, { ...after, plugin: before.plugin }]))
    await this.remember(uid, {
      platforms: before.platforms.map((entry) => now.get(entry) ?? entry),
      accessories: before.accessories.map((entry) => now.get(entry) ?? entry),
    })
    return changes
  }

  /** To be called once the file of a user was written. */
  async remember(uid: number | undefined, given: Entries): Promise<void> {
    const path = this.#path(uid)
    await mkdir(this.#folder, { recursive: true, mode: 0o700 })
    const text = JSON.stringify(given)
    if (text === (await readFile(path, 'utf8').catch(() => undefined))) return
    await writeFile(`${path}.tmp`, text, { mode: 0o600 })
    await rename(`${path}.tmp`, path)
  }

  async #readGiven(uid: number | undefined): Promise<Entries | undefined> {
    try {
      return entriesIn(await readFile(this.#path(uid), 'utf8'))
    } catch {
      return undefined
    }
  }

  #path(uid: number | undefined): string {
    return join(this.#folder, `${uid ?? 'own'}.json`)
  }
}

/** Undefined when there is none. What a user put in the file's place, a pipe or a link to a file of others, is not read. */
async function readOwn(path: string, uid: number | undefined): Promise<string | undefined> {
  try {
    await using file = await open(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK)
    const stat = await file.stat()
    const isOwn = uid === undefined || stat.uid === uid
    if (!stat.isFile() || stat.size > LARGEST || !isOwn) throw new Error('it is not a config file')
    return await file.readFile('utf8')
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined
    throw error
  }
}

function entriesIn(text: string): Entries {
  const config = parseJson(text)
  const listOf = (value: unknown) => (Array.isArray(value) ? value.filter(isObject) : [])
  return isObject(config)
    ? { platforms: listOf(config.platforms), accessories: listOf(config.accessories) }
    : { platforms: [], accessories: [] }
}
