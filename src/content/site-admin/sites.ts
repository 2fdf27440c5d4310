import type { Database } from '../../db/database.ts'
import { TriptychError } from '../../errors.ts'
import { decodeCursor, encodeCursor } from '../../lib/cursor.ts'
import { type ListPage, type PageRequest, pageOf } from '../../lib/paging.ts'
import { requireFound } from '../../lib/require-found.ts'
import { environmentLocks, mediaLock, previewTokenLocks, siteLock } from '../locks.ts'
import type { ContentTables, Transact } from '../schema.ts'
import type { SearchIndex } from '../search/search-index.ts'
import { demandSite, newContentVersion, newTokenEpoch, type Scope } from '../sites.ts'
import { checkUnchanged, type Tagged, withEtag } from '../tagged.ts'
import { isInUse, purgeEnvironment, purgeSite } from './purge.ts'
import {
  type Environment,
  readEnvironment,
  readEnvironments,
  readSite,
  readSites,
  type Site,
} from './representation.ts'

/** How many environments a site may have. */
const MAX_ENVIRONMENTS = 100

/** The sites and their environments: what an administrator makes and takes away. */
export class Sites {
  readonly #db: Database<ContentTables>
  readonly #search: SearchIndex
  readonly #now: () => number

  /** @param now UTC milliseconds */
  constructor(db: Database<ContentTables>, search: SearchIndex, now: () => number = Date.now) {
    this.#db = db
    this.#search = search
    this.#now = now
  }

  /** Sites by id. */
  async list({ limit, after }: PageRequest<string>): Promise<ListPage<Site, string>> {
    const [id] = after === null ? [] : decodeCursor(after, ['string'])
    const sites = await readSites(this.#db.reader, limit + 1, id === undefined ? null : String(id))
    return pageOf(sites, limit, (last) => encodeCursor([last.id]))
  }

  /** @throws TriptychError `not_found` */
  async read(id: string): Promise<Tagged<Site>> {
    return withEtag(requireFound(await readSite(this.#db.reader, id), 'site'))
  }

  /**
   * Makes a site without environments.
   *
   * @throws TriptychError `already_exists`
   */
  async create(id: string): Promise<Tagged<Site>> {
    return this.#db.transaction([siteLock(id)], async (trx) => {
      if ((await readSite(trx, id)) !== null) throw new TriptychError('already_exists', `the site ${id}`)
      await trx.insertInto('site').values({ id, created_at: this.#now() }).execute()
      return withEtag(requireFound(await readSite(trx, id), 'site'))
    })
  }

  /**
   * Takes a site away with its media, block types and webhooks.
   *
   * @throws TriptychError `not_found`, `stale`, `not_empty` while it has environments
   */
  async remove(id: string, etag: string): Promise<void> {
    await this.#db.transaction([siteLock(id), mediaLock], async (trx) => {
      const site = requireFound(await readSite(trx, id), 'site')
      checkUnchanged(site, etag)
      if (site.environments.length > 0) throw new TriptychError('not_empty', 'the site has environments')
      await purgeSite(trx, id, this.#now())
    })
  }

  /**
   * All environments of a site, by name.
   *
   * @throws TriptychError `not_found`
   */
  async environments(site: string): Promise<Environment[]> {
    await demandSite(this.#db.reader, site)
    return readEnvironments(this.#db.reader, site)
  }

  /** @throws TriptychError `not_found` */
  async readEnvironment(scope: Scope): Promise<Tagged<Environment>> {
    return withEtag(requireFound(await readEnvironment(this.#db.reader, scope), 'environment'))
  }

  /**
   * Makes an environment with nothing in it.
   *
   * @throws TriptychError `not_found` where there is no such site, `already_exists`, `limit_reached`
   */
  async createEnvironment(site: string, env: string): Promise<Tagged<Environment>> {
    return this.#db.transaction([siteLock(site)], async (trx) => {
      const { environments } = requireFound(await readSite(trx, site), 'site')
      if (environments.includes(env)) throw new TriptychError('already_exists', `the environment ${site}/${env}`)
      if (environments.length >= MAX_ENVIRONMENTS) {
        throw new TriptychError('limit_reached', `a site has ${MAX_ENVIRONMENTS} environments at most`)
      }
      await trx
        .insertInto('environment')
        .values({ site_id: site, name: env, content_version: newContentVersion(), token_epoch: newTokenEpoch() })
        .execute()
      return withEtag(requireFound(await readEnvironment(trx, { site, env }), 'environment'))
    })
  }

  /**
   * Takes an environment away with the history of what was in it.
   *
   * @param etag of the environment as the caller saw it: whatever was published since makes it another one
   * @throws TriptychError `not_found`, `stale`, `not_empty` while a document has a draft or is public, or a release is
   *   not published
   */
  async removeEnvironment(scope: Scope, etag: string): Promise<void> {
    await this.#db.transaction([...environmentLocks(scope), mediaLock], async (trx) => {
      checkUnchanged(requireFound(await readEnvironment(trx, scope), 'environment'), etag)
      if (await isInUse(trx, scope)) throw new TriptychError('not_empty', 'the environment is in use')
      await purgeEnvironment(trx, this.#search, scope, this.#now())
    })
  }

  /**
   * Ends every preview token of a site, in all its environments.
   *
   * @throws TriptychError `not_found`
   */
  async revokePreviewTokens(site: string): Promise<void> {
    await this.#db.transaction(previewTokenLocks(site), async (trx) => {
      await demandSite(trx, site)
      await raiseEpochs(trx, site)
    })
  }
}

/** Ends every preview token of every site. */
export async function revokeAllPreviewTokens(db: Database<ContentTables>): Promise<void> {
  for (const { id } of await db.reader.selectFrom('site').select('id').execute()) {
    await db.transaction(previewTokenLocks(id), (trx) => raiseEpochs(trx, id))
  }
}

async function raiseEpochs(trx: Transact, site: string): Promise<void> {
  await trx
    .updateTable('environment')
    .set((eb) => ({ token_epoch: eb('token_epoch', '+', 1) }))
    .where('site_id', '=', site)
    .execute()
}
