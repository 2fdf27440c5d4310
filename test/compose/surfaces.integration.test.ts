import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { type SurfaceName, surfaceNames } from '../../src/compose/addresses.ts'
import { surfaceStarters } from '../../src/compose/surfaces.ts'
import { loadConfig } from '../../src/config.ts'
import { freePorts } from '../support/process.ts'
import { recordingLogger } from '../support/server.ts'

/** Starts surfaces in this process: the address of each, in the order in which they came. */
async function start(wanted: readonly SurfaceName[], env: Record<string, string> = {}): Promise<Map<string, string>> {
  const root = await mkdtemp(join(tmpdir(), 'triptych-surfaces-'))
  onTestFinished(() => rm(root, { recursive: true, force: true }))
  const config = loadConfig({ SVC_DATA_DIR: root, SVC_AUTH_PORT: '0', SVC_CONTENT_PORT: '0', ...env })
  const { logger } = recordingLogger()
  const urls = new Map<string, string>()
  for (const begin of surfaceStarters(config, new Set(wanted), { logger, sample: false, checkReplies: true })) {
    const running = await begin()
    onTestFinished(() => running.close())
    urls.set(running.name, running.url)
  }
  return urls
}

it('every surface says where its catalog is, to HEAD as well', async () => {
  const urls = await start(surfaceNames, freePorts)
  const link = '</.well-known/api-catalog>; rel="api-catalog"'
  const linksOf = async (name: string, path: string) =>
    (await fetch(`${urls.get(name)}${path}`, { method: 'HEAD' })).headers.get('Link')
  for (const name of surfaceNames) {
    expect(await linksOf(name, '/.well-known/api-catalog')).toBe(
      `<https://www.rfc-editor.org/info/rfc9727>; rel="profile", ${link}`,
    )
    for (const path of ['/docs', '/openapi.json']) expect(await linksOf(name, path)).toBe(link)
  }
  for (const path of ['/docs/streams', '/asyncapi.json']) expect(await linksOf('bridge', path)).toBe(link)
})

/** Where the front page of content leads a signed-out visitor, step by step. */
async function led(url: string): Promise<(string | null)[]> {
  const steps: (string | null)[] = []
  for (const path of ['/', '/sign-in']) {
    const response = await fetch(`${url}${path}`, { redirect: 'manual' })
    const location = response.headers.get('Location')
    const { code } = location === null ? ((await response.json()) as { code: string }) : { code: null }
    steps.push(code ?? location?.replace(/code_challenge=.*/, '…') ?? null)
  }
  return steps
}

it('auth comes first, in whichever order they are named', async () => {
  expect([...(await start(['content', 'auth'])).keys()]).toEqual(['auth', 'content'])
  expect(surfaceNames).toEqual(['auth', 'bridge', 'content'])
})

it('content signs people in with the auth surface of its process', async () => {
  const urls = await start(['auth', 'content'], { SVC_AUTH_URL: 'http://elsewhere.example' })
  const port = (name: string) => new URL(urls.get(name) ?? '').port
  expect(await led(urls.get('content') ?? '')).toEqual([
    `http://localhost:${port('content')}/sign-in?next=%2F`,
    `http://localhost:${port('auth')}/api/v1/auth/handover?surface=content&next=%2F&…`,
  ])
})

it('content alone signs people in with the auth surface that the settings name', async () => {
  const apart = await start(['content'], { SVC_AUTH_URL: 'http://127.0.0.1:9', SVC_CONTENT_URL: 'http://localhost:7' })
  expect([...apart.keys()]).toEqual(['content'])
  expect(await led(apart.get('content') ?? '')).toEqual([
    'http://localhost:7/sign-in?next=%2F',
    'http://127.0.0.1:9/api/v1/auth/handover?surface=content&next=%2F&…',
  ])
  // Browsers may know it by another name than this process does.
  const known = await start(['content'], {
    SVC_AUTH_URL: 'http://127.0.0.1:9',
    SVC_BASE_URL: 'https://auth.example.com',
    SVC_CONTENT_URL: 'http://localhost:7',
  })
  expect(await led(known.get('content') ?? '')).toEqual([
    'http://localhost:7/sign-in?next=%2F',
    'https://auth.example.com/api/v1/auth/handover?surface=content&next=%2F&…',
  ])
})

it.runIf(process.platform === 'linux')('at an address of their own, surfaces lead to one another', async () => {
  const running = await start(['auth', 'content'], { SVC_HOST: '127.0.0.2' })
  const [auth = '', content = ''] = [running.get('auth'), running.get('content')]
  expect([auth, content]).toEqual([expect.stringContaining('127.0.0.2'), expect.stringContaining('127.0.0.2')])
  expect(await led(content)).toEqual([
    `${content}/sign-in?next=%2F`,
    `${auth}/api/v1/auth/handover?surface=content&next=%2F&…`,
  ])
  expect((await fetch(`${auth}/login`)).status).toBe(200)
})

it('content alone without one says so to a browser on a page', async () => {
  const url = (await start(['content'])).get('content') ?? ''
  for (const path of ['/', '/console/sites', '/sign-in', '/sign-in/callback?code=x']) {
    const page = await fetch(`${url}${path}`, { headers: { Accept: 'text/html,*/*;q=0.8' } })
    expect([page.status, page.headers.get('Content-Type')]).toEqual([200, 'text/html; charset=utf-8'])
    expect(await page.text()).toContain('<h1>No sign-in here</h1>')
  }
})

it('content alone without one accepts no session, and says so', async () => {
  const url = (await start(['content'])).get('content') ?? ''
  expect(await led(url)).toEqual(['sign_in_disabled', 'sign_in_disabled'])
  const callback = await fetch(`${url}/sign-in/callback?code=x`, { redirect: 'manual' })
  expect([callback.status, await callback.json()]).toMatchObject([404, { code: 'sign_in_disabled' }])
  const out = await fetch(`${url}/sign-out`, { method: 'POST', redirect: 'manual' })
  expect([out.status, out.headers.get('Location')]).toEqual([303, '/'])
  const body = JSON.stringify({ siteId: 'a', envId: 'b' })
  const headers = { 'Content-Type': 'application/json', Cookie: `content_session=${'x'.repeat(43)}`, Origin: url }
  expect((await fetch(`${url}/api/preview-token`, { method: 'POST', headers, body })).status).toBe(401)
})
