import { fileURLToPath } from 'node:url'
import { ImportError } from '../content/import/error.ts'
import { importFolder } from '../content/import/import-folder.ts'
import type { Logger } from '../server/logger.ts'
import type { ContentStore } from './content-store.ts'

const manual = fileURLToPath(new URL('../../docs', import.meta.url))

/** On a first boot there is nothing to read, so the manual becomes the first site. */
export async function importSample(store: ContentStore, logger: Logger, folder = manual): Promise<void> {
  if (await hasSite(store, true)) return
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

/** @param whole whether a site does not count that a first import is still making, or was making when it was killed */
async function hasSite({ db }: ContentStore, whole = false): Promise<boolean> {
  const site = await db.reader
    .selectFrom('site as s')
    .select('s.id')
    .$if(whole, (query) =>
      query.where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('environment as e')
              .select('e.name')
              .whereRef('e.site_id', '=', 's.id')
              .where('e.generation', '=', 0)
              .where('e.import_id', 'is not', null),
          ),
        ),
      ),
    )
    .executeTakeFirst()
  return site !== undefined
}
