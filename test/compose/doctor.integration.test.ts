import { once } from 'node:events'
import { chmod, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished, type TestContext } from 'vitest'
import { readJournal } from '../../src/backup/staging.ts'
import { examine } from '../../src/compose/doctor.ts'
import { nodeVersion } from '../../src/compose/findings.ts'
import { loadConfig } from '../../src/config.ts'
import { startMailServer } from '../auth/mail/mail-server.ts'
import { createEmptyDatabase } from '../support/databases.ts'
import { asAdmin, startPostgres } from '../support/postgres.ts'
import { freePorts, runTriptych, startProcess, startTriptych } from '../support/process.ts'

/** What `triptych doctor` says, a state with subject and text, and its advice, by line. */
async function doctor(env: Readonly<Record<string, string>>, ...surfaces: string[]) {
  const { code, stdout, stderr } = await runTriptych(['doctor', ...surfaces], { ...freePorts, ...env })
  const lines = stdout.trimEnd().split('\n')
  return {
    code,
    stderr,
    failed: lines.flatMap((line, index) =>
      line.startsWith('failed') ? [line.slice(9), lines[index + 1]?.trim()] : [],
    ),
    warned: lines.flatMap((line, index) =>
      line.startsWith('warning') ? [line.slice(9), lines[index + 1]?.trim()] : [],
    ),
    lines,
  }
}

async function folder(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'triptych-doctor-'))
  onTestFinished(() => rm(path, { recursive: true, force: true }))
  return path
}

/** As a user who may not do everything, which root may. */
async function withoutRights(work: () => Promise<void>): Promise<void> {
  const own = process.geteuid?.() ?? 0
  if (own === 0) process.seteuid?.(65534)
  try {
    await work()
  } finally {
    if (own === 0) process.seteuid?.(own)
  }
}

it('finds nothing that fails on a new machine, and says where codes go', async () => {
  const { code, failed, warned, stderr } = await doctor({ SVC_DATA_DIR: join(await folder(), 'data') })
  expect({ code, failed, stderr }).toEqual({ code: 0, failed: [], stderr: '' })
  expect(warned).toEqual(['mail: sign-in codes go to the log', expect.stringContaining('set SVC_SMTP_URL')])
})

it('tells a port that another program has from one that Triptych has', async () => {
  const other = createServer((socket) => void socket.end('nothing\n')).listen(0, '127.0.0.1')
  await once(other, 'listening')
  onTestFinished(() => void other.close())
  const address = other.address()
  const port = typeof address === 'object' ? String(address?.port) : ''
  const taken = await doctor({ SVC_CONTENT_PORT: port }, 'content')
  expect(taken).toMatchObject({
    code: 1,
    failed: [`port of content: 127.0.0.1:${port} is in use by another program`, '→ stop that, or set SVC_CONTENT_PORT'],
  })

  const running = await startTriptych({ args: ['content'] })
  onTestFinished(async () => void (await running.stop()))
  const { port: own } = new URL(running.urls.content)
  const served = await doctor({ SVC_DATA_DIR: running.dataDir, SVC_CONTENT_PORT: own }, 'content')
  expect(served).toMatchObject({ code: 0, failed: [] })
  expect(served.lines).toContain(`ok       port of content: 127.0.0.1:${own}: Triptych is running there`)
  expect(served.lines).toContain(`ok       database of content: ${join(running.dataDir, 'content.sqlite')} is whole`)
})

it('says what is wrong with the data folder', async () => {
  const open = await folder()
  await chmod(open, 0o755)
  expect(await doctor({ SVC_DATA_DIR: open }, 'content')).toMatchObject({
    code: 0,
    warned: [`permissions: other users of this machine may look into ${open}`, `→ chmod 700 ${open}`],
  })
  const file = join(await folder(), 'file')
  await writeFile(file, '')
  expect(await doctor({ SVC_DATA_DIR: file }, 'content')).toMatchObject({
    code: 1,
    failed: [`data folder: ${file} is not a folder`, '→ name another one in SVC_DATA_DIR'],
  })
})

it('says that this user may not look at the data folder, and so does what serves from it', async () => {
  const closed = await folder()
  await chmod(closed, 0)
  const dataDir = join(closed, 'data')
  await withoutRights(async () => {
    const findings = await Array.fromAsync(examine(loadConfig({ SVC_DATA_DIR: dataDir }), new Set()))
    expect(findings).toContainEqual({
      ...{ state: 'failed', subject: 'data folder', text: `${userInfo().username} may not look at ${dataDir}` },
      advice: 'chown it, or name another one in SVC_DATA_DIR',
    })
    await expect(readJournal(dataDir)).rejects.toMatchObject({ code: 'EACCES', syscall: 'open' })
  })
})

it('says that the data folder is a link that leads nowhere', async () => {
  const link = join(await folder(), 'link')
  await symlink(join(link, '../gone'), link)
  expect(await doctor({ SVC_DATA_DIR: link }, 'content')).toMatchObject({
    code: 1,
    failed: [
      `data folder: ${link} is a link to a folder that is not there`,
      '→ make that folder, or name another one in SVC_DATA_DIR',
    ],
  })
})

it('says that members and content were moved to another database', async () => {
  const dataDir = await folder()
  await writeFile(join(dataDir, 'moved.json'), JSON.stringify({ to: 'db.example/triptych', at: 'now' }))
  const { code, failed } = await doctor({ SVC_DATA_DIR: dataDir }, 'content')
  expect(code).toBe(1)
  expect(failed).toEqual([expect.stringMatching(/^place of the data: .*db[.]example/), '→ change SVC_DATABASE_URL'])
  const { code: ofBridge } = await doctor({ SVC_DATA_DIR: dataDir }, 'bridge')
  expect(ofBridge).toBe(0)
})

/** What `triptych doctor content` prints in namespaces of its own; skips the test where this user may make none. */
async function doctorWithin(test: TestContext, options: readonly string[], dataDir: string): Promise<string> {
  const probe = await startProcess('unshare', [...options, 'true']).exited.catch(() => ({ code: 1 }))
  if (probe.code !== 0) test.skip('this machine lets no process have namespaces of its own')
  const launcher = join(import.meta.dirname, '../../bin/triptych')
  const env = { ...freePorts, SVC_DATA_DIR: dataDir }
  const running = startProcess('unshare', [...options, launcher, 'doctor', 'content'], env)
  expect(await running.exited).toEqual({ code: 1, signal: null })
  expect(running.stderr()).toBe('')
  return running.stdout()
}

it('says that a file system is read-only', async (test) => {
  const dataDir = await folder()
  const readOnly = 'mount --bind "$0" "$0" && mount -o remount,bind,ro "$0" && exec "$@"'
  const options = ['--map-root-user', '--mount', 'sh', '-c', readOnly, dataDir]
  expect(await doctorWithin(test, options, dataDir)).toContain(
    `failed   data folder: ${dataDir} is on a file system that is read-only\n` +
      '         → mount that for writing, or name another one in SVC_DATA_DIR\n',
  )
})

it('says that a database is not for this user to write, not that it is damaged', async (test) => {
  const dataDir = await folder()
  const file = join(dataDir, 'content.sqlite')
  await writeFile(file, 'nobody looks at it', { mode: 0o400 })
  // A number without a name, as a container may have it.
  expect(await doctorWithin(test, ['--user', '--map-user=54321'], dataDir)).toContain(
    `failed   database of content: user 54321 may not write to ${file}\n         → chown it\n`,
  )
})

it('says that a database file is damaged', async () => {
  const dataDir = await folder()
  await writeFile(join(dataDir, 'content.sqlite'), 'this was never a database, but it has some length '.repeat(100))
  const { code, failed } = await doctor({ SVC_DATA_DIR: dataDir }, 'content')
  expect(code).toBe(1)
  expect(failed[0]).toContain('content.sqlite')
  expect(failed[1]).toContain('triptych serve --start-empty content')
})

it('says that a database is newer than the program, and that PostgreSQL does not answer', async () => {
  const place = await createEmptyDatabase('postgres')
  onTestFinished(() => place.remove())
  const url = place.settings.kind === 'postgres' ? place.settings.url : ''
  expect(await doctor({ SVC_DATABASE_URL: url }, 'content')).toMatchObject({ code: 0, failed: [] })
  await asAdmin(
    `create schema content; create table content.kysely_migration (name varchar(255), "timestamp" varchar(255));
     insert into content.kysely_migration values ('9999-later', 'now')`,
    url,
  )
  const newer = await doctor({ SVC_DATABASE_URL: url }, 'content')
  expect(newer.code).toBe(1)
  expect(newer.failed[0]).toContain('was used by a newer version: it has the migration 9999-later')

  const away = await doctor({ SVC_DATABASE_URL: 'postgres://user:hidden@127.0.0.1:1/db' }, 'content')
  expect(away.code).toBe(1)
  expect(away.failed[1]).toContain('see that PostgreSQL runs')
  expect(away.lines.join('\n')).not.toContain('hidden')
})

it('warns where PostgreSQL does not gather statistics', async () => {
  const server = await startPostgres()
  onTestFinished(() => server.stop())
  const env = { SVC_DATABASE_URL: server.url }
  expect((await doctor(env, 'content')).lines).toContain('ok       autovacuum: on')
  await asAdmin('alter system set autovacuum = off', server.url)
  await asAdmin('select pg_reload_conf()', server.url)
  await expect.poll(async () => (await asAdmin('show autovacuum', server.url)).rows).toEqual([{ autovacuum: 'off' }])
  expect(await doctor(env, 'content')).toMatchObject({
    code: 0,
    warned: [
      'autovacuum: off: PostgreSQL gathers no statistics after large writes, so imports get slow',
      '→ set autovacuum = on in postgresql.conf, reload it, and run "vacuum (analyze)" once',
    ],
  })
  expect((await doctor(env, 'bridge')).lines.join('\n')).not.toContain('autovacuum')
})

it('logs in at the mail server, and says what that refuses', async () => {
  const server = await startMailServer()
  const env = {
    SVC_SMTP_URL: `smtp://${server.authority}?tls.rejectUnauthorized=false`,
    SVC_MAIL_FROM: 'triptych@example.com',
  }
  expect(await doctor(env, 'auth')).toMatchObject({ code: 0, failed: [], warned: [] })
  const away = await doctor({ ...env, SVC_SMTP_URL: 'smtp://me:hidden@127.0.0.1:1' }, 'auth')
  expect(away.code).toBe(1)
  expect(away.failed[1]).toBe('→ correct SVC_SMTP_URL, its name and password too')
  expect(away.lines.join('\n')).not.toContain('hidden')
})

it('warns of a public address without a trusted proxy, and refuses an open bridge', async () => {
  const { code, warned } = await doctor({ SVC_CONTENT_URL: 'https://content.example.com' }, 'content')
  expect({ code, text: warned[0] }).toEqual({
    code: 0,
    text: 'proxies: https://content.example.com/ is a public address, and SVC_TRUSTED_PROXIES is not set',
  })
  const open = await doctor({ SVC_TRUSTED_PROXIES: '127.0.0.1' }, 'bridge')
  expect(open).toMatchObject({
    code: 1,
    failed: [expect.stringContaining('open bridge'), '→ change SVC_TRUSTED_PROXIES'],
  })
})

it('ends with 78 for a wrong setting, and with 64 for what is no surface', async () => {
  expect(await doctor({ SVC_AUTH_PORT: 'eighty' })).toMatchObject({ code: 78 })
  expect(await doctor({}, 'kitchen')).toMatchObject({ code: 64 })
})

it('says when Node is too old', () => {
  expect(nodeVersion('22.1.0')).toEqual({
    state: 'failed',
    subject: 'Node',
    text: '22.1.0 is too old',
    advice: 'install Node 24 or newer',
  })
})
