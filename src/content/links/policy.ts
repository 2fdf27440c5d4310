import type { Kysely } from 'kysely'
import type { components } from '../../../generated/content/types.ts'
import type { Database } from '../../db/database.ts'
import { requireFound } from '../../lib/require-found.ts'
import { siteLock } from '../locks.ts'
import type { ContentTables } from '../schema.ts'
import { checkUnchanged, type Tagged, withEtag } from '../tagged.ts'

/** What a site does about links that lead nowhere: nothing, say so, or refuse what would leave one. */
export type LinkPolicy = components['schemas']['LinkPolicy']

/** The choice of each site; `off` until an administrator makes one. */
export class LinkPolicies {
  readonly #db: Database<ContentTables>

  constructor(db: Database<ContentTables>) {
    this.#db = db
  }

  /** @throws TriptychError `not_found` */
  async read(site: string): Promise<Tagged<LinkPolicy>> {
    return withEtag(requireFound(await findLinkPolicy(this.#db.reader, site), 'site'))
  }

  /**
   * Counts for what is published from then on; what is public stays.
   *
   * @throws TriptychError `not_found`, `stale`
   */
  async put(site: string, { check, ignore }: LinkPolicy, etag: string): Promise<Tagged<LinkPolicy>> {
    return this.#db.transaction([siteLock(site)], async (trx) => {
      checkUnchanged(requireFound(await findLinkPolicy(trx, site), 'site'), etag)
      const prefixes = ignore.length === 0 ? null : JSON.stringify(ignore)
      await trx.updateTable('site').set({ link_check: check, link_ignore: prefixes }).where('id', '=', site).execute()
      return withEtag({ check, ignore })
    })
  }
}

/** The choice of a site; where there is no such site, `off`. */
export async function readLinkPolicy(db: Kysely<ContentTables>, site: string): Promise<LinkPolicy> {
  return (await findLinkPolicy(db, site)) ?? { check: 'off', ignore: [] }
}

async function findLinkPolicy(db: Kysely<ContentTables>, site: string): Promise<LinkPolicy | null> {
  const row = await db
    .selectFrom('site')
    .select(['link_check', 'link_ignore'])
    .where('id', '=', site)
    .executeTakeFirst()
  if (row === undefined) return null
  const { link_check: check, link_ignore: ignore } = row
  return { check, ignore: ignore === null ? [] : (JSON.parse(ignore) as string[]) }
}

/** Whether a path is none of the site's pages, as its policy says: at one of the prefixes, or below it. */
export function isIgnored({ ignore }: LinkPolicy, path: string): boolean {
  return ignore.some((prefix) => path === prefix || path.startsWith(prefix.endsWith('/') ? prefix : `${prefix}/`))
}
