import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import type { Principal } from '../../src/access/principal.ts'
import { FORM } from '../../src/contract/form.ts'
import { type ErrorCode, type RefusalOptions, TriptychError } from '../../src/errors.ts'
import { type SmallSurface, startSmallSurface } from '../support/small-contract.ts'

const member: Principal = { id: 'm1', kind: 'person', role: 'member', credential: 'session', credentialId: 's1' }
const challenge = 'Bearer realm="small"'

let running: SmallSurface | undefined
afterEach(() => running?.close())

function throwing(error: TriptychError): () => never {
  return () => {
    throw error
  }
}

function send(path: string, url: string): Promise<Response> {
  const form = { body: 'name=a', headers: { 'Content-Type': FORM } }
  return fetch(`${url}${path}`, { method: 'POST', ...form, redirect: 'manual' })
}

describe('WWW-Authenticate', () => {
  it('says how to authenticate, where the contract declares it', async () => {
    const asked: (string | undefined)[] = []
    running = await startSmallSurface(
      {},
      {
        challenge: (call) => {
          asked.push(call.headers.authorization)
          return challenge
        },
      },
    )
    const response = await fetch(`${running.url}/form`, { method: 'POST', headers: { Authorization: 'Bearer dead' } })
    expect([response.status, response.headers.get('www-authenticate')]).toEqual([401, challenge])
    expect(asked).toEqual(['Bearer dead'])
    const other = await send('/administer', running.url)
    expect([other.status, other.headers.get('www-authenticate')]).toEqual([401, null])
  })

  it('tells so too where a handler refuses by itself', async () => {
    const body = { type: 'about:blank', title: 'Authentication required', status: 401, code: 'unauthenticated' }
    const options = { principal: member, challenge: () => challenge }
    running = await startSmallSurface({ sendForm: () => ({ status: 401, body }) }, options)
    const response = await send('/form', running.url)
    expect([response.status, response.headers.get('www-authenticate')]).toEqual([401, challenge])
  })

  it('is not there where the surface has none', async () => {
    running = await startSmallSurface({})
    const response = await send('/form', running.url)
    expect([response.status, response.headers.get('www-authenticate')]).toEqual([401, null])
  })

  it.each([
    'otp_invalid',
    'handover_invalid',
  ] as const)('is not there for %s, which no credential mends', async (code) => {
    running = await startSmallSurface(
      { sendForm: throwing(new TriptychError(code)) },
      { principal: member, challenge: () => challenge },
    )
    const response = await send('/form', running.url)
    expect([response.status, response.headers.get('www-authenticate')]).toEqual([401, null])
    expect(await response.json()).toMatchObject({ code })
  })
})

describe('Retry-After', () => {
  it('says when to try again, where the contract has it', async () => {
    const error = new TriptychError('too_many_requests', 'the address sent 30', { retryAfter: 900 })
    running = await startSmallSurface({ sendForm: throwing(error) }, { principal: member })
    const response = await send('/form', running.url)
    expect([response.status, response.headers.get('retry-after')]).toEqual([429, '900'])
    expect(await response.json()).toEqual({
      ...{ type: 'about:blank', title: 'Too many requests', status: 429, code: 'too_many_requests' },
    })
  })

  it.each([
    ['the error says nothing', new TriptychError('too_many_requests'), 429],
    ['the status does not have it', new TriptychError('unavailable', 'busy', { retryAfter: 5 }), 503],
  ])('is not there where %s', async (_, error, status) => {
    running = await startSmallSurface({ sendForm: throwing(error) }, { principal: member })
    const response = await send('/form', running.url)
    expect([response.status, response.headers.get('retry-after')]).toEqual([status, null])
  })

  it('is there for what was refused before the contract', async () => {
    running = await startSmallSurface({})
    const { surface } = running
    const error = new TriptychError('too_many_requests', 'too many', { retryAfter: 1 })
    const server = createServer((req, res) => surface.refuseRequest(req, res, error))
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo
    const response = await fetch(`http://127.0.0.1:${port}/form`)
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
    expect([response.status, response.headers.get('retry-after')]).toEqual([429, '1'])
  })
})

describe('a problem that the operation does not declare', () => {
  const read = (code: ErrorCode, options: RefusalOptions, replyCheck: 'fail' | 'off') =>
    startSmallSurface({ readThing: throwing(new TriptychError(code, 'for the log', options)) }, { replyCheck })

  it.each([
    ['a code of a declared status', 'package_not_found', 'fail'],
    ['a code of a declared status, unchecked', 'package_not_found', 'off'],
    ['a code of a status that is not declared', 'too_many_tokens', 'fail'],
    ['a code of a status that is not declared, unchecked', 'too_many_tokens', 'off'],
  ] as const)('is a 500: %s', async (_, code, replyCheck) => {
    running = await read(code, {}, replyCheck)
    const response = await fetch(`${running.url}/things/a`)
    expect([response.status, await response.json()]).toEqual([500, expect.objectContaining({ code: 'internal_error' })])
    const cause = expect.objectContaining({ code })
    const name = replyCheck === 'fail' ? 'ReplyDrift' : 'Error'
    expect(running.log.map(({ error }) => error)).toEqual([expect.objectContaining({ name, cause })])
  })

  it('is a 500 where its members are not those of the schema, in a check', async () => {
    running = await read('not_found', { extensions: { conflicts: 3 } }, 'fail')
    expect((await fetch(`${running.url}/things/a`)).status).toBe(500)
    const message = 'readThing 404: body: / must NOT have additional properties'
    expect(running.log.map(({ error }) => error)).toEqual([expect.objectContaining({ name: 'ReplyDrift', message })])
  })

  it('is answered as it is where it is declared', async () => {
    running = await read('not_found', {}, 'fail')
    const response = await fetch(`${running.url}/things/a`)
    expect([response.status, await response.json()]).toEqual([404, expect.objectContaining({ code: 'not_found' })])
  })
})
