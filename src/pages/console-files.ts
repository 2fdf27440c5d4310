import { readdir, readFile, stat } from 'node:fs/promises'
import { extname, join } from 'node:path'
import type { ConsoleAsset, ConsoleBuild } from '../access/service.ts'
import { type CodedFiles, FileBody, type SizedFile } from '../payload.ts'

/** One build, as it was read. */
interface Build {
  /** Tells it from the next one. */
  readonly stamp: string
  readonly page: string
  /** The API reference. */
  readonly docs: string
  readonly manual: string
  readonly assets: ReadonlyMap<string, ConsoleAsset>
}

const CODINGS = { '.br': 'br', '.gz': 'gzip' } as const

/**
 * The console of one surface: `<surface>/index.html` and `assets/*` of a folder that the build wrote. A file is found by
 * its name in a table alone, never by a path made of a request's. A new build needs no restart: all that
 * is asked for comes of the newest build, and files of earlier ones, which open pages may want, are not found.
 */
export class ConsoleFiles implements ConsoleBuild {
  readonly #folder: string
  readonly #index: string
  #build: Build | null = null
  #reading: Promise<void> | null = null

  /** @param folder absolute; there need not be one. It is read when something is asked for. */
  constructor(folder: string, surface: 'auth' | 'bridge' | 'content') {
    this.#folder = folder
    this.#index = join(folder, surface, 'index.html')
  }

  async isBuilt(): Promise<boolean> {
    return (await this.#stamp()) !== null
  }

  async page(): Promise<string | null> {
    await this.#newest()
    return this.#build?.page ?? null
  }

  async docs(): Promise<string | null> {
    await this.#newest()
    return this.#build?.docs ?? null
  }

  async manual(): Promise<string | null> {
    await this.#newest()
    return this.#build?.manual ?? null
  }

  async asset(name: string): Promise<ConsoleAsset | null> {
    await this.#newest()
    return this.#build?.assets.get(name) ?? null
  }

  /** One look at a time, for all who ask meanwhile. */
  #newest(): Promise<void> {
    this.#reading ??= this.#refresh().finally(() => {
      this.#reading = null
    })
    return this.#reading
  }

  async #refresh(): Promise<void> {
    const stamp = await this.#stamp()
    if (stamp === null) this.#build = null
    if (stamp === null || this.#build?.stamp === stamp) return
    try {
      const [page, docs, manual, assets] = await Promise.all([
        readFile(this.#index, 'utf8'),
        readFile(join(this.#folder, 'docs', 'index.html'), 'utf8'),
        readFile(join(this.#folder, 'manual', 'index.html'), 'utf8'),
        readAssets(join(this.#folder, 'assets')),
      ])
      this.#build = { stamp, page, docs, manual, assets }
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
      this.#build = null
    }
  }

  /** Of the build that is there now; null where there is none. */
  async #stamp(): Promise<string | null> {
    try {
      const { ino, mtimeMs } = await stat(this.#index)
      return `${ino} ${mtimeMs}`
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
      return null
    }
  }
}

async function readAssets(folder: string): Promise<Map<string, ConsoleAsset>> {
  // Not at the top: working out its table takes a twentieth of a start.
  const { lookup } = await import('mime-types')
  const names = await readdir(folder)
  const measure = async (name: string): Promise<[string, SizedFile]> => {
    const path = join(folder, name)
    return [name, { source: path, size: (await stat(path)).size }]
  }
  const files = new Map(await Promise.all(names.map(measure)))
  const assets = new Map<string, ConsoleAsset>()
  for (const [name, { source, size }] of files) {
    if (extname(name) in CODINGS) continue
    const type = lookup(name) || 'application/octet-stream'
    assets.set(name, { type, body: new FileBody(source, size, listCodedForms(files, name)) })
  }
  return assets
}

function listCodedForms(files: ReadonlyMap<string, SizedFile>, name: string): CodedFiles {
  const found = Object.entries(CODINGS).map(([ending, coding]) => [coding, files.get(`${name}${ending}`)] as const)
  return Object.fromEntries(found.filter(([, file]) => file !== undefined))
}
