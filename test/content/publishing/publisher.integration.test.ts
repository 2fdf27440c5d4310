import { expect, it } from 'vitest'
import type { Actor } from '../../../src/content/actor.ts'
import { readDocument } from '../../../src/content/documents/representation.ts'
import { Publisher } from '../../../src/content/publishing/publisher.ts'
import type { ContentTables } from '../../../src/content/schema.ts'
import { withEtag } from '../../../src/content/tagged.ts'
import type { Database } from '../../../src/db/database.ts'
import { describeEachDatabase } from '../../support/databases.ts'
import { Authoring, page, scope } from '../publish/authoring.ts'

const ada: Actor = { id: 'ada', kind: 'person', name: 'ada@example.com' }
const moment = '2026-11-22T08:00:00.000Z'

describeEachDatabase('Publisher', (open) => {
  async function begin() {
    const site = await new Authoring(await open()).begin()
    const etagOf = async (id: string) => {
      const value = await readDocument(site.db.reader, scope, id)
      if (value === null) throw new Error('not there')
      return withEtag(value).etag
    }
    const publisherOf = (db: Database<ContentTables>) => new Publisher(db, () => Date.parse(moment))
    return { site, etagOf, publisherOf, publisher: publisherOf(site.db) }
  }

  const hero = (fields: object) => ({
    ...page('/a'),
    zones: { main: { blocks: [{ id: 'top/~', type: 'hero', fields }] } },
  })

  async function allow(site: Authoring, schema: object, type = 'hero') {
    const row = { site_id: scope.site, type, schema: JSON.stringify(schema) }
    await site.db.writer
      .insertInto('block_type')
      .values(row)
      .onConflict((clash) => clash.columns(['site_id', 'type']).doUpdateSet({ schema: row.schema }))
      .execute()
  }

  it('makes the draft public in a name, at a moment, and answers what is there then', async () => {
    const { site, etagOf, publisher } = await begin()
    const id = await site.page('/a')
    const done = await publisher.publish(scope, id, await etagOf(id), ada)
    expect(done.value).toMatchObject({
      id,
      state: 'published',
      live: { revision: 1, key: '/a', publishedAt: moment, publishedBy: ada },
    })
    expect(done.etag).toBe(await etagOf(id))
    expect(await site.published()).toEqual(['page /a'])

    const down = await publisher.unpublish(scope, id, done.etag, ada)
    expect([down.value.state, down.value.live, down.etag]).toEqual(['draft', null, await etagOf(id)])
    expect(await site.published()).toEqual([])
  })

  it('changes nothing of what is public as it is, or not public', async () => {
    const { site, etagOf, publisher } = await begin()
    const id = await site.page('/a')
    const { etag } = await publisher.unpublish(scope, id, await etagOf(id), ada)
    expect(etag).toBe(await etagOf(id))
    await publisher.publish(scope, id, etag, ada)
    const [version, public_] = [await site.version(), await etagOf(id)]
    // Not even where its blocks would no longer be allowed.
    await allow(site, { maxProperties: 0 }, 'markdown')
    expect((await publisher.publish(scope, id, public_, ada)).etag).toBe(public_)
    expect(await site.version()).toBe(version)
  })

  it('refuses a requester who has seen another state, and one who asks for what is not there', async () => {
    const { site, etagOf, publisher } = await begin()
    const id = await site.page('/a')
    const seen = await etagOf(id)
    await site.revise(id, 2, page('/a', [], 'New'))
    await expect(publisher.publish(scope, id, seen, ada)).rejects.toMatchObject({ code: 'stale' })
    await expect(publisher.unpublish(scope, id, seen, ada)).rejects.toMatchObject({ code: 'stale' })
    for (const [at, which] of [
      [scope, 'none'],
      [{ ...scope, env: 'staging' }, id],
    ] as const) {
      await expect(publisher.publish(at, which, seen, ada)).rejects.toMatchObject({ code: 'not_found' })
      await expect(publisher.unpublish(at, which, seen, ada)).rejects.toMatchObject({ code: 'not_found' })
    }
    expect(await site.published()).toEqual([])
  })

  it('lets one of many win who publish and unpublish what they saw', async () => {
    const { site, etagOf, publisher } = await begin()
    const id = await site.page('/a')
    const etag = await etagOf(id)
    const attempts = await Promise.allSettled(Array.from({ length: 8 }, () => publisher.publish(scope, id, etag, ada)))
    const refused = attempts.flatMap((each) => (each.status === 'rejected' ? [each.reason.code] : []))
    expect(refused).toEqual(Array(7).fill('stale'))
    expect(await site.published()).toEqual(['page /a'])
  })

  it('tells every fault of the blocks by where it is, and publishes nothing', async () => {
    const { site, etagOf, publisher } = await begin()
    await allow(site, { type: 'object', required: ['title'], properties: { 'a/b': { type: 'string' } } })
    const id = await site.create('page', '/a')
    await site.revise(id, 1, hero({ 'a/b': 7 }))
    await expect(publisher.publish(scope, id, await etagOf(id), ada)).rejects.toMatchObject({
      code: 'content_invalid',
      errors: [
        {
          in: 'body',
          name: 'zones/main/blocks/0/fields',
          message: "must have required property 'title' (block type hero)",
        },
        { in: 'body', name: 'zones/main/blocks/0/fields/a~1b', message: 'must be string (block type hero)' },
      ],
    })
    expect(await site.published()).toEqual([])
    await site.revise(id, 2, hero({ title: 'T' }))
    expect((await publisher.publish(scope, id, await etagOf(id), ada)).value.state).toBe('published')
  })

  it('takes no notice of block types that the document does not use', async () => {
    const { site, etagOf, publisher } = await begin()
    await allow(site, { $ref: 'https://elsewhere.example/schema' }, 'broken')
    const id = await site.page('/a')
    expect((await publisher.publish(scope, id, await etagOf(id), ada)).value.state).toBe('published')
  })

  it('holds the draft against the block types of the moment that it is published', async () => {
    const { site, etagOf, publisherOf } = await begin()
    await allow(site, { type: 'object' })
    const id = await site.create('page', '/a')
    await site.revise(id, 1, hero({}))
    let changes: object[] = [{ type: 'object', required: ['title'] }]
    const publisher = publisherOf(
      before(site.db, async () => {
        const schema = changes.shift()
        if (schema !== undefined) await allow(site, schema)
      }),
    )
    await expect(publisher.publish(scope, id, await etagOf(id), ada)).rejects.toMatchObject({ code: 'content_invalid' })
    await site.revise(id, 2, hero({ title: 'T' }))
    changes = [1, 2].map((minProperties) => ({ type: 'object', minProperties: minProperties - 1 }))
    expect((await publisher.publish(scope, id, await etagOf(id), ada)).value.live?.revision).toBe(2)

    await site.revise(id, 3, hero({ title: 'T2' }))
    changes = [1, 2, 3, 4].map((maxProperties) => ({ type: 'object', maxProperties }))
    await expect(publisher.publish(scope, id, await etagOf(id), ada)).rejects.toMatchObject({ code: 'unavailable' })
  })

  it('moves, and says who is in the way', async () => {
    const { site, etagOf, publisher } = await begin()
    const [a, b] = [await site.page('/a'), await site.page('/b')]
    for (const id of [a, b]) await publisher.publish(scope, id, await etagOf(id), ada)
    await site.move(b, 2, '/b', '/c')
    const successor = await site.page('/b')
    await expect(publisher.publish(scope, successor, await etagOf(successor), ada)).rejects.toMatchObject({
      code: 'route_taken',
    })
    const { value } = await publisher.publish(scope, b, await etagOf(b), ada)
    expect([value.key, value.live?.key]).toEqual(['/c', '/c'])
    expect(await site.redirects()).toEqual(['/b > /c 301'])
    await publisher.publish(scope, successor, await etagOf(successor), ada)
    expect(await site.published()).toEqual(['page /a', 'page /b', 'page /c'])
  })
})

/** The database, with something done right before each transaction. */
function before(db: Database<ContentTables>, act: () => Promise<void>): Database<ContentTables> {
  return {
    ...db,
    transaction: async (locks, work) => {
      await act()
      return db.transaction(locks, work)
    },
  }
}
