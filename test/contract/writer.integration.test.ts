import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterEach, describe, expect, it, onTestFinished } from 'vitest'
import { FORM } from '../../src/contract/form.ts'
import type { Reply } from '../../src/contract/reply.ts'
import { FileBody } from '../../src/payload.ts'
import { type SmallSurface, startSmallSurface } from '../support/small-contract.ts'

let running: SmallSurface | undefined
afterEach(() => running?.close())

/** What the page answers, as it goes out. */
async function page(reply: Reply, init: RequestInit = {}): Promise<Response> {
  await running?.close()
  running = await startSmallSurface({ readPage: () => reply })
  return fetch(`${running.url}/page`, { redirect: 'manual', ...init })
}

const cookies = ['a=1; Path=/; HttpOnly', 'b=2; Expires=Thu, 01 Jan 1970 00:00:00 GMT']
const html: Reply = { status: 200, headers: { ETag: '"1"', 'Set-Cookie': cookies }, body: '<p>é</p>' }
const redirect: Reply = { status: 302, headers: { Location: '/else?a=%20', 'Set-Cookie': cookies } }

function kept(response: Response): [string, string][] {
  return [...response.headers].filter(([name]) => !/^(?:date|connection|keep-alive)$/.test(name))
}

describe('a list of header values', () => {
  it('goes out as a field each', async () => {
    expect((await page(html)).headers.getSetCookie()).toEqual(cookies)
    expect((await page(redirect)).headers.getSetCookie()).toEqual(cookies)
  })

  it('is whole on a 304', async () => {
    const response = await page(html, { headers: { 'If-None-Match': '"1"' } })
    expect([response.status, response.headers.getSetCookie()]).toEqual([304, cookies])
  })

  it('is whole on a refusal that a handler wrote itself', async () => {
    const body = { type: 'about:blank', title: 'Service unavailable', status: 503, code: 'unavailable' }
    running = await startSmallSurface(
      { readPage: () => ({ status: 503, headers: { 'Set-Cookie': cookies }, body }) },
      { replyCheck: 'off' },
    )
    const response = await fetch(`${running.url}/page`)
    expect([response.status, response.headers.getSetCookie()]).toEqual([503, cookies])
  })
})

describe('a page', () => {
  it('is text in UTF-8', async () => {
    const response = await page(html)
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(await response.text()).toBe('<p>é</p>')
  })

  it('is one for HEAD as for GET, without its body', async () => {
    const get = await page(html)
    const head = await page(html, { method: 'HEAD' })
    expect(get.headers.get('content-length')).toBe('9')
    expect(kept(head)).toEqual(kept(get))
    expect([head.status, await head.text()]).toEqual([200, ''])
  })
})

describe('a redirect', () => {
  it.each(['GET', 'HEAD'])('says where to %s, and nothing else', async (method) => {
    const response = await page(redirect, { method })
    expect([response.status, await response.text()]).toEqual([302, ''])
    expect(kept(response)).toEqual([
      ['content-length', '0'],
      ['location', '/else?a=%20'],
      ...cookies.map((cookie) => ['set-cookie', cookie]),
    ])
  })

  it('after a form is a 303', async () => {
    running = await startSmallSurface(
      {},
      { principal: { id: 'm', kind: 'person', role: 'member', credential: 'session', credentialId: 's' } },
    )
    const init = { method: 'POST', body: 'name=a', headers: { 'Content-Type': FORM }, redirect: 'manual' } as const
    const response = await fetch(`${running.url}/form`, init)
    expect([response.status, response.headers.get('location'), await response.text()]).toEqual([303, '/page', ''])
  })

  it('to where a header cannot point is a fault of ours, not half an answer', async () => {
    const response = await page({ status: 302, headers: { Location: '/a\r\nSet-Cookie: tossed=1' } })
    expect([response.status, response.headers.get('location'), response.headers.getSetCookie()]).toEqual([
      500,
      null,
      [],
    ])
  })
})

describe('a file that is there compressed, too', () => {
  const text = 'to be sent '.repeat(1000)
  const sizes = { br: brotliCompressSync(text).length, gzip: gzipSync(text).length, identity: text.length }

  /** A page that comes from a file, with the compressed ones beside it that are named. */
  async function file(...codings: readonly ('br' | 'gzip')[]): Promise<Reply> {
    const folder = await mkdtemp(join(tmpdir(), 'triptych-writer-'))
    onTestFinished(() => rm(folder, { recursive: true, force: true }))
    const forms = { br: brotliCompressSync(text), gzip: gzipSync(text), identity: Buffer.from(text) }
    const put = async (coding: keyof typeof forms) => {
      await writeFile(join(folder, coding), forms[coding])
      return [coding, { source: join(folder, coding), size: forms[coding].length }] as const
    }
    const [, { source, size }] = await put('identity')
    const coded = Object.fromEntries(await Promise.all(codings.map(put)))
    return { status: 200, headers: { ETag: '"1"' }, body: new FileBody(source, size, coded) }
  }

  it.each([
    [['br', 'gzip'], 'gzip, deflate, br', 'br'],
    [['br', 'gzip'], 'gzip', 'gzip'],
    [['br', 'gzip'], 'identity', 'identity'],
    [['gzip'], 'gzip, deflate, br', 'gzip'],
    [['gzip'], 'br', 'identity'],
  ] as const)('of %j, asked for with %j, goes out as %s, for HEAD too', async (codings, accepted, coding) => {
    const reply = await file(...codings)
    const headers = { 'Accept-Encoding': accepted }
    const get = await page(reply, { headers })
    expect(get.headers.get('content-encoding')).toBe(coding === 'identity' ? null : coding)
    expect(get.headers.get('content-length')).toBe(String(sizes[coding]))
    expect(get.headers.get('vary')).toBe('Accept-Encoding')
    // A strong validator is of bytes, and these are others (RFC 9110, 8.8.3).
    expect(get.headers.get('etag')).toBe(coding === 'identity' ? '"1"' : `"1-${coding}"`)
    expect(await get.text()).toBe(text)
    const head = await page(reply, { method: 'HEAD', headers })
    expect(kept(head)).toEqual(kept(get))
  })

  it('does not vary where there is only one of it', async () => {
    const response = await page(await file(), { headers: { 'Accept-Encoding': 'br' } })
    expect([response.headers.get('vary'), response.headers.get('content-encoding')]).toEqual([null, null])
    expect(await response.text()).toBe(text)
  })
})
