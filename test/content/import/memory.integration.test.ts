import { join } from 'node:path'
import { expect, it } from 'vitest'
import { contentMigrations } from '../../../src/content/migrations/index.ts'
import type { ContentTables } from '../../../src/content/schema.ts'
import { openDatabase } from '../../../src/db/database.ts'
import { times } from '../../support/thorough.ts'
import { folderOf, temporaryDirectory } from './folders.ts'
import { importInProcess, planInProcess } from './processes.ts'

/** Megabytes that JavaScript may hold: a process that needs more is ended by V8. */
const HEAP = 28

/** A hundred thousand in a thorough run, and as much memory for each in a sample, beside what the process itself takes. */
const PAGES = times(25_000, 100_000)
const HEAP_OF_PLAN = 20 + (PAGES * 68) / 100_000

it('holds no more of what pages say than it is writing', async () => {
  const root = await temporaryDirectory()
  const settings = { kind: 'sqlite', file: join(root, 'content.sqlite') } as const
  const db = openDatabase<ContentTables>(settings)
  await db.migrate(contentMigrations)
  const text = 'All that this page says. '.repeat(8_000)
  const pages = Array.from({ length: Math.ceil((1.2 * HEAP * 1024 * 1024) / text.length) }, (_, i) => {
    const zones = { main: { blocks: [{ id: 'body', type: 'markdown', fields: { markdown: text + i } }] } }
    return [`pages/${i}.json`, JSON.stringify({ meta: { title: `Page ${i}`, description: '' }, zones })]
  })
  const folder = await folderOf(Object.fromEntries(pages))
  const options = { site: 'docs', env: 'production', publish: true }
  const work = { settings, mediaDir: join(root, 'media'), folder, options, killAt: 0 }
  expect(await importInProcess(work, [`--max-old-space-size=${HEAP}`])).toMatchObject({ error: '', signal: null })
  const rows = await db.reader.selectFrom('public_document').select('key').execute()
  expect(rows).toHaveLength(pages.length)
  await db.close()
})

it(`plans ${PAGES} pages in little memory`, async () => {
  const file = join(await temporaryDirectory(), 'content.sqlite')
  const { steps, error } = await planInProcess({ file, pages: PAGES }, [`--max-old-space-size=${HEAP_OF_PLAN}`])
  expect(error).toBe('')
  expect(steps).toBe(PAGES / 2)
})
