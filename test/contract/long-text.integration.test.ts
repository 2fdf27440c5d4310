import { randomBytes } from 'node:crypto'
import { get, type IncomingMessage } from 'node:http'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterEach, describe, expect, it } from 'vitest'
import { LongText, SerializedJson } from '../../src/payload.ts'
import { type SmallSurface, startSmallSurface } from '../support/small-contract.ts'

let running: SmallSurface | undefined
afterEach(() => running?.close())

const json = JSON.stringify({ name: `é${randomBytes(400_000).toString('base64')}` })
const size = Buffer.byteLength(json)

function longText(): LongText {
  const packed = gzipSync(json)
  const parts: Buffer[] = []
  for (let start = 0; start < packed.length; start += 10_000) parts.push(packed.subarray(start, start + 10_000))
  return new LongText(parts, size)
}

/** What comes over the wire: `fetch` would unpack it. */
async function ask(headers: Record<string, string> = {}, method = 'GET') {
  await running?.close()
  running = await startSmallSurface({
    readThing: () => ({ status: 200, headers: { ETag: '"1"' }, body: new SerializedJson(longText()) }),
  })
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  get(`${running.url}/things/1`, { headers, method, agent: false }, resolve).on('error', reject)
  const response = await promise
  const chunks: Buffer[] = []
  for await (const chunk of response) chunks.push(chunk)
  return { status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) }
}

describe('a long text', () => {
  it('is sent as it is stored to clients that accept gzip, under an ETag of its own', async () => {
    for (const coding of ['gzip', 'gzip, deflate, br', '*', 'gzip;q=0.5']) {
      const { status, headers, body } = await ask({ 'Accept-Encoding': coding })
      expect([status, headers['content-encoding'], headers.etag]).toEqual([200, 'gzip', '"1-gzip"'])
      expect(headers['content-length']).toBe(String(longText().packedSize))
      expect(gunzipSync(body).toString() === json).toBe(true)
    }
  })

  it('is decompressed on its way to all other clients', async () => {
    for (const headers of [{}, { 'Accept-Encoding': 'br' }, { 'Accept-Encoding': 'gzip;q=0' }]) {
      const { status, headers: got, body } = await ask(headers)
      expect([status, got['content-encoding'], got.etag]).toEqual([200, undefined, '"1"'])
      expect(got['content-length']).toBe(String(size))
      expect(body.toString() === json).toBe(true)
    }
  })

  it('is not sent to HEAD, nor to a client that has it', async () => {
    const head = await ask({ 'Accept-Encoding': 'gzip' }, 'HEAD')
    expect([head.status, head.headers['content-encoding'], head.body.length]).toEqual([200, 'gzip', 0])
    expect(head.headers['content-length']).toBe(String(longText().packedSize))
    for (const etag of ['"1"', '"1-gzip"']) {
      const { status, body } = await ask({ 'Accept-Encoding': 'gzip', 'If-None-Match': etag })
      expect([status, body.length]).toEqual([304, 0])
    }
  })

  it('costs nothing more once its reader is gone', async () => {
    await ask()
    const url = running?.url ?? ''
    const { promise, resolve } = Promise.withResolvers<void>()
    const request = get(`${url}/things/1`, { agent: false }, (response) => {
      response.once('data', () => {
        request.destroy()
        resolve()
      })
    })
    await promise
    expect((await fetch(`${url}/things/1`)).status).toBe(200)
  })
})
