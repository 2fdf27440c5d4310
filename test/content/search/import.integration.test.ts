import { expect, test } from 'vitest'
import { plain } from '../../../src/content/folder/place.ts'
import { readFolder } from '../../../src/content/folder/read.ts'
import { claimEnvironment } from '../../../src/content/import/claim.ts'
import { importFolder } from '../../../src/content/import/import-folder.ts'
import { planDocuments } from '../../../src/content/import/plan.ts'
import { FolderSource } from '../../../src/content/import/source.ts'
import { stage } from '../../../src/content/import/stage.ts'
import { MediaFolder } from '../../../src/content/media/media-folder.ts'
import type { ContentTables } from '../../../src/content/schema.ts'
import { DatabaseSearch } from '../../../src/content/search/database-search.ts'
import type { Database } from '../../../src/db/database.ts'
import { describeEachDatabase } from '../../support/databases.ts'
import { folderOf } from '../import/folders.ts'
import { beforeCommit, place, startSite } from '../import/site.ts'

const files = {
  'pages/index.md': '---\ntitle: Home\n---\n\nA walrus at home.\n',
  'pages/about.md': '---\ntitle: About\n---\n\nAbout the walrus.\n',
  'i18n/en.yml': 'hello: Hello walrus\n',
}

async function keys(db: Database<ContentTables>, q: string): Promise<string[]> {
  const { entries } = await new DatabaseSearch(db).find(place, { q, limit: 50, after: null })
  return entries.map(({ key }) => key).sort()
}

/** Rows that are there to be found, or are left over. */
async function rows(db: Database<ContentTables>): Promise<number> {
  return (await db.reader.selectFrom('document_text').select('row').execute()).length
}

describeEachDatabase('search in what an import brings', (open) => {
  test('new, changed and pruned documents are found as they are now', async () => {
    const { db, run } = await startSite(open, files)
    await run({ publish: true })
    expect(await keys(db, 'walrus')).toEqual(['/', '/about', 'en'])
    expect(await rows(db)).toBe(3)

    const { 'pages/about.md': _, ...rest } = files
    const changed = await folderOf({ ...rest, 'pages/index.md': '---\ntitle: Home\n---\n\nA seal at home.\n' })
    await run({ publish: true, prune: true }, changed)
    expect(await keys(db, 'walrus')).toEqual(['en'])
    expect(await keys(db, 'seal')).toEqual(['/'])
    expect(await keys(db, 'about')).toEqual([])
    expect(await rows(db)).toBe(2)

    // What was deleted comes back.
    await run({ publish: true })
    expect(await keys(db, 'walrus')).toEqual(['/', '/about', 'en'])
    expect(await keys(db, 'seal')).toEqual([])
    expect(await rows(db)).toBe(3)
  })

  test('a dry run and an import that fails leave nothing to be found, and no rows', async () => {
    const { db, mediaDir, folder, run } = await startSite(open, files)
    await run({ dryRun: true })
    expect(await rows(db)).toBe(0)

    const failing = beforeCommit(db, 3, async () => {
      expect(await rows(db)).toBe(3)
      expect(await keys(db, 'walrus')).toEqual([])
      throw new Error('broken')
    })
    await expect(importFolder({ db: failing, media: new MediaFolder(mediaDir) }, folder, place)).rejects.toThrow(
      'broken',
    )
    expect(await rows(db)).toBe(0)
  })

  test('what a killed import staged is never found, and goes with the rest of it', async () => {
    const { db, run } = await startSite(open, files)
    await run()
    const content = await folderOf({
      'pages/index.md': '---\ntitle: Home\n---\n\nA seal.\n',
      'pages/new.md': '---\ntitle: New\n---\n\nA seal.\n',
    })
    const { documents } = await planDocuments(db.reader, place, (await readFolder(content)).documents, {
      mode: 'draft',
      now: 0,
    })
    const now = Date.now()
    const claim = await claimEnvironment(db, place, 'killed', now)
    const source = new FolderSource(content, { files: [], ...plain })
    await stage(db, { claim, source, documents, removed: [], search: true, author: 'ann', now })
    expect(await rows(db)).toBe(5)
    expect(await keys(db, 'seal')).toEqual([])
    await run({}, await folderOf({ ...files, 'pages/other.md': '---\ntitle: Other\n---\n\nAnother.\n' }))
    expect(await rows(db)).toBe(4)
    expect(await keys(db, 'walrus')).toEqual(['/', '/about', 'en'])
  })
})
