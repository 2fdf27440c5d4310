import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, expect, it, onTestFinished } from 'vitest'
import { createEmptyDatabase } from '../../support/databases.ts'
import { asAdmin } from '../../support/postgres.ts'
import { type RunningTriptych, runTriptych, startTriptych } from '../../support/process.ts'
import { readAnswers, sendRaw } from '../../support/raw-http.ts'
import { ask, hashes, healthOf, originOf, outside, overwrite, overwritePages, signIn } from './damage.ts'

const email = 'admin@example.com'
const ready = { auth: 'ready', bridge: 'ready', content: 'ready' }
const damaged = [503, 'unavailable', 'database_damaged']

async function folder(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'triptych-degraded-'))
  onTestFinished(() => rm(path, { recursive: true, force: true }))
  return path
}

function settingsOf(dataDir: string): Record<string, string> {
  return { SVC_DATA_DIR: dataDir, SVC_BRIDGE_AUTH: 'session', SVC_ADMIN_EMAIL: email }
}

async function serve(dataDir: string, args: readonly string[] = [], env: Record<string, string> = {}) {
  const server = await startTriptych({ args: [...args, '--check-replies'], env: { ...settingsOf(dataDir), ...env } })
  onTestFinished(async () => void (await server.stop('SIGKILL')))
  return server
}

/** A folder that a server of all surfaces has used, with the sample, and what the administrator signed in with there. */
let used: { readonly path: string } & Awaited<ReturnType<typeof signIn>>

beforeAll(async () => {
  const path = await mkdtemp(join(tmpdir(), 'triptych-degraded-'))
  const server = await startTriptych({ args: ['--sample'], env: { ...settingsOf(path) } })
  used = { path, ...(await signIn(server, email)) }
  await server.stop()
  return () => rm(path, { recursive: true, force: true })
})

/** A copy of it. */
async function usedFolder(): Promise<string> {
  const path = await folder()
  await cp(used.path, path, { recursive: true })
  return path
}

/** Resolves when a surface serves again. */
async function recovered(server: RunningTriptych, surface: string): Promise<void> {
  await server.waitFor(`"surface":"${surface}","msg":"serves again"`)
}

it('a damaged database degrades its surface alone; no session is accepted without it; its own file brings it back', async () => {
  const dataDir = await usedFolder()
  const { browser, token } = used
  const file = join(dataDir, 'auth.sqlite')
  overwrite(file)
  const broken = hashes(file)

  const server = await serve(dataDir)
  expect(await healthOf(server)).toEqual({ ...ready, auth: damaged })
  await server.waitFor(`degraded: database: ${file} is damaged: file is not a database`)
  await server.waitFor('triptych serve --start-empty auth')
  const { auth, bridge, content } = server.urls
  const unavailable = { status: 503, body: { code: 'unavailable' } }
  const me = async () => (await browser.at(originOf(auth)).get('/api/v1/me')).status
  expect(await me()).toBe(503)
  expect(await ask(`${auth}/login`)).toMatchObject(unavailable)
  // Without a credential there is nothing to verify, and with one it cannot be verified.
  expect(await ask(`${bridge}/api/config`)).toMatchObject({ status: 401 })
  const cookie = (name: string) => ({ headers: { Cookie: `${name}=${'x'.repeat(43)}` } })
  expect(await ask(`${bridge}/api/config`, cookie('bridge_session'))).toMatchObject(unavailable)
  expect(await ask(`${content}/api/console/sites`)).toMatchObject({ status: 401 })
  expect(await ask(`${content}/api/console/sites`, cookie('content_session'))).toMatchObject(unavailable)
  expect(await ask(`${content}/api/console/sites`, { headers: token })).toMatchObject(unavailable)
  expect((await ask(`${content}/openapi.json`)).status).toBe(200)
  expect((await ask(`${auth}/openapi.json`)).status).toBe(200)
  expect(hashes(file)).toBe(broken)

  // Gone is not mended, and no empty one takes its place.
  await rename(file, `${file}.broken`)
  expect(await healthOf(server)).toEqual({ ...ready, auth: damaged })
  expect(await readdir(dataDir)).not.toContain('auth.sqlite')
  await rename(`${file}.good`, file)
  await recovered(server, 'auth')
  expect(await healthOf(server)).toEqual(ready)
  expect(await me()).toBe(200)
  expect((await ask(`${content}/api/console/sites`, { headers: token })).status).toBe(200)
  expect(await server.stop()).toEqual({ code: 0, signal: null })
})

it('--start-empty moves a damaged database away, and accepts no earlier session; a whole one stays', async () => {
  const dataDir = await usedFolder()
  const before = await serve(dataDir)
  const { browser, token } = used
  // So that the log has something.
  expect((await browser.at(originOf(before.urls.auth)).post('/api/v1/me/tokens', { name: 'another' })).status).toBe(201)
  // Killed, so that there is a log.
  await before.stop('SIGKILL')
  const file = join(dataDir, 'auth.sqlite')
  outside(
    'dd if=/dev/urandom of="$1" bs=4096 count=1 conv=notrunc; dd if=/dev/urandom of="$1-wal" bs=4096 count=1 conv=notrunc',
    file,
  )
  const [broken] = hashes(file).split(' ')

  const server = await serve(dataDir, ['--start-empty', 'auth', '--start-empty', 'content'])
  expect(await healthOf(server)).toEqual(ready)
  const aside = (await readdir(dataDir)).filter((name) => name.includes('.damaged-'))
  expect(aside.toSorted()).toEqual([
    expect.stringMatching(/^auth\.sqlite\.damaged-[\dT.Z-]+$/),
    expect.stringMatching(/^auth\.sqlite\.damaged-[\dT.Z-]+-shm$/),
    expect.stringMatching(/^auth\.sqlite\.damaged-[\dT.Z-]+-wal$/),
  ])
  expect(hashes(join(dataDir, aside.toSorted()[0] ?? ''))).toContain(broken)
  await server.waitFor('the database is not damaged, so it stays')
  const { auth, bridge, content } = server.urls
  expect((await browser.at(originOf(auth)).get('/api/v1/me')).status).toBe(401)
  expect((await ask(`${content}/api/console/sites`, { headers: token })).status).toBe(401)
  expect((await ask(`${bridge}/api/config`)).status).toBe(401)
  expect((await ask(`${content}/api/v1/docs/production`)).status).toBe(200)
})

it.each([
  [['auth', '--start-empty', 'bridge'], {}, /^error: bridge is not among the surfaces to serve\n$/],
  [['--start-empty', 'auth'], { SVC_DATABASE_URL: 'postgres://127.0.0.1/none' }, /^error: auth is on PostgreSQL/],
  [['--start-empty', 'attic'], {}, /^error: "attic" is not a surface/],
])('%j is misuse: 64', async (args, env, message) => {
  expect(await runTriptych(['serve', ...args], env)).toMatchObject({ code: 64, stderr: expect.stringMatching(message) })
})

it('a config file that was broken by hand degrades the bridge alone, until it is mended', async () => {
  const dataDir = await usedFolder()
  const file = join(dataDir, 'config.json')
  const good = await readFile(file, 'utf8')
  await writeFile(file, good.slice(0, -3))

  const server = await serve(dataDir, [], { SVC_BRIDGE_AUTH: 'none' })
  expect(await healthOf(server)).toEqual({ ...ready, bridge: [503, 'unavailable', 'config_invalid'] })
  await server.waitFor(/degraded: .*config\.json: line \d+, column \d+: /)
  const { bridge } = server.urls
  for (const path of ['/api/config', '/api/health', '/api/accessories', '/']) {
    expect(await ask(`${bridge}${path}`), path).toMatchObject({ status: 503, body: { code: 'unavailable' } })
  }
  const upgrade = [
    ...['GET /ws/logs HTTP/1.1', `Host: ${new URL(bridge).host}`, 'Connection: Upgrade', 'Upgrade: websocket'],
    ...['Sec-WebSocket-Version: 13', 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==', '', ''],
  ].join('\r\n')
  const refused = readAnswers(await sendRaw(Number(new URL(bridge).port), upgrade))
  expect(refused.map(({ status }) => status)).toEqual([503])
  expect((await ask(`${bridge}/asyncapi.json`)).status).toBe(200)
  await writeFile(file, good)
  await recovered(server, 'bridge')
  expect(await healthOf(server)).toEqual(ready)
  expect((await ask(`${bridge}/api/config`)).body).toEqual({ content: good })
  expect(await server.stop()).toEqual({ code: 0, signal: null })
})

it('a database that is away when the process starts is waited for', async () => {
  const place = await createEmptyDatabase('postgres')
  onTestFinished(() => place.remove())
  if (place.settings.kind !== 'postgres') throw new Error('not PostgreSQL')
  const { url } = place.settings
  const name = new URL(url).pathname.slice(1)
  await asAdmin(`alter database ${name} with allow_connections false`)
  const server = await serve(await folder(), [], { SVC_DATABASE_URL: url })
  const away = [503, 'unavailable', 'database_unavailable']
  expect(await healthOf(server)).toEqual({ auth: away, bridge: 'ready', content: away })
  await asAdmin(`alter database ${name} with allow_connections true`)
  await Promise.all([recovered(server, 'auth'), recovered(server, 'content')])
  expect(await healthOf(server)).toEqual(ready)
  const { browser } = await signIn(server, email)
  expect((await browser.get('/api/v1/me')).status).toBe(200)
})

it('damage that is met while a surface serves degrades it, and the others go on', async () => {
  const dataDir = await usedFolder()
  const server = await serve(dataDir)
  const { auth, content } = server.urls
  const file = join(dataDir, 'content.sqlite')
  overwritePages(file)
  const broken = hashes(file)
  // Whatever meets the damage first, a look of the server's own maybe, has the listener replaced: a moment of no answer.
  const delivered = () =>
    ask(`${content}/api/v1/docs/production`).then(
      ({ status }) => status,
      () => null,
    )
  await expect.poll(delivered).toBe(503)
  await server.waitFor(`degraded: database: ${file} is damaged`)
  await expect.poll(() => healthOf(server).catch(() => null)).toEqual({ ...ready, content: damaged })
  expect((await ask(`${auth}/api/v1/auth/config`)).status).toBe(200)
  expect(hashes(file)).toBe(broken)
  await rename(`${file}.good`, file)
  await recovered(server, 'content')
  expect((await ask(`${content}/api/v1/docs/production`)).status).toBe(200)
  expect(await server.stop()).toEqual({ code: 0, signal: null })
})
