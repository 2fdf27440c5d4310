import fc from 'fast-check'
import { expect, it } from 'vitest'
import { TriptychError } from '../../../src/errors.ts'
import { describeEachDatabase } from '../../support/databases.ts'
import { scope } from '../links/linked-site.ts'
import { siteInLanguages, three } from './site-in-languages.ts'

describeEachDatabase('a version that was deleted', (open) => {
  async function start() {
    const started = await siteInLanguages(await open())
    const { site, groups } = started
    const comesBack = (route: string) => site.create(route)
    /** Languages in which a page has two versions. */
    const clashes = async () => {
      const { value } = await started.languages.read(scope.site)
      const rows = await started.db.reader
        .selectFrom('current_document as d')
        .leftJoin('current_translation as t', 't.document_id', 'd.id')
        .select(['d.id', 'd.key', 't.translation_id', 't.language'])
        .where('d.draft_rev', 'is not', null)
        .execute()
      const named = Map.groupBy(
        rows,
        ({ id, translation_id, language }) => `${translation_id ?? id} ${language ?? value.languages[0]?.code}`,
      )
      return [...named].flatMap(([name, each]) => (each.length > 1 ? [name, ...each.map(({ key }) => key)] : []))
    }
    return { ...started, site, groups, comesBack, clashes }
  }

  it('comes back as what it was', async () => {
    const { site, begin, grid, comesBack } = await start()
    const id = await site.create('/about')
    const german = await begin(id, 'de')
    await site.remove(german)
    expect((await grid(id))[1]).toEqual(['de', 'missing', null])
    expect(await comesBack('/de/about')).toBe(german)
    expect((await grid(id))[1]).toEqual(['de', 'current', '/de/about'])
  })

  it('is a page of its own where another one has its language by then', async () => {
    const { site, begin, grid, comesBack, routes, clashes } = await start()
    const id = await site.create('/about')
    const german = await begin(id, 'de')
    await site.remove(german)
    await begin(id, 'de', '/de/other')
    expect(await comesBack('/de/about')).toBe(german)
    expect((await grid(id))[1]).toEqual(['de', 'current', '/de/other'])
    expect(await grid(german)).toEqual([
      ['en', 'source', '/de/about'],
      ['de', 'missing', null],
      ['de-CH', 'missing', null],
    ])
    await site.publish(german)
    expect(await routes('de')).toEqual([])
    expect(await routes('en')).toEqual(['/de/about'])
    expect(await clashes()).toEqual([])
  })

  it('is a page of its own where an import brings it back, too', async () => {
    const { site, begin, grid, routes, clashes } = await start()
    const id = await site.create('/about')
    const german = await begin(id, 'de')
    await site.remove(german)
    await begin(id, 'de', '/de/other')
    const { problems } = await site.import({
      'pages/de/about.md': '---\ntitle: Back\n---\n\nText\n',
      // With it, names of files say no languages.
      'languages.json': '{ "languages": [{ "code": "en" }] }',
    })
    expect(problems).toEqual([])
    expect((await grid(german))[0]).toEqual(['en', 'source', '/de/about'])
    expect(await routes('de')).toEqual([])
    expect(await clashes()).toEqual([])
  })

  it('leaves its translations to the oldest of them where it was their source and its language is taken', async () => {
    const { site, begin, put, grid, comesBack, clashes } = await start()
    const id = await site.create('/about')
    const german = await begin(id, 'de')
    const swiss = await begin(id, 'de-CH')
    const other = await site.create('/other')
    await site.remove(id)
    await put(other, { language: 'en', of: swiss })
    const translated = [
      ['en', 'current', '/other'],
      ['de', 'source', '/de/about'],
      ['de-CH', 'current', '/de-ch/about'],
    ]
    expect(await grid(other)).toEqual(translated)
    expect(await comesBack('/about')).toBe(id)
    expect(await grid(german)).toEqual(translated)
    expect((await grid(id)).map(([, status]) => status)).toEqual(['source', 'missing', 'missing'])
    expect(await clashes()).toEqual([])
  })

  it('leaves its translations where its language goes', async () => {
    const { site, begin, put, grid, choose, comesBack, clashes } = await start()
    const id = await site.create('/about')
    await put(id, { language: 'de-CH' })
    const german = await begin(id, 'de')
    await site.remove(id)
    await choose([{ code: 'de' }])
    expect(await grid(german)).toEqual([['de', 'source', '/de/about']])
    expect(await comesBack('/about')).toBe(id)
    expect(await clashes()).toEqual([])
  })

  it('does not meet its source again where that has its language', async () => {
    const { site, begin, put, choose, comesBack, clashes } = await start()
    const id = await site.create('/about')
    const german = await begin(id, 'de')
    await site.remove(german)
    await put(id, { language: 'de' })
    expect(await comesBack('/de/about')).toBe(german)
    expect(await clashes()).toEqual([])

    const next = await site.create('/next')
    const removed = await begin(next, 'de')
    await site.remove(removed)
    await put(id, { language: 'en' })
    await choose([{ code: 'de' }])
    await comesBack('/de/next')
    expect(await clashes()).toEqual([])
  })

  it('does not meet its source again where that went to another page, and left it', async () => {
    const { site, begin, put, comesBack, clashes } = await start()
    const id = await site.create('/about')
    const german = await begin(id, 'de')
    const other = await site.create('/other')
    await site.remove(german)
    await put(id, { language: 'de', of: other })
    await comesBack('/de/about')
    await put(id, { language: 'de' })
    expect(await clashes()).toEqual([])
  })

  it('makes no second version of a language, whatever is done in which order', async () => {
    const routes = ['/a', '/b', '/c', '/de/a', '/de/b', '/de-ch/a']
    const step = fc.record({
      what: fc.constantFrom('create', 'remove', 'remove', 'begin', 'begin', 'put', 'leave', 'choose'),
      at: fc.nat(5),
      of: fc.nat(5),
      language: fc.constantFrom('en', 'de', 'de-CH'),
      count: fc.integer({ min: 1, max: 3 }),
    })
    const { db, site, groups, choose, begin, put, clashes } = await start()
    const idAt = async (index: number): Promise<string> => {
      const page = db.reader
        .selectFrom('current_document')
        .select('id')
        .where('key', '=', routes[index] ?? '')
      const found = await page.where('draft_rev', 'is not', null).executeTakeFirst()
      return found?.id ?? (await site.create(routes[index] ?? ''))
    }
    const run = async ({ what, at, of, language, count }: typeof step extends fc.Arbitrary<infer T> ? T : never) => {
      if (what === 'choose')
        return choose(three.map(({ code }) => ({ code })).toSpliced(count - 1, count === 3 ? 0 : 1))
      const id = await idAt(at)
      if (what === 'remove') return site.remove(id)
      if (what === 'begin') return begin(id, language, routes[of])
      if (what === 'leave') return put(id, { language })
      return what === 'put' ? put(id, { language, of: await idAt(of) }) : groups.read(scope, id)
    }
    for (const each of fc.sample(step, { numRuns: 400, seed: 20 })) {
      await run(each).catch((error: unknown) => {
        if (!(error instanceof TriptychError)) throw error
      })
      expect(await clashes()).toEqual([])
    }
  })
})
