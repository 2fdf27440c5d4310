import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openContentStore } from '../../src/compose/content-store.ts'
import { loadConfig } from '../../src/config.ts'
import { importFolder } from '../../src/content/import/import-folder.ts'
import { MeasuredServer } from './measured-server.ts'

/** A site with something to read, and how the content surface answers for it. */
export interface Site {
  readonly dataDir: string
  readonly file: string
  readonly path: string
  /** As `writeHead` takes them, without what node:http adds itself. */
  readonly headers: string[]
  readonly body: string
  remove(): Promise<void>
}

const PAGES = 200

/** Pages of about 4 kB, imported and published by the ordinary commands. */
export async function makeSite(): Promise<Site> {
  const root = await mkdtemp(join(tmpdir(), 'triptych-bench-'))
  const dataDir = join(root, 'data')
  const pages = join(root, 'folder', 'pages', 'guide')
  await mkdir(pages, { recursive: true })
  for (let i = 0; i < PAGES; i++) {
    const text = `---\ntitle: Page ${i}\ndescription: One of many.\n---\n\n${'Plain words make a page. '.repeat(160)}\n`
    await writeFile(join(pages, `page-${i}.md`), text)
  }
  const store = await openContentStore(loadConfig({ SVC_DATA_DIR: dataDir }))
  await importFolder(store, join(root, 'folder'), { site: 'bench', env: 'production', publish: true })
  await store.close()

  const path = '/api/v1/bench/production/guide/page-7'
  const server = await MeasuredServer.start('content', { dataDir })
  const response = await fetch(`${server.url}${path}`, { headers: { 'Accept-Encoding': 'identity' } })
  const headers = [...response.headers].filter(([name]) => !/^(?:date|connection|keep-alive)$/.test(name)).flat()
  const body = await response.text()
  await server.stop()
  const file = join(dataDir, 'content.sqlite')
  return { dataDir, file, path, headers, body, remove: () => rm(root, { recursive: true }) }
}
