import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type SurfaceName, surfaceNames } from '../../src/compose/addresses.ts'
import { surfaceStarters } from '../../src/compose/surfaces.ts'
import { loadConfig } from '../../src/config.ts'
import { consoleScript, putPage, writeConsole } from '../support/built-console.ts'
import { readAnswers, sendRaw } from '../support/raw-http.ts'
import { recordingLogger } from '../support/server.ts'

/** Every surface in this process, with its console from `built` in the folder of its data. */
async function serve() {
  const root = await mkdtemp(join(tmpdir(), 'triptych-consoles-'))
  const built = join(root, 'built')
  const ports = { SVC_AUTH_PORT: '0', SVC_BRIDGE_PORT: '0', SVC_CONTENT_PORT: '0' }
  const quiet = { SVC_HAP_BIND: '127.0.0.1', SVC_HAP_ADVERTISER: 'none' }
  const config = loadConfig({ SVC_DATA_DIR: join(root, 'data'), ...ports, ...quiet })
  const { logger, lines } = recordingLogger()
  const urls = { auth: '', bridge: '', content: '' }
  const ends: (() => Promise<unknown>)[] = [() => rm(root, { recursive: true, force: true })]
  const close = async () => {
    for (const end of ends.toReversed()) await end()
  }
  const options = { logger, sample: false, checkReplies: true, consoleFolder: built }
  try {
    for (const start of surfaceStarters(config, new Set(surfaceNames), options)) {
      const running = await start()
      ends.push(async () => {
        await running.close()
        await running.release?.()
      })
      urls[running.name as SurfaceName] = running.url
    }
  } catch (error) {
    await close()
    throw error
  }
  const get = (surface: SurfaceName, path: string, init: RequestInit = {}) =>
    fetch(`${urls[surface]}${path}`, { redirect: 'manual', ...init })
  return { built, get, urls, log: lines, close }
}

let served: Awaited<ReturnType<typeof serve>>

beforeAll(async () => {
  served = await serve()
})

afterAll(() => served?.close())

describe('the consoles, before they are built', () => {
  it('say what to do, and everything else is there', async () => {
    const { get, log } = served
    const page = await get('bridge', '/console/logs')
    expect([page.status, await page.text()]).toEqual([
      200,
      expect.stringContaining('<h1>The console is not built</h1>'),
    ])
    expect(page.headers.get('Content-Security-Policy')).not.toContain('script-src')
    expect((await get('bridge', '/assets/main-1a2b.js')).status).toBe(404)
    expect((await get('bridge', '/api/health')).status).toBe(200)
    const warned = log.filter(({ level, msg }) => level === 40 && String(msg).startsWith('the console is not built'))
    expect(warned.map(({ surface }) => surface)).toEqual([...surfaceNames])
  })
})

describe('the consoles, built', () => {
  beforeAll(async () => {
    await mkdir(served.built)
    await writeConsole(served.built)
  })

  it('are served with their files, to all who may see them', async () => {
    const { get, urls } = served
    for (const path of ['/', '/console/logs', '/console/plugins/a%2Fb/c?d=e']) {
      const page = await get('bridge', path)
      expect([path, page.status]).toEqual([path, 200])
      expect(await page.text()).toContain('<title>The console of bridge</title>')
      const { host } = new URL(urls.bridge ?? '')
      const policy = page.headers.get('Content-Security-Policy')
      expect(policy).toContain(`script-src localhost:${host.split(':')[1]}/assets/ ${host}/assets/;`)
      expect(policy).toContain(`ws://${host}`)
    }
    for (const surface of surfaceNames) {
      const script = await get(surface, '/assets/main-1a2b.js')
      expect([surface, script.status, await script.text()]).toEqual([surface, 200, consoleScript])
      expect(script.headers.get('Content-Type')).toBe('text/javascript; charset=utf-8')
      expect(script.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
      expect(script.headers.get('X-Content-Type-Options')).toBe('nosniff')
      for (const name of ['main-1a2b.js.br', 'index.html', 'nope.js']) {
        const missing = await get(surface, `/assets/${name}`)
        expect([name, missing.status, await missing.json()]).toMatchObject([name, 404, { code: 'not_found' }])
      }
      for (const name of ['..%2fauth%2findex.html', '%2e%2e%2fauth%2findex.html']) {
        expect([name, (await get(surface, `/assets/${name}`)).status]).toEqual([name, 400])
      }
    }
  })

  it('go out compressed to who takes it so', async () => {
    const port = Number(new URL(served.urls.content ?? '').port)
    const lines = [`Host: localhost:${port}`, 'Accept-Encoding: gzip, br', 'Connection: close', '', '']
    const received = await sendRaw(port, `GET /assets/main-1a2b.js HTTP/1.1\r\n${lines.join('\r\n')}`)
    const [answer] = readAnswers(received)
    expect(answer?.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' })
    expect(brotliDecompressSync(Buffer.from(answer?.body ?? '', 'latin1')).toString()).toBe(consoleScript)
  })

  it('lead who is signed out to sign-in, and back to where they were', async () => {
    const { get, urls } = served
    const led = async (surface: SurfaceName, path: string) => (await get(surface, path)).headers.get('Location')
    const content = (urls.content ?? '').replace('127.0.0.1', 'localhost')
    expect(await led('content', '/')).toBe(`${content}/sign-in?next=%2F`)
    expect(await led('content', '/console/docs/pages?q=%20')).toBe(
      `${content}/sign-in?next=%2Fconsole%2Fdocs%2Fpages%3Fq%3D%2520`,
    )
    expect(await led('auth', '/settings/activity')).toBe('/login?next=%2Fsettings%2Factivity')
  })

  it.each([
    ['auth', '/settings', '/settings/account'],
    ['bridge', '/console', '/'],
    ['bridge', '/console/', '/'],
    ['content', '/console', '/'],
    ['content', '/console/', '/'],
  ] as const)('%s leads from %s to where its console begins', async (surface, path, first) => {
    const { status, headers } = await served.get(surface, path)
    expect([status, headers.get('Location'), headers.get('Cache-Control')]).toEqual([302, first, 'no-store'])
  })

  it('learn that no visitor is signed in, and pages of other origins do not', async () => {
    const { get, urls } = served
    const accountUrl = `${(urls.auth ?? '').replace('127.0.0.1', 'localhost')}/settings/account`
    const linkTo = (surface: SurfaceName) => ({ surface, url: `${urls[surface].replace('127.0.0.1', 'localhost')}/` })
    // The bridge requires no sign-in, so all who see it are led on.
    const led = { auth: [], bridge: [linkTo('auth'), linkTo('content')], content: [] }
    for (const surface of surfaceNames) {
      const visitor = await get(surface, '/visitor', { headers: { Origin: 'https://elsewhere.example' } })
      expect([visitor.status, await visitor.json()]).toEqual([
        200,
        { person: null, accountUrl, consoles: led[surface] },
      ])
      expect(visitor.headers.get('Access-Control-Allow-Origin')).toBeNull()
    }
  })

  it('are the newer ones once they were built again', async () => {
    const { get, built } = served
    await rename(built, `${built}-before`)
    await mkdir(built)
    await writeConsole(built)
    await putPage(built, 'bridge', 'A newer console')
    await rm(join(built, 'assets/style-3c4d.css'))
    // Wanted by a page that is still open, before the newer one is loaded.
    expect((await get('bridge', '/assets/style-3c4d.css')).status).toBe(404)
    expect(await (await get('bridge', '/')).text()).toContain('A newer console')
  })
})
