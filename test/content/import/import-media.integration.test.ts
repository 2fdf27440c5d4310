import { mkdir, readdir, readFile, rm, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { exportFolder } from '../../../src/content/export/export-folder.ts'
import { importFolder } from '../../../src/content/import/import-folder.ts'
import { Media } from '../../../src/content/media/media.ts'
import { MediaFolder } from '../../../src/content/media/media-folder.ts'
import type { MediaStore } from '../../../src/content/media/media-store.ts'
import type { ContentTables } from '../../../src/content/schema.ts'
import type { Database } from '../../../src/db/database.ts'
import { describeEachDatabase } from '../../support/databases.ts'
import { folderOf, putFiles, temporaryDirectory } from './folders.ts'
import { house, place, startSite } from './site.ts'
import { visible } from './visible.ts'

const key = 'pictures/house.png'
const file = `media/${key}`
const picture = { [file]: Buffer.from([1, 2, 3]) }
const otherPicture = { [file]: Buffer.from([9]) }

describeEachDatabase('media of importFolder', (open) => {
  /** What an export of a site has under `media/`. */
  async function exported(deps: { db: Database<ContentTables>; media: MediaStore }, site: string): Promise<string[]> {
    const target = join(await temporaryDirectory(), 'out')
    await exportFolder(deps, target, { ...place, site })
    return (await readdir(join(target, 'media'), { recursive: true })).sort()
  }

  it('are shared by sites with the same bytes: each exports them, none replaces them', async () => {
    const { db, mediaDir, folder, run } = await startSite(open, picture)
    expect((await run()).media).toEqual({ new: 1, changed: 0, unchanged: 0 })
    const joined = await run({ site: 'blog' })
    expect(joined).toMatchObject({ problems: [], changed: true, media: { new: 1, changed: 0, unchanged: 0 } })
    expect(await run({ site: 'blog' })).toMatchObject({ changed: false, media: { unchanged: 1 } })
    for (const site of ['docs', 'blog']) {
      expect(await exported({ db, media: new MediaFolder(mediaDir) }, site)).toEqual(['pictures', key])
    }

    await putFiles(folder, otherPicture)
    const before = await visible(db)
    for (const [site, other] of [
      ['blog', 'docs'],
      ['docs', 'blog'],
      ['shop', 'blog'],
    ] as const) {
      const reason = `the site "${other}" holds ${file} with other bytes`
      expect((await run({ site })).problems).toEqual([{ file, reason }])
    }
    expect(await visible(db)).toEqual(before)
    expect((await new Media(db, new MediaFolder(mediaDir)).find(key))?.etag).toBe(house)
  })

  it('of one site alone may have other bytes', async () => {
    const { db, mediaDir, folder, run } = await startSite(open, picture)
    await run()
    await putFiles(folder, otherPicture)
    expect(await run()).toMatchObject({ problems: [], media: { new: 0, changed: 1, unchanged: 0 } })
    expect((await new Media(db, new MediaFolder(mediaDir)).find(key))?.size).toBe(1)
  })

  it.each([
    ['took the key with other bytes', {}, otherPicture],
    ['joined a key that is to have other bytes', picture, picture],
  ] as const)('give up with nothing written where another site meanwhile %s', async (_what, first, theirs) => {
    const { db, mediaDir, run } = await startSite(open, { 'pages/index.md': 'Home\n', ...first })
    await run()
    const mine = await folderOf({ 'pages/index.md': 'New\n', [file]: Buffer.from([7, 7]) })
    const other = await folderOf(theirs)
    let before: string[] = []
    const raced: Database<ContentTables> = {
      ...db,
      transaction: async (locks, work) => {
        await run({ site: 'other' }, other)
        before = await visible(db)
        return db.transaction(locks, work)
      },
    }
    await expect(
      importFolder({ db: raced, media: new MediaFolder(mediaDir) }, mine, { ...place, media: true }),
    ).rejects.toMatchObject({
      code: 'changed_meanwhile',
      message: expect.stringContaining(file),
    })
    expect(await visible(db)).toEqual(before)
  })

  it('join where another site meanwhile brought the same bytes to a key that was there', async () => {
    const { db, mediaDir, folder, run } = await startSite(open, picture)
    await run()
    const raced: Database<ContentTables> = {
      ...db,
      transaction: async (locks, work) => {
        await run({ site: 'blog' })
        return db.transaction(locks, work)
      },
    }
    await importFolder({ db: raced, media: new MediaFolder(mediaDir) }, folder, { ...place, site: 'shop', media: true })
    const holders = await db.reader.selectFrom('current_media_site').selectAll().orderBy('site_id').execute()
    expect(holders).toEqual(['blog', 'docs', 'shop'].map((site_id) => ({ site_id, key })))
  })

  it('are brought back where the disk has lost the bytes', async () => {
    const { mediaDir, run } = await startSite(open, picture)
    await run()
    await rm(mediaDir, { recursive: true })
    await run()
    expect(await readFile(new MediaFolder(mediaDir).pathOf(house))).toEqual(Buffer.from([1, 2, 3]))
  })

  it('are not read through a link that was put there after the folder was read', async () => {
    const { db, mediaDir, folder } = await startSite(open, { ...picture, 'media/z.png': 'z' })
    const secret = join(await folderOf({ secret: 'secret' }), 'secret')
    // The progress of reading is told before the media are opened.
    const swap: Promise<void>[] = []
    const report = await importFolder(
      { db: slow(db, () => Promise.all(swap)), media: new MediaFolder(mediaDir) },
      folder,
      { ...place, media: true },
      (phase, done) => {
        if (phase !== 'reading' || done !== 2) return
        swap.push(rm(join(folder, file)).then(() => symlink(secret, join(folder, file))))
      },
    )
    expect(report.problems).toEqual([{ file, reason: 'not a regular file' }])
    await expect(readdir(mediaDir)).rejects.toThrow('ENOENT')
  })

  it('that became a folder are a problem like any other', async () => {
    const { db, mediaDir, folder } = await startSite(open, { ...picture, 'pages/a.md': '---\ntitle: [1]\n---\n' })
    const swap: Promise<unknown>[] = []
    const report = await importFolder(
      { db: slow(db, () => Promise.all(swap)), media: new MediaFolder(mediaDir) },
      folder,
      { ...place, media: true },
      (phase, done) => {
        if (phase !== 'reading' || done !== 2) return
        swap.push(rm(join(folder, file)).then(() => mkdir(join(folder, file))))
      },
    )
    expect(report.problems.map((problem) => problem.file)).toEqual([file, 'pages/a.md'])
  })

  it('exposes none without publish, says so, and brings them where that was asked for', async () => {
    const { db, run } = await startSite(open)
    const keys = () => db.reader.selectFrom('media').select('key').execute()
    for (const options of [{}, { release: 'spring' }]) {
      const report = await run({ ...options, media: false })
      expect(report).toMatchObject({ problems: [], media: { new: 0 }, heldMedia: ['pictures/house.png'] })
      expect(await keys()).toEqual([])
    }
    expect(await run({ media: false })).toMatchObject({ changed: false, heldMedia: ['pictures/house.png'] })
    expect(await run({ media: false, publish: true })).toMatchObject({ media: { new: 1 }, heldMedia: [] })
    expect(await keys()).toEqual([{ key: 'pictures/house.png' }])
    expect(await run({ media: false })).toMatchObject({ changed: false, media: { unchanged: 1 }, heldMedia: [] })
  })

  it('takes pictures beside pages for media of theirs', async () => {
    const { db, run } = await startSite(open, { 'pages/a/index.md': 'Text', 'pages/a/cat.jpg': Buffer.from([1]) })
    expect(await run({ publish: true })).toMatchObject({ problems: [], ignored: [], media: { new: 1 } })
    expect(await db.reader.selectFrom('media').select('key').execute()).toEqual([{ key: 'a/cat.jpg' }])
  })
})

/** The database, whose reads begin only once `ready` has come true. */
function slow(db: Database<ContentTables>, ready: () => Promise<unknown>): Database<ContentTables> {
  const reader = db.reader.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      await ready()
      return result
    },
  })
  return { ...db, reader }
}
