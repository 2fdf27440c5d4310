import { expect, test } from 'vitest'
import { rebuildSearch } from '../../../src/content/backup.ts'
import { inChunks } from '../../../src/content/in-chunks.ts'
import { findTexts, MOST_ORDERED, textsQuery } from '../../../src/content/public-search/find-public.ts'
import { PublicSearches } from '../../../src/content/public-search/public-search.ts'
import { SearchLists, type SearchRequest } from '../../../src/content/public-search/search-lists.ts'
import { type ContentTables, NEVER } from '../../../src/content/schema.ts'
import { termsOf, wantedTerms } from '../../../src/content/search/terms.ts'
import { text, tsvector } from '../../../src/content/search/write.ts'
import type { Database } from '../../../src/db/database.ts'
import { isPostgres } from '../../../src/db/dialect.ts'
import { describeEachDatabase } from '../../support/databases.ts'
import { siteInLanguages, three } from '../languages/site-in-languages.ts'
import { scope } from '../links/linked-site.ts'
import { planOf } from '../pages/query-plan.ts'

async function start(db: Database<ContentTables>, languages: typeof three = []) {
  const { site, ...more } = await siteInLanguages(db, languages)
  const searches = new PublicSearches(db)
  const allow = async (enabled: boolean) => {
    await searches.put(scope.site, { enabled }, (await searches.read(scope.site)).etag)
  }
  const lists = new SearchLists(db)
  const search = async (q: string, request: Partial<SearchRequest> = {}) => {
    const found = await lists.list(scope, { q, limit: 20, ...request })
    return found === null ? null : { ...JSON.parse(found.body), etag: found.etag, next: found.next }
  }
  const routes = async (q: string, request: Partial<SearchRequest> = {}): Promise<string[] | null> =>
    (await search(q, request))?.documents.map(({ route }: { route: string }) => route) ?? null
  const rows = async () => (await db.reader.selectFrom('public_text').select('document_id').execute()).length
  return { ...more, site, db, searches, allow, search, routes, rows }
}

describeEachDatabase('what visitors find', (open) => {
  test('is nothing until the site allows it, then what is public already, and nothing once it is turned off', async () => {
    const { site, allow, routes, rows } = await start(await open())
    await site.public('/a', 'A walrus.')
    await site.create('/draft', 'A walrus too.')
    expect([await routes('walrus'), await rows()]).toEqual([null, 0])
    await allow(true)
    expect(await routes('walrus')).toEqual(['/a'])
    await allow(false)
    await site.public('/b', 'A walrus.')
    expect([await routes('walrus'), await rows()]).toEqual([null, 0])
    await allow(true)
    expect(await routes('walrus')).toEqual(['/a', '/b'])
  })

  test('takes more pages than one transaction makes findable, in all environments', async () => {
    const { site, allow, rows, search } = await start(await open())
    const pages = Array.from({ length: 120 }, (_, at) => [`pages/p${at}.md`, `---\ntitle: P${at}\n---\n\nA walrus.\n`])
    await site.import(Object.fromEntries(pages))
    await site.import({ 'pages/a.md': '---\ntitle: Elsewhere\n---\n\nA walrus.\n' }, { env: 'staging' })
    await allow(true)
    expect(await rows()).toBe(121)
    const seen: string[] = []
    for (let cursor: string | undefined; ; ) {
      const { documents, next } = await search('walrus', { limit: 50, ...(cursor === undefined ? {} : { cursor }) })
      seen.push(...documents.map(({ route }: { route: string }) => route))
      if (next === null) break
      cursor = next
    }
    expect(seen).toHaveLength(120)
    expect(seen).toEqual(seen.toSorted())
  })

  test('is what is public now: after a publish, a move, an unpublish, a deletion and a release', async () => {
    const { site, allow, routes, rows } = await start(await open())
    await allow(true)
    const id = await site.public('/a', 'A walrus.')
    await site.write(id, 'A penguin.')
    expect([await routes('walrus'), await routes('penguin')]).toEqual([['/a'], []])
    await site.publish(id)
    expect([await routes('walrus'), await routes('penguin')]).toEqual([[], ['/a']])
    await site.move(id, '/b')
    expect(await routes('penguin')).toEqual(['/a'])
    await site.publish(id)
    expect(await routes('penguin')).toEqual(['/b'])
    await site.unpublish(id)
    expect([await routes('penguin'), await rows()]).toEqual([[], 0])
    const release = await site.release('Later', [id])
    expect(await routes('penguin')).toEqual([])
    await site.publishRelease(release)
    expect(await routes('penguin')).toEqual(['/b'])
    await site.unpublish(id)
    await site.remove(id)
    expect([await routes('penguin'), await rows()]).toEqual([[], 0])
  })

  test('follows imports, which replace and prune, and drafts of a folder stay hidden', async () => {
    const { site, allow, routes, rows } = await start(await open())
    await allow(true)
    const file = (text: string, more = '') => `---\ntitle: T\n${more}---\n\n${text}\n`
    await site.import({
      'pages/a.md': file('walrus'),
      'pages/b.md': file('walrus'),
      'pages/c.md': file('walrus', 'draft: true\n'),
    })
    expect(await routes('walrus')).toEqual(['/a', '/b'])
    await site.import({ 'pages/a.md': file('penguin') }, { prune: true })
    expect([await routes('walrus'), await routes('penguin'), await rows()]).toEqual([[], ['/a'], 1])
  })

  test('comes with more words of route and title first, then by route, with an excerpt in plain text', async () => {
    const { site, allow, search, routes } = await start(await open())
    await allow(true)
    const titled = (title: string) => ({ meta: { title, description: 'About it.' } })
    await site.public('/z', 'Nothing.', titled('Blue walrus'))
    await site.public('/y', 'It is **blue**, see [the walrus](/x).<br>\n\n# More', titled('Colours'))
    await site.public('/x', 'Blue.', titled('Walruses'))
    await site.public('/b', 'A blue walrus', titled('Colours'))
    expect(await routes('walrus BLUE')).toEqual(['/z', '/x', '/b', '/y'])
    const first = await search('walrus blue', { limit: 3 })
    const second = await search('walrus blue', { limit: 3, cursor: first.next })
    expect([second.documents, second.next]).toMatchObject([
      [
        {
          route: '/y',
          title: 'Colours',
          description: 'About it.',
          type: 'page',
          excerpt: 'It is blue, see the walrus. More',
        },
      ],
      null,
    ])
  })

  test('cannot be asked for by the operators of an index', async () => {
    const { site, allow, routes } = await start(await open())
    await allow(true)
    await site.public('/a', 'A walrus.')
    await site.public('/b', 'A penguin and not near it.')
    for (const q of [
      'walrus OR penguin',
      'walrus | penguin',
      'walrus -penguin',
      '!walrus',
      'terms:walrus',
      'walrus*',
      '"walrus',
      "walrus'",
      'walrus:*',
      '(walrus',
      'walrus) OR (penguin',
      'NEAR(walrus penguin)',
      "'; drop table site; --",
      '\\',
      '%',
      'walrus\0penguin',
      '\ud800',
      '**',
      '""',
      '&',
      '<->',
      'walrus <-> penguin',
      '{terms}: walrus',
      '^walrus',
    ]) {
      const found = await routes(q)
      const isAlone = /^\W*(?:walrus)\W*$/u.test(q)
      expect([q, found]).toEqual([q, isAlone ? ['/a'] : []])
    }
    expect(await routes('walrus '.repeat(25))).toEqual(['/a'])
    expect(await routes(Array.from({ length: 60 }, (_, at) => `w${at}`).join(' '))).toEqual([])
  })

  test('is in the language that is asked for, and leads to no hidden version', async () => {
    const { site, allow, search, routes, begin, publish } = await start(await open(), three)
    await allow(true)
    const id = await site.public('/walrus', 'A walrus.')
    const german = await begin(id, 'de')
    await site.write(german, 'Ein Walrus.')
    expect([await routes('walrus'), await routes('walrus', { language: 'de' })]).toEqual([['/walrus'], []])
    expect((await search('walrus')).documents[0]).toMatchObject({ language: 'en', hreflang: { en: '/walrus' } })
    expect(await routes('walrus', { language: 'de-CH' })).toEqual([])
    await publish(id, ['de'])
    const found = await search('walrus', { language: 'de' })
    expect(found.documents).toMatchObject([{ language: 'de', hreflang: { en: '/walrus', 'x-default': '/walrus' } }])
    expect(await routes('walrus', { language: 'en' })).toEqual(['/walrus'])
    await expect(search('walrus', { language: 'fr' })).rejects.toMatchObject({ code: 'invalid_request' })
  })

  test('has a tag that changes with what is public, and is made again after a restore', async () => {
    const { site, db, allow, search, routes } = await start(await open())
    await allow(true)
    await site.public('/a', 'A walrus.')
    const { etag } = await search('walrus')
    await site.create('/draft', 'A walrus.')
    expect((await search('walrus')).etag).toBe(etag)
    await site.public('/b', 'A walrus.')
    expect((await search('walrus')).etag).not.toBe(etag)
    await rebuildSearch(db.writer)
    expect(await routes('walrus w')).toEqual(['/a', '/b'])
  })

  test('is the first thousand pages where more have the words, and says so', async () => {
    const { db, allow, search, languages } = await start(await open())
    await allow(true)
    const column = isPostgres(db.writer) ? tsvector : text
    const row = (n: number) => {
      const key = `/p${String(n).padStart(4, '0')}`
      const body = JSON.stringify({
        route: key,
        meta: { title: '', description: '' },
        zones: { main: { blocks: [{ id: 'a', type: 'markdown', fields: { markdown: 'A walrus.' } }] } },
      })
      const { terms } = termsOf({ documentId: `d${n}`, ...scope, kind: 'page', key, body })
      const place = { site_id: scope.site, env: scope.env, document_id: `d${n}`, route: key }
      const generations = { from_generation: 0, until_generation: NEVER }
      return { ...place, ...generations, head: ` p${n} `, terms: column(terms).$castTo<string>() }
    }
    const add = (from: number, to: number) =>
      inChunks(
        Array.from({ length: to - from }, (_, at) => row(from + at)),
        async (some) => {
          await db.writer.insertInto('public_text').values(some).execute()
          return []
        },
      )
    const { value } = await languages.read(scope.site)
    const find = async (word: string) => {
      const { found, approximate } = await findTexts(db.reader, {
        ...{ scope, language: undefined },
        words: [word],
        languages: value,
      })
      return { count: found.length, approximate }
    }
    await add(0, MOST_ORDERED)
    expect(await find('walrus')).toEqual({ count: MOST_ORDERED, approximate: false })
    await add(MOST_ORDERED, MOST_ORDERED + 1)
    expect(await find('walrus')).toEqual({ count: MOST_ORDERED, approximate: true })
    expect(await find('p0007')).toEqual({ count: 1, approximate: false })
    expect(await search('walrus')).toMatchObject({ approximate: true })
  })

  test('goes by indexes, however the planner is minded', async () => {
    const { db, languages } = await start(await open(), three)
    const { value } = await languages.read(scope.site)
    const wanted = { scope, words: ['walrus'], languages: value, language: 'de' }
    const { any } = wantedTerms(scope, 'walrus')
    const plan = await planOf(db, textsQuery(db.reader, wanted, { exact: [], begun: any, notAll: [] }))
    const scans = plan.filter((line) => /^SCAN (?!public_search VIRTUAL TABLE INDEX \d+:M)|Seq Scan/.test(line))
    expect(scans).toEqual([])
    expect(plan.join('\n')).toMatch(/public_search VIRTUAL TABLE INDEX|public_text_terms/)
    expect(await findTexts(db.reader, { ...wanted, words: [] })).toEqual({ found: [], approximate: false })
  })

  test('is turned on by one and off by another meanwhile: the first one is told', async () => {
    const { site, db, searches, routes } = await start(await open())
    await site.public('/a', 'A walrus.')
    const { etag } = await searches.read(scope.site)
    // An interrupted one: it shows as off, and is begun again.
    await db.writer.updateTable('site').set({ public_search: 'building' }).where('id', '=', scope.site).execute()
    expect((await searches.read(scope.site)).value).toEqual({ enabled: false })
    const results = await Promise.allSettled([
      searches.put(scope.site, { enabled: true }, etag),
      searches.put(scope.site, { enabled: false }, etag),
    ])
    const state = (await searches.read(scope.site)).value.enabled
    expect(await routes('walrus')).toEqual(state ? ['/a'] : null)
    for (const result of results)
      if (result.status === 'rejected') expect(result.reason).toMatchObject({ code: 'stale' })
  })
})
