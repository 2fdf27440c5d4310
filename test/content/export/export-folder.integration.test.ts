import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import type { Content } from '../../../src/content/documents/content.ts'
import { Documents } from '../../../src/content/documents/documents.ts'
import { exportFolder } from '../../../src/content/export/export-folder.ts'
import { importFolder } from '../../../src/content/import/import-folder.ts'
import type { ImportOptions } from '../../../src/content/import/report.ts'
import { MediaFolder } from '../../../src/content/media/media-folder.ts'
import { DatabaseSearch } from '../../../src/content/search/database-search.ts'
import { describeEachDatabase } from '../../support/databases.ts'
import { ada } from '../documents/editor.ts'
import { folderOf, putFiles, temporaryDirectory } from '../import/folders.ts'
import { traces, visible } from '../import/visible.ts'

/** The text of every file. */
async function filesOf(folder: string): Promise<Record<string, string>> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true })
  const names = found.flatMap((entry) => (entry.isFile() ? [join(entry.parentPath, entry.name)] : []))
  const texts = names.map(async (name) => [name.slice(folder.length), await readFile(name, 'latin1')] as const)
  return Object.fromEntries(await Promise.all(texts.sort()))
}

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

  it('leaves links as they are that led to no file when they came, wherever its own files lie', async () => {
    const { db, deps, target } = await start()
    const links = '[a](other.md) ![b](../media/b.png) [c](../top.md) [d](nowhere.md)'
    const first = await folderOf({
      'pages/docs/guide/index.md': `---\ntitle: Guide\n---\n\n${links}\n`,
      'pages/docs/other.md': '---\ntitle: Other\n---\n\n[e](guide/index.md) [f](none.md)\n',
      'pages/top.json': JSON.stringify({ meta: { title: 'Top' }, zones: {} }),
      'partials/p.md': '[g](../pages/docs/guide.md)\n',
      'pages/named.md': '[h]({{< ref "docs/other/more" >}})\n',
    })
    const bring = (folder: string) => importFolder(deps, folder, { ...place, publish: true, prune: true, media: true })
    expect((await bring(first)).problems).toEqual([])
    const before = await visible(db)
    const guide = await db.reader
      .selectFrom('public_document')
      .select('body')
      .where('key', '=', '/docs/guide')
      .executeTakeFirstOrThrow()
    expect(guide.body).toContain(links)
    await exportFolder(deps, target, place)
    expect(await bring(target)).toMatchObject({ changed: false, problems: [] })
    expect(await visible(db)).toEqual(before)
    const names = Object.keys(await filesOf(target)).toSorted()
    expect(names).toEqual([
      '/pages/docs/guide.json',
      '/pages/docs/other.md',
      '/pages/named.md',
      '/pages/top.json',
      '/partials/p.json',
    ])
  })

  it.each([{ publish: true }, {}])('writes what importing with %j takes back as it is', async (options) => {
    const { db, deps, run, target } = await start()
    await run(options)
    const report = await exportFolder(deps, target, place)
    expect(report).toEqual({
      ...place,
      published: false,
      apart: 0,
      documents: { page: 4, partial: 2, strings: 1, redirect: 1 },
      drafts: 'publish' in options ? 1 : 4,
      unmarked:
        'publish' in options
          ? []
          : [
              { kind: 'redirect', key: '["/start","/",301]' },
              { kind: 'strings', key: 'en' },
            ],
      pending: 0,
      media: 1,
      blockTypes: 1,
      pageTypes: 0,
      environmentTypes: 0,
      languages: 0,
      versions: 0,
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

  it('writes what is public and the drafts beyond it, or only what is public', async () => {
    const { deps, folder, run, target } = await start()
    await run({ publish: true })
    await putFiles(folder, {
      'pages/about.md': '---\ntitle: About us\n---\n',
      'pages/new.md': '---\ntitle: New\n---\n',
    })
    await run()
    expect(await exportFolder(deps, target, place)).toMatchObject({ drafts: 2, pending: 1 })
    expect(await readFile(join(target, 'pages/about.md'), 'utf8')).toContain('title: About\n')
    expect(await readFile(join(target, 'drafts.json'), 'utf8')).toContain('"title": "About us"')
    expect(await readFile(join(target, 'pages/new.md'), 'utf8')).toContain('draft: true')

    const published = join(await temporaryDirectory(), 'out')
    expect(await exportFolder(deps, published, { ...place, published: true })).toMatchObject({ drafts: 0, pending: 0 })
    expect(await readdir(published)).not.toContain('drafts.json')
    expect((await readdir(join(published, 'pages'))).sort()).toEqual(['_index.md', 'about.md', 'cards.json'])
    expect(await readdir(join(published, 'partials'))).toEqual(['footer.md'])
  })

  it('writes public texts beside drafts of all kinds, moved ones too; importing it publishes no draft, anywhere', async () => {
    const { db, deps, run, target } = await start()
    await run({ publish: true })
    const documents = new Documents(db, new DatabaseSearch(db))
    const change = async (key: string, edit: (content: Content) => Content) => {
      const row = await db.reader.selectFrom('document').select('id').where('key', '=', key).executeTakeFirstOrThrow()
      const { value, etag } = await documents.read(place, row.id)
      await documents.save(place, row.id, etag, edit(value.content as Content), ada)
    }
    const retitle = (title: string, route?: string) => (content: Content) => {
      if (content.kind !== 'page') throw new Error(content.kind)
      return { ...content, route: route ?? content.route, meta: { ...content.meta, title } }
    }
    await change('/', retitle('Home, changed'))
    // The two change places.
    await change('/about', retitle('About, moved', '/elsewhere'))
    await change('/cards', retitle('Cards, moved', '/about'))
    await change('/elsewhere', retitle('About, moved', '/cards'))
    await change('footer', (content) => ({ ...content, zones: {} }) as Content)
    await change('en', (content) => ({ ...content, strings: { hello: 'Hi' } }) as Content)
    await change('["/start","/",301]', (content) => ({ ...content, to: '/about' }) as Content)

    expect(await exportFolder(deps, target, place)).toMatchObject({ drafts: 1, pending: 6 })
    const before = { seen: await visible(db), traces: await traces(db) }
    for (const options of [{ publish: true, prune: true }, { prune: true }]) {
      expect(await run(options, target)).toMatchObject({ changed: false, problems: [], kept: [] })
    }
    expect({ seen: await visible(db), traces: await traces(db) }).toEqual(before)

    const staging = { ...place, env: 'staging' }
    expect(await run({ publish: true, ...staging }, target)).toMatchObject({ problems: [], changed: true })
    const lines = (await visible(db)).map((line) => line.replace('docs staging', 'docs production'))
    expect([...new Set(lines)]).toEqual(before.seen)
    const copy = join(await temporaryDirectory(), 'copy')
    await exportFolder(deps, copy, staging)
    expect(await filesOf(copy)).toEqual(await filesOf(target))
    expect(await run({ publish: true, ...staging }, copy)).toMatchObject({ changed: false })

    const drafts = { ...place, env: 'drafts' }
    expect(await run(drafts, target)).toMatchObject({ problems: [], changed: true })
    const rows = db.reader.selectFrom('document').select(['key', 'live_rev']).where('env', '=', 'drafts')
    expect((await rows.execute()).filter(({ live_rev }) => live_rev !== null)).toEqual([])
    expect((await rows.execute()).map(({ key }) => key).sort()).toEqual(
      ['["/start","/about",301]', '/', '/about', '/cards', '/secret', 'en', 'footer', 'hidden'].sort(),
    )
  })

  it('takes a draft of its own file only, and of no two documents at one place', async () => {
    const { run } = await start()
    const item = (key: string, route: string) => {
      return { action: 'publish', kind: 'page', key, content: { route, meta: { title: 'X' }, zones: {} } }
    }
    const bring = async (items: unknown[]) => {
      const { problems } = await run({}, await folderOf({ ...files, 'drafts.json': JSON.stringify({ items }) }))
      return problems.map(({ reason }) => reason)
    }
    expect(await bring([item('/nowhere', '/nowhere')])).toEqual([expect.stringContaining('no file of its own')])
    expect(await bring([item('/', '/about')])).toEqual(['two documents would have their drafts at page /about'])
    expect(await bring([{ action: 'publish', kind: 'page', key: '/' }])).toEqual([
      expect.stringContaining('no content'),
    ])
    expect(await bring([{ ...item('/', '/'), translation: { language: 'de' } }])).toEqual([
      expect.stringContaining('a translation, which only releases change'),
    ])
    expect(await bring([item('/', '/'), item('/', '/')])).toEqual([expect.stringContaining('twice')])
  })

  it('names what a folder cannot mark as not public: strings and redirects that are not', async () => {
    const { deps, folder, run, target } = await start()
    await run({ publish: true })
    await putFiles(folder, { 'i18n/de.yml': 'hello: Hallo\n', 'i18n/en.yml': 'hello: Hello again\n' })
    await run()
    expect((await exportFolder(deps, target, place)).unmarked).toEqual([{ kind: 'strings', key: 'de' }])
    expect(await run({ publish: true }, target)).toMatchObject({ documents: { strings: { published: 1 } } })

    const published = join(await temporaryDirectory(), 'out')
    expect((await exportFolder(deps, published, { ...place, published: true })).unmarked).toEqual([])
  })

  it('writes languages as they were when it read the pages, whatever an editor does next', async () => {
    const { db, deps, run, target } = await start()
    const group = { versions: [{ route: '/about', language: 'de', status: 'source' }] }
    const said = { languages: [{ code: 'en' }, { code: 'de' }, { code: 'fr' }], translations: [group] }
    await run({ publish: true }, await folderOf({ ...files, 'languages.json': JSON.stringify(said) }))
    let isChanged = false
    const plugin: Parameters<typeof db.reader.withPlugin>[0] = {
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        if (!isChanged && result.rows.some((row) => 'draft_rev' in row && 'rev' in row)) {
          isChanged = true
          await db.writer.updateTable('translation').set({ language: 'fr' }).execute()
        }
        return result
      },
    }
    const raced = {
      ...db,
      reader: db.reader.withPlugin(plugin),
      snapshot: (read: Parameters<typeof db.snapshot>[0]) => db.snapshot((reader) => read(reader.withPlugin(plugin))),
    } as typeof db
    await exportFolder({ ...deps, db: raced }, target, place)
    expect(isChanged).toBe(true)
    expect(JSON.parse(await readFile(join(target, 'languages.json'), 'utf8')).translations).toEqual([group])
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
