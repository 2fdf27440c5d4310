import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Principal } from '../../src/access/principal.ts'
import { HttpCall } from '../../src/contract/call.ts'
import { bodyReader } from '../../src/contract/read-body.ts'
import { type SmallSurface, startSmallSurface } from '../support/small-contract.ts'

const admin: Principal = { id: 'm1', kind: 'person', role: 'admin', credential: 'session', credentialId: 's1' }
const FORM = 'application/x-www-form-urlencoded'

let running: SmallSurface
const seen: unknown[] = []

beforeEach(async () => {
  seen.length = 0
  const sendForm = (request: unknown) => {
    seen.push(request)
    return { status: 303, headers: { Location: '/page' } }
  }
  running = await startSmallSurface({ sendForm }, { principal: admin })
})
afterEach(() => running.close())

function post(body: string | Buffer<ArrayBuffer> | null, headers: Record<string, string> = { 'Content-Type': FORM }) {
  return fetch(`${running.url}/form`, { method: 'POST', body, headers, redirect: 'manual' })
}

describe('a form', () => {
  it.each([
    FORM,
    `${FORM};charset=UTF-8`,
    `Application/X-WWW-Form-Urlencoded ; charset="utf-8"`,
  ])('of type %s reaches its handler', async (type) => {
    expect((await post('name=%C3%A9+1', { 'Content-Type': type })).status).toBe(303)
    expect(seen).toEqual([{ body: { name: 'é 1' } }])
  })

  it('says in capitals that it has no coding', async () => {
    expect((await post('name=a', { 'Content-Type': FORM, 'Content-Encoding': 'IDENTITY' })).status).toBe(303)
  })

  it.each([
    ['another type', { 'Content-Type': 'application/json' }],
    ['plain text', { 'Content-Type': 'text/plain' }],
    ['several parts', { 'Content-Type': 'multipart/form-data; boundary=b' }],
    ['another charset', { 'Content-Type': `${FORM}; charset=iso-8859-1` }],
    ['a coding', { 'Content-Type': FORM, 'Content-Encoding': 'gzip' }],
  ])('of %s gets 415', async (_, headers) => {
    const response = await post('name=a', headers)
    expect([response.status, await response.json()]).toMatchObject([415, { code: 'unsupported_media_type' }])
    expect(seen).toEqual([])
  })

  it.each([
    ['bad percent-encoding', 'name=%zz', ''],
    ['bytes that are not UTF-8', Buffer.from('name=\xff', 'latin1'), ''],
    ['a field sent twice', 'name=a&name=a', 'name'],
    ['a missing field', 'nam=a', 'name'],
    ['an unknown field', 'name=a&x=1', 'x'],
    ['no fields', '', 'name'],
  ])('with %s gets 400 that says where', async (_, body, name) => {
    const response = await post(body)
    const { code, errors } = (await response.json()) as { code: string; errors: { in: string; name: string }[] }
    expect([response.status, code]).toEqual([400, 'invalid_request'])
    expect(errors.map((error) => [error.in, error.name])).toContainEqual(['body', name])
    expect(seen).toEqual([])
  })

  it('without bytes is one without fields, whatever its type', async () => {
    const response = await post(null, {})
    expect([response.status, await response.json()]).toMatchObject([400, { errors: [{ in: 'body', name: 'name' }] }])
  })

  it('of 16 KiB is read, and one of more gets 413', async () => {
    expect((await post(`name=${'x'.repeat(16 * 1024 - 5)}`)).status).toBe(303)
    const response = await post(`name=${'x'.repeat(16 * 1024 - 4)}`)
    expect([response.status, await response.json()]).toMatchObject([413, { code: 'body_too_large' }])
  })

  it('keeps its fields out of the log when it cannot be read', async () => {
    await post('name=SECRET-123&name=SECRET-123&x=%')
    expect(running.log).toHaveLength(1)
    expect(JSON.stringify(running.log)).not.toContain('SECRET')
  })

  it('is not read before security has spoken', async () => {
    const { url, close } = await startSmallSurface({}, {})
    const response = await fetch(`${url}/form`, { method: 'POST', body: '%zz', headers: { 'Content-Type': FORM } })
    await close()
    expect(response.status).toBe(401)
  })
})

describe('a body whose client left before it was read', () => {
  it.each(['application/json', 'text/plain', FORM, 'multipart/form-data'])('is not waited for: %s', async (type) => {
    const req = new IncomingMessage(new Socket())
    Object.assign(req.headers, { 'content-type': `${type}; boundary=x`, 'content-length': '9' })
    const call = new HttpCall(req, new ServerResponse(req), () => ({ address: '', loopback: true, host: '' }))
    req.destroy()
    const read = async () => bodyReader({ contentType: type, required: true })(call)
    await expect(read()).rejects.toMatchObject({ code: 'invalid_request' })
  })
})

describe('a body that no operation asked for', () => {
  it.each([
    ['an empty form', '', FORM],
    ['a form', 'a=%zz', FORM],
    ['broken JSON', '{', 'application/json'],
    ['something of no type', 'x', 'no type'],
    ['more than any limit', 'x'.repeat(2 * 1024 * 1024), 'text/plain'],
  ])('is passed over: %s', async (_, body, type) => {
    const send = () => fetch(`${running.url}/administer`, { method: 'POST', body, headers: { 'Content-Type': type } })
    expect([(await send()).status, (await send()).status]).toEqual([204, 204])
  })
})
