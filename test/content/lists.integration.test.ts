import { type KyselyPlugin, sql } from 'kysely'
import { expect, it } from 'vitest'
import { type DeliveredList, Lists } from '../../src/content/lists.ts'
import type { ContentTables } from '../../src/content/schema.ts'
import type { Database } from '../../src/db/database.ts'
import { table } from '../../src/db/dialect.ts'
import { describeEachDatabase } from '../support/databases.ts'
import { Authoring } from './publish/authoring.ts'

describeEachDatabase('Lists', (open) => {
  async function start() {
    const db = await open()
    const authoring = await new Authoring(db).begin()
    await authoring.publish(await authoring.page('/a'))
    return { db, authoring }
  }

  function textOf(list: DeliveredList | null): string {
    const body = list?.body ?? '{}'
    return typeof body === 'string' ? body : body.unpack()
  }

  function routesOf(list: DeliveredList | null): string[] {
    const { routes } = JSON.parse(textOf(list)) as { routes: { route: string }[] }
    return routes.map(({ route }) => route)
  }

  it('keeps each whole list until something is published, and builds pages of it anew', async () => {
    const { db, authoring } = await start()
    const { watched, reads } = watching(db)
    const lists = new Lists(watched)
    const first = await lists.routes('docs', 'production', {})
    expect(reads()).toBe(2)
    expect(await lists.routes('docs', 'production', {})).toBe(first)
    await lists.redirects('docs', 'production', {})
    expect(await lists.routes('docs', 'production', {})).toBe(first)
    expect(reads()).toBe(2)
    await lists.routes('docs', 'production', { limit: 1 })
    expect(reads()).toBeGreaterThan(2)
    expect(await lists.routes('docs', 'production', {})).toBe(first)

    await authoring.publish(await authoring.page('/b'))
    const second = await lists.routes('docs', 'production', {})
    expect(routesOf(second)).toEqual(['/a', '/b'])
    expect(second?.etag).not.toBe(first?.etag)
  })

  it('keeps the lists of sites and environments apart', async () => {
    const { db } = await start()
    const staging = await new Authoring(db, { site: 'docs', env: 'staging' }).begin()
    await staging.publish(await staging.page('/staged'))
    const lists = new Lists(db)
    for (let round = 0; round < 2; round++) {
      expect(routesOf(await lists.routes('docs', 'production', {}))).toEqual(['/a'])
      expect(routesOf(await lists.routes('docs', 'staging', {}))).toEqual(['/staged'])
      expect(await lists.routes('docs', 'nowhere', {})).toBeNull()
      expect(await lists.routes('blog', 'production', {})).toBeNull()
    }
  })

  it('is a list that was public, however fast publishes come', async () => {
    const { db, authoring } = await start()
    let published = 1
    const publish = async () => {
      const route = `/p${published++}`
      await authoring.publish(await authoring.page(route))
    }
    // A publish after every read of the list.
    const { watched, reads } = watching(db, publish)
    const lists = new Lists(watched)
    const whole = await lists.routes('docs', 'production', {})
    expect(routesOf(whole)).toEqual(['/a'])
    expect(reads()).toBe(2)
    const page = await lists.routes('docs', 'production', { limit: 100 })
    // Three tries, each overtaken, and then a snapshot.
    expect(reads()).toBe(10)
    expect(routesOf(page)).toHaveLength(9)
    expect(routesOf(await lists.routes('docs', 'production', {}))).toHaveLength(11)
  })

  it('is built once for all who ask at once', async () => {
    const { db } = await start()
    const { watched, reads } = watching(db)
    const lists = new Lists(watched)
    const [first, ...others] = await Promise.all(
      Array.from({ length: 20 }, () => lists.routes('docs', 'production', {})),
    )
    for (const other of others) expect(other).toBe(first)
    expect(reads()).toBe(2)
  })

  it('is packed where it is long, and kept so', async () => {
    const { db } = await start()
    const insert = sql`
      with recursive n (i) as (select 1 union all select i + 1 from n where i < 21000)
      insert into ${table(db.writer, 'published')} (site_id, env, kind, key, document_id, type, body, etag, updated_at)
      select 'docs', 'production', case when i > 20500 then 'partial' else 'page' end, '/é/' || i, d.id, 'page', '{}',
        'x', 1 from n, ${table(db.writer, 'document')} d`
    await insert.execute(db.writer)
    const { watched, reads } = watching(db)
    const lists = new Lists(watched)
    const list = await lists.routes('docs', 'production', {})
    if (typeof list?.body === 'string') throw new Error('not packed')
    expect(list?.body.size).toBe(Buffer.byteLength(textOf(list)))
    const { routes, partials } = JSON.parse(textOf(list)) as { routes: unknown[]; partials: string[] }
    expect([routes.length, partials.length]).toEqual([20_501, 500])
    const before = reads()
    expect(await lists.routes('docs', 'production', {})).toBe(list)
    expect(reads()).toBe(before)
    // From a place on, it is not all of the rest.
    const page = await lists.routes('docs', 'production', { cursor: 'ci8' })
    expect(routesOf(page)).toHaveLength(1000)
    expect(page?.next).not.toBeNull()
  })
})

/** The database, with `after` run after each read of what is public, and those reads counted. */
function watching(db: Database<ContentTables>, after: () => Promise<void> = async () => {}) {
  let reads = 0
  const isRead = new WeakSet<object>()
  const plugin: KyselyPlugin = {
    transformQuery: ({ node, queryId }) => {
      if (JSON.stringify(node).includes('"public_document"')) isRead.add(queryId)
      return node
    },
    transformResult: async ({ result, queryId }) => {
      if (isRead.has(queryId)) {
        reads += 1
        await after()
      }
      return result
    },
  }
  const watched: Database<ContentTables> = {
    ...db,
    reader: db.reader.withPlugin(plugin),
    snapshot: (read) => db.snapshot((reader) => read(reader.withPlugin(plugin))),
  }
  return { watched, reads: () => reads }
}
