import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { type Database, openDatabase } from '../../src/db/database.ts'
import { checkIntegrity, DatabaseDamaged } from '../../src/db/sqlite-damage.ts'

interface Tables {
  item: { id: number; text: string }
}

interface Place {
  readonly folder: string
  readonly file: string
  readonly damages: DatabaseDamaged[]
  open(): Database<Tables>
}

async function createPlace(): Promise<Place> {
  const folder = await mkdtemp(join(tmpdir(), 'triptych-damage-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const file = join(folder, 'own.sqlite')
  const damages: DatabaseDamaged[] = []
  return {
    folder,
    file,
    damages,
    open: () => openDatabase<Tables>({ kind: 'sqlite', file, onDamage: (error) => damages.push(error) }),
  }
}

/** A database of many pages, with some rows that are in its log alone. */
async function fill(db: Database<Tables>): Promise<void> {
  await db.writer.schema.createTable('item').addColumn('id', 'integer').addColumn('text', 'text').execute()
  const rows = (from: number, count: number) =>
    Array.from({ length: count }, (_, index) => ({ id: from + index, text: 'x'.repeat(2000) }))
  await db.writer.insertInto('item').values(rows(0, 300)).execute()
}

/** In a process of its own: to read or write a database's file here would drop this process's locks on it. */
function outside(script: string, file: string): string {
  return execFileSync('sh', ['-c', script, 'sh', file], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
}

const damage = (file: string) => outside('dd if=/dev/urandom of="$1" bs=4096 seek=20 count=100 conv=notrunc', file)
const overwriteHead = (file: string) => outside('dd if=/dev/urandom of="$1" bs=4096 count=1 conv=notrunc', file)
const hashes = (file: string) => outside('sha256sum "$1" "$1-wal"', file)

const unavailable = { code: 'unavailable', message: expect.stringMatching(/own\.sqlite is damaged: /) }

describe('a damaged SQLite file', () => {
  it('is met by a query, which is heard of once; closing leaves the file and its log as they are', async () => {
    const { file, open, damages } = await createPlace()
    const first = open()
    await fill(first)
    await first.close()
    const db = open()
    await db.writer.insertInto('item').values({ id: 999, text: 'in the log' }).execute()
    damage(file)
    const before = hashes(file)
    const all = () => db.reader.selectFrom('item').selectAll().execute()
    await expect(all()).rejects.toMatchObject({ ...unavailable, cause: { code: 'SQLITE_CORRUPT' } })
    await expect(all()).rejects.toBeInstanceOf(DatabaseDamaged)
    expect(damages).toHaveLength(1)
    await db.close()
    expect(hashes(file)).toBe(before)
    expect(existsSync(`${file}-shm`)).toBe(true)
    expect(() => checkIntegrity(file)).toThrow(DatabaseDamaged)
    const [damaged] = damages
    expect(damaged?.isPast).toBe(false)
    await rename(file, `${file}.aside`)
    expect(damaged?.isPast).toBe(true)
  })

  it('that is no database is refused by every query, and by migrations, and stays', async () => {
    const { file, folder, open, damages } = await createPlace()
    await writeFile(file, Buffer.alloc(5000, 'not a database'))
    const before = outside('sha256sum "$1"', file)
    const db = open()
    await expect(db.ping()).rejects.toMatchObject(unavailable)
    await expect(db.migrate({})).rejects.toMatchObject(unavailable)
    await db.close()
    expect(damages).toHaveLength(1)
    expect([await readdir(folder), outside('sha256sum "$1"', file)]).toEqual([['own.sqlite'], before])
  })

  it.each([
    ['is gone', (file: string) => rm(file)],
    ['is empty', (file: string) => writeFile(file, '')],
  ])('%s is not made again while its log is there', async (_, lose) => {
    const { file, folder, open } = await createPlace()
    const db = open()
    await fill(db)
    // A copy is what a process that was killed leaves.
    outside('cp "$1" "$1.copy" && cp "$1-wal" "$1.copy-wal"', file)
    await db.close()
    await rename(`${file}.copy`, file)
    await rename(`${file}.copy-wal`, `${file}-wal`)
    await lose(file)
    const again = open()
    await expect(again.ping()).rejects.toMatchObject(unavailable)
    await again.close()
    expect(() => checkIntegrity(file)).toThrow(DatabaseDamaged)
    expect(await readdir(folder)).toContain('own.sqlite-wal')
  })

  it('whose damage its log mends is whole', async () => {
    const { file, open } = await createPlace()
    const db = open()
    await fill(db)
    overwriteHead(file)
    checkIntegrity(file)
    await db.close()
    checkIntegrity(file)
  })
})
