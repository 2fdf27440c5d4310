import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Delivery } from '../../src/content/delivery.ts'
import { importFolder } from '../../src/content/import/import-folder.ts'
import { MediaFolder } from '../../src/content/media/media-folder.ts'
import { dialects, openTestDatabase, type TestDatabase } from '../support/databases.ts'
import { isThorough } from '../support/thorough.ts'
import { readText, root } from './manual.ts'

const scope = { site: 'docs', env: 'production' }

// What it says has to do with no database; a thorough run imports it into PostgreSQL too.
describe.each(isThorough ? dialects : (['sqlite'] as const))('the manual as the sample site (%s)', (dialect) => {
  let test: TestDatabase
  let mediaDir: string
  let report: Awaited<ReturnType<typeof importFolder>>
  beforeAll(async () => {
    test = await openTestDatabase(dialect)
    mediaDir = await mkdtemp(join(tmpdir(), 'triptych-manual-'))
    const store = { db: test.database, media: new MediaFolder(mediaDir) }
    report = await importFolder(store, join(root, 'docs'), { ...scope, publish: true })
  })
  afterAll(async () => {
    await test.close()
    await rm(mediaDir, { recursive: true, force: true })
  })

  it('has no problem, no file that is not content, and every redirect in force', () => {
    expect(report.problems).toEqual([])
    expect(report.ignored).toEqual([])
    expect(report.redirects.leftOut).toEqual([])
    expect(report.redirects.inForce).toBeGreaterThan(report.documents.redirect.published)
    expect(report.media.new).toBeGreaterThan(0)
  })

  it('has what the examples of the contract name', async () => {
    const db = test.database
    const delivery = new Delivery(db)
    const read = async (kind: 'page' | 'partial' | 'strings', key: string): Promise<unknown> => {
      const found = await delivery.read({ siteId: scope.site, env: scope.env, kind, key }, { kind: 'published' })
      return found === null ? null : JSON.parse(found.body)
    }
    expect(await read('page', '/')).toMatchObject({ route: '/' })
    expect(await read('page', '/content/delivery')).toMatchObject({
      meta: { title: 'Delivery', description: 'Reading a published site.', redirectsFrom: ['/delivery'] },
    })
    expect(await read('partial', 'footer')).toMatchObject({ key: 'footer' })
    expect(await read('strings', 'en')).toMatchObject({ 'site.title': 'Triptych', 'nav.next': 'Next' })
    const media = await db.reader.selectFrom('media').select('type').where('key', '=', 'docs/house.png').execute()
    expect(media).toEqual([{ type: 'image/png' }])
  })

  it('gives every page a title and a description, and every language the same keys', async () => {
    const db = test.database
    const rows = await db.reader
      .selectFrom('public_document')
      .select(['kind', 'key', 'body'])
      .where('kind', 'in', ['page', 'strings'])
      .execute()
    const pages = rows.filter(({ kind }) => kind === 'page')
    const bare = pages.filter(({ body }) => {
      const { meta }: { meta: { title: string; description: string } } = JSON.parse(body)
      return meta.title === '' || meta.description === ''
    })
    expect(pages.length).toBeGreaterThan(15)
    expect(bare.map(({ key }) => key)).toEqual([])
    // The tour shows how many there are, and the second of them.
    const second = pages.map(({ key }) => key).sort()[1]
    expect(readText('docs/pages/tour.md').text).toContain(`\n${pages.length}\n"${second}"\n`)
    const languages = rows.filter(({ kind }) => kind === 'strings').map(({ body }) => Object.keys(JSON.parse(body)))
    expect(languages.length).toBeGreaterThan(2)
    for (const keys of languages) expect(keys).toEqual(languages[0])
  })
})
