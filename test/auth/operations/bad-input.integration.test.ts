import { describe, expect, it } from 'vitest'
import { routes } from '../../../generated/auth/routes.ts'
import type { AuthServer } from '../../support/auth-server.ts'
import { openWorkspace, type ProblemName, read, type Workspace } from './workspace.ts'

async function problemOf(response: Response): Promise<[number, string, string[]]> {
  expect(response.headers.get('Content-Type')).toBe('application/problem+json')
  expect(response.headers.get('Cache-Control')).toBe('no-store')
  const { status, code, errors = [] } = await read<ProblemName>(response)
  expect(status).toBe(response.status)
  return [status, code, errors.map((error) => `${error.in} ${error.name}`)]
}

describe('what is not as the contract says', () => {
  it('is refused with everything that is wrong named', async () => {
    const { admin } = await openWorkspace('sqlite')
    const post = async (path: string, body: unknown) => problemOf(await admin.post(path, body))
    const invalid = (...names: string[]) => [400, 'invalid_request', names]

    expect(await post('/api/v1/auth/otp', {})).toEqual(invalid('body email'))
    expect(await post('/api/v1/auth/otp', { email: 'nobody' })).toEqual(invalid('body email'))
    expect(await post('/api/v1/auth/otp', { email: `${'a'.repeat(60)}@${'b.'.repeat(100)}example.com` })).toEqual(
      invalid('body email'),
    )
    expect(await post('/api/v1/auth/otp/verify', { email: 7, code: '12345' })).toEqual(
      invalid('body email', 'body code'),
    )
    expect(await post('/api/v1/members', { email: 'ada@example.com', role: 'owner', x: 1 })).toEqual(
      invalid('body x', 'body role'),
    )
    expect(await post('/api/v1/members', { email: 'ada@example.com', name: ' ' })).toEqual(invalid('body name'))
    expect(await post('/api/v1/agents', { name: 'a\nb' })).toEqual(invalid('body name'))
    expect(await post('/api/v1/agents', { name: 'a'.repeat(121) })).toEqual(invalid('body name'))
    expect(await post('/api/v1/me/tokens', { name: 'a', expires_in_days: 366 })).toEqual(
      invalid('body expires_in_days'),
    )
    expect(await post('/api/v1/me/tokens', { name: 'a', expires_in_days: 0 })).toEqual(invalid('body expires_in_days'))
    expect(await post('/api/v1/auth/console-sessions', { surface: 'auth', code: 'c', code_verifier: 'v' })).toEqual(
      invalid('body surface', 'body code_verifier'),
    )
    const get = async (path: string) => problemOf(await admin.get(path))
    expect(await get('/api/v1/members?limit=0')).toEqual(invalid('query limit'))
    expect(await get('/api/v1/activity?limit=201&cursor=first')).toEqual(invalid('query limit', 'query cursor'))
    expect(await get('/api/v1/auth/handover')).toEqual(invalid('query surface'))
    expect(await get('/api/v1/members/me')).toEqual([400, 'malformed_path', ['path memberId']])
  })

  it.each([
    ['no JSON', '{"email":', 400],
    ['no body at all', '', 400],
    ['no object', '"ada@example.com"', 400],
    ['more than is read', JSON.stringify({ email: 'a'.repeat(1024 * 1024) }), 413],
  ])('is refused: %s', async (_, body, status) => {
    const workspace = await openWorkspace('sqlite')
    for (const { method, path } of writesOf('application/json', workspace)) {
      const response = await send(workspace, method, path, body, 'application/json')
      expect([path, response.status]).toEqual([path, status])
    }
  })

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'application/json; charset=latin1',
  ])('is refused as of a type that is not read: %s', async (type) => {
    const workspace = await openWorkspace('sqlite')
    for (const { method, path } of writesOf('application/json', workspace)) {
      const response = await send(workspace, method, path, '{}', type)
      expect([path, response.status]).toEqual([path, 415])
    }
  })

  it('is refused of the form of the sign-in page likewise', async () => {
    const workspace = await openWorkspace('sqlite')
    const form = (body: string, type = 'application/x-www-form-urlencoded') =>
      send(workspace, 'POST', '/login', body, type)
    expect((await form('{"email":"ada@example.com"}', 'application/json')).status).toBe(415)
    expect((await form(`email=${'a'.repeat(16 * 1024)}`)).status).toBe(413)
    expect(await problemOf(await form('next=/'))).toEqual([400, 'invalid_request', ['body email']])
    expect(await problemOf(await form('email=a&password=b'))).toEqual([400, 'invalid_request', ['body password']])
  })
})

/** Every operation that takes a body of a type, with an id in its path that fits; libraries read in their own way. */
function writesOf(contentType: string, { adminId }: Workspace) {
  const writes = routes.filter(({ body, mounted }) => !mounted && body?.contentType === contentType)
  expect(writes.length).toBeGreaterThan(5)
  return writes.map(({ method, path }) => ({ method, path: path.replace(/\{\w+\}/g, adminId) }))
}

function send(
  { server, admin }: { readonly server: AuthServer; readonly admin: Workspace['admin'] },
  method: string,
  path: string,
  body: string,
  type: string,
): Promise<Response> {
  const Cookie = `auth_session=${admin.cookie('auth_session')}`
  const headers = { 'Content-Type': type, Cookie, Origin: server.url }
  return fetch(`${server.url}${path}`, { method, headers, body, redirect: 'manual' })
}
