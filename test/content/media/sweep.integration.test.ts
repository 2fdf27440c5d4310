import { hash } from 'node:crypto'
import { mkdir, rm, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import { importFolder } from '../../../src/content/import/import-folder.ts'
import { holdMedia } from '../../../src/content/media/hold.ts'
import { MediaFolder } from '../../../src/content/media/media-folder.ts'
import { MediaSweeper } from '../../../src/content/media/sweep.ts'
import type { ContentTables } from '../../../src/content/schema.ts'
import type { Database } from '../../../src/db/database.ts'
import { openTestDatabase } from '../../support/databases.ts'
import { folderOf } from '../import/folders.ts'
import { coming } from './files.ts'
import { outcome } from './outcome.ts'
import { broken, DAY, describeShelves, onDisk, startShelf } from './shelf.ts'

const NEW = { expect: 'none' }
const hashOf = (text: string) => hash('sha256', text)
const hashes = (...texts: string[]) => texts.map(hashOf).sort()

describeShelves('MediaSweeper', (open) => {
  async function start() {
    const shelf = await open()
    const fail = (error: unknown) => {
      throw error
    }
    const sweeper = () => new MediaSweeper(shelf.db, shelf.store, { onError: fail, now: () => shelf.clock.now })
    return { ...shelf, sweeper }
  }

  it('removes what nothing refers to a day after that, and nothing else', async () => {
    const shelf = await start()
    const { library, clock, dir, db, store, sweeper } = shelf
    const put = (key: string, text: string) => library.put('docs', key, coming(text), NEW)
    const replaced = await put('a.txt', 'replaced')
    await library.put('docs', 'a.txt', coming('kept'), { expect: replaced.tagged.etag })
    const removed = await put('b.txt', 'removed')
    await library.remove('docs', 'b.txt', removed.tagged.etag)
    // Named twice, and left by one of the two.
    await put('c.txt', 'shared')
    await library.remove('docs', 'c.txt', (await put('d.txt', 'shared')).tagged.etag).catch(() => {})
    await library.remove('docs', 'd.txt', (await library.read('docs', 'd.txt')).etag)
    // Came to nothing: another site has the key.
    await library.put('blog', 'e.txt', coming('theirs'), NEW)
    expect(await outcome(put('e.txt', 'lost'))).toBe('key_taken')
    // What this database does not know of is not removed, however old.
    await mkdir(join(dir, 'ff'), { recursive: true })
    for (const name of [`ff/${'f'.repeat(64)}`, 'README', '.incoming-old', '.incoming-young']) {
      await writeFile(join(dir, name), name)
      const since = new Date(clock.now - (name.endsWith('young') ? 0 : 3 * DAY))
      await utimes(join(dir, name), since, since)
    }
    const strangers = ['.incoming-young', 'README', 'f'.repeat(64)]

    clock.now += DAY
    expect(await sweeper().look()).toBe(0)
    const all = ['replaced', 'kept', 'removed', 'shared', 'theirs', 'lost']
    expect(await onDisk(dir)).toEqual([...hashes(...all), ...strangers].sort())

    clock.now += 1
    const looks = await Promise.all([sweeper().look(), sweeper().look()])
    expect(looks.reduce((sum, each) => sum + each)).toBe(3)
    const left = (await onDisk(dir)).filter((name) => !name.startsWith('.incoming'))
    expect(left).toEqual([...hashes('kept', 'shared', 'theirs'), 'README', 'f'.repeat(64)].sort())
    expect(await db.reader.selectFrom('orphaned_media').selectAll().execute()).toEqual([])
    expect(await broken({ db, store })).toEqual([])
    // And what was swept can come again.
    expect((await put('b.txt', 'removed')).made).toBe(true)
    expect(await broken({ db, store })).toEqual([])
  })

  it('removes nothing while a backup holds the media, and for five minutes where that was killed', async () => {
    const { library, clock, db, sweeper, dir } = await start()
    const { tagged } = await library.put('docs', 'a.txt', coming('held'), NEW)
    await library.remove('docs', 'a.txt', tagged.etag)
    clock.now += DAY + 1
    const hold = await holdMedia(db, () => clock.now)
    expect(await sweeper().look()).toBe(0)
    expect(await onDisk(dir)).toEqual(hashes('held'))
    await hold.release()
    expect(await sweeper().look()).toBe(1)

    const again = await library.put('docs', 'a.txt', coming('held'), NEW)
    await library.remove('docs', 'a.txt', again.tagged.etag)
    clock.now += DAY + 1
    const killed = await holdMedia(db, () => clock.now)
    clock.now += 5 * 60_000
    expect(await sweeper().look()).toBe(1)
    await killed.release()
  })

  it('takes nothing from an upload that is on its way, whichever of the two comes first', async () => {
    const shelf = await start()
    const { library, clock, db, store, sweeper, dir } = shelf
    for (let round = 0; round < 4; round += 1) {
      const { tagged } = await library.put('docs', 'a.txt', coming('again'), NEW)
      await library.remove('docs', 'a.txt', tagged.etag)
      clock.now += 2 * DAY
      const [put] = await Promise.all([
        outcome(library.put('docs', 'a.txt', coming('again'), NEW)),
        sweeper().look(),
        outcome(library.put('docs', `other/${round}.txt`, coming('again'), NEW)),
        sweeper().look(),
      ])
      expect([put, await broken({ db, store })]).toEqual(['done', []])
      await library.remove('docs', 'a.txt', (await library.read('docs', 'a.txt')).etag)
      await library.remove('docs', `other/${round}.txt`, (await library.read('docs', `other/${round}.txt`)).etag)
    }
    // A machine whose clock is days ahead sweeps while an upload waits between its bytes and its row.
    const ahead = new MediaSweeper(db, store, { onError: () => {}, now: () => clock.now + 9 * DAY })
    const slow: Database<ContentTables> = {
      ...db,
      transaction: async (locks, work) => {
        await ahead.look()
        return db.transaction(locks, work)
      },
    }
    const raced = (await startShelf(slow, dir)).library
    expect(await outcome(raced.put('docs', 'z.txt', coming('swept'), NEW))).toBe('unavailable')
    expect(await broken({ db, store })).toEqual([])
  })

  it('sweeps what imports replace, and what one that failed had stored', async () => {
    const { clock, dir, db, store, sweeper } = await start()
    const place = { site: 'docs', env: 'production' }
    const run = async (files: Record<string, string>) =>
      importFolder({ db, media: new MediaFolder(dir), now: () => clock.now }, await folderOf(files), {
        ...place,
        media: true,
      })
    await run({ 'pages/index.md': 'Home\n', 'media/a.txt': 'first', 'media/b.txt': 'first too' })
    await run({ 'pages/index.md': 'Home\n', 'media/a.txt': 'second', 'media/b.txt': 'first' })
    // The first transaction notes what is to be stored, the second would have named it.
    let transactions = 0
    const failing: Database<ContentTables> = {
      ...db,
      transaction: async (locks, work) => {
        transactions += 1
        if (transactions === 2) throw new Error('gone')
        return db.transaction(locks, work)
      },
    }
    const folder = await folderOf({ 'pages/index.md': 'Home\n', 'media/c.txt': 'failed' })
    const deps = { db: failing, media: new MediaFolder(dir), now: () => clock.now }
    await expect(importFolder(deps, folder, { ...place, media: true })).rejects.toThrow('gone')
    expect(await onDisk(dir)).toEqual(hashes('first', 'first too', 'second', 'failed'))
    clock.now += DAY + 1
    expect(await sweeper().look()).toBe(2)
    expect(await onDisk(dir)).toEqual(hashes('first', 'second'))
    expect(await broken({ db, store })).toEqual([])
  })
})

it('looks a minute after its start and every six hours, tells of what goes wrong, and stops', async () => {
  const { database, close } = await openTestDatabase('sqlite')
  onTestFinished(close)
  const { library, store, clock, dir } = await startShelf(database)
  const { tagged } = await library.put('docs', 'a.txt', coming('text'), NEW)
  await library.remove('docs', 'a.txt', tagged.etag)
  clock.now += 2 * DAY
  // Bytes that cannot be removed: a folder is there.
  const path = store.pathOf(hashOf('text'))
  await rm(path)
  await mkdir(path)

  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const errors: unknown[] = []
  const sweeper = new MediaSweeper(database, store, { onError: (error) => errors.push(error), now: () => clock.now })
  sweeper.start()
  vi.advanceTimersByTime(59_999)
  expect(vi.getTimerCount()).toBe(1)
  vi.advanceTimersByTime(1)
  await until(() => vi.getTimerCount() === 1)
  expect(errors).toHaveLength(1)
  await rm(path, { recursive: true })
  await writeFile(path, 'text')
  vi.advanceTimersByTime(6 * 60 * 60 * 1000)
  await until(async () => (await onDisk(dir)).length === 0)
  await until(() => vi.getTimerCount() === 1)
  await sweeper.stop()
  expect([vi.getTimerCount(), errors.length]).toEqual([0, 1])
})

/** Waits without a timer: those stand still. */
async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await holds())) await new Promise((resolve) => setImmediate(resolve))
}
