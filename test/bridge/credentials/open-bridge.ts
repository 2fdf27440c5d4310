import type { Migration } from 'kysely/migration'
import { onTestFinished } from 'vitest'
import { type Database, openDatabase } from '../../../src/db/database.ts'
import { createEmptyDatabase } from '../../support/databases.ts'

/** A new SQLite database with these tables, until the test ends. */
export async function openTestDatabase<T>(migrations: Record<string, Migration>): Promise<Database<T>> {
  const place = await createEmptyDatabase('sqlite')
  const db = openDatabase<T>(place.settings)
  onTestFinished(async () => {
    await db.close()
    await place.remove()
  })
  await db.migrate(migrations)
  return db
}
