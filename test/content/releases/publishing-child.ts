import { commandActor } from '../../../src/content/actor.ts'
import { Releases } from '../../../src/content/releases/releases.ts'
import type { ContentTables } from '../../../src/content/schema.ts'
import { type Database, type DatabaseSettings, openDatabase } from '../../../src/db/database.ts'
import { uuidv7 } from '../../../src/db/ids.ts'
import { insertRelease } from '../../support/insert-release.ts'
import { scope } from '../publish/authoring.ts'

/**
 * Publishes release after release of every document of a site until it is killed; each takes them all to their next
 * revision. Sends that number once the publish was answered.
 */
process.on('message', async (settings: DatabaseSettings) => {
  const db = openDatabase<ContentTables>(settings)
  const releases = new Releases(db)
  const actor = commandActor('test')
  for (;;) {
    const { id, number } = await prepare(db)
    const { etag } = await releases.read(scope, id)
    await releases.publish(scope, id, etag, {}, actor)
    process.send?.(number)
  }
})

/** A release of the next revision of everything, put together at once. */
async function prepare(db: Database<ContentTables>): Promise<{ id: string; number: number }> {
  return db.transaction([], async (trx) => {
    const documents = await trx.selectFrom('document').select(['id', 'key', 'draft_rev', 'live_rev']).execute()
    const number = Math.max(...documents.map(({ draft_rev }) => draft_rev ?? 0)) + 1
    const id = uuidv7()
    const of = { site_id: scope.site, env: scope.env }
    await insertRelease(trx, { id, ...of, name: String(number), state: 'open' })
    await trx
      .insertInto('revision')
      .values(
        documents.map(({ id: document_id, key }) => {
          const body = JSON.stringify({ route: key, meta: { title: String(number), description: '' }, zones: {} })
          const etag = `${document_id} ${number}`
          return { document_id, number, key, type: 'page', body, etag, author: 'test', created_at: 1 }
        }),
      )
      .execute()
    await trx.updateTable('document').set({ draft_rev: number }).execute()
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
