import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { channels } from '../../../generated/bridge/streams.ts'
import { CookieBrowser } from '../../support/cookie-browser.ts'
import { type RunningTriptych, runTriptych, startTriptych } from '../../support/process.ts'
import { openStream, outcome } from './open-stream.ts'
import { forTokens, type OperatorRequest, operatorRequests } from './operator-requests.ts'

type Headers = Readonly<Record<string, string>>

// A package manager in a test may ask no other machine than this one.
const env = { SVC_BRIDGE_AUTH: 'token', npm_config_registry: 'http://127.0.0.1:9/' }

let dataDir: string
let server: RunningTriptych
let bridge: string
/** The token that the first start printed. */
let first: string
let requests: readonly OperatorRequest[]

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'triptych-token-'))
  await start()
  await server.waitFor('/sign-in/token?token=')
  first = printed(server)[0] ?? ''
  requests = await operatorRequests(async <T>(method: string, path: string, body?: unknown) => {
    return (await (await send({ method, path, body }, bearer(first))).json()) as T
  })
})

afterAll(async () => {
  await server?.stop()
  await rm(dataDir, { recursive: true, force: true })
})

async function start(): Promise<void> {
  server = await startTriptych({
    args: ['bridge', '--sample', '--check-replies'],
    env: { ...env, SVC_DATA_DIR: dataDir },
  })
  bridge = `http://localhost:${new URL(server.urls.bridge).port}`
}

/** The tokens in what a server has logged. */
function printed({ stderr }: RunningTriptych): string[] {
  return [...stderr().matchAll(/http:\/\/localhost:\d+\/sign-in\/token\?token=(wsf_[\w-]{43})\b/g)].map(
    ([, token = '']) => token,
  )
}

const bearer = (token: string): Headers => ({ Authorization: `Bearer ${token}` })

interface Sent {
  readonly method: string
  readonly path: string
  readonly body?: unknown
}

function send({ method, path, body }: Sent, headers: Headers): Promise<Response> {
  return fetch(bridge + path, {
    method,
    headers: { 'Content-Type': 'application/json', ...headers },
    ...(method === 'GET' ? {} : { body: JSON.stringify(body ?? {}) }),
  })
}

/** The status of an answer, and the code of a problem. */
async function told(sent: Promise<Response>): Promise<readonly [number, string | undefined]> {
  const response = await sent
  const { code } = JSON.parse((await response.text()) || '{}') as { code?: string }
  return [response.status, code]
}

async function mint(wish: object): Promise<{ id: string; token: string }> {
  const response = await send({ method: 'POST', path: '/api/tokens', body: wish }, bearer(first))
  expect(response.status).toBe(201)
  return (await response.json()) as { id: string; token: string }
}

function requestOf(operationId: string): OperatorRequest {
  const found = requests.find((request) => request.operationId === operationId)
  if (found === undefined) throw new Error(`no request of ${operationId}`)
  return found
}

describe('a bridge that asks for its own token', () => {
  it('prints it at the first start, and asks for a credential everywhere', async () => {
    expect(printed(server)).toHaveLength(1)
    for (const headers of [
      {},
      bearer(`wsf_${'x'.repeat(43)}`),
      { Cookie: `bridge_session=wsc_${'x'.repeat(43)}`, Origin: bridge },
    ]) {
      for (const request of requests) {
        const answer = await told(send(request, headers))
        expect([request.operationId, ...answer]).toEqual([request.operationId, 401, 'unauthenticated'])
      }
      for (const { path } of channels) {
        expect([path, ...outcome(await openStream(bridge, path, headers))]).toEqual([path, 401, 'unauthenticated'])
      }
    }
    const refused = await send({ method: 'GET', path: '/api/config' }, {})
    expect(refused.headers.get('WWW-Authenticate')).toBe('Bearer realm="workspace"')
  })

  it('takes the first token for everything, until a console takes it', async () => {
    expect(await told(send({ method: 'GET', path: '/api/config' }, bearer(first)))).toEqual([200, undefined])
    expect(await told(send({ method: 'GET', path: '/api/accessories' }, bearer(first)))).toEqual([200, undefined])
    for (const { path } of channels) {
      expect([path, ...outcome(await openStream(bridge, path, bearer(first)))]).toEqual([path, 101, null])
    }
  })

  it('takes its access tokens for accessories alone, as their scopes say', async () => {
    const both = await mint({ name: 'wall tablet' })
    for (const request of requests) {
      const wanted = forTokens.has(request.operationId) ? [200, undefined] : [403, 'session_required']
      const answer = await told(send(request, bearer(both.token)))
      expect([request.operationId, ...answer]).toEqual([request.operationId, ...wanted])
    }
    for (const { path } of channels) {
      const opening = await openStream(bridge, path, bearer(both.token))
      expect([path, ...outcome(opening)]).toEqual([path, 403, 'session_required'])
    }
    const [read, write] = [requestOf('listAccessories'), requestOf('writeCharacteristic')]
    const reader = await mint({ name: 'display', scopes: ['bridge:read'] })
    expect(await told(send(read, bearer(reader.token)))).toEqual([200, undefined])
    expect(await told(send(write, bearer(reader.token)))).toEqual([403, 'insufficient_scope'])
    const writer = await mint({ name: 'button', scopes: ['bridge:write'], expiresInDays: 1 })
    expect(await told(send(read, bearer(writer.token)))).toEqual([403, 'insufficient_scope'])
    expect(await told(send(write, bearer(writer.token)))).toEqual([200, undefined])

    const listed = await send({ method: 'GET', path: '/api/tokens' }, bearer(first))
    const { tokens } = (await listed.json()) as { tokens: { id: string; lastUsedAt: string | null }[] }
    expect(tokens.map(({ id }) => id)).toEqual([writer.id, reader.id, both.id])
    expect(tokens.every(({ lastUsedAt }) => lastUsedAt !== null)).toBe(true)
    const revoke = { method: 'DELETE', path: `/api/tokens/${both.id}` }
    expect(await told(send(revoke, bearer(first)))).toEqual([200, undefined])
    expect(await told(send(read, bearer(both.token)))).toEqual([401, 'unauthenticated'])
    expect(await told(send(revoke, bearer(first)))).toEqual([404, 'not_found'])
    const blank = { method: 'POST', path: '/api/tokens', body: { name: ' ' } }
    expect(await told(send(blank, bearer(first)))).toEqual([400, 'invalid_request'])
  })

  it('has a page that asks first, and trades the token for a session once', async () => {
    const browser = new CookieBrowser(bridge)
    const asked = await browser.visit('/console/plugins')
    expect(asked.url).toBe(`${bridge}/sign-in/token?next=%2Fconsole%2Fplugins`)
    expect(await asked.text()).toContain('triptych bridge sign-in')
    const page = await browser.get(`/sign-in/token?token=${first}`)
    expect([page.status, (await page.text()).includes(first)]).toEqual([200, true])
    expect(page.headers.get('Set-Cookie')).toBeNull()

    const foreign = { Origin: 'http://evil.example' }
    const form = new URLSearchParams({ token: first })
    expect(await told(browser.send('POST', '/sign-in/token', form, foreign))).toEqual([403, 'foreign_origin'])
    const wrong = await browser.submit('/sign-in/token', { token: `${first}x`, next: '/console/logs' })
    const back = '/sign-in/token?error=token_invalid&next=%2Fconsole%2Flogs'
    expect([wrong.status, wrong.headers.get('Location')]).toEqual([303, back])
    expect(await (await browser.get(back)).text()).toContain('This token is not valid')

    const taken = await browser.submit('/sign-in/token', { token: ` ${first} `, next: '//evil.example' })
    expect([taken.status, taken.headers.get('Location')]).toEqual([303, '/'])
    expect(taken.headers.get('Set-Cookie')).toMatch(/^bridge_session=wsc_.*HttpOnly/)
    expect((await browser.get('/')).status).toBe(200)
    expect((await browser.get('/api/config')).status).toBe(200)
    expect(await (await browser.get('/visitor')).json()).toMatchObject({ person: { name: 'Operator', role: 'admin' } })
    const cookie = { Cookie: `bridge_session=${browser.cookie('bridge_session')}`, Origin: bridge }
    for (const { path } of channels) {
      expect([path, ...outcome(await openStream(bridge, path, cookie))]).toEqual([path, 101, null])
    }

    const again = await new CookieBrowser(bridge).submit('/sign-in/token', { token: first })
    expect(again.headers.get('Location')).toBe('/sign-in/token?error=token_invalid')
    expect(await told(send({ method: 'GET', path: '/api/config' }, bearer(first)))).toEqual([401, 'unauthenticated'])

    // A session outlives a restart, which prints no other token.
    await server.stop()
    await start()
    expect(printed(server)).toEqual([])
    const same = { Cookie: cookie.Cookie }
    expect(await told(send({ method: 'GET', path: '/api/config' }, same))).toEqual([200, undefined])
    const out = await browser.at(bridge).submit('/sign-out', {})
    expect(out.headers.get('Location')).toBe(`${bridge}/sign-in/token?error=signed_out`)
    expect(await told(send({ method: 'GET', path: '/api/config' }, same))).toEqual([401, 'unauthenticated'])
  })

  it('is signed in to anew by an address of the command line, each of which ends the one before', async () => {
    const command = async () => {
      const { code, stdout, stderr } = await runTriptych(['bridge', 'sign-in'], { ...env, SVC_DATA_DIR: dataDir })
      expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
      return new URL(stdout.trim())
    }
    const [one, two] = [await command(), await command()]
    // The port of the config: the server under test has another one.
    expect(two.origin).toBe('http://localhost:8582')
    const tokenOf = ({ searchParams }: URL) => searchParams.get('token') ?? ''
    const browser = new CookieBrowser(bridge)
    const late = await browser.submit('/sign-in/token', { token: tokenOf(one) })
    expect(late.headers.get('Location')).toBe('/sign-in/token?error=token_invalid')
    await browser.submit('/sign-in/token', { token: tokenOf(two) })
    expect((await browser.get('/api/config')).status).toBe(200)
    const settings = { ...env, SVC_DATA_DIR: dataDir }
    const ended = await runTriptych(['bridge', 'sign-in', '--end-sessions'], settings)
    expect(ended).toMatchObject({ code: 0, stderr: 'Browsers signed out: 1\n' })
    expect((await browser.get('/api/config')).status).toBe(401)
  })

  it('has such an address where there is a bridge, and says when its settings take none', async () => {
    const empty = await mkdtemp(join(tmpdir(), 'triptych-token-'))
    onTestFinished(() => rm(empty, { recursive: true, force: true }))
    const none = await runTriptych(['bridge', 'sign-in'], { SVC_DATA_DIR: empty })
    expect(none).toMatchObject({ code: 1, stdout: '', stderr: `error: ${empty} holds no bridge\n` })
    const other = await runTriptych(['bridge', 'sign-in'], { SVC_DATA_DIR: dataDir, SVC_BRIDGE_PORT: '9000' })
    expect(other.stdout).toMatch(/^http:\/\/localhost:9000\/sign-in\/token\?token=wsf_/)
    expect(other.stderr).toBe('It works once the bridge runs with SVC_BRIDGE_AUTH=token.\n')
  })

  it('takes no such token where it does not ask for one', async () => {
    const open = await startTriptych({ args: ['bridge', '--check-replies'], env: {} })
    onTestFinished(async () => void (await open.stop()))
    expect(printed(open)).toEqual([])
    const url = `${open.urls.bridge}/sign-in/token`
    expect(await told(fetch(url, { headers: { Accept: 'application/json' } }))).toEqual([404, 'sign_in_disabled'])
    const form = new URLSearchParams({ token: first })
    const headers = { Origin: open.urls.bridge }
    expect(await told(fetch(url, { method: 'POST', body: form, headers }))).toEqual([404, 'sign_in_disabled'])
  })
})
