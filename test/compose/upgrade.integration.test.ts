import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, it, onTestFinished } from 'vitest'
import { contentMigrations } from '../../src/content/migrations/index.ts'
import { openDatabase } from '../../src/db/database.ts'
import { createEmptyDatabase, dialects } from '../support/databases.ts'
import { runTriptych } from '../support/process.ts'

const newest = Object.keys(contentMigrations).sort().at(-1) ?? ''

async function folder(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'triptych-upgrade-'))
  onTestFinished(() => rm(path, { recursive: true, force: true }))
  return path
}

/** What `triptych upgrade content` says, its lines without the place of the data. */
async function upgrade(env: Readonly<Record<string, string>>, surface = 'content') {
  const { code, stdout, stderr } = await runTriptych(['upgrade', surface], env)
  return { code, stderr, lines: stdout.trimEnd().split('\n') }
}

/** The content of an earlier version, which lacks the newest migration. */
async function earlierContent(file: string): Promise<void> {
  const earlier = Object.entries(contentMigrations).filter(([name]) => name !== newest)
  const db = openDatabase({ kind: 'sqlite', file })
  await db.migrate(Object.fromEntries(earlier))
  await db.close()
}

function backupName(at: number): string {
  return `triptych-${new Date(at).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z.tar.gz`
}

it('finds nothing to do on a new machine', async () => {
  const dataDir = join(await folder(), 'data')
  const { code, stderr, lines } = await upgrade({ SVC_DATA_DIR: dataDir })
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
  expect(lines).toEqual([
    expect.stringMatching(/^ok {7}Triptych: \d+\.\d+\.\d+/),
    expect.stringMatching(/^ok {7}Node: /),
    expect.stringMatching(/^ok {7}contract of content: 2\.\d+\.\d+: clients of every 2\.x/),
    `ok       database of content: ${join(dataDir, 'content.sqlite')}: made at the first start`,
  ])
})

it('names the migrations that are pending, asks for a backup, and changes nothing', async () => {
  const dataDir = await folder()
  const file = join(dataDir, 'content.sqlite')
  await earlierContent(file)
  const backups = join(dataDir, 'backups')
  await mkdir(backups)
  const env = { SVC_DATA_DIR: dataDir, SVC_BACKUP_DIR: backups }
  const before = await readdir(dataDir)
  const none = await upgrade(env)
  expect(none.code).toBe(0)
  expect(none.lines.slice(3)).toEqual([
    `warning  database of content: ${file} is whole; one migration is pending: ${newest}`,
    expect.stringContaining('→ stop every server on it and take a backup'),
    `warning  backup: there is none in ${backups}`,
    expect.stringContaining('→ triptych backup <file>'),
  ])
  await writeFile(join(backups, backupName(Date.now() - 5 * 86_400_000)), '')
  expect((await upgrade(env)).lines).toContain(`warning  backup: the newest in ${backups} is 5 days old`)
  await writeFile(join(backups, backupName(Date.now() - 60_000)), '')
  expect((await upgrade(env)).lines.at(-1)).toBe(`ok       backup: the newest in ${backups} is less than an hour old`)

  const unknown = await upgrade({ SVC_DATA_DIR: dataDir })
  expect(unknown.lines.at(-2)).toContain('warning  backup: SVC_BACKUP_DIR is not set')
  expect(await readdir(dataDir)).toEqual(before)
  const raw = new DatabaseSync(file, { readOnly: true })
  expect(raw.prepare('select name from kysely_migration where name = ?').all(newest)).toEqual([])
  raw.close()
})

it('fails where the data are damaged or were moved, and says what to do', async () => {
  const dataDir = await folder()
  await writeFile(join(dataDir, 'content.sqlite'), 'this was never a database, but it has some length '.repeat(100))
  const damaged = await upgrade({ SVC_DATA_DIR: dataDir })
  expect(damaged.code).toBe(1)
  expect(damaged.lines.join('\n')).toContain('→ restore a backup')

  const moved = await folder()
  await writeFile(join(moved, 'moved.json'), JSON.stringify({ to: 'db.example/triptych', at: 'now' }))
  const away = await upgrade({ SVC_DATA_DIR: moved })
  expect(away.code).toBe(1)
  expect(away.lines).toContain('         → change SVC_DATABASE_URL')

  const broken = await folder()
  const move = { id: '1', to: 'postgres', url: 'postgres://127.0.0.1:1/db', surfaces: ['content'] }
  await writeFile(join(broken, 'move.json'), JSON.stringify(move))
  const begun = await upgrade({ SVC_DATA_DIR: broken })
  expect(begun.code).toBe(1)
  expect(begun.lines.join('\n')).toContain('run "triptych move" again')
})

it.each(dialects)('fails where a newer version has used the data, on %s', async (kind) => {
  const dataDir = await folder()
  const place = await createEmptyDatabase(kind)
  onTestFinished(() => place.remove())
  const { settings } = place
  const file = join(dataDir, 'content.sqlite')
  const db = openDatabase<{ kysely_migration: { name: string; timestamp: string } }>(
    settings.kind === 'postgres' ? { ...settings, schema: 'content' } : { kind: 'sqlite', file },
  )
  await db.migrate(contentMigrations)
  await db.writer.insertInto('kysely_migration').values({ name: '9999-later', timestamp: 'now' }).execute()
  await db.close()
  const env = settings.kind === 'postgres' ? { SVC_DATABASE_URL: settings.url } : {}
  const { code, lines } = await upgrade({ SVC_DATA_DIR: dataDir, ...env })
  expect(code).toBe(1)
  expect(lines.join('\n')).toMatch(
    /was used by a newer version: it has the migration 9999-later\n.*→ install that version/,
  )
})
