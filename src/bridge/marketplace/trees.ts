import { randomBytes } from 'node:crypto'
import { lstat, mkdir, readdir, readFile, readlink, rename, rm, rmdir, symlink, unlink } from 'node:fs/promises'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { hasCode } from '../../lib/error-text.ts'
import { flushFolder } from '../../lib/flush.ts'
import { isObject } from '../../lib/json.ts'
import { isPluginName } from './package-spec.ts'

/** Where a tree keeps the folder that its plugin's link took the place of. */
const BEFORE = 'before'

/**
 * The third-party plugins on disk. Each one has a tree of its own, `trees/<id>`, with all that it depends on, so that
 * no install touches another plugin; `node_modules/<name>` is a symbolic link into it. A link is replaced at once, so
 * that a plugin is there whole, as it was or as it becomes, at every moment.
 */
export class Trees {
  readonly #trees: string
  readonly #nodeModules: string

  /** @param pluginsFolder absolute; need not exist */
  constructor(pluginsFolder: string) {
    this.#trees = join(pluginsFolder, 'trees')
    this.#nodeModules = join(pluginsFolder, 'node_modules')
  }

  /** A new, empty tree; its path. */
  async create(label: string): Promise<string> {
    const id = `${label.replace('/', '+')}-${randomBytes(6).toString('hex')}`
    const tree = join(this.#trees, id)
    await mkdir(tree, { recursive: true })
    return tree
  }

  /** Makes a tree the one that a plugin is loaded from. What was there before stays until {@link sweep}. */
  async swap(name: string, tree: string): Promise<void> {
    const place = join(this.#nodeModules, name)
    await mkdir(dirname(place), { recursive: true })
    const link = join(tree, 'link')
    await symlink(relative(dirname(place), join(tree, 'node_modules', name)), link)
    // Where the link leads is there before the link is.
    await flushFolder(this.#trees)
    // A folder that was made by hand is not replaced by a rename.
    const backup = (await kindOf(place)) === 'folder' ? join(tree, BEFORE) : undefined
    if (backup !== undefined) await rename(place, backup)
    try {
      await rename(link, place)
    } catch (error) {
      if (backup !== undefined) await rename(backup, place)
      throw error
    }
    // A scope's folder may be new.
    for (const folder of new Set([dirname(place), this.#nodeModules])) await flushFolder(folder)
  }

  /** The tree that a plugin is loaded from; undefined where it is not there, or was put there by hand. */
  async find(name: string): Promise<string | undefined> {
    const id = await this.#treeOf(name)
    return id === undefined ? undefined : join(this.#trees, id)
  }

  /**
   * Takes a plugin away at once; its files stay until {@link sweep}.
   *
   * @returns false when the plugin is not there
   */
  async detach(name: string): Promise<boolean> {
    const place = join(this.#nodeModules, name)
    const kind = await kindOf(place)
    if (kind === undefined) return false
    // A tree that no link leads to, without the manifest that would bring it back.
    if (kind === 'folder') await rename(place, join(await this.create('removed'), 'folder'))
    else await unlink(place)
    await flushFolder(dirname(place))
    // Only a scope that is empty goes.
    if (dirname(place) !== this.#nodeModules) await rmdir(dirname(place)).catch(() => {})
    return true
  }

  /** Removes the trees that no plugin is loaded from. */
  async sweep(): Promise<void> {
    const used = await this.#usedTrees()
    const unused = (await namesIn(this.#trees)).filter((id) => !used.has(id))
    await Promise.all(
      // A process that wrote there may still be ending.
      unused.map((id) => rm(join(this.#trees, id), { recursive: true, force: true, maxRetries: 5 })),
    )
    await Promise.all([...used].map((id) => rm(join(this.#trees, id, BEFORE), { recursive: true, force: true })))
  }

  /** After a process that was killed: restores the folder that it had moved away, and removes what it left. */
  async recover(): Promise<void> {
    for (const id of await namesIn(this.#trees)) {
      const backup = join(this.#trees, id, BEFORE)
      if ((await kindOf(backup)) === undefined) continue
      const name = await this.#pluginOf(id)
      const place = name === undefined ? undefined : join(this.#nodeModules, name)
      if (place !== undefined && (await kindOf(place)) === undefined) await rename(backup, place)
    }
    await this.sweep()
  }

  /** The plugin that a tree was made for, by its own manifest. */
  async #pluginOf(id: string): Promise<string | undefined> {
    try {
      const manifest: unknown = JSON.parse(await readFile(join(this.#trees, id, 'package.json'), 'utf8'))
      const wanted = isObject(manifest) && isObject(manifest.dependencies) ? Object.keys(manifest.dependencies) : []
      return wanted.find(isPluginName)
    } catch {
      return undefined
    }
  }

  async #usedTrees(): Promise<Set<string>> {
    const names = await namesIn(this.#nodeModules)
    const scopes = names.filter((name) => name.startsWith('@'))
    const scoped = await Promise.all(
      scopes.map(async (scope) => (await namesIn(join(this.#nodeModules, scope))).map((name) => join(scope, name))),
    )
    const used = await Promise.all([...names, ...scoped.flat()].map((name) => this.#treeOf(name)))
    return new Set(used.filter((id) => id !== undefined))
  }

  async #treeOf(name: string): Promise<string | undefined> {
    const place = join(this.#nodeModules, name)
    if ((await kindOf(place)) !== 'link') return undefined
    const target = await ifThere(readlink(place))
    if (target === undefined) return undefined
    const path = relative(this.#trees, resolve(dirname(place), target))
    return path.startsWith('..') ? undefined : path.split(sep)[0]
  }
}

async function kindOf(path: string): Promise<'link' | 'folder' | 'file' | undefined> {
  const stats = await ifThere(lstat(path))
  if (stats === undefined) return undefined
  return stats.isDirectory() ? 'folder' : stats.isSymbolicLink() ? 'link' : 'file'
}

async function namesIn(folder: string): Promise<string[]> {
  return (await ifThere(readdir(folder))) ?? []
}

/** What cannot be read for another reason must not pass for gone: it would be removed. */
async function ifThere<T>(reading: Promise<T>): Promise<T | undefined> {
  try {
    return await reading
  } catch (error) {
    if (hasCode(error, 'ENOENT', 'ENOTDIR')) {
      return undefined
    }
    throw error
  }
}
