import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeDatabase } from './database.ts'
import { fill, pageOf } from './large-site.ts'

/** A small site that is edited, and a large folder that is to be imported into another one beside it. */
export interface ImportSite {
  readonly dataDir: string
  /** Of PostgreSQL; undefined where the site is in SQLite's file. */
  readonly databaseUrl: string | undefined
  /** How many pages the site has. */
  readonly pages: number
  readonly folder: string
  remove(): Promise<void>
}

const SITE_PAGES = 1_000

export async function makeImportSite(dialect: 'sqlite' | 'postgres', imported: number): Promise<ImportSite> {
  const root = await mkdtemp(join(tmpdir(), 'triptych-bench-'))
  const [dataDir, folder] = [join(root, 'data'), join(root, 'folder')]
  const database = dialect === 'postgres' ? await makeDatabase() : null
  await fill(dataDir, SITE_PAGES, database?.url)
  for (let page = 0; page < imported; page++) {
    const { route, meta, zones } = pageOf(page, imported)
    const file = join(folder, 'pages', `${route}.json`)
    if (page % 1_000 === 0) await mkdir(join(file, '..'), { recursive: true })
    await writeFile(file, JSON.stringify({ meta, zones }))
  }
  return {
    dataDir,
    databaseUrl: database?.url,
    pages: SITE_PAGES,
    folder,
    remove: async () => {
      await rm(root, { recursive: true })
      await database?.remove()
    },
  }
}
