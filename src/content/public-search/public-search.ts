import type { Kysely } from 'kysely'
import type { components } from '../../../generated/content/types.ts'
import type { Database } from '../../db/database.ts'
import { TriptychError } from '../../errors.ts'
import { requireFound } from '../../lib/require-found.ts'
import { siteLock } from '../locks.ts'
import type { ContentTables } from '../schema.ts'
import type { Scope } from '../sites.ts'
import { checkUnchanged, type Tagged, withEtag } from '../tagged.ts'
import { deleteTexts, writeTexts } from './public-text.ts'

/** Whether visitors may search a site. */
export type PublicSearch = components['schemas']['PublicSearch']

/** Pages that are made findable, or not, in one transaction. */
const BATCH = 50

/** The choice of each site; off until an administrator turns it on. */
export class PublicSearches {
  readonly #db: Database<ContentTables>

  constructor(db: Database<ContentTables>) {
    this.#db = db
  }

  /** @throws TriptychError `not_found` */
  async read(site: string): Promise<Tagged<PublicSearch>> {
    return withEtag(toPublicSearch(await readState(this.#db.reader, site)))
  }

  /**
   * Turned on, it is done once all public pages can be found: they are gone through in short transactions, and what is
   * published meanwhile is found too. Turned off, nothing is found from then on.
   *
   * @throws TriptychError `not_found`; `stale`, also where it is turned off while it is being turned on
   */
  async put(site: string, { enabled }: PublicSearch, etag: string): Promise<Tagged<PublicSearch>> {
    const isSame = await this.#db.transaction([siteLock(site)], async (trx) => {
      const state = await readState(trx, site)
      checkUnchanged(toPublicSearch(state), etag)
      if (enabled && state === 'on') return true
      await writeState(trx, site, enabled ? 'building' : 'off')
      return false
    })
    if (isSame) return withEtag({ enabled })
    const step: Step = (work) =>
      this.#db.transaction([siteLock(site)], async (trx) => {
        if (((await readState(trx, site)) === 'off') === enabled) throw new TriptychError('stale')
        return work(trx)
      })
    while (await step((trx) => removeSome(trx, site)));
    if (enabled) {
      await indexSite(this.#db.reader, site, step)
      await step((trx) => writeState(trx, site, 'on'))
    }
    return withEtag({ enabled })
  }
}

/** Makes what visitors find pages by, which neither a backup nor a move takes along. */
export async function rebuildPublicTexts(db: Kysely<ContentTables>): Promise<void> {
  await db.deleteFrom('public_text').execute()
  const sites = await db.selectFrom('site').select('id').where('public_search', '<>', 'off').execute()
  for (const { id } of sites) await indexSite(db, id, (work) => work(db))
}

type Step = <T>(work: (db: Kysely<ContentTables>) => Promise<T>) => Promise<T>

/** A row of `published`, in an environment. */
interface Place {
  readonly key: string
  readonly from_generation: number
}

/** Makes all public pages of a site findable, some in each step. */
async function indexSite(reader: Kysely<ContentTables>, site: string, step: Step): Promise<void> {
  const environments = await reader.selectFrom('environment').select('name').where('site_id', '=', site).execute()
  for (const { name: env } of environments) {
    const begin: Place = { key: '', from_generation: 0 }
    for (let after: Place | null = begin; after !== null; ) {
      const from: Place = after
      after = await step((db) => indexSome(db, { site, env }, from))
    }
  }
}

/** The next pages of an environment, also those that an import has staged; null where there are no more. */
async function indexSome(db: Kysely<ContentTables>, { site, env }: Scope, after: Place): Promise<Place | null> {
  const rows = await db
    .selectFrom('published')
    .select(['key', 'from_generation', 'document_id'])
    .where('site_id', '=', site)
    .where('env', '=', env)
    .where('kind', '=', 'page')
    .where(({ eb, refTuple, tuple }) =>
      eb(refTuple('key', 'from_generation'), '>', tuple(after.key, after.from_generation)),
    )
    .orderBy('key')
    .orderBy('from_generation')
    .limit(BATCH)
    .execute()
  const ids = [...new Set(rows.map((row) => row.document_id))]
  await deleteTexts(db, ids)
  await writeTexts(db, ids)
  return rows.at(-1) ?? null
}

/** Removes some of what a site is found by. @returns whether there was any */
async function removeSome(trx: Kysely<ContentTables>, site: string): Promise<boolean> {
  const rows = await trx.selectFrom('public_text').select('row').where('site_id', '=', site).limit(BATCH).execute()
  if (rows.length === 0) return false
  const numbers = rows.map(({ row }) => row)
  await trx.deleteFrom('public_text').where('row', 'in', numbers).execute()
  return true
}

type State = 'off' | 'building' | 'on'

function toPublicSearch(state: State): PublicSearch {
  return { enabled: state === 'on' }
}

async function readState(db: Kysely<ContentTables>, site: string): Promise<State> {
  const row = await db.selectFrom('site').select('public_search').where('id', '=', site).executeTakeFirst()
  return requireFound(row, 'site').public_search
}

async function writeState(trx: Kysely<ContentTables>, site: string, state: State): Promise<void> {
  await trx.updateTable('site').set({ public_search: state }).where('id', '=', site).execute()
}
