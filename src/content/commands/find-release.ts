import type { Database } from '../../db/database.ts'
import { TriptychError } from '../../errors.ts'
import type { ContentTables } from '../schema.ts'
import type { Scope } from '../sites.ts'

/**
 * The id of the release with this name.
 *
 * @throws TriptychError `not_found`
 */
export async function findRelease(db: Database<ContentTables>, { site, env }: Scope, name: string): Promise<string> {
  const row = await db.reader
    .selectFrom('release')
    .select('id')
    .where('site_id', '=', site)
    .where('env', '=', env)
    .where('name', '=', name)
    .executeTakeFirst()
  if (row !== undefined) return row.id
  throw new TriptychError('not_found', `there is no release "${name}"; "triptych content releases" lists them`)
}
