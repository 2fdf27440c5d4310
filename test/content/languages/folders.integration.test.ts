import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { BulkChanges } from '../../../src/content/bulk/bulk-changes.ts'
import { Documents } from '../../../src/content/documents/documents.ts'
import { exportFolder } from '../../../src/content/export/export-folder.ts'
import { Languages } from '../../../src/content/languages/site-languages.ts'
import { TranslationGroups } from '../../../src/content/languages/translations.ts'
import { PageDelivery } from '../../../src/content/pages/page-delivery.ts'
import { PageLists } from '../../../src/content/pages/page-lists.ts'
import { Publisher } from '../../../src/content/publishing/publisher.ts'
import { Releases } from '../../../src/content/releases/releases.ts'
import { DatabaseSearch } from '../../../src/content/search/database-search.ts'
import type { Scope } from '../../../src/content/sites.ts'
import { describeEachDatabase } from '../../support/databases.ts'
import { ada } from '../documents/editor.ts'
import { putFiles, temporaryDirectory } from '../import/folders.ts'
import { beforeCommit, place, startSite } from '../import/site.ts'
import { traces, visible } from '../import/visible.ts'

const page = (title: string) => `---\ntitle: ${title}\n---\n\n${title}.\n`

const said = {
  languages: [{ code: 'en' }, { code: 'de', prefix: '/de', fallback: 'en' }, { code: 'fr' }],
  translations: [
    {
      versions: [
        { route: '/about', language: 'en', status: 'source' },
        { route: '/de/ueber-uns', language: 'de', status: 'current' },
        { route: '/fr/about', language: 'fr', status: 'outdated' },
      ],
    },
    { versions: [{ route: '/de/nur', language: 'de', status: 'source' }] },
    {
      versions: [
        { route: '/de/ohne', language: 'de', status: 'current' },
        { route: '/fr/sans', language: 'fr', status: 'current' },
      ],
    },
  ],
}

const files = {
  'pages/index.md': page('Home'),
  'pages/about.md': page('About'),
  'pages/de/ueber-uns.md': page('Über uns'),
  'pages/fr/about.md': page('À propos'),
  'pages/de/nur.md': page('Nur hier'),
  'pages/de/ohne.md': page('Ohne'),
  'pages/fr/sans.md': page('Sans'),
  'languages.json': JSON.stringify(said),
}

describeEachDatabase('the languages of a folder', (open) => {
  async function start(content: Readonly<Record<string, string>> = files) {
    const site = await startSite(open, content)
    const { db } = site
    const search = new DatabaseSearch(db)
    const groups = new TranslationGroups(db, search, new BulkChanges(db, search, new Publisher(db)))
    const idOf = async (route: string, { site: of, env }: Scope = place) => {
      const query = db.reader.selectFrom('current_document').select('id').where('kind', '=', 'page')
      const row = query.where('key', '=', route).where('site_id', '=', of).where('env', '=', env)
      return (await row.executeTakeFirstOrThrow()).id
    }
    const grid = async (route: string, scope: Scope = place) => {
      const { value } = await groups.read(scope, await idOf(route, scope))
      return value.versions.flatMap(({ language, status, page: of }) =>
        of === null ? [] : [[language, status, of.route]],
      )
    }
    const grids = (scope: Scope = place) =>
      Promise.all(['/about', '/de/nur', '/de/ohne', '/'].map((route) => grid(route, scope)))
    const routes = async (language: string) => {
      const found = await new PageLists(db).list(place, { type: 'page', sort: 'route', limit: 20, language })
      const { documents } = JSON.parse(found?.body ?? '{}') as { documents: { route: string }[] }
      return documents.map(({ route }) => route)
    }
    const delivered = async (route: string) => {
      const found = await new PageDelivery(db).read(place, await idOf(route), { kind: 'published' }, {})
      return found === null ? null : JSON.parse(found.body)
    }
    const everything = async () => ({
      seen: await visible(db),
      traces: await traces(db),
      languages: await db.reader.selectFrom('current_translation').selectAll().orderBy('document_id').execute(),
      values: (await db.reader.selectFrom('page_value').selectAll().where('field', '=', '@language').execute()).length,
    })
    const put = async (route: string, body: Parameters<TranslationGroups['put']>[2]) => {
      const id = await idOf(route)
      return groups.put(place, id, body, (await groups.read(place, id)).etag, () => {})
    }
    const remove = async (route: string) => {
      const documents = new Documents(db, search)
      const id = await idOf(route)
      const bulk = new BulkChanges(db, search, new Publisher(db))
      const { value } = await documents.read(place, id)
      const all = [{ id, draftRevision: value.draft.revision }]
      if (value.live !== null) await bulk.change(place, { action: 'unpublish', mode: 'all', documents: all }, ada)
      await documents.remove(place, id, (await documents.read(place, id)).etag)
    }
    const out = join(await temporaryDirectory(), 'out')
    const write = (published = false) => exportFolder({ db, media: site.media }, out, { ...place, published })
    return { ...site, groups, idOf, grid, grids, routes, delivered, everything, put, remove, out, write }
  }

  const whole = [
    [
      ['en', 'source', '/about'],
      ['de', 'current', '/de/ueber-uns'],
      ['fr', 'outdated', '/fr/about'],
    ],
    [['de', 'source', '/de/nur']],
    [
      ['de', 'current', '/de/ohne'],
      ['fr', 'current', '/fr/sans'],
    ],
    [['en', 'source', '/']],
  ]

  it.each([{ publish: true }, {}])('come with %j, and coming again changes nothing', async (options) => {
    const { db, run, grids, routes, delivered, everything } = await start()
    const report = await run(options)
    expect(report).toMatchObject({
      ...{ problems: [], unlinked: [], heldVersions: [] },
      languages: { new: 3, changed: 0, unchanged: 0 },
      versions: { new: 6, changed: 0, unchanged: 0 },
    })
    expect((await new Languages(db).read('docs')).value.languages).toEqual(said.languages)
    expect(await grids()).toEqual(whole)
    if (options.publish) {
      expect(await routes('de')).toEqual(['/de/nur', '/de/ohne', '/de/ueber-uns'])
      expect(await delivered('/de/ueber-uns')).toMatchObject({
        language: 'de',
        hreflang: { de: '/de/ueber-uns', en: '/about', fr: '/fr/about', 'x-default': '/about' },
      })
    }
    const before = await everything()
    expect(await run(options)).toMatchObject({ changed: false, versions: { new: 0, changed: 0, unchanged: 6 } })
    expect(await everything()).toEqual(before)
  })

  it.each([
    { publish: true },
    {},
  ])('are what an export writes, and importing that changes nothing, with %j', async (options) => {
    const { run, grids, everything, out, write } = await start()
    await run(options)
    expect(await write()).toMatchObject({ languages: 3, versions: 6 })
    const written = JSON.parse(await readFile(join(out, 'languages.json'), 'utf8'))
    expect(written.languages).toEqual(said.languages)
    expect(new Set(written.translations.map((group: unknown) => JSON.stringify(group)))).toEqual(
      new Set(said.translations.map((group) => JSON.stringify(group))),
    )
    const before = await everything()
    expect(await run({ ...options, prune: true }, out)).toMatchObject({ changed: false, problems: [], unlinked: [] })
    expect(await everything()).toEqual(before)
    const other = { site: 'other', env: 'staging' }
    expect(await run({ ...options, ...other }, out)).toMatchObject({ problems: [], unlinked: [], changed: true })
    expect(await grids(other)).toEqual(whole)
  })

  it('come with drafts that are not public, each in step with its source as it was', async () => {
    const { run, folder, grids, grid, everything, out, write } = await start()
    await run({ publish: true })
    await putFiles(folder, { 'pages/about.md': page('About us'), 'pages/de/nur.md': page('Nur noch hier') })
    await run()
    expect((await grids())[0]?.map(([, status]) => status)).toEqual(['source', 'current', 'outdated'])
    expect(await write()).toMatchObject({ pending: 2 })
    const before = await everything()
    expect(await run({}, out)).toMatchObject({ changed: false })
    expect(await run({ publish: true }, out)).toMatchObject({ changed: false })
    expect(await everything()).toEqual(before)
    const other = { site: 'other', env: 'staging' }
    await run({ publish: true, ...other }, out)
    expect(await grid('/about', other)).toEqual(whole[0])
  })

  it('leave pages alone that the folder says nothing of, and its words count for the others', async () => {
    const { run, folder, put, grid, routes } = await start()
    await run({ publish: true })
    await put('/', { language: 'de' })
    await put('/de/nur', { language: 'fr' })
    expect(await routes('fr')).toContain('/de/nur')
    expect(await run()).toMatchObject({ heldVersions: ['/de/nur'], changed: false })
    expect(await run({ publish: true })).toMatchObject({ versions: { changed: 1, unchanged: 5 }, heldVersions: [] })
    expect(await grid('/')).toEqual([['de', 'source', '/']])
    expect(await grid('/de/nur')).toEqual([['de', 'source', '/de/nur']])
    expect(await routes('fr')).not.toContain('/de/nur')
    expect(await routes('de')).toContain('/de/nur')
    await putFiles(folder, { 'languages.json': JSON.stringify({ languages: said.languages }) })
    expect(await run({ publish: true })).toMatchObject({ changed: false })
    expect(await grid('/about')).toEqual(whole[0])
  })

  it('of public pages change with the release that the folder is imported into', async () => {
    const { db, run, put, grid, idOf, routes } = await start()
    await run({ publish: true })
    await put('/de/nur', { language: 'fr' })
    const release = { release: 'Languages' }
    expect(await run(release)).toMatchObject({ heldVersions: [], release: { changed: 1 }, versions: { changed: 1 } })
    expect(await run(release)).toMatchObject({ changed: false, release: { items: 1, changed: 0 } })
    expect(await routes('de')).not.toContain('/de/nur')
    const releases = new Releases(db)
    const { entries } = await releases.list(place, { limit: 5, after: null })
    const { etag, value } = await releases.read(place, entries[0]?.id ?? '')
    await releases.publish(place, value.id, etag, {}, ada)
    expect(await routes('de')).toContain('/de/nur')
    expect(await grid('/de/nur')).toEqual([['de', 'source', '/de/nur']])

    // A release that has the page already changes, and lets go of it once it is in the language of the folder.
    await put('/de/nur', { language: 'fr' })
    const later = await releases.create(place, 'Later', ada)
    const { id } = later.value
    const seen = await releases.putItem(place, id, await idOf('/de/nur'), later.etag, { action: 'publish' })
    expect(await run({ release: 'Later' })).toMatchObject({ release: { items: 1, changed: 1 } })
    expect((await releases.read(place, id)).etag).not.toBe(seen.etag)
    await put('/de/nur', { language: 'de' })
    expect(await run({ release: 'Later' })).toMatchObject({ release: { items: 0, changed: 1 } })
  })

  it('are in step with a source that changes with them, where the folder does not say', async () => {
    const versions = [
      { route: '/about', language: 'en' },
      { route: '/de/ueber-uns', language: 'de' },
      { route: '/fr/about', language: 'fr' },
    ]
    const loose = JSON.stringify({ languages: said.languages, translations: [{ versions }] })
    const { run, folder, grid } = await start({ ...files, 'languages.json': loose })
    const statuses = async () => (await grid('/about')).map(([, status]) => status)
    await run({ publish: true })
    expect(await statuses()).toEqual(['source', 'current', 'current'])
    await putFiles(folder, { 'pages/about.md': page('About us') })
    await run({ publish: true })
    expect(await statuses()).toEqual(['source', 'outdated', 'outdated'])
    await putFiles(folder, { 'pages/de/ueber-uns.md': page('Wir') })
    await run({ publish: true })
    expect(await statuses()).toEqual(['source', 'current', 'outdated'])
    await putFiles(folder, { 'pages/about.md': page('We'), 'pages/fr/about.md': page('Nous') })
    await run({ publish: true })
    expect(await statuses()).toEqual(['source', 'outdated', 'current'])
    expect(await run({ publish: true })).toMatchObject({ changed: false })
  })

  it('say what cannot be set, with its place, and bring the rest unless that is to be strict', async () => {
    const bad = {
      languages: said.languages,
      translations: [
        {
          versions: [
            { route: '/about', language: 'en' },
            { route: '/de/ueber-uns', language: 'de' },
            { route: '/de/nur', language: 'de' },
            { route: '/fr/nowhere', language: 'fr' },
          ],
        },
        { versions: [{ route: '/fr/sans', language: 'it' }] },
      ],
    }
    const text = JSON.stringify(bad, null, 2)
    const { run, grid } = await start({ ...files, 'languages.json': text })
    const lineOf = (part: string) => text.slice(0, text.indexOf(part)).split('\n').length - 1
    const places = [
      { file: 'languages.json', line: lineOf('"/de/nur"'), reason: '/de/ueber-uns is that page in de already' },
      { file: 'languages.json', line: lineOf('"/fr/nowhere"'), reason: '/fr/nowhere: the folder has no such page' },
      {
        file: 'languages.json',
        line: lineOf('"/fr/sans"'),
        reason: "it: is not one of the site's languages: en, de, fr",
      },
    ]
    const strict = await run({ publish: true })
    expect(strict.problems.map(({ reason }) => reason).toSorted()).toEqual(
      places.map(({ reason }) => reason).toSorted(),
    )
    const report = await run({ publish: true, strict: false })
    expect(report.problems).toEqual([])
    for (const each of places) expect(report.unlinked).toContainEqual({ ...each, line: expect.any(Number) })
    expect(report.unlinked.map(({ line }) => line)).toEqual(places.map(({ line }) => line))
    expect(await grid('/about')).toEqual([
      ['en', 'source', '/about'],
      ['de', 'current', '/de/ueber-uns'],
    ])
  })

  it.each([
    [{ languages: [{ code: 'DE' }] }, 'languages/0/code: must be a language tag in its usual spelling'],
    [{ languages: [{ code: 'en', prefix: 'x' }] }, 'languages/0/prefix: must be a path'],
    [{ languages: [{ code: 'en', fallback: 'de' }] }, 'languages/0/fallback: de is not one of the languages'],
    [{ languages: [] }, 'languages: must be one language or more'],
    [{ languages: [{ code: 'en' }], more: 1 }, 'more: is unknown here; known are languages, layout, translations'],
    [
      { languages: [{ code: 'en' }], translations: [{ versions: [{ route: '/?', language: 'en' }] }] },
      'route: must be the route of a page',
    ],
  ])('refuse %j', async (value, reason) => {
    const { run, db } = await start({ ...files, 'languages.json': JSON.stringify(value) })
    const report = await run({ strict: false })
    expect(report.leftOut).toEqual([
      expect.objectContaining({ file: 'languages.json', reason: expect.stringContaining(reason) }),
    ])
    expect((await new Languages(db).read('docs')).value.languages).toEqual([])
  })

  it('are joined with those of the site, whose first one stays the first', async () => {
    const { run, db, folder } = await start()
    await run()
    const own = [{ code: 'de', prefix: '/deutsch' }, { code: 'it' }]
    await putFiles(folder, { 'languages.json': JSON.stringify({ languages: own }) })
    const report = await run({ strict: false })
    expect(report.leftOut).toEqual([
      { file: 'languages.json', reason: 'its first language is de, and that of the site is en' },
    ])
    await putFiles(folder, { 'languages.json': JSON.stringify({ languages: [{ code: 'en' }, ...own] }) })
    expect(await run()).toMatchObject({ languages: { new: 1, changed: 1, unchanged: 1 } })
    expect((await new Languages(db).read('docs')).value.languages).toEqual([
      { code: 'en' },
      { code: 'de', prefix: '/deutsch' },
      { code: 'fr' },
      { code: 'it' },
    ])
  })

  it('are 50 at most, in the folder and with those of the site', async () => {
    const codes = Array.from(
      { length: 51 },
      (_, index) => `a${String.fromCharCode(97 + (index % 26))}${index < 26 ? '' : 'x'}`,
    )
    const { run, db, folder } = await start({
      'languages.json': JSON.stringify({ languages: codes.map((code) => ({ code })) }),
    })
    const reasons = async () => (await run()).problems.map(({ reason }) => reason)
    expect(await reasons()).toEqual(['languages/50/code: a site has 50 languages at most'])
    await putFiles(folder, {
      'languages.json': JSON.stringify({ languages: codes.slice(0, 50).map((code) => ({ code })) }),
    })
    expect(await reasons()).toEqual([])
    const others = [codes[0], codes[50]].map((code) => ({ code }))
    await putFiles(folder, { 'languages.json': JSON.stringify({ languages: others }) })
    expect(await reasons()).toEqual([
      `with those of the site, the code of ${codes[50]}: a site has 50 languages at most`,
    ])
    expect((await new Languages(db).read('docs')).value.languages).toHaveLength(50)
  })

  it('take the place of a version that was deleted, also of a source', async () => {
    const { run, folder, remove, grid } = await start()
    await run({ publish: true })
    await remove('/de/ueber-uns')
    const first = said.translations[0]?.versions ?? []
    const again = [
      ...first.filter(({ language }) => language !== 'de'),
      { route: '/de/neu', language: 'de', status: 'current' },
    ]
    await putFiles(folder, {
      'pages/de/neu.md': page('Neu'),
      'languages.json': JSON.stringify({ languages: said.languages, translations: [{ versions: again }] }),
    })
    await rm(join(folder, 'pages/de/ueber-uns.md'))
    expect(await run({ publish: true })).toMatchObject({ problems: [] })
    expect((await grid('/about'))[1]).toEqual(['de', 'current', '/de/neu'])
    await remove('/about')
    const rest = [
      { route: '/de/neu', language: 'de' },
      { route: '/fr/about', language: 'fr' },
      { route: '/other', language: 'en' },
    ]
    await putFiles(folder, {
      'pages/other.md': page('Other'),
      'languages.json': JSON.stringify({ languages: said.languages, translations: [{ versions: rest }] }),
    })
    await rm(join(folder, 'pages/about.md'))
    expect(await run({ publish: true })).toMatchObject({ problems: [] })
    expect((await grid('/other')).map(([language, , route]) => [language, route])).toEqual([
      ['en', '/other'],
      ['de', '/de/neu'],
      ['fr', '/fr/about'],
    ])
    expect(await run({ publish: true })).toMatchObject({ changed: false })
  })

  it('are nowhere after a dry run, and give up where someone says something else meanwhile', async () => {
    const { db, media, folder, run, everything, put, groups, idOf } = await start()
    const before = await everything()
    expect(await run({ publish: true, dryRun: true })).toMatchObject({ versions: { new: 6 }, languages: { new: 3 } })
    expect(await everything()).toEqual(before)
    await run({ publish: true })
    await put('/de/nur', { language: 'fr' })
    const id = await idOf('/de/nur')
    const meanwhile = beforeCommit(db, 1, async () => {
      await groups.put(place, id, { language: 'en' }, (await groups.read(place, id)).etag, () => {})
    })
    await putFiles(folder, { 'pages/index.md': page('House') })
    const { importFolder } = await import('../../../src/content/import/import-folder.ts')
    await expect(importFolder({ db: meanwhile, media }, folder, { ...place, publish: true })).rejects.toMatchObject({
      code: 'changed_meanwhile',
    })
    expect(await run({ publish: true })).toMatchObject({ versions: { new: 1, changed: 0 } })
  })
})
