import type { Kysely } from 'kysely'
import { TriptychError } from '../../errors.ts'
import type { ContentTables, Transact } from '../schema.ts'
import type { Scope } from '../sites.ts'

/** Longest name of a release, in code points. */
const LONGEST = 100

/** The id of the release with this name; null where no release has it. */
export async function findReleaseId(
  db: Kysely<ContentTables>,
  { site, env }: Scope,
  name: string,
): Promise<string | null> {
  const row = await db
    .selectFrom('current_release')
    .select('id')
    .where('site_id', '=', site)
    .where('env', '=', env)
    .where('name', '=', name)
    .executeTakeFirst()
  return row?.id ?? null
}

async function isTaken(trx: Transact, scope: Scope, name: string): Promise<boolean> {
  return (await findReleaseId(trx, scope, name)) !== null
}

/** @throws TriptychError `already_exists` */
export async function claimName(trx: Transact, scope: Scope, name: string): Promise<void> {
  if (await isTaken(trx, scope, name)) throw new TriptychError('already_exists', `there is a release "${name}"`)
}

/** A free name for a release that takes another one back. */
export async function nameOfRevert(trx: Transact, scope: Scope, reverted: string): Promise<string> {
  for (let number = 1; ; number++) {
    const end = number === 1 ? '' : ` (${number})`
    const name = `${[...`Revert ${reverted}`].slice(0, LONGEST - end.length).join('')}${end}`
    if (!(await isTaken(trx, scope, name))) return name
  }
}
