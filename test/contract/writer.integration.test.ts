import { afterEach, describe, expect, it } from 'vitest'
import { FORM } from '../../src/contract/form.ts'
import type { Reply } from '../../src/contract/reply.ts'
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
    const body = { type: 'about:blank', title: 'Not ready to serve', status: 503, code: 'unavailable' }
    running = await startSmallSurface(
      { readPage: () => ({ status: 503, headers: { 'Set-Cookie': cookies }, body }) },
      { checkReplies: false },
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
