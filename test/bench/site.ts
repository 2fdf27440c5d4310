import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
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
  /** A list of 20 pages with two references each, and what the content surface answers. */
  readonly list: { readonly path: string; readonly body: string }
  remove(): Promise<void>
}

const PAGES = 200

/** What posts lead to. */
const PEOPLE = 40

/** The type of the pages that are listed. */
const post = {
  type: 'object',
  properties: {
    date: { type: 'string', format: 'date', sortable: true },
    author: { type: 'string', format: 'reference' },
    editor: { type: 'string', format: 'reference' },
  },
}

const LIST = '/api/v1/bench/production/_documents?type=post&sort=-date&limit=20&include=author,editor'

/** Pages of about 4 kB, and as many posts of that size by people, imported and published by the ordinary commands. */
export async function makeSite(): Promise<Site> {
  const root = await mkdtemp(join(tmpdir(), 'triptych-bench-'))
  const dataDir = join(root, 'data')
  const write = async (file: string, text: string): Promise<void> => {
    const path = join(root, 'folder', file)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, text)
  }
  const page = (title: string, front = '') =>
    `---\ntitle: ${title}\ndescription: One of many.\n${front}---\n\n${'Plain words make a page. '.repeat(160)}\n`
  await write('types/post.schema.json', JSON.stringify(post))
  for (let i = 0; i < PAGES; i++) await write(`pages/guide/page-${i}.md`, page(`Page ${i}`))
  for (let i = 0; i < PEOPLE; i++) await write(`pages/people/${i}.md`, page(`Person ${i}`))
  for (let i = 0; i < PAGES; i++) {
    const date = new Date(Date.UTC(2026, 0, 1 + i)).toISOString().slice(0, 10)
    const by = `author: /people/${i % PEOPLE}\neditor: /people/${(i * 7 + 1) % PEOPLE}\n`
    await write(`pages/posts/post-${i}.md`, page(`Post ${i}`, `pageType: post\ndate: ${date}\n${by}`))
  }
  const store = await openContentStore(loadConfig({ SVC_DATA_DIR: dataDir }))
  await importFolder(store, join(root, 'folder'), { site: 'bench', env: 'production', publish: true })
  await store.close()

  const path = '/api/v1/bench/production/guide/page-7'
  const server = await MeasuredServer.start('content', { dataDir })
  const response = await fetch(`${server.url}${path}`, { headers: { 'Accept-Encoding': 'identity' } })
  const headers = [...response.headers].filter(([name]) => !/^(?:date|connection|keep-alive)$/.test(name)).flat()
  const body = await response.text()
  const list = { path: LIST, body: await (await fetch(server.url + LIST)).text() }
  await server.stop()
  const file = join(dataDir, 'content.sqlite')
  return { dataDir, file, path, headers, body, list, remove: () => rm(root, { recursive: true }) }
}
