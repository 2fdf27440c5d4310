import { describe, expect, it } from 'vitest'
import { reply } from '../../../generated/auth/replies.ts'
import { reply as bridgeReply } from '../../../generated/bridge/replies.ts'
import { answerStaticPage, apiCatalog, serviceHandlers } from '../../../handlers/common/service.ts'
import type { Service } from '../../../src/access/service.ts'
import { servedContract } from '../../../src/compose/open-surface.ts'
import { TriptychError } from '../../../src/errors.ts'
import { FileBody } from '../../../src/payload.ts'

const body = new FileBody('/built/assets/main.js', 1)
const service: Service = {
  ping: async () => undefined,
  metrics: async () => 'up 1\n',
  metricsPublic: false,
  openapi: async () => servedContract({ openapi: '3.1.0' }),
  backups: () => ({ scheduled: false, lastSuccess: null, lastFailure: null, next: null }),
  console: {
    page: async () => null,
    docs: async () => null,
    manual: async () => null,
    asset: async (name) => (name === 'main.js' ? { type: 'text/javascript', body } : null),
  },
}
const sent = { userAgent: null, bodyLength: null, cookies: {}, host: null, target: null }
const call = { principal: null, requestId: 'r', clientAddress: null, loopback: true, ...sent }
const publicUrl = (): URL => new URL('http://a.test:8583')
const handlers = serviceHandlers('auth', reply)

it('getHealth is ready while the database answers', async () => {
  expect(await handlers.getHealth({}, { call, service, publicUrl })).toEqual({
    status: 200,
    headers: { 'Cache-Control': 'no-store' },
    body: { status: 'ready', surface: 'auth' },
  })
  const down = { ...service, ping: () => Promise.reject(new TriptychError('unavailable', 'down')) }
  await expect(handlers.getHealth({}, { call, service: down, publicUrl })).rejects.toMatchObject({
    code: 'unavailable',
  })
})

it('getMetrics is for loopback, unless it is public', async () => {
  const far = { ...call, loopback: false }
  expect(await handlers.getMetrics({}, { call, service, publicUrl })).toMatchObject({ status: 200, body: 'up 1\n' })
  await expect(handlers.getMetrics({}, { call: far, service, publicUrl })).rejects.toMatchObject({
    code: 'loopback_only',
  })
  const open = { ...service, metricsPublic: true }
  expect(await handlers.getMetrics({}, { call: far, service: open, publicUrl })).toMatchObject({ status: 200 })
})

it('getDocs says where the contract is while the page is not built', async () => {
  const { body, headers } = await handlers.getDocs({}, { call, service, publicUrl })
  expect(body).toContain('href="/openapi.json"')
  expect(headers['Content-Security-Policy']).not.toContain('script-src')
})

it('getDocs runs scripts of the build alone', async () => {
  const built = { ...service, console: { ...service.console, docs: async () => '<!doctype html>' } }
  const { body, headers } = await handlers.getDocs({}, { call, service: built, publicUrl })
  expect(body).toBe('<!doctype html>')
  expect(headers['Content-Security-Policy']).toContain('script-src a.test:8583/assets/;')
})

it('getManual says what is missing while the page is not built, and runs scripts of the build alone', async () => {
  const unbuilt = await handlers.getManual({}, { call, service, publicUrl })
  expect(unbuilt.body).toContain('The manual is not built')
  expect(unbuilt.headers['Content-Security-Policy']).not.toContain('script-src')
  const built = { ...service, console: { ...service.console, manual: async () => '<!doctype html>' } }
  const { body, headers } = await handlers.getManual({}, { call, service: built, publicUrl })
  expect(body).toBe('<!doctype html>')
  expect(headers['Content-Security-Policy']).toContain('script-src a.test:8583/assets/;')
})

it('a static page has its own policy, and leads to the API catalog', () => {
  const page = { html: Buffer.from('<'), etag: '"1"', policy: "default-src 'none'" }
  expect(answerStaticPage(bridgeReply.getStreamsDocs, page)).toEqual({
    status: 200,
    headers: {
      'Cache-Control': 'no-cache',
      'Content-Security-Policy': "default-src 'none'",
      ETag: '"1"',
      Link: '</.well-known/api-catalog>; rel="api-catalog"',
    },
    body: page.html,
  })
})

it('the API catalog leads to everything under the public address, and to the streams of the bridge alone', () => {
  const [catalog, api] = apiCatalog(new URL('https://bridge.test'), 'bridge').linkset
  expect(catalog).toEqual({
    anchor: 'https://bridge.test/.well-known/api-catalog',
    item: [{ href: 'https://bridge.test/' }],
  })
  expect(api['service-desc'].map(({ href }) => href)).toEqual([
    'https://bridge.test/openapi.json',
    'https://bridge.test/asyncapi.json',
  ])
  const [, other] = apiCatalog(new URL('https://auth.test'), 'auth').linkset
  expect(other['service-desc'].map(({ href }) => href)).toEqual(['https://auth.test/openapi.json'])
})

describe('getAsset', () => {
  it('may be kept for good', async () => {
    expect(await handlers.getAsset({ path: { file: 'main.js' } }, { call, service, publicUrl })).toEqual({
      status: 200,
      headers: { 'Cache-Control': 'public, max-age=31536000, immutable', 'X-Content-Type-Options': 'nosniff' },
      contentType: 'text/javascript',
      body,
    })
  })

  it('refuses what the build has not', async () => {
    const asking = handlers.getAsset({ path: { file: 'main' } }, { call, service, publicUrl })
    await expect(asking).rejects.toMatchObject({ code: 'not_found' })
  })
})
