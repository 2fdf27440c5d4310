import { fileURLToPath } from 'node:url'
import { ImportError } from '../content/import/error.ts'
import { importFolder } from '../content/import/import-folder.ts'
import type { Logger } from '../server/logger.ts'
import type { ContentStore } from './store.ts'

/** On a first boot there is nothing to read, so the manual becomes the first site. */
export async function importSample(store: ContentStore, logger: Logger): Promise<void> {
  if (await hasSite(store)) return
  const folder = fileURLToPath(new URL('../../docs', import.meta.url))
  const options = { site: 'docs', env: 'production', publish: true }
  const report = await importFolder(store, folder, options).catch(async (error: unknown) => {
    // Another server booted for the first time on the same database, and was faster.
    if (error instanceof ImportError && error.code === 'changed_meanwhile' && (await hasSite(store))) return null
    throw error
  })
  if (report === null) return
  const { problems, documents } = report
  const [problem] = problems
  if (problem !== undefined) throw new Error(`docs/${problem.file}: ${problem.reason}`)
  logger.info({ pages: documents.page.published }, 'imported the manual as site "docs"')
}

async function hasSite({ db }: ContentStore): Promise<boolean> {
  return (await db.reader.selectFrom('site').select('id').executeTakeFirst()) !== undefined
}
