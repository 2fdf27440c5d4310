import { expect, it } from 'vitest'
import { type DeliveredList, Lists } from '../../src/content/lists.ts'
import type { ContentTables } from '../../src/content/schema.ts'
import type { Database } from '../../src/db/database.ts'
import { describeEachDatabase } from '../support/databases.ts'
import { Authoring } from './publish/authoring.ts'

describeEachDatabase('Lists', (open) => {
  async function start() {
    const db = await open()
    const authoring = await new Authoring(db).begin()
    await authoring.publish(await authoring.page('/a'))
    return { db, authoring }
  }

  function routesOf(list: DeliveredList | null): string[] {
    const { routes } = JSON.parse(list?.body ?? '{}') as { routes: { route: string }[] }
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

  it('ends, and is a list that was public, however fast publishes come', async () => {
    const { db, authoring } = await start()
    let published = 1
    let locked = false
    let over = false
    const late: Promise<unknown>[] = []
    const publish = async () => {
      const route = `/p${published++}`
      await authoring.publish(await authoring.page(route))
    }
    // A publish after every read of the list. Under the lock it has to wait, so nobody waits for it here.
    const { watched, reads } = watching(db, async () => {
      if (over) return
      if (locked) late.push(publish())
      else await publish()
    })
    const lists = new Lists({
      ...watched,
      transaction: (work) =>
        db.transaction(async (trx) => {
          locked = true
          const result = await work(trx)
          locked = false
          return result
        }),
    })
    const list = await lists.routes('docs', 'production', {})
    const expected = reads() - late.length
    over = true
    await Promise.all(late)
    expect(late.length).toBeGreaterThan(0)
    expect(routesOf(list)).toHaveLength(1 + expected)
    expect(await lists.routes('docs', 'production', {})).not.toBe(list)
  })
})

/** The database, with `after` run after each read of what is public, and those reads counted. */
function watching(db: Database<ContentTables>, after: () => Promise<void> = async () => {}) {
  let reads = 0
  const isRead = new WeakSet<object>()
  const reader = db.reader.withPlugin({
    transformQuery: ({ node, queryId }) => {
      if (JSON.stringify(node).includes('"published"')) isRead.add(queryId)
      return node
    },
    transformResult: async ({ result, queryId }) => {
      if (isRead.has(queryId)) {
        reads += 1
        await after()
      }
      return result
    },
  })
  return { watched: { ...db, reader }, reads: () => reads }
}
