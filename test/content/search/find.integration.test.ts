import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ContentTables } from '../../../src/content/schema.ts'
import { describeEachDialect, openTestDatabase, type TestDatabase } from '../../support/databases.ts'
import { anyText, page, SearchSite } from './site.ts'

describeEachDialect('search', (dialect) => {
  let opened: TestDatabase<ContentTables> | undefined
  beforeAll(async () => {
    opened = await openTestDatabase(dialect)
  })
  afterAll(() => opened?.close())

  async function begin(lookedAt?: number): Promise<SearchSite> {
    if (opened === undefined) throw new Error('there is no database')
    return new SearchSite(opened.database, lookedAt).begin()
  }

  test('finds by route, title and every text of a draft, the first two first', async () => {
    const site = await begin()
    await site.add(
      page('/text', 'One', 'Something about a walrus.'),
      page('/description', 'Two', '', 'A walrus, described'),
      page('/walrus', 'Three'),
      page('/title', 'The Walrus'),
      page('/other', 'Nothing', 'to see'),
      { kind: 'partial', key: 'footer/walrus', zones: {} },
      { kind: 'strings', locale: 'en', strings: { 'animal.walrus': 'tusks' } },
      { kind: 'redirect', from: '/seal', to: '/walrus', status: 301 },
    )
    const redirect = '["/seal","/walrus",301]'
    expect(await site.keys('walrus')).toEqual([
      ...['/walrus', '/title', 'footer/walrus', redirect],
      ...['/text', '/description', 'en'],
    ])
    expect(await site.keys('tusks')).toEqual(['en'])
    expect(await site.keys('seal')).toEqual([redirect])
    expect(await site.keys('301')).toEqual([])
  })

  test('takes texts that a database would not', async () => {
    const site = await begin()
    await site.add(page('/odd', 'half \ud800 and \0 nothing', 'sea\0lion \udfff'))
    for (const word of ['half', 'nothing', 'sea', 'lion']) expect(await site.keys(word)).toEqual(['/odd'])
  })

  test('finds texts at any depth of fields, and old routes', async () => {
    const site = await begin()
    const fields = { list: [{ deep: { deeper: ['kelp', 7, null] } }] }
    await site.add({
      ...page('/a', ''),
      kind: 'page',
      route: '/a',
      type: 'page',
      meta: { title: '', description: '', redirectsFrom: ['/formerly'] },
      zones: { aside: { blocks: [{ id: 'x', type: 'list', fields }] } },
    })
    expect(await site.keys('kelp')).toEqual(['/a'])
    expect(await site.keys('formerly')).toEqual(['/a'])
    // Names of fields and types are the site's, and in every document.
    for (const name of ['deeper', 'list', 'aside']) expect(await site.keys(name)).toEqual([])
  })

  test('every word counts, by its beginning, in any case and accent', async () => {
    const site = await begin()
    await site.add(page('/a', 'Crème brûlée', 'documentation of desserts'), page('/b', 'Crème fraîche', 'documents'))
    expect(await site.keys('CREME')).toEqual(['/a', '/b'])
    expect(await site.keys('crème brul')).toEqual(['/a'])
    expect(await site.keys('document')).toEqual(['/a', '/b'])
    expect(await site.keys('documenta')).toEqual(['/a'])
    expect(await site.keys('d')).toEqual(['/a', '/b'])
    expect(await site.keys('documentations')).toEqual([])
    expect(await site.keys('creme walrus')).toEqual([])
    expect(await site.keys('ument')).toEqual([])
    // One word in the title and one in the text is no match of the title.
    await site.add(page('/c', 'Desserts documented'))
    expect(await site.keys('desserts doc')).toEqual(['/c', '/a'])
  })

  test('shows what lists show', async () => {
    const site = await begin()
    const [id] = await site.add(page('/a', 'Title'))
    expect(await site.index.find(site.scope, { q: 'title', limit: 1, after: null })).toEqual({
      entries: [
        {
          id,
          kind: 'page',
          key: '/a',
          title: 'Title',
          state: 'draft',
          draftRevision: 1,
          liveRevision: null,
          updatedAt: '1970-01-01T00:00:01.000Z',
        },
      ],
      next: null,
    })
  })

  test('an entry is replaced, moved and removed; what was deleted is not shown', async () => {
    const site = await begin()
    const [a = '', b = ''] = await site.add(page('/a', 'First'), page('/b', 'First'))
    const body = JSON.stringify({ route: '/c', meta: { title: 'Second', description: '' }, zones: {} })
    const entry = { documentId: a, ...site.scope, kind: 'page', key: '/c', body } as const
    await site.db.transaction([], (trx) => site.index.put(trx, [{ ...entry, key: '/never' }, entry]))
    expect(await site.keys('first')).toEqual(['/b'])
    expect(await site.keys('second')).toEqual(['/a'])
    expect(await site.keys('never')).toEqual([])

    await site.db.transaction([], (trx) => site.index.remove(trx, [a, 'nobody']))
    expect(await site.keys('second')).toEqual([])
    await site.db.writer.updateTable('document').set({ draft_rev: null }).where('id', '=', b).execute()
    expect(await site.keys('first')).toEqual([])
  })

  test('a transaction that fails changes nothing of it', async () => {
    const site = await begin()
    const [a = ''] = await site.add(page('/a', 'First'))
    const failed = site.db.transaction([], async (trx) => {
      await site.index.remove(trx, [a])
      throw new Error('no')
    })
    await expect(failed).rejects.toThrow('no')
    expect(await site.keys('first')).toEqual(['/a'])
  })

  test('filters by kind, place and state, and by all of them', async () => {
    const site = await begin()
    const deep = '/1/2/3/4/5/6/7/8/9/10/11'
    const [live = ''] = await site.add(
      page('/docs', 'Word'),
      page('/docs/a', 'Word'),
      page('/docs/a/b', 'Word'),
      page('/docs-more', 'Word'),
      { kind: 'partial', key: 'docs/footer', zones: { main: { blocks: [block('word')] } } },
      { kind: 'redirect', from: '/docs/word', to: '/docs', status: 301 },
      { kind: 'strings', locale: 'en', strings: { word: 'word' } },
      page(deep, 'Word'),
    )
    await site.makePublic(live)
    const redirect = '["/docs/word","/docs",301]'

    expect(await site.keys('word', { under: '/docs' })).toEqual(['/docs/a', '/docs/a/b', redirect, 'docs/footer'])
    expect(await site.keys('word', { under: '/docs/', kind: 'page' })).toEqual(['/docs/a', '/docs/a/b'])
    expect(await site.keys('word', { under: '/docs/a' })).toEqual(['/docs/a/b'])
    expect(await site.keys('word', { under: '/docs/a/b' })).toEqual([])
    expect(await site.keys('word', { under: '/1/2/3/4/5/6/7/8/9' })).toEqual([deep])
    expect(await site.keys('word', { under: '/1/2/3/4/5/6/7/8/x' })).toEqual([])
    expect(await site.keys('word', { under: '/', kind: 'strings' })).toEqual(['en'])
    expect(await site.keys('word', { under: '/../x' })).toEqual([])
    expect(await site.keys('word', { kind: 'partial' })).toEqual(['docs/footer'])
    expect(await site.keys('word', { pending: true, kind: 'page' })).toEqual([
      ...['/docs/a', '/docs/a/b', '/docs-more', deep],
    ])
    expect(await site.keys('word', { pending: true, kind: 'page', under: '/docs/a' })).toEqual(['/docs/a/b'])
  })

  test('one environment never shows what another one has', async () => {
    const [here, there] = [await begin(), await begin()]
    await here.add(page('/here', 'Shared word'))
    await there.add(page('/there', 'Shared word'))
    expect(await here.keys('shared')).toEqual(['/here'])
    expect(await there.keys('shared')).toEqual(['/there'])
    const nowhere = here.index.find({ site: 'none', env: 'production' }, { q: 'shared', limit: 1, after: null })
    await expect(nowhere).rejects.toMatchObject({ code: 'not_found' })
  })

  test('pages of any length give everything once, in one order', async () => {
    const site = await begin()
    const title = (i: number): string => (i % 3 === 0 ? 'documented' : 'other')
    await site.add(...Array.from({ length: 40 }, (_, i) => page(`/p${i}`, title(i), 'documents')))
    const all = await site.keys('docum')
    const inTitle = (key: string): boolean => Number(key.slice(2)) % 3 === 0
    expect(all).toHaveLength(40)
    expect(all.slice(0, 14).every(inTitle)).toBe(true)
    for (const limit of [1, 7, 14, 39, 40]) expect(await site.all('docum', limit)).toEqual(all)
    expect(await site.all('doc', 7)).toEqual(all)
  })

  // SQLite looks at so many documents at a time only; with few of them that shows.
  test.each([1, 2, 8, 30])('where %i documents are looked at, pages still give everything once', async (lookedAt) => {
    const site = await begin(lookedAt)
    const title = (i: number): string => (i % 10 === 9 ? 'documented' : 'document')
    const pages = Array.from({ length: 30 }, (_, i) => page(`/p${i}`, title(i), i % 2 === 0 ? 'doctors' : 'documents'))
    const ids = await site.add(...pages)
    const keys = (wanted: (i: number) => boolean): string[] => pages.flatMap((_, i) => (wanted(i) ? [`/p${i}`] : []))

    expect(await site.all('docum', 4)).toEqual(keys(() => true))
    expect(await site.all('documented', 4)).toEqual(keys((i) => i % 10 === 9))
    expect(await site.all('documents docum', 4)).toEqual(keys((i) => i % 2 === 1))
    expect(await site.all('doctors documented', 4)).toEqual([])

    await site.makePublic(...ids.filter((_, i) => i % 5 !== 0))
    expect(await site.all('docum', 4, { pending: true })).toEqual(keys((i) => i % 5 === 0))
    expect(await site.all('doctors', 1, { pending: true })).toEqual(keys((i) => i % 10 === 0))
  })

  test('a cursor that no page gave is refused', async () => {
    const site = await begin()
    for (const after of ['x', '', Buffer.from('["a","b"]').toString('base64url')]) {
      await expect(site.keys('x', { after })).rejects.toMatchObject({ code: 'invalid_request' })
    }
  })

  test('what a user types is never a query', async () => {
    const site = await begin()
    await site.add(page('/and', 'AND OR NOT NEAR'), page('/b', 'terms head words'))
    expect(await site.keys('AND')).toEqual(['/and'])
    expect(await site.keys('NOT near')).toEqual(['/and'])
    expect(await site.keys('terms:words')).toEqual(['/b'])
    expect(await site.keys('"terms" * ^head -')).toEqual(['/b'])
    for (const q of ['', ' ', '"', '*', '😀', '\0', '\ud800', "'", ':*', '()']) expect(await site.keys(q)).toEqual([])
    const never = fc.asyncProperty(anyText, async (q) => Array.isArray(await site.keys(q, { limit: 2 })))
    await fc.assert(never, { numRuns: 50 })
  })

  test('whatever a document says can be put and found', async () => {
    const site = await begin()
    const texts = fc.sample(anyText, 40)
    await site.add(...texts.map((text, i) => page(`/page/${i}`, text.replaceAll('\0', '').toWellFormed(), text)))
    for (const [i, text] of texts.entries()) {
      expect(await site.keys(`${text.slice(0, 20)} page/${i}`, { limit: 200 })).toContain(`/page/${i}`)
    }
  })
})

function block(text: string) {
  return { id: 'body', type: 'markdown', fields: { markdown: text } }
}
