import { expect, it } from 'vitest'
import { BlockTypes, ofBlocks } from '../../../src/content/block-types/block-types.ts'
import { EnvironmentTypes } from '../../../src/content/block-types/environment-types.ts'
import { Documents } from '../../../src/content/documents/documents.ts'
import { MediaFolder } from '../../../src/content/media/media-folder.ts'
import { ofPages } from '../../../src/content/pages/page-types.ts'
import { Promotions } from '../../../src/content/promotion/promotions.ts'
import { Publisher } from '../../../src/content/publishing/publisher.ts'
import { Releases } from '../../../src/content/releases/releases.ts'
import { DatabaseSearch } from '../../../src/content/search/database-search.ts'
import { ensureScope } from '../../../src/content/sites.ts'
import { describeEachDatabase } from '../../support/databases.ts'
import { ada } from '../documents/editor.ts'
import { temporaryDirectory } from '../import/folders.ts'
import { outcome } from '../media/outcome.ts'

const staging = { site: 'docs', env: 'staging' }
const production = { site: 'docs', env: 'production' }
const NEW = { expect: 'none' }
const card = { type: 'object', required: ['title'] }
const wider = { type: 'object', required: ['heading'] }
const post = { type: 'object', properties: { rating: { type: 'integer' } } }

describeEachDatabase('promotions where types differ', (open) => {
  async function begin() {
    const db = await open()
    await db.transaction([], async (trx) => {
      for (const scope of [staging, production]) await ensureScope(trx, scope, 1)
    })
    const documents = new Documents(db, new DatabaseSearch(db))
    const publisher = new Publisher(db)
    const promotions = new Promotions(db, new MediaFolder(await temporaryDirectory()))
    const blocks = new EnvironmentTypes(db, ofBlocks)
    const pages = new EnvironmentTypes(db, ofPages)
    const { tagged } = await new BlockTypes(db).put('docs', 'card', card, NEW)
    await new BlockTypes(db).put('docs', 'quote', {}, NEW)
    const own = async (type: string, schema: object | null, scope = staging) => {
      const before = await blocks.read(scope, type)
      return blocks.put(scope, type, schema as typeof card | null, { expect: before.etag })
    }
    const live = async (fields: Record<string, unknown>) => {
      const zones = { main: { blocks: [{ id: 'a', type: 'card', fields }] } }
      const meta = { title: 'A', description: '' }
      const { value, etag } = await documents.create(
        staging,
        { kind: 'page', route: '/a', type: 'page', meta, zones },
        ada,
      )
      await publisher.publish(staging, value.id, etag, ada)
    }
    const compare = async () => (await promotions.compare(production, 'staging', { limit: 50, after: null })).promotion
    const promote = async (options: object) => {
      const { version } = await compare()
      const wanted = { from: 'staging', name: 'Spring', remove: false, version, ...options }
      return promotions.promote(production, wanted, ada)
    }
    return { db, tagged, blocks, pages, own, live, compare, promote, releases: new Releases(db) }
  }

  it('name the types that differ, and say another version with each', async () => {
    const { pages, own, live, compare, promote } = await begin()
    await own('card', wider)
    await live({ heading: 'H' })
    const before = await compare()
    expect(before.types).toEqual([{ of: 'block', type: 'card', change: 'changed' }])
    await own('quote', null)
    await pages.put(staging, 'post', post, NEW)
    const { types, version } = await compare()
    expect(types).toEqual([
      { of: 'block', type: 'card', change: 'changed' },
      { of: 'block', type: 'quote', change: 'removed' },
      { of: 'page', type: 'post', change: 'added' },
    ])
    expect(version).not.toBe(before.version)
    expect(await outcome(promote({ version: before.version, types: true }))).toBe('stale')
  })

  it('are refused where a document is not what the types of the target say, unless the types come along', async () => {
    const { blocks, pages, own, live, compare, promote, releases } = await begin()
    await own('card', wider)
    await own('quote', null)
    await pages.put(staging, 'post', post, NEW)
    await live({ heading: 'H' })
    const message = expect.stringContaining('page /a: zones.main.blocks[0].fields must have required property')
    await expect(promote({})).rejects.toMatchObject({ code: 'content_invalid', errors: [{ message }] })
    expect(await releases.list(production, { limit: 10, after: null })).toMatchObject({ entries: [] })
    expect((await blocks.read(production, 'card')).value.origin).toBe('site')

    const { value } = await promote({ types: true })
    expect(value).toMatchObject({ state: 'open', items: 1 })
    expect((await blocks.list(production)).map(({ type, schema }) => [type, schema])).toEqual([
      ['card', wider],
      ['quote', null],
    ])
    expect((await pages.list(production)).map(({ type, schema }) => [type, schema])).toEqual([['post', post]])
    expect((await compare()).types).toEqual([])
    await releases.publish(production, value.id, (await releases.read(production, value.id)).etag, {}, ada)
    expect(await compare()).toMatchObject({ added: 0, changed: 0, types: [] })
  })

  it('have the target follow its site again where the source does', async () => {
    const { blocks, own, live, promote } = await begin()
    await own('card', wider, production)
    await live({ title: 'T' })
    expect(await outcome(promote({}))).toBe('content_invalid')
    await promote({ types: true })
    expect((await blocks.read(production, 'card')).value).toEqual({ type: 'card', origin: 'site', schema: card })
  })

  it('bring nothing along where there is nothing to release', async () => {
    const { own, compare, promote } = await begin()
    await own('card', wider)
    expect(await outcome(promote({ types: true }))).toBe('release_empty')
    expect((await compare()).types).toHaveLength(1)
  })
})
