import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { exportFolder } from '../../../src/content/export/export-folder.ts'
import { importFolder } from '../../../src/content/import/import-folder.ts'
import type { ImportOptions } from '../../../src/content/import/report.ts'
import { MediaFolder } from '../../../src/content/media/media-folder.ts'
import { describeEachDatabase } from '../../support/databases.ts'
import { folderOf, putFiles, temporaryDirectory } from '../import/folders.ts'
import { traces, visible } from '../import/visible.ts'

const place = { site: 'docs', env: 'production' }

const files = {
  'pages/index.md': '---\ntitle: Home\n---\n\nWelcome.\n',
  'pages/about.md': '---\ntitle: About\ndescription: Us\naliases: [/who/]\n---\n\nWe.\n',
  'pages/secret.md': '---\ntitle: Secret\ndraft: true\n---\n\nNot yet.\n',
  'pages/cards.json': JSON.stringify({
    meta: { title: 'Cards' },
    zones: { main: { blocks: [] }, aside: { blocks: [{ id: 'a', type: 'card', fields: { title: 'A' } }] } },
  }),
  'partials/footer.md': 'The end.\n',
  'partials/hidden.md': '---\ndraft: true\n---\n\nNot yet.\n',
  'i18n/en.yml': 'hello: Hello\n',
  'redirects.yml': '- { from: /start, to: / }\n',
  'media/pictures/house.png': Buffer.from([1, 2, 3]),
  'blocks/card.schema.json': '{ "type": "object" }',
}

describeEachDatabase('exportFolder', (open) => {
  async function start() {
    const db = await open()
    const deps = { db, media: new MediaFolder(await temporaryDirectory()) }
    const folder = await folderOf(files)
    const run = (options: Partial<ImportOptions> = {}, from = folder) =>
      importFolder(deps, from, { ...place, media: true, ...options })
    return { db, deps, folder, run, target: join(await temporaryDirectory(), 'out') }
  }

  it.each([{ publish: true }, {}])('writes what importing with %j takes back as it is', async (options) => {
    const { db, deps, run, target } = await start()
    await run(options)
    const report = await exportFolder(deps, target, place)
    expect(report).toEqual({
      ...place,
      published: false,
      documents: { page: 4, partial: 2, strings: 1, redirect: 1 },
      drafts: 'publish' in options ? 1 : 4,
      unmarked:
        'publish' in options
          ? []
          : [
              { kind: 'redirect', key: '["/start","/",301]' },
              { kind: 'strings', key: 'en' },
            ],
      media: 1,
      blockTypes: 1,
      pageTypes: 0,
      releases: { written: 0, scheduled: [], leftOut: 0 },
    })
    const before = { seen: await visible(db), traces: await traces(db) }
    const again = await run({ ...options, prune: true }, target)
    expect(again).toMatchObject({ changed: false, problems: [], ignored: [], kept: [] })
    expect({ seen: await visible(db), traces: await traces(db) }).toEqual(before)
    expect(await readFile(join(target, 'media/pictures/house.png'))).toEqual(Buffer.from([1, 2, 3]))

    const moved = { ...options, site: 'docs', env: 'staging' }
    expect(await run(moved, target)).toMatchObject({ problems: [], changed: true })
    const lines = (await visible(db)).map((line) => line.replace('docs staging', 'docs production'))
    expect([...new Set(lines)]).toEqual(before.seen)
  })

  it('writes the newest drafts, or only what is public', async () => {
    const { deps, folder, run, target } = await start()
    await run({ publish: true })
    await putFiles(folder, {
      'pages/about.md': '---\ntitle: About us\n---\n',
      'pages/new.md': '---\ntitle: New\n---\n',
    })
    await run()
    await exportFolder(deps, target, place)
    expect(await readFile(join(target, 'pages/about.md'), 'utf8')).toContain('title: About us')
    expect(await readFile(join(target, 'pages/about.md'), 'utf8')).not.toContain('draft')
    expect(await readFile(join(target, 'pages/new.md'), 'utf8')).toContain('draft: true')

    const published = join(await temporaryDirectory(), 'out')
    expect(await exportFolder(deps, published, { ...place, published: true })).toMatchObject({ drafts: 0 })
    expect(await readFile(join(published, 'pages/about.md'), 'utf8')).toContain('title: About\n')
    expect((await readdir(join(published, 'pages'))).sort()).toEqual(['_index.md', 'about.md', 'cards.json'])
    expect(await readdir(join(published, 'partials'))).toEqual(['footer.md'])
  })

  it('names what a folder cannot mark as not public: strings and redirects that are not', async () => {
    const { deps, folder, run, target } = await start()
    await run({ publish: true })
    await putFiles(folder, { 'i18n/de.yml': 'hello: Hallo\n', 'i18n/en.yml': 'hello: Hello again\n' })
    await run()
    expect((await exportFolder(deps, target, place)).unmarked).toEqual([{ kind: 'strings', key: 'de' }])
    expect(await run({ publish: true }, target)).toMatchObject({ documents: { strings: { published: 2 } } })

    const published = join(await temporaryDirectory(), 'out')
    expect((await exportFolder(deps, published, { ...place, published: true })).unmarked).toEqual([])
  })

  it('writes no other environment, and no media of another site', async () => {
    const { deps, run, target } = await start()
    await run()
    await run({ env: 'staging' }, await folderOf({ 'pages/staging.md': 'Staging\n' }))
    await run({ site: 'blog' }, await folderOf({ 'media/blog.png': 'blog' }))
    expect(await exportFolder(deps, target, { ...place, env: 'staging' })).toMatchObject({ documents: { page: 1 } })
    expect(await readdir(join(target, 'media'), { recursive: true })).toEqual(['pictures', 'pictures/house.png'])
  })

  it('refuses a site or environment that is not there, and a folder that is not empty', async () => {
    const { deps, folder, run, target } = await start()
    await run()
    await expect(exportFolder(deps, target, { ...place, site: 'blog' })).rejects.toMatchObject({ code: 'unknown_site' })
    await expect(exportFolder(deps, target, { ...place, env: 'prod' })).rejects.toMatchObject({ code: 'unknown_site' })
    await expect(readdir(target)).rejects.toThrow('ENOENT')
    await expect(exportFolder(deps, folder, place)).rejects.toThrow('not empty')
  })
})
