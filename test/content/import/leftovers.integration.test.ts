import { join } from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import { BEAT } from '../../../src/content/import/claim.ts'
import { hasStaged } from '../../../src/content/import/clear.ts'
import { importFolder } from '../../../src/content/import/import-folder.ts'
import { ImportSweeper, LOOK } from '../../../src/content/import-sweeper.ts'
import type { ContentTables } from '../../../src/content/schema.ts'
import type { Database } from '../../../src/db/database.ts'
import { Newsroom } from '../../support/content-newsroom.ts'
import { describeEachDatabase, openTestDatabase } from '../../support/databases.ts'
import { folderOf } from './folders.ts'
import { importInProcess } from './processes.ts'
import { beforeCommit, files, place, startSite } from './site.ts'
import { traces, visible } from './visible.ts'

const fail = (error: unknown) => expect.unreachable(String(error))

/** As a server looks that has been up for long enough to know that an import is dead. */
async function lookFour(sweeper: ImportSweeper): Promise<void> {
  for (let looks = 0; looks < 4; looks++) await sweeper.look()
}

async function beatOf(db: Database<ContentTables>) {
  return db.reader
    .selectFrom('environment')
    .select(['import_id', 'import_beat'])
    .where('name', '=', place.env)
    .executeTakeFirst()
}

/** Kills an import that has staged all, as `kill -9` does. */
async function killImport(work: Omit<Parameters<typeof importInProcess>[0], 'killAt' | 'options'>): Promise<void> {
  const options = { ...place, publish: true }
  const killed = await importInProcess({ ...work, options, killAt: 'before it takes effect' })
  expect(killed.signal).toBe('SIGKILL')
}

describeEachDatabase('ImportSweeper', (open, dialect) => {
  it('removes what a killed import left, with the environment that it made', async () => {
    const { database: db, settings, close } = await openTestDatabase(dialect)
    onTestFinished(close)
    const { folder, mediaDir, run } = await startSite(async () => db)
    await run({ env: 'whole', publish: true })
    await killImport({ settings, mediaDir, folder })
    expect(await hasStaged(db, place)).toBe(true)
    const before = await visible(db)
    const swept: unknown[] = []
    await lookFour(new ImportSweeper(db, { onError: fail, onSwept: (scope) => swept.push(scope) }))
    expect(swept).toEqual([place])
    expect(await hasStaged(db, place)).toBe(false)
    expect(await visible(db)).toEqual(before)
    for (const name of ['document', 'published', 'import_stage'] as const) {
      const rows = await db.reader.selectFrom(name).select('env').distinct().execute()
      expect(rows, name).toEqual(name === 'import_stage' ? [] : [{ env: 'whole' }])
    }
    expect(await beatOf(db)).toBeUndefined()
  })

  it('clears away what one has replaced that was killed once it was in effect', async () => {
    const { db, folder, media, run } = await startSite(open)
    await run({ publish: true })
    let isInEffect = false
    const dying: Database<ContentTables> = {
      ...db,
      transaction: async (locks, work, options) => {
        if (isInEffect) throw new Error('dead')
        const done = await db.transaction(locks, work, options)
        isInEffect = (await db.reader.selectFrom('environment').select('generation').execute())[0]?.generation === 2
        return done
      },
    }
    const two = await folderOf({ ...files, 'pages/about.md': '---\ntitle: We\n---\n' })
    await importFolder({ db: dying, media }, two, { ...place, publish: true })
    expect(JSON.parse(await traces(db))).toMatchObject({ staged: 1 })
    const before = await visible(db)
    await lookFour(new ImportSweeper(db, { onError: fail }))
    expect(await visible(db)).toEqual(before)
    expect(JSON.parse(await traces(db))).toMatchObject({ staged: 0 })
    expect(await beatOf(db)).toEqual({ import_id: null, import_beat: null })
    expect(await run({ publish: true }, folder)).toMatchObject({ documents: { page: { changed: 1 } } })
  })

  it('leaves what a living import has staged, however long that takes', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    onTestFinished(() => void vi.useRealTimers())
    const { db, folder, media } = await startSite(open)
    const sweeper = new ImportSweeper(db, { onError: fail })
    const slow = beforeCommit(db, 9, async () => {
      for (let looks = 0; looks < 12; looks++) {
        await sweeper.look()
        const { import_beat: before } = (await beatOf(db)) ?? {}
        // It misses a beat or two now and then.
        if (looks % 3 !== 2) continue
        vi.advanceTimersByTime(BEAT)
        await vi.waitFor(async () => expect((await beatOf(db))?.import_beat).toBe(Number(before) + 1))
      }
    })
    const report = await importFolder({ db: slow, media }, folder, { ...place, publish: true })
    expect(report).toMatchObject({ changed: true, documents: { page: { new: 4 } } })
    expect(await beatOf(db)).toEqual({ import_id: null, import_beat: null })
  })

  it('has one that lives all the same give up, and gives way to the next', async () => {
    const { db, folder, media, run } = await startSite(open)
    await run({ publish: true })
    const before = await visible(db)
    const two = await folderOf({ ...files, 'pages/about.md': '---\ntitle: We\n---\n' })
    const frozen = beforeCommit(db, 1, () => lookFour(new ImportSweeper(db, { onError: fail })))
    const refused = importFolder({ db: frozen, media }, two, { ...place, publish: true })
    await expect(refused).rejects.toMatchObject({ code: 'changed_meanwhile' })
    expect(await visible(db)).toEqual(before)
    expect(JSON.parse(await traces(db))).toMatchObject({ staged: 0 })

    let next: Promise<unknown> | undefined
    const overtaken: Database<ContentTables> = {
      ...db,
      transaction: async (locks, work, options) => {
        const done = await db.transaction(locks, work, options)
        // The sweep has claimed it, and another import begins.
        next ??= run({ publish: true }, two)
        await next
        return done
      },
    }
    await db.writer.updateTable('environment').set({ import_beat: 0 }).execute()
    await lookFour(new ImportSweeper(overtaken, { onError: fail }))
    expect(await next).toMatchObject({ documents: { page: { changed: 1 } } })
    expect(await run({ publish: true }, folder)).toMatchObject({ documents: { page: { changed: 1 } } })
  })
})

it('a server sweeps what a killed import left', async () => {
  const newsroom = await Newsroom.open('sqlite')
  onTestFinished(() => newsroom.close())
  const { db } = await newsroom.store()
  const folder = await folderOf(files)
  const settings = { kind: 'sqlite', file: join(newsroom.dataDir, 'content.sqlite') } as const
  await killImport({ settings, mediaDir: join(newsroom.dataDir, 'media'), folder })
  expect(await hasStaged(db, place)).toBe(true)
  // Its looks follow one another at once.
  const sooner = `const set = setTimeout
    globalThis.setTimeout = (work, delay, ...args) => set(work, delay === ${LOOK} ? 1 : delay, ...args)`
  const NODE_OPTIONS = `--import=data:text/javascript,${encodeURIComponent(sooner)}`
  const server = await newsroom.start(['auth', 'content'], { NODE_OPTIONS })
  await server.waitFor('swept what an import left behind')
  expect(await hasStaged(db, place)).toBe(false)
  expect(await beatOf(db)).toBeUndefined()
})
