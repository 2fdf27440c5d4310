import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { Documents } from '../../../src/content/documents/documents.ts'
import { importFolder } from '../../../src/content/import/import-folder.ts'
import { readVersions } from '../../../src/content/languages/page-versions.ts'
import { readLanguages } from '../../../src/content/languages/site-languages.ts'
import { DatabaseSearch } from '../../../src/content/search/database-search.ts'
import { describeEachDatabase } from '../../support/databases.ts'
import { ada, page } from '../documents/editor.ts'
import { putFiles } from '../import/folders.ts'
import { beforeCommit, place, startSite } from '../import/site.ts'

const languages = (german: string) =>
  JSON.stringify({
    languages: [{ code: 'en' }, { code: 'de', prefix: '/de', fallback: 'en' }],
    translations: [
      {
        versions: [
          { route: '/about', language: 'en', status: 'source' },
          { route: german, language: 'de', status: 'current' },
        ],
      },
    ],
  })

const files = {
  'pages/about.md': '---\ntitle: About\n---\n\nWe.\n',
  'pages/de/alt.md': '---\ntitle: Alt\n---\n\nWir.\n',
  'languages.json': languages('/de/alt'),
}

describeEachDatabase('an import that takes the language of a deleted version', (open) => {
  it('gives up where that one is back meanwhile', async () => {
    const { db, media, run, folder } = await startSite(open, files)
    await run()
    const documents = new Documents(db, new DatabaseSearch(db))
    const idOf = async (route: string) => {
      const query = db.reader.selectFrom('current_document').select('id').where('kind', '=', 'page')
      return (await query.where('key', '=', route).executeTakeFirstOrThrow()).id
    }
    const german = async () => {
      const source = await idOf('/about')
      const versions = await readVersions(db.reader, place, await readLanguages(db.reader, place.site), [source])
      return versions.get(source)?.find(({ language }) => language === 'de')?.route
    }
    const id = await idOf('/de/alt')
    await documents.remove(place, id, (await documents.read(place, id)).etag)
    expect(await german()).toBeUndefined()

    await putFiles(folder, {
      'pages/de/neu.md': '---\ntitle: Neu\n---\n\nWir.\n',
      'languages.json': languages('/de/neu'),
    })
    await rm(join(folder, 'pages/de/alt.md'))
    const meanwhile = beforeCommit(db, 1, () => documents.create(place, page('/de/alt'), ada))
    const coming = importFolder({ db: meanwhile, media }, folder, place)
    await expect(coming).rejects.toMatchObject({ code: 'changed_meanwhile' })
    expect(await german()).toBe('/de/alt')
  })
})
