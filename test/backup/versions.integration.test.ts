import { join } from 'node:path'
import { expect, it } from 'vitest'
import { ArchiveWriter } from '../../src/backup/archive.ts'
import { manifestHead } from '../../src/backup/manifest.ts'
import { archiveFolder, emptyPostgres, Household } from './household.ts'

/** An archive as a version of the program wrote it that had these migrations of auth. */
async function archiveOf(migrations: readonly string[]): Promise<string> {
  const file = join(await archiveFolder(), 'old.tar.gz')
  const writer = await ArchiveWriter.create(file, null)
  const columns = ['id', 'kind', 'email', 'name', 'role', 'created_at', 'joined_at']
  const row = ['old', 'person', 'old@example.com', null, 'admin', 1, null]
  const lines = `${JSON.stringify(columns)}\n${JSON.stringify(row)}\n`
  await writer.add('auth/actor/000001.jsonl', Buffer.from(lines))
  const databases = { auth: { migrations, tables: [{ name: 'actor', rows: 1 }] } }
  await writer.close({ ...manifestHead('0.0.1'), databases, plugins: [], missingMedia: [], keyFingerprint: null })
  return file
}

it('an archive of an older version is brought up to date, one of a newer version is refused', async () => {
  const household = await Household.make('sqlite')
  await household.command('restore', await archiveOf(['0001-initial']))
  // It opens, so it has seen every migration; what came later has its table.
  expect(await household.command('auth', 'members')).toContain('old@example.com')
  expect(await household.auth((db) => db.reader.selectFrom('oauth_client').selectAll().execute())).toEqual([])

  const refused = await household.run('restore', await archiveOf(['0001-initial', '9999-later']))
  expect(refused).toMatchObject({ code: 65 })
  expect(refused.stderr).toMatch(/error: the archive is from a newer Triptych \(0\.0\.1\)/)
})

/** A data folder of its own, on a shared database. */
async function onOwnFolder(url: string): Promise<Household> {
  const household = await Household.make('sqlite')
  return household.with({ ...household.env, SVC_DATABASE_URL: url })
}

it('on PostgreSQL, a server with another data folder is in the way of a restore and of a move', async () => {
  const url = await emptyPostgres()
  const one = await onOwnFolder(url)
  const other = await onOwnFolder(url)
  const archive = await archiveOf(['0001-initial'])
  const server = await other.start('auth')
  for (const command of [
    ['restore', archive],
    ['move', '--to', 'sqlite'],
  ]) {
    const refused = await one.run(...command)
    expect(refused).toMatchObject({ code: 75 })
    expect(refused.stderr).toMatch(/error: a server or a command uses the database, on this or another machine/)
  }
  await server.stop()
  await one.command('restore', archive)
  expect(await other.command('auth', 'members')).toContain('old@example.com')
})
