import { expect, it } from 'vitest'
import { docsReply, healthReply, metricsReply } from '../../../handlers/common/service.ts'
import type { Service } from '../../../src/access/service.ts'

const service: Service = {
  ping: async () => undefined,
  metrics: async () => 'up 1\n',
  metricsPublic: false,
  docs: { html: new Uint8Array([60]), etag: '"1"', policy: "default-src 'none'" },
  console: { page: async () => null, asset: async () => null },
}
const sent = { userAgent: null, bodyLength: null, cookies: {}, host: null, target: null }
const call = { principal: null, requestId: 'r', clientAddress: null, ...sent }

it('healthReply is ready while the database answers', async () => {
  expect(await healthReply(service, 'auth')).toMatchObject({ status: 200, body: { status: 'ready', surface: 'auth' } })
  const down = { ...service, ping: () => Promise.reject(new Error('down')) }
  await expect(healthReply(down, 'auth')).rejects.toMatchObject({ code: 'unavailable' })
})

it('metricsReply is for loopback, unless it is public', async () => {
  expect(await metricsReply(service, { ...call, loopback: true })).toMatchObject({ status: 200, body: 'up 1\n' })
  await expect(metricsReply(service, { ...call, loopback: false })).rejects.toMatchObject({ code: 'loopback_only' })
  expect(await metricsReply({ ...service, metricsPublic: true }, { ...call, loopback: false })).toMatchObject({
    status: 200,
  })
})

it('docsReply has the page’s own policy', () => {
  expect(docsReply(service)).toEqual({
    status: 200,
    headers: { 'Cache-Control': 'no-cache', ETag: '"1"', 'Content-Security-Policy': "default-src 'none'" },
    body: service.docs.html,
  })
})
