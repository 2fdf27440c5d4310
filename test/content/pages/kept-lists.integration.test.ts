import type { KyselyPlugin } from 'kysely'
import { expect, it } from 'vitest'
import { BlockTypes } from '../../../src/content/block-types/block-types.ts'
import { type PageListRequest, PageLists } from '../../../src/content/pages/page-lists.ts'
import { ofPages } from '../../../src/content/pages/page-types.ts'
import type { ContentTables } from '../../../src/content/schema.ts'
import type { Database } from '../../../src/db/database.ts'
import { describeEachDatabase } from '../../support/databases.ts'
import { siteInLanguages, three } from '../languages/site-in-languages.ts'
import { scope } from '../links/linked-site.ts'

/** The database with its reads counted, and with something done, once, after the next read of a table. */
function watching(db: Database<ContentTables>) {
  const reads: string[] = []
  const named = new WeakMap<object, string>()
  let next: { table: string; work: () => Promise<unknown> } | null = null
  const plugin: KyselyPlugin = {
    transformQuery: ({ node, queryId }) => {
      named.set(queryId, JSON.stringify(node))
      return node
    },
    transformResult: async ({ result, queryId }) => {
      const query = named.get(queryId) ?? ''
      reads.push(query)
      if (next !== null && query.includes(`"${next.table}"`)) {
        const { work } = next
        next = null
        await work()
      }
      return result
    },
  }
  const watched: Database<ContentTables> = {
    ...db,
    reader: db.reader.withPlugin(plugin),
    snapshot: (read) => db.snapshot((reader) => read(reader.withPlugin(plugin))),
  }
  const afterRead = (table: string, work: () => Promise<unknown>) => {
    next = { table, work }
  }
  const readsOf = (table: string) => reads.filter((query) => query.includes(`"${table}"`)).length
  return { watched, afterRead, reads, readsOf }
}

describeEachDatabase('lists of pages that are answered from memory', (open) => {
  async function start() {
    const started = await siteInLanguages(await open())
    const seen = watching(started.db)
    const lists = new PageLists(seen.watched)
    const list = async (request: Partial<PageListRequest> = {}) => {
      const found = await lists.list(scope, { type: 'page', sort: 'route', limit: 20, ...request })
      return { ...JSON.parse(found?.body ?? '{}'), etag: found?.etag, next: found?.next }
    }
    const fresh = async (request: Partial<PageListRequest> = {}) => {
      const found = await new PageLists(started.db).list(scope, { type: 'page', sort: 'route', limit: 20, ...request })
      return { ...JSON.parse(found?.body ?? '{}'), etag: found?.etag, next: found?.next }
    }
    return { ...started, ...seen, list, fresh }
  }

  const fields = { date: '2026-01-01', rank: 1 }

  it('take one look at the version', async () => {
    const { site, list, reads } = await start()
    await site.public('/a', 'Text', { fields: { tags: ['x'] } })
    const request = { language: 'en', filter: { tags: 'x' }, facets: ['tags'] }
    const first = await list(request)
    const before = reads.length
    expect(await list(request)).toEqual(first)
    expect(reads.length - before).toBe(1)
  })

  it('never are of types that are not those of their version', async () => {
    const { site, db, list, fresh, afterRead } = await start()
    await site.public('/a', 'Text', { fields })
    const types = new BlockTypes(db, ofPages)
    const declare = async () => {
      const properties = { rank: { type: 'number', sortable: true } }
      await types.put('docs', 'page', { type: 'object', properties }, { expect: 'none' })
    }
    afterRead('page_type', declare)
    expect((await list()).documents[0].fields).toEqual({ rank: 1 })
    expect(await list()).toEqual(await fresh())
  })

  it('never are of languages that are not those of their version', async () => {
    const { site, choose, list, fresh, afterRead } = await start()
    await site.public('/a')
    const request = { language: 'de' }
    afterRead('site', () => choose(three.toReversed().slice(1)))
    expect((await list(request)).documents.map(({ route }: { route: string }) => route)).toEqual(['/a'])
    expect(await list(request)).toEqual(await fresh(request))
  })

  it('have tags of their own for each language', async () => {
    const { site, list } = await start()
    await site.public('/a')
    const tags = [await list(), await list({ language: 'en' }), await list({ language: 'de' })].map(({ etag }) => etag)
    expect(new Set(tags).size).toBe(3)
  })

  it('count facets once for all pages of a list, and look once for what few pages meet', async () => {
    const { site, list, fresh, afterRead, reads, readsOf } = await start()
    for (const route of ['/a', '/b', '/c']) await site.public(route, 'Text', { fields: { tags: ['x'] } })
    const request = { filter: { tags: 'x' }, facets: ['tags'], limit: 1 }
    const counting = () => reads.filter((query) => query.includes('count(*) as met')).length
    const first = await list(request)
    expect(counting()).toBe(1)
    const before = readsOf('page_value')
    const second = await list({ ...request, cursor: first.next })
    expect(second.facets).toEqual(first.facets)
    // The list itself: what few pages meet, and those.
    expect(readsOf('page_value') - before).toBe(2)
    // What is published while it counts is in no count of the version before.
    await site.create('/d', 'Text', { fields: { tags: ['x'] } })
    const all = { ...request, filter: {}, cursor: undefined }
    afterRead('page_value', async () => site.public('/e', 'Text', { fields: { tags: ['x'] } }))
    expect((await list(all as never)).facets.tags.values).toEqual([{ value: 'x', count: 4 }])
    expect(await list(all as never)).toEqual(await fresh(all as never))
  })
})
