import type { ContentTables } from '../../src/content/schema.ts'
import type { Database } from '../../src/db/database.ts'

/**
 * A database that calls `step` before each statement that writes or stands in a transaction, and before and after each
 * commit.
 *
 * @param reads whether reads outside of transactions count as well
 */
export function countingDatabase(
  db: Database<ContentTables>,
  step: () => void,
  reads: 'with reads' | 'without reads',
): Database<ContentTables> {
  const plugin: Parameters<typeof db.writer.withPlugin>[0] = {
    transformQuery: ({ node }) => {
      step()
      return node
    },
    transformResult: async ({ result }) => result,
  }
  return {
    ...db,
    reader: reads === 'with reads' ? db.reader.withPlugin(plugin) : db.reader,
    writer: db.writer.withPlugin(plugin),
    transaction: async (locks, work, options) => {
      const result = await db.transaction(
        locks,
        async (trx) => {
          const answer = await work(trx.withPlugin(plugin))
          step()
          return answer
        },
        options,
      )
      step()
      return result
    },
  }
}
