import { readdir, readFile, stat } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { lookup } from 'mime-types'
import type { ConsoleAsset, ConsoleBuild } from '../access/service.ts'
import { type CodedFiles, FileBody, type SizedFile } from '../payload.ts'

/** One build, as it was read. */
interface Build {
  /** Tells it from the next one. */
  readonly stamp: string
  readonly page: string
  readonly assets: ReadonlyMap<string, ConsoleAsset>
}

const CODINGS = { '.br': 'br', '.gz': 'gzip' } as const

/**
 * The console of one surface: `<surface>/index.html` and `assets/*` of a folder that the build wrote. A file is found by
 * its name in a table alone, never by a path made of what somebody sent. Whoever builds again need not restart: all that
 * is asked for comes of the newest build, and a file of an earlier one, which a page that is still open may want, is none.
 */
export class ConsoleFiles implements ConsoleBuild {
  readonly #folder: string
  readonly #index: string
  #build: Build | null = null
  #reading: Promise<void> | null = null

  private constructor(folder: string, surface: string) {
    this.#folder = folder
    this.#index = join(folder, surface, 'index.html')
  }

  /** @param folder absolute; there need not be one */
  static async open(folder: string, surface: 'auth' | 'bridge' | 'content'): Promise<ConsoleFiles> {
    const files = new ConsoleFiles(folder, surface)
    await files.#refresh()
    return files
  }

  get isBuilt(): boolean {
    return this.#build !== null
  }

  async page(): Promise<string | null> {
    await this.#newest()
    return this.#build?.page ?? null
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
    try {
      const { ino, mtimeMs } = await stat(this.#index)
      const stamp = `${ino} ${mtimeMs}`
      if (this.#build?.stamp === stamp) return
      const [page, assets] = await Promise.all([
        readFile(this.#index, 'utf8'),
        readAssets(join(this.#folder, 'assets')),
      ])
      this.#build = { stamp, page, assets }
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
      this.#build = null
    }
  }
}

async function readAssets(folder: string): Promise<Map<string, ConsoleAsset>> {
  const names = await readdir(folder)
  const sized = async (name: string): Promise<[string, SizedFile]> => {
    const path = join(folder, name)
    return [name, { path, size: (await stat(path)).size }]
  }
  const files = new Map(await Promise.all(names.map(sized)))
  const assets = new Map<string, ConsoleAsset>()
  for (const [name, { path, size }] of files) {
    if (extname(name) in CODINGS) continue
    const type = lookup(name) || 'application/octet-stream'
    assets.set(name, { type, body: new FileBody(path, size, codedForms(files, name)) })
  }
  return assets
}

function codedForms(files: ReadonlyMap<string, SizedFile>, name: string): CodedFiles {
  const found = Object.entries(CODINGS).map(([ending, coding]) => [coding, files.get(`${name}${ending}`)] as const)
  return Object.fromEntries(found.filter(([, file]) => file !== undefined))
}
