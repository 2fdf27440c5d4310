import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { exportFolder } from '../../../src/content/export/export-folder.ts'
import { importFolder } from '../../../src/content/import/import-folder.ts'
import { Releases } from '../../../src/content/releases/releases.ts'
import { describeEachDatabase } from '../../support/databases.ts'
import { ada } from '../documents/editor.ts'
import { putFiles, temporaryDirectory } from '../import/folders.ts'
import { place, startSite } from '../import/site.ts'

const page = (title: string) => `---\ntitle: ${title}\n---\n\n${title}.\n`
const languages = [{ code: 'en' }, { code: 'de' }, { code: 'fr' }]

const files = {
  'pages/about.md': page('About'),
  'pages/ueber-uns.md': page('Über uns'),
  'pages/propos.md': page('À propos'),
  'pages/nur.md': page('Nur hier'),
  'languages.json': JSON.stringify({ languages }),
}

const translations = [
  {
    versions: [
      { route: '/about', language: 'en', status: 'source' },
      { route: '/ueber-uns', language: 'de', status: 'current' },
      { route: '/propos', language: 'fr', status: 'outdated' },
    ],
  },
  { versions: [{ route: '/nur', language: 'de', status: 'source' }] },
]

describeEachDatabase('languages in the releases of a folder', (open) => {
  it('are what they were after an export and an import, and take effect with the release', async () => {
    const { db, media, folder, run } = await startSite(open, files)
    await run({ publish: true })
    await putFiles(folder, { 'languages.json': JSON.stringify({ languages, translations }) })
    expect((await run({ release: 'Languages' })).heldVersions).toHaveLength(0)
    const releases = new Releases(db)
    const listed = async (site: string) => {
      const scope = { ...place, site }
      const { entries } = await releases.list(scope, { limit: 5, after: null })
      const id = entries[0]?.id ?? ''
      const items = (await releases.items(scope, id, { limit: 50, after: null })).entries
      return { id, items: items.map(({ key, action, translation }) => ({ key, action, translation })).toSorted(byKey) }
    }
    const byKey = (a: { key: string }, b: { key: string }): number => (a.key < b.key ? -1 : 1)
    const { items } = await listed(place.site)
    expect(items).toEqual([
      { key: '/nur', action: 'publish', translation: { language: 'de', of: null } },
      { key: '/propos', action: 'publish', translation: { language: 'fr', of: '/about' } },
      { key: '/ueber-uns', action: 'publish', translation: { language: 'de', of: '/about' } },
    ])

    const exported = async (site: string) => {
      const to = join(await temporaryDirectory(), 'out')
      await exportFolder({ db, media }, to, { ...place, site })
      return { to, release: await readFile(join(to, 'releases/Languages.json'), 'utf8') }
    }
    const first = await exported(place.site)
    expect(JSON.parse(first.release).items).toContainEqual({
      ...{ action: 'publish', kind: 'page', key: '/propos' },
      translation: { language: 'fr', of: '/about', status: 'outdated' },
    })
    const into = { ...place, site: 'copy', publish: true }
    expect(await importFolder({ db, media }, first.to, into)).toMatchObject({ problems: [], releases: { new: 1 } })
    const copy = await listed('copy')
    expect(copy.items).toEqual(items)
    expect((await exported('copy')).release).toBe(first.release)
    expect(await importFolder({ db, media }, first.to, into)).toMatchObject({ changed: false })

    const scope = { ...place, site: 'copy' }
    const { etag, value } = await releases.read(scope, copy.id)
    expect(value.conflicts).toBe(0)
    await releases.publish(scope, copy.id, etag, {}, ada)
    const rows = await db.reader
      .selectFrom('current_translation as t')
      .innerJoin('document as d', 'd.id', 't.document_id')
      .innerJoin('document as s', 's.id', 't.translation_id')
      .select(['d.key', 's.key as of', 't.language', 't.source_rev'])
      .where('t.site_id', '=', 'copy')
      .orderBy('d.key')
      .execute()
    expect(rows).toEqual([
      { key: '/about', of: '/about', language: 'en', source_rev: null },
      { key: '/nur', of: '/nur', language: 'de', source_rev: null },
      { key: '/propos', of: '/about', language: 'fr', source_rev: null },
      { key: '/ueber-uns', of: '/about', language: 'de', source_rev: 1 },
    ])
  })

  it('are refused where the site does not have them, or no such page', async () => {
    const { run, folder } = await startSite(open, files)
    const release = (translation: unknown) =>
      putFiles(folder, {
        'releases/r.json': JSON.stringify({ items: [{ action: 'publish', kind: 'page', key: '/nur', translation }] }),
      })
    await release({ language: 'it' })
    expect((await run()).problems).toMatchObject([{ reason: expect.stringContaining('it: is not one of') }])
    await release({ language: 'de', of: '/nowhere' })
    expect((await run()).problems).toMatchObject([{ reason: expect.stringContaining('there is no page /nowhere') }])
    await release({ language: 'de', of: '/about', status: 'new' })
    expect((await run()).problems).toMatchObject([{ reason: expect.stringContaining('must be current or outdated') }])
  })
})
