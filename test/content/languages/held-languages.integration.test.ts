import { expect, it } from 'vitest'
import { BulkChanges } from '../../../src/content/bulk/bulk-changes.ts'
import { TranslationGroups } from '../../../src/content/languages/translations.ts'
import { PageDelivery } from '../../../src/content/pages/page-delivery.ts'
import { Publisher } from '../../../src/content/publishing/publisher.ts'
import { Releases } from '../../../src/content/releases/releases.ts'
import { DatabaseSearch } from '../../../src/content/search/database-search.ts'
import { describeEachDatabase } from '../../support/databases.ts'
import { ada } from '../documents/editor.ts'
import { putFiles } from '../import/folders.ts'
import { place, startSite } from '../import/site.ts'

/** By its language, the source first. */
type Versions = Readonly<Record<string, string>>

/** Pages, and what they are versions of. */
function filesOf(versions: Versions, isDraft: (route: string) => boolean): Record<string, string> {
  const routes = Object.values(versions)
  const said = Object.entries(versions).map(([language, route], index) => {
    return { route, language, status: index === 0 ? 'source' : 'current' }
  })
  return {
    ...Object.fromEntries(
      routes.map((route) => [`pages${route}.md`, `---\ntitle: ${route}\ndraft: ${isDraft(route)}\n---\n\nText.\n`]),
    ),
    'languages.json': JSON.stringify({
      languages: ['en', 'de', 'fr', 'it'].map((code) => ({ code })),
      translations: [{ versions: said }],
    }),
  }
}

describeEachDatabase('languages that public pages keep until something is published', (open) => {
  /** A site with versions, some of them public, beside a folder that says others. */
  async function start({ before, after }: { readonly before: Versions; readonly after: Versions }) {
    const site = await startSite(
      open,
      filesOf(before, (route) => route === '/entwurf'),
    )
    await site.run({ publish: true })
    const writeNext = (drafts: readonly string[] = []) =>
      putFiles(
        site.folder,
        filesOf(after, (route) => drafts.includes(route)),
      )
    await writeNext()
    const { db } = site
    const search = new DatabaseSearch(db)
    const groups = new TranslationGroups(db, search, new BulkChanges(db, search, new Publisher(db)))
    const idOf = async (route: string) => {
      const query = db.reader.selectFrom('current_document').select('id').where('kind', '=', 'page')
      return (await query.where('key', '=', route).executeTakeFirstOrThrow()).id
    }
    const versionsOf = async (route: string) =>
      Object.fromEntries(
        (await groups.read(place, await idOf(route))).value.versions.flatMap(({ language, page }) =>
          page === null ? [] : [[language, page.route]],
        ),
      )
    const delivered = () =>
      Promise.all(
        Object.values(before).map(async (route) => {
          const found = await new PageDelivery(db).read(place, await idOf(route), { kind: 'published' }, {})
          const { language, hreflang } = JSON.parse(found?.body ?? '{}')
          return { route, language, hreflang }
        }),
      )
    return { ...site, writeNext, versionsOf, delivered }
  }

  const cases = [
    {
      what: 'a new page takes',
      before: { en: '/about', de: '/alt' },
      after: { en: '/about', de: '/neu', it: '/alt' },
      held: ['/alt', '/neu'],
    },
    {
      what: 'a draft takes, which gives its own to another one',
      before: { en: '/about', de: '/alt', fr: '/entwurf' },
      after: { en: '/about', de: '/entwurf', fr: '/neu', it: '/alt' },
      held: ['/alt', '/entwurf', '/neu'],
    },
    {
      what: 'they have beside a draft that gets another source',
      before: { en: '/entwurf', de: '/alt' },
      after: { en: '/neu', de: '/alt', fr: '/entwurf' },
      held: ['/alt', '/entwurf'],
    },
  ] as const

  it.each(cases)('are those that $what: an import of drafts leaves them alone', async (each) => {
    const { run, versionsOf, delivered } = await start(each)
    const before = await delivered()
    const report = await run()
    expect(report).toMatchObject({ problems: [], unlinked: [], contentVersion: null })
    expect(report.heldVersions.toSorted()).toEqual(each.held)
    expect(await delivered()).toEqual(before)
    expect(await versionsOf('/alt')).toEqual(each.before)

    expect(await run({ publish: true })).toMatchObject({ problems: [], heldVersions: [] })
    expect(await versionsOf('/alt')).toEqual(each.after)
  })

  it.each(cases)('are those that $what: they change with a release', async (each) => {
    const { db, run, versionsOf, delivered } = await start(each)
    const before = await delivered()
    const report = await run({ release: 'Languages' })
    expect(report).toMatchObject({ problems: [], unlinked: [], heldVersions: [], contentVersion: null })
    expect(await delivered()).toEqual(before)
    const releases = new Releases(db)
    const { entries } = await releases.list(place, { limit: 5, after: null })
    const { etag, value } = await releases.read(place, entries[0]?.id ?? '')
    await releases.publish(place, value.id, etag, {}, ada)
    expect(await versionsOf('/alt')).toEqual(each.after)
  })

  it('are not in a release that does not publish the page, which the import says', async () => {
    const { run, writeNext } = await start(cases[0])
    await writeNext(['/neu'])
    const report = await run({ release: 'Languages' })
    expect(report).toMatchObject({ release: { items: 1 }, versions: { changed: 1 }, heldVersions: ['/neu'] })
  })
})
