import { rm } from 'node:fs/promises'
import { expect, it } from 'vitest'
import type { Content } from '../../../src/content/documents/content.ts'
import { Documents } from '../../../src/content/documents/documents.ts'
import { publishRevisions } from '../../../src/content/publish.ts'
import { DatabaseSearch } from '../../../src/content/search/database-search.ts'
import { describeEachDatabase } from '../../support/databases.ts'
import { ada } from '../documents/editor.ts'
import { putFiles } from './folders.ts'
import { place, type Site, startSite } from './site.ts'

/** Has an editor save and publish another text of the page at `/about`. */
async function publishOther({ db }: Site): Promise<void> {
  const documents = new Documents(db, new DatabaseSearch(db))
  const row = await db.reader.selectFrom('document').select('id').where('key', '=', '/about').executeTakeFirstOrThrow()
  const { value, etag } = await documents.read(place, row.id)
  const content = value.content as Extract<Content, { kind: 'page' }>
  const changed = { ...content, meta: { ...content.meta, description: 'By Ada' } }
  const saved = await documents.save(place, row.id, etag, changed, ada)
  const change = { documentId: row.id, action: 'publish', rev: saved.value.draft.revision } as const
  await db.transaction([], (trx) => publishRevisions(trx, place, [change], { actor: ada }))
}

const files = { 'pages/about.md': '# About\n', 'pages/other.md': '# Other\n' }

describeEachDatabase('an import over what editors have published', (open) => {
  it('is refused, naming the page and who published it, and goes through with overwrite', async () => {
    const site = await startSite(open, files)
    await site.run({ publish: true })
    await publishOther(site)
    const bodies = () =>
      site.db.reader.selectFrom('public_document').select('body').where('key', '=', '/about').execute()
    const published = await bodies()

    for (const dryRun of [true, false]) {
      expect((await site.run({ publish: true, dryRun })).problems).toEqual([
        {
          file: 'pages/about.md',
          reason: expect.stringMatching(/^ada@example\.com has published .* \/about; --overwrite/),
          refusesAll: true,
        },
      ])
    }
    expect(await bodies()).toEqual(published)
    // Drafts replace nothing that is public.
    expect((await site.run()).problems).toEqual([])
    expect(await bodies()).toEqual(published)
    expect((await site.run({ publish: true, overwrite: true })).problems).toEqual([])
    expect(await bodies()).not.toEqual(published)
    expect((await site.run({ publish: true })).changed).toBe(false)
  })

  it('is refused too where it would take the page down', async () => {
    const site = await startSite(open, files)
    await site.run({ publish: true })
    await publishOther(site)
    await rm(`${site.folder}/pages/about.md`)
    expect((await site.run({ publish: true, prune: true })).problems).toHaveLength(1)
    await putFiles(site.folder, { 'pages/about.md': '---\ntitle: About\ndraft: true\n---\n' })
    expect((await site.run({ publish: true })).problems).toHaveLength(1)
    expect((await site.run({ publish: true, overwrite: true })).documents.page.unpublished).toBe(1)
  })

  it.each([
    [{ 'pages/a.php': 'x', 'pages/b.php': 'y' }, {}],
    [{ 'pages/.keep': '' }, { publish: true, prune: true }],
  ])('brings something, or is taken for a mistake: %j', async (nothing, options) => {
    const site = await startSite(open, nothing)
    expect((await site.run(options)).problems).toEqual([
      { file: '.', reason: expect.stringMatching(/^holds nothing to import/) },
    ])
  })
})
