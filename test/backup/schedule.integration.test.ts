import { readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import { verifyArchive } from '../../src/backup/archive.ts'
import { startTriptych } from '../support/process.ts'
import { archiveFolder } from './household.ts'

async function serve(env: Record<string, string>) {
  const server = await startTriptych({ args: ['auth', 'bridge'], env })
  onTestFinished(() => void server.stop('SIGKILL'))
  return server
}

const DAY = 24 * 60 * 60 * 1000

/** How the consoles are told that it went. */
async function statusAt(bridge: string): Promise<unknown> {
  return (await fetch(`${bridge}/api/backups`)).json()
}

/** When an archive was begun, by its name. */
function atOf(name: string): string {
  return name.replace(/^triptych-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z.*$/, '$1-$2-$3T$4:$5:$6.000Z')
}

async function metrics(url: string): Promise<string> {
  return (await fetch(`${url}/metrics`)).text()
}

it('a server writes backups by itself, keeps so many, and counts them', async () => {
  const folder = await archiveFolder()
  const dir = join(folder, 'backups')
  const dataDir = join(folder, 'data')
  const passphrase = 'correct horse battery'
  const env = { SVC_DATA_DIR: dataDir, SVC_BACKUP_DIR: dir, SVC_BACKUP_KEEP: '2' }
  const server = await serve({ ...env, SVC_BACKUP_PASSPHRASE: passphrase })
  await server.waitFor('a backup was written')
  const [first = ''] = await readdir(dir)
  expect(first).toMatch(/^triptych-\d{8}T\d{6}Z\.tar\.gz\.age$/)
  expect(await verifyArchive(join(dir, first), passphrase, () => {})).toMatchObject({
    databases: { auth: {}, bridge: {} },
  })
  const text = await metrics(server.urls.auth)
  expect(text).toMatch(/^backups_total\{outcome="success"\} 1$/m)
  expect(text).toMatch(/^backup_last_success_timestamp_seconds [1-9]/m)
  const good = { scheduled: true, lastSuccess: { at: atOf(first), size: expect.any(Number) }, lastFailure: null }
  const next = new Date(Date.parse(atOf(first)) + DAY).toISOString()
  await vi.waitFor(async () => expect(await statusAt(server.urls.bridge)).toEqual({ ...good, next }))
  await server.stop()

  // It is not due again; older ones make it so, and then the oldest go.
  const again = await serve(env)
  await vi.waitFor(async () => expect(await metrics(again.urls.auth)).toContain('backup_last_success'))
  expect(again.stderr()).not.toContain('a backup was written')
  // Of an earlier process.
  await vi.waitFor(async () =>
    expect(await statusAt(again.urls.bridge)).toMatchObject({ ...good, next: expect.any(String) }),
  )
  await again.stop()
  await rm(join(dir, first))
  for (const day of ['01', '02', '03']) await writeFile(join(dir, `triptych-202001${day}T000000Z.tar.gz`), '')
  await writeFile(join(dir, 'notes.txt'), '')
  const third = await serve(env)
  await third.waitFor('a backup was written')
  const left = await readdir(dir)
  expect(left).toHaveLength(3)
  expect(left).toEqual(expect.arrayContaining(['notes.txt', 'triptych-20200103T000000Z.tar.gz']))
  await third.stop()
})

it('a backup that fails is counted, and the server serves on', async () => {
  const folder = await archiveFolder()
  await writeFile(join(folder, 'file'), '')
  const server = await serve({ SVC_DATA_DIR: join(folder, 'data'), SVC_BACKUP_DIR: join(folder, 'file') })
  await server.waitFor('a scheduled backup failed')
  expect(await metrics(server.urls.auth)).toMatch(/^backups_total\{outcome="failure"\} 1$/m)
  expect((await fetch(`${server.urls.auth}/health`)).status).toBe(200)
  expect(await statusAt(server.urls.bridge)).toEqual({
    ...{ scheduled: true, lastSuccess: null, next: expect.any(String) },
    lastFailure: { at: expect.any(String), reason: expect.stringContaining('EEXIST') },
  })
  await server.stop()
})
