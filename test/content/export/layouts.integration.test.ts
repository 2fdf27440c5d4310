import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { exportFolder } from '../../../src/content/export/export-folder.ts'
import type { PageLayout } from '../../../src/content/folder/page-files.ts'
import type { Scope } from '../../../src/content/sites.ts'
import { describeEachDatabase } from '../../support/databases.ts'
import { putFiles, temporaryDirectory } from '../import/folders.ts'
import { place, startSite } from '../import/site.ts'
import { traces, visible } from '../import/visible.ts'

const page = (title: string, more = '', text = `${title}.`) => `---\ntitle: ${title}\n${more}---\n\n${text}\n`

const versions = (...all: (readonly [string, string, string])[]) => ({
  versions: all.map(([route, language, status]) => ({ route, language, status })),
})

const files = {
  'pages/index.md': page('Home'),
  'pages/de.md': page('Start'),
  'pages/about.md': page('About', '', '[Start](/de), [blog](/blog/post), ![](/media/a.png)'),
  'pages/de/ueber.md': page('Über', 'slug: ueber\n', '[Start](/de)'),
  'pages/fr/about.md': page('À propos'),
  'pages/blog.md': page('Blog', 'date: 2026-01-01\ntags: [a, b]\n'),
  'pages/blog/post.md': page('Post'),
  'pages/de/blog/post.md': page('Beitrag', '', '[About](../../about.md)'),
  // None of these is a version by its name.
  'pages/about.de.md': page('A name with a dot'),
  'pages/de/english.md': page('English'),
  'pages/deutsch.md': page('Deutsch'),
  'pages/only.json': JSON.stringify({
    meta: { title: 'Two blocks' },
    zones: { main: { blocks: [] }, side: { blocks: [] } },
  }),
  'partials/footer.md': 'Footer\n',
  'i18n/de.yml': 'next: Weiter\n',
  'media/a.png': 'png',
  'languages.json': JSON.stringify({
    languages: [{ code: 'en' }, { code: 'de', fallback: 'en' }, { code: 'fr', prefix: '/fr' }],
    translations: [
      versions(['/', 'en', 'source'], ['/de', 'de', 'current']),
      versions(['/about', 'en', 'source'], ['/de/ueber', 'de', 'current'], ['/fr/about', 'fr', 'outdated']),
      versions(['/blog/post', 'en', 'source'], ['/de/blog/post', 'de', 'current']),
      versions(['/deutsch', 'de', 'source']),
    ],
  }),
}

describeEachDatabase('an export in the layout of another program', (open) => {
  async function start(content: Readonly<Record<string, string>> = files) {
    const site = await startSite(open, content)
    const { db } = site
    const everything = async () => ({
      seen: await visible(db),
      traces: await traces(db),
      languages: await db.reader.selectFrom('current_translation').selectAll().orderBy('document_id').execute(),
    })
    const pages = async ({ site: of, env }: Scope) => {
      const rows = await db.reader
        .selectFrom('current_document as d')
        .leftJoin('current_translation as t', 't.document_id', 'd.id')
        .leftJoin('document as s', 's.id', 't.translation_id')
        .leftJoin('public_document as p', 'p.document_id', 'd.id')
        .select(['d.kind', 'd.key', 't.language', 's.key as source', 'p.body', 'p.fields'])
        .where('d.site_id', '=', of)
        .where('d.env', '=', env)
        .orderBy('d.kind')
        .orderBy('d.key')
        .execute()
      return rows
    }
    return { ...site, everything, pages }
  }

  it.each<[PageLayout, string[]]>([
    ['hugo-suffix', ['content/about.md', 'content/about.de.md', 'content/about.fr.md', 'content/_index.de.md']],
    ['hugo-folder', ['content/en/about.md', 'content/de/about.md', 'content/fr/about.md', 'content/de/_index.md']],
    ['astro-suffix', ['src/content/docs/about.md', 'src/content/docs/blog/post.de.md']],
    ['astro-folder', ['src/content/docs/about.md', 'src/content/docs/de/about.md', 'src/content/docs/de/_index.md']],
  ])('as %s changes nothing where it is imported again, and brings the same elsewhere', async (layout, expected) => {
    const { db, run, media, everything, pages } = await start()
    expect(await run({ publish: true })).toMatchObject({ problems: [], unlinked: [] })
    const out = join(await temporaryDirectory(), 'out')
    const report = await exportFolder({ db, media }, out, { ...place, layout })
    const written = await readdir(out, { recursive: true })
    expect(written).toEqual(expect.arrayContaining(expected))
    expect(written.some((name) => name.startsWith('pages'))).toBe(false)
    expect(report.apart).toBeGreaterThan(0)
    const before = await everything()
    expect(await run({ publish: true, prune: true }, out)).toMatchObject({ changed: false, problems: [], unlinked: [] })
    expect(await run({ prune: true }, out)).toMatchObject({ changed: false, problems: [], unlinked: [] })
    expect(await everything()).toEqual(before)
    const other = { site: 'other', env: 'staging' }
    expect(await run({ publish: true, ...other }, out)).toMatchObject({ problems: [], unlinked: [], changed: true })
    expect(await pages(other)).toEqual(await pages(place))
    // Names alone give the same languages, but for pages that have none.
    const said = JSON.parse(await readFile(join(out, 'languages.json'), 'utf8'))
    await putFiles(out, { 'languages.json': JSON.stringify({ ...said, translations: [] }) })
    const named = { site: 'named', env: 'staging' }
    expect(await run({ publish: true, ...named }, out)).toMatchObject({ problems: [], unlinked: [] })
    const languages = async (scope: Scope) =>
      (await pages(scope)).flatMap(({ key, language, source }) =>
        key === '/deutsch' ? [] : [{ key, language, source }],
      )
    expect(await languages(named)).toEqual(await languages(place))
  })

  it.each<PageLayout>([
    'hugo-suffix',
    'hugo-folder',
    'astro-suffix',
    'astro-folder',
  ])('as %s has all pages of a site without languages', async (layout) => {
    const { db, run, media, everything } = await start({ 'pages/about.md': page('About'), 'pages/a.de.md': page('A') })
    await run({ publish: true })
    const out = join(await temporaryDirectory(), 'out')
    await exportFolder({ db, media }, out, { ...place, layout })
    const before = await everything()
    expect(await run({ publish: true, prune: true }, out)).toMatchObject({ changed: false, problems: [] })
    expect(await everything()).toEqual(before)
  })

  it('of a site without languages is read by those of the site that it comes into, unless its languages.json says none', async () => {
    const { db, run, media, pages } = await start({
      'pages/about.md': page('About'),
      'pages/about.de.md': page('A name'),
    })
    await run({ publish: true })
    const out = join(await temporaryDirectory(), 'out')
    await exportFolder({ db, media }, out, place)
    const languages = JSON.stringify({ languages: [{ code: 'en' }, { code: 'de' }] })
    for (const site of ['read', 'kept']) {
      await db.writer.insertInto('site').values({ id: site, created_at: 1, languages }).execute()
    }
    const routes = async (site: string) => (await pages({ site, env: 'production' })).map(({ key }) => key)
    await run({ publish: true, site: 'read' }, out)
    expect(await routes('read')).toEqual(['/about', '/de/about'])
    await putFiles(out, { 'languages.json': '{"languages": [{"code": "en"}]}' })
    await run({ publish: true, site: 'kept' }, out)
    expect(await routes('kept')).toEqual(['/about', '/about.de'])
  })

  it('as hugo-suffix declares the languages to Hugo', async () => {
    const { db, run, media } = await start()
    await run({ publish: true })
    const out = join(await temporaryDirectory(), 'out')
    await exportFolder({ db, media }, out, { ...place, layout: 'hugo-suffix' })
    expect(await readFile(join(out, 'hugo.toml'), 'utf8')).toBe(
      'defaultContentLanguage = "en"\n[languages.en]\nweight = 1\n[languages.de]\nweight = 2\n[languages.fr]\nweight = 3\n',
    )
    expect(JSON.parse(await readFile(join(out, 'languages.json'), 'utf8'))).toMatchObject({ layout: 'suffix' })
  })
})
