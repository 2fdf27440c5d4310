import { actorText, commandActor } from '../../../src/content/actor.ts'
import type { ContentTables } from '../../../src/content/schema.ts'
import type { Database } from '../../../src/db/database.ts'
import { uuidv7 } from '../../../src/db/ids.ts'
import { scope } from '../../support/content-editor.ts'
import { insertRelease } from '../../support/insert-release.ts'

/** Pages that every numbered release takes to its number. */
export const PAGES = 30

/** Where each of them is. */
export const routes = Array.from({ length: PAGES }, (_, page) => `/p${page}`)

/** What a page redirects from once a release is public. */
export const formerRoute = (route: string, number: number): string => `/old/${number}${route}`

/**
 * Puts the next release together at once, as an editor would over many requests: a revision of every page that says
 * the release's number, and an item for each. Its items are over what is public when it is its turn, so publishing it
 * is not refused whatever a server that was killed had come to.
 */
export async function prepareRelease(db: Database<ContentTables>): Promise<{ id: string; number: number }> {
  return db.transaction([], async (trx) => {
    const documents = await trx
      .selectFrom('document')
      .select(['id', 'key', 'draft_rev', 'live_rev'])
      .where('key', 'in', routes)
      .execute()
    if (documents.length !== PAGES) throw new Error(`${documents.length} pages`)
    const number = Math.max(...documents.map(({ draft_rev }) => draft_rev ?? 0)) + 1
    const id = uuidv7()
    const author = actorText(commandActor('test'))
    await insertRelease(trx, { id, site_id: scope.site, env: scope.env, name: `R${number}`, state: 'open' })
    await trx
      .insertInto('revision')
      .values(
        documents.map(({ id: document_id, key }) => {
          const redirectsFrom = [formerRoute(key, number)]
          const body = JSON.stringify({
            route: key,
            meta: { title: `${number}`, description: '', redirectsFrom },
            zones: {},
          })
          return {
            document_id,
            number,
            key,
            type: 'page',
            body,
            etag: `${document_id}-${number}`,
            author,
            created_at: 1,
          }
        }),
      )
      .execute()
    await trx.updateTable('document').set({ draft_rev: number }).where('key', 'in', routes).execute()
    await trx
      .insertInto('release_item')
      .values(
        documents.map(({ id: document_id, key, live_rev }) => {
          return { set_id: id, document_id, action: 'publish', rev: number, key, base_live_rev: live_rev }
        }),
      )
      .execute()
    return { id, number }
  })
}
