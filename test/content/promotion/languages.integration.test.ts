import { expect, it } from 'vitest'
import { BulkChanges } from '../../../src/content/bulk/bulk-changes.ts'
import type { Content } from '../../../src/content/documents/content.ts'
import { Documents } from '../../../src/content/documents/documents.ts'
import { Languages } from '../../../src/content/languages/site-languages.ts'
import { TranslationGroups } from '../../../src/content/languages/translations.ts'
import { MediaFolder } from '../../../src/content/media/media-folder.ts'
import { PageDelivery } from '../../../src/content/pages/page-delivery.ts'
import { PageLists } from '../../../src/content/pages/page-lists.ts'
import { Promotions } from '../../../src/content/promotion/promotions.ts'
import { Publisher } from '../../../src/content/publishing/publisher.ts'
import { Releases } from '../../../src/content/releases/releases.ts'
import { DatabaseSearch } from '../../../src/content/search/database-search.ts'
import { ensureScope, type Scope } from '../../../src/content/sites.ts'
import { describeEachDatabase } from '../../support/databases.ts'
import { ada, page } from '../documents/editor.ts'
import { temporaryDirectory } from '../import/folders.ts'

const staging = { site: 'docs', env: 'staging' }
const production = { site: 'docs', env: 'production' }

describeEachDatabase('promotions of a site in languages', (open) => {
  async function begin() {
    const db = await open()
    let at = Date.UTC(2026, 0, 1)
    const now = (): number => at++
    await db.transaction([], async (trx) => {
      for (const scope of [staging, production]) await ensureScope(trx, scope, 1)
    })
    const languages = new Languages(db)
    const { etag } = await languages.read('docs')
    await languages.put('docs', { languages: [{ code: 'en' }, { code: 'de', fallback: 'en' }, { code: 'fr' }] }, etag)
    const search = new DatabaseSearch(db)
    const documents = new Documents(db, search, now)
    const publisher = new Publisher(db, now)
    const groups = new TranslationGroups(db, search, new BulkChanges(db, search, publisher), now)
    const releases = new Releases(db, now)
    const promotions = new Promotions(db, new MediaFolder(await temporaryDirectory()), now)
    const publish = async (scope: Scope, id: string) =>
      publisher.publish(scope, id, (await documents.read(scope, id)).etag, ada)
    const live = async (scope: Scope, route: string, content: Content = page(route)) => {
      const { id } = (await documents.create(scope, content, ada)).value
      await publish(scope, id)
      return id
    }
    const put = async (scope: Scope, id: string, language: string, of?: string) =>
      groups.put(
        scope,
        id,
        of === undefined ? { language } : { language, of },
        (await groups.read(scope, id)).etag,
        () => {},
      )
    const idAt = async ({ env }: Scope, route: string) =>
      (
        await db.reader
          .selectFrom('current_document')
          .select('id')
          .where('env', '=', env)
          .where('key', '=', route)
          .executeTakeFirstOrThrow()
      ).id
    const delivered = async (route: string, release?: string) => {
      const view =
        release === undefined ? ({ kind: 'published' } as const) : ({ kind: 'release', id: release } as const)
      const found = await new PageDelivery(db).read(production, await idAt(production, route), view, {})
      if (found === null) return null
      const { language, hreflang } = JSON.parse(found.body) as { language: string; hreflang: Record<string, string> }
      return { language, hreflang }
    }
    const listed = async (language: string) => {
      const found = await new PageLists(db).list(production, { type: 'page', sort: 'route', limit: 20, language })
      return (JSON.parse(found?.body ?? '{}') as { documents: { route: string }[] }).documents.map(({ route }) => route)
    }
    const grid = async (route: string) => {
      const { value } = await groups.read(production, await idAt(production, route))
      return value.versions.flatMap(({ language, status, page: of }) =>
        of === null ? [] : [[language, status, of.route]],
      )
    }
    const compare = async () => {
      const { promotion, entries } = await promotions.compare(production, 'staging', { limit: 50, after: null })
      const says = entries.map(({ change, key, translation }) => {
        return `${change} ${key}${translation === undefined ? '' : ` ${translation.language} of ${translation.of}`}`
      })
      return { ...promotion, says }
    }
    const promote = async (name: string, remove = false) => {
      const { version } = await compare()
      return (await promotions.promote(production, { from: 'staging', name, version, remove }, ada)).value
    }
    const publishRelease = async (id: string, force = false) => {
      const { etag: seen } = await releases.read(production, id)
      return releases.publish(production, id, seen, { force }, ada)
    }
    return {
      ...{ db, documents, groups, releases, publish, live, put, idAt, delivered, listed, grid, compare, promote },
      publishRelease,
    }
  }

  const about = { de: '/de/about', en: '/about', 'x-default': '/about' }

  it('bring the versions of a page, and show them before', async () => {
    const site = await begin()
    await site.live(production, '/about')
    const source = await site.live(staging, '/about')
    await site.put(staging, await site.live(staging, '/de/about'), 'de', source)
    await site.put(staging, await site.live(staging, '/de/nur'), 'de')
    expect((await site.compare()).says).toEqual(['added /de/about de of /about', 'added /de/nur de of null'])
    const { id } = await site.promote('Spring')
    const { entries } = await site.releases.items(production, id, { limit: 20, after: null })
    expect(entries.map(({ key, action }) => `${action} ${key}`).sort()).toEqual([
      'publish /de/about',
      'publish /de/nur',
    ])
    expect(await site.delivered('/about')).toEqual({
      language: 'en',
      hreflang: { en: '/about', 'x-default': '/about' },
    })
    expect(await site.delivered('/about', id)).toEqual({ language: 'en', hreflang: about })
    await site.publishRelease(id)
    expect(await site.delivered('/de/about')).toEqual({ language: 'de', hreflang: about })
    expect(await site.listed('de')).toEqual(['/de/about', '/de/nur'])
    expect(await site.grid('/about')).toEqual([
      ['en', 'source', '/about'],
      ['de', 'current', '/de/about'],
    ])
    expect((await site.compare()).says).toEqual([])
  })

  it('change the language of what is public when the release is published, and take that back', async () => {
    const site = await begin()
    const source = await site.live(staging, '/about')
    for (const scope of [production, staging]) {
      await site.live(scope, '/de/about')
      await site.live(scope, '/fr/about')
    }
    await site.live(production, '/about')
    for (const language of ['de', 'fr']) {
      await site.put(staging, await site.idAt(staging, `/${language}/about`), language, source)
    }
    expect((await site.compare()).says).toEqual(['changed /de/about de of /about', 'changed /fr/about fr of /about'])
    const { id, items } = await site.promote('Languages')
    expect(items).toBe(2)
    const { entries } = await site.releases.items(production, id, { limit: 20, after: null })
    expect(
      entries.map(({ key, translation }) => ({ key, ...translation })).sort((a, b) => (a.key < b.key ? -1 : 1)),
    ).toEqual([
      { key: '/de/about', language: 'de', of: '/about' },
      { key: '/fr/about', language: 'fr', of: '/about' },
    ])
    const alone = { language: 'en', hreflang: { en: '/de/about', 'x-default': '/de/about' } }
    expect(await site.delivered('/de/about')).toEqual(alone)
    const whole = { ...about, fr: '/fr/about' }
    expect(await site.delivered('/de/about', id)).toEqual({ language: 'de', hreflang: whole })
    expect(await site.listed('de')).toEqual([])
    await site.publishRelease(id)
    expect(await site.delivered('/de/about')).toEqual({ language: 'de', hreflang: whole })
    expect(await site.listed('de')).toEqual(['/de/about'])
    expect((await site.compare()).says).toEqual([])

    const { value: back } = await site.releases.revert(production, id, ada)
    expect(back.items).toBe(2)
    await site.publishRelease(back.id)
    expect(await site.delivered('/de/about')).toEqual(alone)
    expect(await site.listed('de')).toEqual([])
  })

  it('are stale where the language has changed since, and take its place once that is wanted', async () => {
    const site = await begin()
    const source = await site.live(staging, '/about')
    for (const scope of [production, staging]) await site.live(scope, '/de/about')
    const there = await site.live(production, '/about')
    await site.put(staging, await site.idAt(staging, '/de/about'), 'de', source)
    const { id } = await site.promote('Languages')
    await site.put(production, await site.idAt(production, '/de/about'), 'fr')
    const other = await site.live(production, '/de/other')
    await site.put(production, other, 'de', there)
    await expect(site.publishRelease(id)).rejects.toMatchObject({ code: 'release_conflict' })
    await site.publishRelease(id, true)
    expect(await site.delivered('/about')).toEqual({ language: 'en', hreflang: about })
    expect(await site.delivered('/de/other')).toEqual({ language: 'de', hreflang: { de: '/de/other' } })
  })

  it('give a page that lost its place to another version that back when they are reverted, and back again', async () => {
    const site = await begin()
    const source = await site.live(staging, '/about')
    await site.put(staging, await site.live(staging, '/de/about'), 'de', source)
    const there = await site.live(production, '/about')
    await site.put(production, await site.live(production, '/de/old'), 'de', there)
    const { id, items } = await site.promote('Languages')
    expect(items).toBe(1)
    const before = await site.delivered('/de/old')
    expect(before?.hreflang).toMatchObject({ de: '/de/old', en: '/about' })
    await site.publishRelease(id)
    const alone = { language: 'de', hreflang: { de: '/de/old' } }
    expect([await site.delivered('/about'), await site.delivered('/de/old')]).toEqual([
      { language: 'en', hreflang: about },
      alone,
    ])
    const { entries } = await site.releases.items(production, id, { limit: 20, after: null })
    expect(
      entries.map(({ key, translation }) => ({ key, of: translation?.of })).sort((a, b) => (a.key < b.key ? -1 : 1)),
    ).toEqual([
      { key: '/de/about', of: '/about' },
      { key: '/de/old', of: null },
    ])

    const { value: back } = await site.releases.revert(production, id, ada)
    expect(back).toMatchObject({ items: 2, conflicts: 0 })
    expect(await site.delivered('/de/old', back.id)).toEqual(before)
    await site.publishRelease(back.id)
    expect(await site.delivered('/de/old')).toEqual(before)
    expect(await site.delivered('/de/about')).toBeNull()
    expect(await site.grid('/about')).toEqual([
      ['en', 'source', '/about'],
      ['de', 'current', '/de/old'],
    ])

    const { value: again } = await site.releases.revert(production, back.id, ada)
    await site.publishRelease(again.id)
    expect([await site.delivered('/about'), await site.delivered('/de/old')]).toEqual([
      { language: 'en', hreflang: about },
      alone,
    ])
  })

  it('are settled by putting a page once more, and are none of one that the release takes down', async () => {
    const site = await begin()
    const source = await site.live(staging, '/about')
    await site.live(production, '/about')
    for (const route of ['/de/about', '/fr/about']) {
      await site.live(production, route)
      await site.put(staging, await site.live(staging, route), route.slice(1, 3), source)
    }
    const { id } = await site.promote('Languages')
    for (const route of ['/de/about', '/fr/about']) await site.put(production, await site.idAt(production, route), 'fr')
    const put = async (route: string, action: 'publish' | 'unpublish') =>
      site.releases.putItem(
        production,
        id,
        await site.idAt(production, route),
        (await site.releases.read(production, id)).etag,
        {
          action,
        },
      )
    expect((await site.releases.read(production, id)).value.conflicts).toBe(2)
    expect((await put('/de/about', 'publish')).value.conflicts).toBe(1)
    expect((await put('/fr/about', 'unpublish')).value.conflicts).toBe(0)
    const { entries } = await site.releases.items(production, id, { limit: 20, after: null })
    expect(entries.flatMap(({ key, translation }) => (translation === undefined ? [] : [key]))).toEqual(['/de/about'])
    await site.publishRelease(id)
    expect(await site.delivered('/de/about')).toEqual({ language: 'de', hreflang: about })
    const { value: back } = await site.releases.revert(production, id, ada)
    await site.put(production, await site.idAt(production, '/fr/about'), 'de')
    await site.publishRelease(back.id)
    expect(await site.delivered('/fr/about')).toMatchObject({ language: 'de' })
  })

  it('are none where the site has no languages any more', async () => {
    const site = await begin()
    const source = await site.live(staging, '/about')
    for (const scope of [staging, production]) await site.live(scope, '/de/about')
    await site.live(production, '/about')
    await site.put(staging, await site.idAt(staging, '/de/about'), 'de', source)
    const { id } = await site.promote('Languages')
    const translations = async () =>
      (await site.releases.items(production, id, { limit: 20, after: null })).entries.map((item) => item.translation)
    expect(await translations()).toEqual([{ language: 'de', of: '/about' }])
    await site.db.writer.updateTable('site').set({ languages: null }).execute()
    expect(await translations()).toEqual([undefined])
    await site.publishRelease(id)
    expect(await translations()).toEqual([undefined])
  })

  it('follow a version that has moved: the page at its old route is one of its own', async () => {
    const site = await begin()
    for (const scope of [production, staging]) {
      const source = await site.live(scope, '/about')
      await site.put(scope, await site.live(scope, scope === staging ? '/de/ueber' : '/de/about'), 'de', source)
    }
    expect((await site.compare()).says).toEqual(['removed /de/about', 'added /de/ueber de of /about'])
    const { id } = await site.promote('Moved', true)
    expect(await site.delivered('/about')).toEqual({ language: 'en', hreflang: about })
    await site.publishRelease(id)
    const moved = { de: '/de/ueber', en: '/about', 'x-default': '/about' }
    expect(await site.delivered('/about')).toEqual({ language: 'en', hreflang: moved })
    expect(await site.delivered('/de/about')).toBeNull()
    expect((await site.compare()).says).toEqual([])
  })

  it('keep references by id: they are those of the target', async () => {
    const site = await begin()
    const referring = (route: string, id: string): Content => ({ ...page(route), fields: { author: id } }) as Content
    const author = await site.live(staging, '/authors/ada')
    await site.live(staging, '/a', referring('/a', author))
    const also = await site.live(staging, '/authors/bob')
    await site.live(staging, '/b', referring('/b', also))
    const bob = await site.live(production, '/authors/bob')
    await site.live(production, '/b', referring('/b', bob))
    expect((await site.compare()).says).toEqual(['added /a', 'added /authors/ada'])
    const { id } = await site.promote('Authors')
    await site.publishRelease(id)
    const { content } = (await site.documents.read(production, await site.idAt(production, '/a'))).value
    expect(content).toMatchObject({ fields: { author: await site.idAt(production, '/authors/ada') } })
    expect((await site.compare()).says).toEqual([])
  })
})
