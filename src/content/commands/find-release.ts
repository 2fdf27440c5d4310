import type { Database } from '../../db/database.ts'
import { TriptychError } from '../../errors.ts'
import { releaseNamed } from '../releases/names.ts'
import type { ContentTables } from '../schema.ts'
import type { Scope } from '../sites.ts'

/**
 * The id of the release with this name.
 *
 * @throws TriptychError `not_found`
 */
export async function findRelease(db: Database<ContentTables>, scope: Scope, name: string): Promise<string> {
  const id = await releaseNamed(db.reader, scope, name)
  if (id !== null) return id
  throw new TriptychError('not_found', `there is no release "${name}"; "triptych content releases" lists them`)
}
