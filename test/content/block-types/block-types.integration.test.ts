import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { BlockTypes } from '../../../src/content/block-types/block-types.ts'
import { ensureScope } from '../../../src/content/sites.ts'
import { dialects, openTestDatabase, type TestDatabase } from '../../support/databases.ts'
import { outcome } from '../media/outcome.ts'

const NEW = { expect: 'none' }
const card = { type: 'object', required: ['title'], properties: { title: { type: 'string' } } }

describe.each(dialects)('BlockTypes (%s)', (dialect) => {
  let opened: TestDatabase
  let number = 0

  beforeAll(async () => {
    opened = await openTestDatabase(dialect)
  })

  afterAll(() => opened.close())

  async function start() {
    const db = opened.database
    const site = `site-${++number}`
    await db.transaction([], (trx) => ensureScope(trx, { site, env: 'production' }, 1))
    return { db, site, types: new BlockTypes(db) }
  }

  it('are made, shown, listed, changed and taken away', async () => {
    const { types, site } = await start()
    expect(await types.list(site)).toEqual([])
    const made = await types.put(site, 'card', card, NEW)
    expect(made).toEqual({ made: true, tagged: { value: { type: 'card', schema: card }, etag: expect.any(String) } })
    expect(await types.read(site, 'card')).toEqual(made.tagged)
    const changed = await types.put(site, 'card', { ...card, title: 'é "x"' }, { expect: made.tagged.etag })
    expect(changed).toMatchObject({ made: false, tagged: { value: { schema: { title: 'é "x"' } } } })
    await types.put(site, 'zebra', {}, NEW)
    await types.put(site, 'aside', {}, NEW)
    expect((await types.list(site)).map(({ type }) => type)).toEqual(['aside', 'card', 'zebra'])

    for (const etag of [made.tagged.etag, 'none', 'other']) {
      expect(await outcome(types.put(site, 'card', card, { expect: etag }))).toBe('stale')
    }
    expect(await outcome(types.put(site, 'missing', card, { expect: made.tagged.etag }))).toBe('stale')
    expect(await outcome(types.remove(site, 'card', made.tagged.etag))).toBe('stale')
    await types.remove(site, 'card', changed.tagged.etag)
    expect(await outcome(types.read(site, 'card'))).toBe('not_found')
    expect(await outcome(types.remove(site, 'card', changed.tagged.etag))).toBe('not_found')
    for (const work of [types.list('missing'), types.put('missing', 'card', card, NEW)]) {
      expect(await outcome(work)).toBe('not_found')
    }
  })

  it('let one of several win', async () => {
    const { types, site } = await start()
    const put = (etag: string, ...lengths: readonly number[]) =>
      Promise.all(lengths.map((minLength) => outcome(types.put(site, 'card', { minLength }, { expect: etag }))))
    expect((await put('none', 1, 2)).sort()).toEqual(['done', 'stale'])
    expect((await put((await types.read(site, 'card')).etag, 4, 5)).sort()).toEqual(['done', 'stale'])
  })

  it('are two hundred at most', async () => {
    const { db, types, site } = await start()
    const rows = Array.from({ length: 199 }, (_, index) => ({ site_id: site, type: `t${index}`, schema: '{}' }))
    await db.writer.insertInto('block_type').values(rows).execute()
    expect(await outcome(types.put(site, 'last', {}, NEW))).toBe('done')
    expect(await outcome(types.put(site, 'more', {}, NEW))).toBe('limit_reached')
    const { etag } = await types.read(site, 'last')
    expect(await outcome(types.put(site, 'last', card, { expect: etag }))).toBe('done')
  })
})
