import { expect, it } from 'vitest'
import { Languages, type SiteLanguages } from '../../../src/content/languages/site-languages.ts'
import { describeEachDatabase } from '../../support/databases.ts'
import { putFiles } from '../import/folders.ts'
import { place, startSite } from '../import/site.ts'
import { visible } from '../import/visible.ts'

const page = (title: string, more = '') => `---\ntitle: ${title}\n${more}---\n\n${title}.\n`

const suffixed = {
  'about.md': page('About'),
  'about.de.md': page('Über'),
  'blog/_index.md': page('Blog'),
  'blog/_index.de.md': page('Blog'),
  'blog/cat/index.md': page('Cat'),
  'blog/cat/index.de.md': page('Katze'),
  'blog/cat/cat.png': 'png',
  'v1.xx.md': page('Version 1'),
  'nur.de.md': page('Nur'),
}

const foldered = {
  'about.md': page('About'),
  'de/about.md': page('Über'),
  'blog/index.md': page('Blog'),
  'de/blog/index.md': page('Blog'),
  'v1.xx.md': page('Version 1'),
  'de/nur.md': page('Nur'),
}

const within = (folder: string, files: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(files).map(([name, text]) => [`${folder}/${name}`, text]))

const german = [{ code: 'en' }, { code: 'de' }]

const declaring = (layout: string) => JSON.stringify({ languages: german, layout })

const hugo = 'defaultContentLanguage = "en"\n[languages.de]\nweight = 2\n[languages.en]\nweight = 1\n'

describeEachDatabase('the languages of conventions', (open) => {
  async function start(content: Readonly<Record<string, string>>, declared: SiteLanguages['languages'] = []) {
    const site = await startSite(open, content)
    const { db } = site
    if (declared.length > 0) {
      await db.transaction([], async (trx) => {
        await trx
          .insertInto('site')
          .values({ id: place.site, created_at: 1, languages: JSON.stringify({ languages: declared }) })
          .execute()
      })
    }
    /** Each page with its language and its source. */
    const pages = async () => {
      const rows = await db.reader
        .selectFrom('current_document as d')
        .leftJoin('current_translation as t', 't.document_id', 'd.id')
        .leftJoin('document as s', 's.id', 't.translation_id')
        .select(['d.key', 't.language', 's.key as source'])
        .where('d.kind', '=', 'page')
        .where('d.draft_rev', 'is not', null)
        .orderBy('d.key')
        .execute()
      return rows.map(({ key, language, source }) => (language === null ? key : `${key} ${language} ${source}`))
    }
    const body = async (key: string) => {
      const found = db.reader.selectFrom('public_document').select('body').where('key', '=', key)
      return (await found.executeTakeFirstOrThrow()).body
    }
    const declaredNow = async () => (await new Languages(db).read(place.site)).value.languages
    return { ...site, pages, body, declaredNow }
  }

  const bySuffix = [
    ...['/about en /about', '/blog en /blog', '/blog/cat en /blog/cat', '/de/about de /about', '/de/blog de /blog'],
    ...['/de/blog/cat de /blog/cat', '/de/nur de /de/nur', '/v1.xx'],
  ]
  const byFolder = [
    ...['/about en /about', '/blog en /blog', '/de/about de /about', '/de/blog de /blog', '/de/nur de /de/nur'],
    '/v1.xx',
  ]

  it.each<[string, Record<string, string>, { site?: typeof german; named?: typeof german }, string[]]>([
    ['the site, suffixes', within('pages', suffixed), { site: german }, bySuffix],
    ['the site, folders', within('pages', foldered), { site: german }, byFolder],
    ['an option, suffixes', within('pages', suffixed), { named: german }, bySuffix],
    ['an option, folders of Astro', within('src/content/docs', foldered), { named: german }, byFolder],
    ['an option, suffixes of Astro', within('src/content/docs', suffixed), { named: german }, bySuffix],
    ['languages.json, suffixes', { ...within('pages', suffixed), 'languages.json': declaring('suffix') }, {}, bySuffix],
    ['languages.json, folders', { ...within('pages', foldered), 'languages.json': declaring('folder') }, {}, byFolder],
    ['Hugo, suffixes', { ...within('content', suffixed), 'hugo.toml': hugo }, {}, bySuffix],
    ['Hugo, below pages/', { ...within('pages', suffixed), 'hugo.toml': hugo }, {}, bySuffix],
    [
      'Hugo in YAML, a folder for each language',
      {
        ...within('content/en', { 'about.md': page('About'), 'blog/_index.md': page('Blog'), 'v1.xx.md': page('1') }),
        ...within('content/de', { 'about.md': page('Über'), 'blog/_index.md': page('Blog'), 'nur.md': page('Nur') }),
        'config/_default/hugo.yaml': 'defaultContentLanguage: en\n',
        'config/_default/languages.yaml': 'de: { contentDir: content/de }\nen: { contentDir: content/en }\n',
      },
      {},
      byFolder,
    ],
  ])('are declared by %s', async (_, files, { site, named }, expected) => {
    const { db, run, pages, declaredNow } = await start(files, site)
    const options = { publish: true, ...(named === undefined ? {} : { languages: named }) }
    const report = await run(options)
    expect(report).toMatchObject({ problems: [], unlinked: [], leftOut: [] })
    expect(await pages()).toEqual(expected)
    expect(await declaredNow()).toEqual(german)
    const before = await visible(db)
    expect(await run(options)).toMatchObject({ changed: false })
    expect(await visible(db)).toEqual(before)
  })

  it('are none where nothing declares them: a name with a dot is a name', async () => {
    const { run, pages, declaredNow } = await start(within('pages', { ...suffixed, 'v1.de.md': page('Version 1') }))
    expect(await run({ publish: true })).toMatchObject({ problems: [] })
    expect(await pages()).toContain('/about.de')
    expect(await pages()).toContain('/v1.de')
    expect(await declaredNow()).toEqual([])
  })

  it('are at /en too where Hugo says so, and at prefixes that the site or the option says', async () => {
    const subdir = `defaultContentLanguageInSubdir = true\n${hugo}`
    const first = await start({
      ...within('content', { 'a.md': page('A'), 'a.de.md': page('A') }),
      'hugo.toml': subdir,
    })
    await first.run()
    expect(await first.pages()).toEqual(['/de/a de /en/a', '/en/a en /en/a'])
    const files = within('pages', { 'a.md': page('A'), 'de/a.md': page('A'), 'pt-br/a.md': page('A') })
    const { run, pages } = await start(files, [{ code: 'en' }, { code: 'de', prefix: '/deutsch' }])
    await run({ languages: [{ code: 'en' }, { code: 'de' }, { code: 'pt-BR', prefix: '/brasil' }] })
    expect(await pages()).toEqual(['/a en /a', '/brasil/a pt-BR /a', '/deutsch/a de /a'])
  })

  it('are in the order of their weights in Hugo, without those that are disabled', async () => {
    const files = within('content', { 'a.md': page('A'), 'a.fr.md': page('A'), 'a.de.md': page('A') })
    const languages = { it: { weight: 3 }, en: { weight: 4 }, de: { weight: 1, disabled: true }, FR: { Weight: 2 } }
    const { run, pages, declaredNow } = await start({ ...files, 'config.json': JSON.stringify({ languages }) })
    expect(await run()).toMatchObject({ problems: [], unlinked: [] })
    expect(await declaredNow()).toEqual([{ code: 'en' }, { code: 'fr' }, { code: 'it' }])
    expect(await pages()).toEqual(['/a en /a', '/a.de', '/fr/a fr /a'])
  })

  it('have the tags that names of files are written with, also where another one has replaced them', async () => {
    const files = within('content', { 'about.md': page('About'), 'about.iw.md': page('About') })
    const { run, pages } = await start({ ...files, 'hugo.toml': '[languages.en]\n[languages.iw]\n' })
    expect(await run()).toMatchObject({ problems: [], unlinked: [] })
    expect(await pages()).toEqual(['/about en /about', '/iw/about iw /about'])
  })

  it('have slugs of their own, and are linked by translationKey', async () => {
    const { run, pages, body } = await start({
      ...within('content', {
        'about.md': page('About', 'slug: stays\n'),
        'about.de.md': page('Über', 'slug: ueber-uns\n'),
        'team.md': page('Team'),
        'team.de.md': page('Team', 'url: /de/wir/\n'),
        'shop.md': page('Shop', 'translationKey: shop\n'),
        'laden.de.md': page('Laden', 'translationKey: shop\nurl: kaufen\n'),
        'links.de.md': '[a](about.md) [b](/team.md) [c](laden.md) [d]({{< ref "about" >}}) [e](only.md)\n',
        'only.md': page('Only'),
      }),
      'hugo.toml': hugo,
    })
    expect(await run({ publish: true })).toMatchObject({ problems: [], unlinked: [] })
    expect(await pages()).toEqual([
      ...['/about en /about', '/de/kaufen de /shop', '/de/links de /de/links', '/de/ueber-uns de /about'],
      ...['/de/wir de /team', '/only', '/shop en /shop', '/team en /team'],
    ])
    expect(await body('/de/links')).toContain(
      '[a](/de/ueber-uns) [b](/de/wir) [c](/de/kaufen) [d](/de/ueber-uns) [e](/only)',
    )
  })

  it('list two files that claim one language of a page, and bring both', async () => {
    const files = within('pages', {
      'a.md': page('A', 'translationKey: x\n'),
      'b.md': page('B', 'translationKey: x\n'),
    })
    const { run, pages, folder } = await start(files, german)
    const report = await run({ publish: true, strict: false })
    expect(report.unlinked).toEqual([{ file: 'pages/b.md', reason: '/a is that page in en already' }])
    expect(await pages()).toEqual(['/a', '/b'])
    expect((await run({ publish: true })).problems).toEqual(report.unlinked)
    await putFiles(folder, within('pages', { 'c.de.md': page('C'), 'de/c.md': page('C') }))
    const twice = await run({ publish: true, strict: false })
    expect(twice.leftOut).toEqual([{ file: 'pages/de/c.md', reason: 'page /de/c is already given by pages/c.de.md' }])
  })

  it('refuse a folder whose languages cannot be known: its routes would be others', async () => {
    const content = within('content', suffixed)
    const { run, folder, pages } = await start({ ...content, 'hugo.toml': '[languages.de\n' })
    const reasons = async () => (await run({ strict: false })).problems.map(({ file, reason }) => `${file} ${reason}`)
    expect(await reasons()).toEqual([expect.stringContaining('hugo.toml')])
    await putFiles(folder, { 'hugo.toml': '[languages."no language"]\n[languages.de]\n' })
    expect(await reasons()).toEqual(['hugo.toml languages/no language: is no language tag such as de or pt-br'])
    expect(await pages()).toEqual([])
    const own = await start({ ...within('pages', suffixed), 'languages.json': declaring('dots') })
    expect((await own.run({ strict: false })).problems.map(({ reason }) => reason)).toEqual([
      'has problems, and its `layout` decides the languages of all files',
      'layout: must be one of suffix, folder',
    ])
    const other = await start({ ...content, 'hugo.toml': hugo }, [{ code: 'de' }])
    expect((await other.run({ strict: false })).problems).toEqual([
      { file: 'hugo.toml', reason: 'the first language is en, and that of the site is de', refusesAll: true },
    ])
  })
})
