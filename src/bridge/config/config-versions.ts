import { type Kysely, sql, type Transaction } from 'kysely'
import { uuidv7 } from '../../db/ids.ts'
import { TriptychError } from '../../errors.ts'
import type { BridgeTables } from '../schema.ts'
import { checkConfig } from './check.ts'
import { ConfigFileError } from './config-file-error.ts'

/** How many versions are kept, the present one among them. */
const keptVersions = 50

/** What the config file was at some time; the newest is what it is. */
export interface ConfigVersion {
  readonly id: string
  /** UTC milliseconds. */
  readonly createdAt: number
  /** Bytes of UTF-8. */
  readonly size: number
}

/** The order in which they were kept: a clock may step back, row ids do not. */
const order = sql`rowid`

/** Keeps a text as the newest version, unless it is that already; drops the oldest. */
export async function keepVersion(trx: Transaction<BridgeTables>, content: string): Promise<boolean> {
  const newest = await trx.selectFrom('config_version').select('content').orderBy(order, 'desc').executeTakeFirst()
  if (newest?.content === content) return false
  await trx.insertInto('config_version').values({ id: uuidv7(), content, created_at: Date.now() }).execute()
  const kept = trx.selectFrom('config_version').select('id').orderBy(order, 'desc').limit(keptVersions)
  await trx.deleteFrom('config_version').where('id', 'not in', kept).execute()
  return true
}

/** Every version, the newest first. */
export async function listVersions(db: Kysely<BridgeTables>): Promise<ConfigVersion[]> {
  return db
    .selectFrom('config_version')
    .select(['id', 'created_at as createdAt', sql<number>`octet_length(content)`.as('size')])
    .orderBy(order, 'desc')
    .execute()
}

/** A version as a person chooses among them. */
export interface JudgedVersion extends ConfigVersion {
  readonly content: string
  /** What is wrong with it; null for one that can be restored. */
  readonly fault: string | null
}

/** Every version, the newest first, and whether each is a good config. */
export async function judgeVersions(db: Kysely<BridgeTables>): Promise<JudgedVersion[]> {
  const judged: JudgedVersion[] = []
  for (const { id } of await listVersions(db)) {
    const found = await findVersion(db, id)
    judged.push({ ...found, fault: faultOf(found.content) })
  }
  return judged
}

function faultOf(content: string): string | null {
  try {
    checkConfig(content)
    return null
  } catch (error) {
    if (error instanceof ConfigFileError) return error.message
    throw error
  }
}

/** The text of a version. Throws `not_found`. */
export async function findVersion(db: Kysely<BridgeTables>, id: string): Promise<ConfigVersion & { content: string }> {
  const version = await db
    .selectFrom('config_version')
    .select(['id', 'created_at as createdAt', sql<number>`octet_length(content)`.as('size'), 'content'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (version === undefined) throw new TriptychError('not_found', 'no version of the config has this id')
  return version
}
