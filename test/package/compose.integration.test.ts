import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'
import { CreateBucketCommand } from '@aws-sdk/client-s3'
import { expect, it, onTestFinished, vi } from 'vitest'
import { parse } from 'yaml'
import { readText, root } from '../docs/manual.ts'
import { done, Editor } from '../support/content-editor.ts'
import { CookieBrowser } from '../support/cookie-browser.ts'
import { createEmptyDatabase } from '../support/databases.ts'
import { freePort } from '../support/loopback.ts'
import { startNginx } from '../support/nginx.ts'
import { credentials, patience, startObjectStore } from '../support/object-store/object-store.ts'
import { type RunningTriptych, startTriptych } from '../support/process.ts'

/** What the test reads of a service. */
interface Service {
  readonly image: string
  readonly command: readonly string[]
  readonly environment: Readonly<Record<string, string>>
  readonly networks?: { readonly default: { readonly ipv4_address: string } }
  readonly extra_hosts?: readonly string[]
}

async function readServices(): Promise<Record<string, Service>> {
  const text = await readFile(join(folder, 'compose.yaml'), 'utf8')
  return (parse(text, { merge: true }) as { services: Record<string, Service> }).services
}

const folder = join(root, 'examples/compose')

const adminEmail = 'you@example.com'
const scope = { site: 'docs', env: 'production' } as const

/** Puts the places of this machine where a text names those of the network of containers; each is named somewhere. */
class Places {
  readonly #places: ReadonlyMap<string, string>
  readonly #unnamed: Set<string>

  constructor(places: Readonly<Record<string, string>>) {
    this.#places = new Map(Object.entries(places))
    this.#unnamed = new Set(this.#places.keys())
  }

  here(text: string): string {
    let moved = text
    for (const [there, here] of this.#places) {
      if (!moved.includes(there)) continue
      this.#unnamed.delete(there)
      moved = moved.replaceAll(there, here)
    }
    return moved
  }

  get unnamed(): string[] {
    return [...this.#unnamed]
  }
}

async function folderOfTest(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'triptych-compose-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** The compose file and nginx's, as the same processes on this machine; moto is the store. */
async function startAll() {
  const place = await createEmptyDatabase('postgres')
  onTestFinished(() => place.remove())
  if (place.settings.kind !== 'postgres') throw new Error('not PostgreSQL')
  const store = await startObjectStore()
  onTestFinished(() => store.stop())
  const services = await readServices()
  const [, Bucket] = /s3\.bucket\.create -name (\S+)'/.exec(services.bucket?.command[0] ?? '') ?? []
  await store.client.send(
    new CreateBucketCommand({ Bucket, CreateBucketConfiguration: { LocationConstraint: 'eu-central-1' } }),
  )

  const ports = { auth: await freePort(), content: await freePort() }
  // Longer names first: one may begin with another.
  const places = new Places({
    // biome-ignore-start lint/suspicious/noTemplateCurlyInString: as the compose file names them
    'postgres://triptych:${DATABASE_PASSWORD:?}@postgres/triptych': place.settings.url,
    '${SECRET_KEY:?}': 'k'.repeat(64),
    '${ADMIN_EMAIL:?}': adminEmail,
    '${STORE_SECRET:?}': credentials.secretAccessKey,
    // biome-ignore-end lint/suspicious/noTemplateCurlyInString: as the compose file names them
    'http://store:8333': store.endpoint,
    'http://proxy:8581': `http://127.0.0.1:${ports.auth}`,
    proxy: '127.0.0.1',
    'http://localhost:8581': `http://localhost:${ports.auth}`,
    'http://localhost:8583': `http://localhost:${ports.content}`,
    '172.30.58.0/24': '127.0.0.1',
  })
  const instances = new Map<string, RunningTriptych>()
  const triptychs = Object.entries(services).filter(([, { image }]) => image === 'triptych')
  await Promise.all(
    triptychs.map(async ([name, { command, environment }]) => {
      expect(command[0]).toBe('serve')
      const env = Object.fromEntries(
        Object.entries(environment).map(([variable, value]) => [variable, places.here(value)]),
      )
      // moto takes every access key that comes with the secret of its own.
      const instance = await startTriptych({ args: command.slice(1), env })
      onTestFinished(async () => void (await instance.stop('SIGKILL')))
      instances.set(name, instance)
    }),
  )
  expect(places.unnamed).toEqual([])

  const inner = [...instances].map(([name, { urls }]) => {
    const { port } = new URL(urls.auth || urls.content)
    return [`${name}:${name.startsWith('auth') ? 8581 : 8583};`, `127.0.0.1:${port};`] as const
  })
  const nginx = new Places({
    ...Object.fromEntries(inner),
    'listen 8581;': `listen 127.0.0.1:${ports.auth};`,
    'listen 8583;': `listen 127.0.0.1:${ports.content};`,
  })
  const [, http = ''] = /^http \{\n([\s\S]*)\}\n$/m.exec(await readFile(join(folder, 'nginx.conf'), 'utf8')) ?? []
  await startNginx(await folderOfTest(), nginx.here(http))
  expect(nginx.unnamed).toEqual([])
  return { instances, auth: `http://localhost:${ports.auth}`, content: `http://localhost:${ports.content}` }
}

it('the compose file, as processes: one sign-in, drafts and media through any of two, and one of each may go away', {
  timeout: patience,
}, async () => {
  const { instances, auth, content } = await startAll()
  expect([...instances.keys()].sort()).toEqual(['auth-1', 'auth-2', 'content-1', 'content-2'])
  const logs = () => [...instances.values()].map((instance) => instance.stderr()).join('\n')

  const browser = new CookieBrowser(auth)
  expect((await browser.post('/api/v1/auth/otp', { email: adminEmail })).status).toBe(202)
  const code = await vi.waitFor(() => {
    const found = new RegExp(`sign-in code for ${adminEmail}: (\\d{6})`).exec(logs())?.[1]
    if (found === undefined) throw new Error('no code yet')
    return found
  })
  // As a proxy sends it that ends TLS before nginx.
  const forwarded = { 'X-Forwarded-For': '203.0.113.7' }
  expect((await browser.post('/api/v1/auth/otp/verify', { email: adminEmail, code }, forwarded)).status).toBe(200)
  const sessions: unknown = await (await browser.get('/api/v1/me/sessions')).json()
  expect(sessions).toMatchObject({ sessions: [{ address: '203.0.113.7' }] })
  expect((await browser.at(content).visit('/sign-in')).status).toBe(200)
  const session = browser.at(content).cookie('content_session') ?? ''
  const editor = new Editor(content, { Cookie: `content_session=${session}`, Origin: content }, scope)
  const site = { params: { path: { site: scope.site } } }
  await editor.client.POST('/api/console/sites', { body: { id: scope.site } })
  await editor.client.POST('/api/console/sites/{site}/environments', { ...site, body: { name: scope.env } })

  const bytes = new Blob(['%PDF-1.7\n', new Uint8Array(3 * 1024 * 1024)])
  await done(editor.putMedia('large.pdf', null, bytes))
  const look = (path: string) => fetch(`${content}${path}`)
  const page = async (route: string) => {
    const { value, etag } = await editor.page(route)
    await done(editor.publish(value.id, etag))
    // Whichever of them is asked.
    await expect
      .poll(async () =>
        Promise.all([1, 2, 3, 4].map(async () => (await look(`/api/v1/docs/production${route}`)).status)),
      )
      .toEqual([200, 200, 200, 200])
  }
  await page('/both')
  for (const _ of [1, 2]) {
    const file = await look('/media/large.pdf')
    expect([file.status, (await file.arrayBuffer()).byteLength]).toEqual([200, bytes.size])
  }
  // People behind the proxy are told apart by their own addresses, not by its own.
  expect(logs()).not.toContain('SVC_TRUSTED_PROXIES')

  for (const gone of ['auth-1', 'content-2']) await instances.get(gone)?.stop('SIGKILL')
  await page('/one')
  expect((await browser.get('/api/v1/me')).status).toBe(200)
})

it('nginx knows each process by an address that an update leaves as it is, and none is given to others', async () => {
  const services = await readServices()
  const addresses = Object.entries(services).flatMap(([name, { networks }]) =>
    networks === undefined ? [] : [`${name}:${networks.default.ipv4_address}`],
  )
  expect(services.proxy?.extra_hosts).toEqual(addresses)
  const upstreams = [...(await readFile(join(folder, 'nginx.conf'), 'utf8')).matchAll(/^ +server (\S+):\d+;$/gm)]
  expect(addresses.map((entry) => entry.split(':')[0])).toEqual(upstreams.map(([, name]) => name))
  // Others get addresses of the upper half (ip_range).
  for (const entry of addresses) expect(entry).toMatch(/:172\.30\.58\.\d\d$/)
  expect(new Set(addresses.map((entry) => entry.split(':')[1])).size).toBe(addresses.length)
})

it('the manual names every variable that the compose file asks for', async () => {
  const text = await readFile(join(root, 'examples/compose/compose.yaml'), 'utf8')
  const asked = new Set([...text.matchAll(/\$\{(\w+):\?\}/g)].map(([, name]) => name))
  const manual = readText('docs/pages/operate/container.md').text
  const listed = [...manual.matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name)
  expect(new Set(listed)).toEqual(asked)
})

it('processes of the compose file share settings, and each has a volume of its own that stays with it', async () => {
  const text = await readFile(join(folder, 'compose.yaml'), 'utf8')
  const file = parse(text, { merge: true }) as {
    services: Record<string, Service & { readonly volumes: readonly string[] }>
    volumes: Record<string, unknown>
  }
  const triptychs = Object.entries(file.services).filter(([, { image }]) => image === 'triptych')
  for (const [name, { volumes, environment }] of triptychs) {
    // Without a name, every `down` and `up` would leave one behind.
    expect(volumes).toEqual([`${name}:/data`])
    expect(Object.keys(file.volumes)).toContain(name)
    // A backup that does not know where media are leaves them out.
    expect(environment).toMatchObject({ SVC_MEDIA_URL: expect.stringContaining('s3://') })
  }
  // podman-compose passes over them without a word.
  expect(file).not.toHaveProperty('configs')
  const shared = triptychs.map(([, { environment }]) =>
    ['SVC_DATABASE_URL', 'SVC_SECRET_KEY', 'SVC_MEDIA_URL', 'SVC_MEDIA_SECRET_ACCESS_KEY'].map(
      (name) => environment[name],
    ),
  )
  expect(new Set(shared.map((values) => JSON.stringify(values))).size).toBe(1)
})

it('the compose file makes the bucket once the store can, whose shell ends with 0 in any case', async () => {
  const programs = await folderOfTest()
  // The first try fails as it does before the store is complete; what is made is a file.
  const weed = `#!/bin/sh
read -r command
case $command in
  's3.bucket.list') ! [ -e made ] || printf '  media\tsize:0\tchunk:0\n' ;;
  's3.bucket.create -name media') if [ -e tried ]; then touch made; else touch tried; echo 'error: no filer' >&2; fi ;;
esac
`
  await writeFile(join(programs, 'weed'), weed, { mode: 0o755 })
  const { bucket } = await readServices()
  await promisify(execFile)('sh', ['-c', bucket?.command[0] ?? ''], {
    cwd: programs,
    env: { PATH: [programs, process.env.PATH].join(delimiter) },
  })
  expect(await readdir(programs)).toContain('made')
})
