import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { describe, expect, it, onTestFinished } from 'vitest'
import { Registry } from '../../../src/bridge/marketplace/registry.ts'

const all = { q: '', from: 0, size: 20 }
const nonexistent = '/nonexistent'

/** A registry that answers as it is told, and where it is. */
async function registry(listener: RequestListener): Promise<string> {
  const server = createServer(listener)
  onTestFinished(async () => {
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const at = (url: string, timeLimit = 10_000): Registry =>
  new Registry({ HOME: nonexistent, npm_config_registry: url }, { timeLimit })

const answering =
  (json: unknown): RequestListener =>
  (_request, response) => {
    response.end(JSON.stringify(json))
  }

describe('a search', () => {
  it('shows plugins as their packages are, whatever is missing or odd', async () => {
    const asked: (string | undefined)[] = []
    const url = await registry((request, response) => {
      asked.push(request.url)
      answering({
        objects: [
          {
            package: {
              name: 'homebridge-a',
              version: '1.0.0',
              description: 'A',
              author: { name: 'Ann', email: 'a@b.c' },
              date: '2026-01-02T03:04:05.000Z',
              keywords: ['homebridge-plugin'],
            },
          },
          { package: { name: '@b/homebridge-b', publisher: { username: 'bob', email: 'b@b.c' }, date: 'yesterday' } },
          { package: { name: 'homebridge-c', version: 1, description: {}, author: 'Cid', keywords: ['other'] } },
          { package: { name: 'lodash', version: '1.0.0' } },
          { package: { name: 'homebridge-../../x' } },
          { package: null },
          null,
        ],
        total: 321,
      })(request, response)
    })
    expect(await at(url).search({ q: ' Lamp  & sun ', from: 40, size: 5 })).toEqual({
      results: [
        {
          name: 'homebridge-a',
          version: '1.0.0',
          description: 'A',
          author: 'Ann <a@b.c>',
          date: '2026-01-02T03:04:05.000Z',
        },
        { name: '@b/homebridge-b', version: '', description: '', author: 'bob <b@b.c>', date: '' },
      ],
      total: 321,
    })
    expect(asked).toEqual(['/-/v1/search?text=keywords%3Ahomebridge-plugin+lamp+%26+sun&from=40&size=5'])
  })

  it.for<[string, RequestListener, RegExp]>([
    ['is not JSON', (_request, response) => response.end('<html>'), /not JSON/],
    ['is another thing', answering([]), /not a search result/],
    ['has no number', answering({ objects: [], total: '5' }), /not a search result/],
    ['is a refusal', (_request, response) => response.writeHead(401).end('no'), /status 401/],
    ['is a fault', (_request, response) => response.writeHead(500).end('no'), /status 500/],
    [
      'is elsewhere',
      (_request, response) => response.writeHead(302, { location: 'http://localhost:1/' }).end(),
      /elsewhere/,
    ],
    ['is at itself', (_request, response) => response.writeHead(307, { location: '/' }).end(), /too often/],
    [
      'is far too long',
      (_request, response) => {
        response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(Buffer.alloc(20_000_000)))
      },
      /longer than/,
    ],
    [
      'breaks off',
      (_request, response) => response.writeHead(200, { 'content-length': '99' }).end('{', () => response.destroy()),
      /^/,
    ],
  ])('whose answer %s is refused', async ([, listener, reason]) => {
    const refusal = at(await registry(listener)).search(all)
    await expect(refusal).rejects.toMatchObject({ code: 'registry_unavailable' })
    await expect(refusal).rejects.toThrow(reason)
  })

  it('ends in time where the registry never answers, or never ends', async () => {
    const silent = await registry(() => {})
    const endless = await registry((_request, response) => {
      response.writeHead(200).write('{')
    })
    for (const url of [silent, endless]) {
      await expect(at(url, 100).search(all)).rejects.toMatchObject({
        code: 'registry_unavailable',
        message: expect.stringContaining('takes too long'),
      })
    }
  })

  it('does not read the whole of an endless refusal', async () => {
    let sent = 0
    const url = await registry((_request, response) => {
      response.writeHead(404)
      const more = (): void => {
        while (!response.destroyed && response.write(Buffer.alloc(65_536))) sent += 1
      }
      response.on('drain', more)
      more()
    })
    expect(await at(url).search(all)).toEqual({ results: [], total: 0, searchable: false })
    expect(sent).toBeLessThan(1_000)
  })

  it('of a registry that has none finds a plugin of exactly that name', async () => {
    const asked: (string | undefined)[] = []
    const url = await registry((request, response) => {
      asked.push(request.url)
      if (request.url !== '/homebridge-a/latest') response.writeHead(404).end()
      else answering({ name: 'homebridge-a', version: '1.2.3', keywords: ['homebridge-plugin'] })(request, response)
    })
    const found = await at(url).search({ ...all, q: ' homebridge-a ' })
    expect(found).toMatchObject({ results: [{ name: 'homebridge-a', version: '1.2.3' }], total: 1, searchable: false })
    const none = { results: [], total: 0, searchable: false }
    expect(await at(url).search({ ...all, q: 'homebridge-b' })).toEqual(none)
    asked.length = 0
    expect(await at(url).search({ ...all, q: '../homebridge-a' })).toEqual(none)
    expect(asked.every((path) => path?.startsWith('/-/v1/search?'))).toBe(true)
  })

  it('fails while no server listens, without the address, which may hold a password', async () => {
    const failure = at('http://me:secret@127.0.0.1:1/').search(all)
    await expect(failure).rejects.toMatchObject({
      code: 'registry_unavailable',
      message: 'the package registry 127.0.0.1:1: ECONNREFUSED',
    })
  })
})

describe('a manifest', () => {
  it('is one version, by itself or out of the whole package', async () => {
    const version = { name: 'homebridge-a', version: '1.2.3', keywords: ['x', 1], engines: { node: '>=20', x: 1 } }
    const whole = { name: 'homebridge-a', 'dist-tags': { latest: '1.2.3' }, versions: { '1.2.3': version } }
    const asked: (string | undefined)[] = []
    const url = await registry((request, response) => {
      asked.push(request.url)
      if (request.url === '/homebridge-a') answering(whole)(request, response)
      else response.writeHead(404).end()
    })
    const found = { name: 'homebridge-a', version: '1.2.3', keywords: ['x'], engines: { node: '>=20' } }
    expect(await at(url).manifest('homebridge-a')).toEqual(found)
    expect(await at(url).manifest('homebridge-a', '1.2.3')).toEqual(found)
    expect(await at(await registry(answering(version))).manifest('homebridge-a', 'beta')).toEqual(found)
    for (const [name, other] of [
      ['homebridge-a', '9.9.9'],
      ['homebridge-a', '__proto__'],
      ['homebridge-b', 'latest'],
    ] as const) {
      await expect(at(url).manifest(name, other)).rejects.toMatchObject({ code: 'package_not_found' })
    }
    const before = asked.length
    for (const name of ['lodash', '../homebridge-a', 'homebridge-a/../../x', 'homebridge-a?', '']) {
      await expect(at(url).manifest(name)).rejects.toMatchObject({ code: 'package_not_found' })
    }
    expect(asked.length).toBe(before)
  })

  it('of another package is refused', async () => {
    const url = await registry(answering({ name: 'homebridge-evil', version: '1.0.0' }))
    await expect(at(url).manifest('homebridge-a')).rejects.toMatchObject({ code: 'registry_unavailable' })
  })
})

describe("npm's configuration", () => {
  it('counts as it is now: registry, its credentials, a registry for a scope', async () => {
    const home = await mkdtemp(join(tmpdir(), 'triptych-npmrc-'))
    onTestFinished(() => rm(home, { recursive: true, force: true }))
    const seen: unknown[] = []
    const url = await registry((request, response) => {
      seen.push([request.url?.split('?')[0], request.headers.authorization])
      answering(
        request.url?.includes('search') ? { objects: [], total: 1 } : { name: '@me/homebridge-a', version: '1.0.0' },
      )(request, response)
    })
    const registryOfHome = new Registry({ HOME: home, SOME_TOKEN: 'secret' }, { configAge: 0 })
    const host = url.slice('http:'.length)
    await writeFile(join(home, '.npmrc'), `registry=${url}/npm\n${host}/npm/:_authToken=\${SOME_TOKEN}\n`)
    await registryOfHome.search(all)
    await writeFile(join(home, '.npmrc'), `registry=${url}\n@me:registry=${url}/mine/\n`)
    await registryOfHome.search(all)
    await registryOfHome.manifest('@me/homebridge-a')
    expect(seen).toEqual([
      ['/npm/-/v1/search', 'Bearer secret'],
      ['/-/v1/search', undefined],
      ['/mine/@me%2Fhomebridge-a/latest', undefined],
    ])
  })
})
