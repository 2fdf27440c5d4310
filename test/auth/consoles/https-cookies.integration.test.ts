import { readFileSync } from 'node:fs'
import { parseSetCookie, type SetCookie } from 'cookie'
import { expect, it } from 'vitest'
import { adminEmail } from '../../support/auth-server.ts'
import { register } from '../../support/oauth-connector.ts'
import { startLyingProvider } from '../sso/lying-provider.ts'
import { forThisTest, startTogether } from './world.ts'

const env = {
  SVC_BASE_URL: 'https://auth.example.com',
  SVC_CONTENT_URL: 'https://content.example.com',
  SVC_TRUSTED_PROXIES: '127.0.0.1',
}

/** Two surfaces behind a proxy that speaks https, and a browser that knows both by their public names. */
async function start(further: Record<string, string> = {}) {
  const world = await forThisTest(startTogether('sqlite', { ...env, ...further }))
  const addresses = new Map([
    [world.auth, world.authAddress],
    [world.content, world.contentAddress],
  ])
  const jars = new Map<string, Map<string, string>>()
  const set: SetCookie[] = []

  async function ask(method: 'GET' | 'POST', url: URL, fields?: Record<string, string>): Promise<Response> {
    const jar = jars.get(url.host) ?? new Map<string, string>()
    jars.set(url.host, jar)
    const response = await fetch(`${addresses.get(url.origin)}${url.pathname}${url.search}`, {
      method,
      redirect: 'manual',
      headers: {
        'X-Forwarded-Host': url.host,
        'X-Forwarded-Proto': 'https',
        ...(method === 'POST' ? { Origin: url.origin } : {}),
        Cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
      },
      ...(fields === undefined ? {} : { body: new URLSearchParams(fields) }),
    })
    for (const cookie of response.headers.getSetCookie().map((line) => parseSetCookie(line))) {
      set.push(cookie)
      if (cookie.maxAge === 0) jar.delete(cookie.name)
      else jar.set(cookie.name, cookie.value ?? '')
    }
    return response
  }

  async function walk(first: Promise<Response>, from: URL): Promise<{ response: Response; url: URL }> {
    let response = await first
    let url = from
    while (response.headers.has('Location')) {
      url = new URL(response.headers.get('Location') ?? '', url)
      response = await ask('GET', url)
    }
    return { response, url }
  }

  return { world, set, jars, ask, walk }
}

it('over https every cookie is Secure, for its host alone, and named so that no other host can set it', async () => {
  const { world, set, jars, ask, walk } = await start()
  const front = new URL('/', world.content)
  const { url: login } = await walk(ask('GET', front), front)
  expect([login.origin, login.pathname]).toEqual([world.auth, '/login'])
  const form = new URL('/login', world.auth)
  const next = login.searchParams.get('next') ?? ''
  await walk(ask('POST', form, { email: adminEmail, next }), form)
  const end = await walk(ask('POST', form, { email: adminEmail, next, code: await world.codeFor(adminEmail) }), form)
  expect([end.response.status, end.url.href]).toEqual([200, `${world.content}/`])
  const visitor = await ask('GET', new URL('/visitor', world.content))
  expect(await visitor.json()).toMatchObject({ person: { email: adminEmail } })

  expect([...new Set(set.map(({ name }) => name))].toSorted()).toEqual([
    '__Host-auth_browser',
    '__Host-auth_challenge',
    '__Host-auth_session',
    '__Host-content_session',
    '__Host-content_verifier',
  ])
  for (const cookie of set) {
    expect(cookie).toMatchObject({ secure: true, httpOnly: true, sameSite: 'lax', path: '/' })
    expect(cookie).not.toHaveProperty('domain')
  }
  expect([...(jars.get('auth.example.com')?.keys() ?? [])].toSorted()).toEqual([
    '__Host-auth_browser',
    '__Host-auth_session',
  ])
  expect([...(jars.get('content.example.com')?.keys() ?? [])]).toEqual(['__Host-content_session'])

  // The plain name, which another host of the site could set, counts for nothing.
  const session = jars.get('content.example.com')?.get('__Host-content_session') ?? ''
  jars.set('content.example.com', new Map([['content_session', session]]))
  const signedOut = await ask('GET', front)
  expect([signedOut.status, signedOut.headers.get('Location')]).toEqual([302, `${world.content}/sign-in?next=%2F`])
})

it('the manual names every cookie, and each is as it says', async () => {
  const { issuer } = await startLyingProvider('')
  const provider = { SVC_OIDC_ISSUER: issuer, SVC_OIDC_CLIENT_ID: 'triptych', SVC_OTP_FALLBACK: 'true' }
  const { world, set, ask, walk } = await start(provider)
  const at = (path: string) => new URL(path, world.auth)
  await ask('GET', at('/login'))
  await ask('GET', at(`/login?invitation=${'i'.repeat(43)}`))
  await ask('POST', at('/login'), { email: adminEmail })
  await ask('POST', at('/api/v1/auth/passkey/options'))
  await ask('POST', at('/login'), { email: adminEmail, code: await world.codeFor(adminEmail) })
  await ask('POST', at('/api/v1/me/passkeys/options'))
  await ask('POST', at('/api/v1/me/authenticator/options'))
  const front = new URL('/', world.content)
  expect((await walk(ask('GET', front), front)).response.status).toBe(200)
  const redirect_uri = 'http://127.0.0.1:33418/callback'
  const { body } = await register(world.authAddress, { redirect_uris: [redirect_uri] })
  const request = { client_id: String(body.client_id), response_type: 'code', redirect_uri }
  const pkce = { code_challenge: 'c'.repeat(43), code_challenge_method: 'S256' }
  await ask('GET', at(`/oauth/authorize?${new URLSearchParams({ ...request, ...pkce })}`))

  const manual = readFileSync(new URL('../../../docs/pages/auth/security.md', import.meta.url), 'utf8')
  const table = manual.slice(manual.indexOf('## Cookies'), manual.indexOf('All are `HttpOnly`'))
  const rows = [...table.matchAll(/^\| (`.+?) \|/gm)].map(([, cell = '']) => cell)
  const named = rows.flatMap((cell) => [...cell.matchAll(/`(\w+)…?`/g)].map(([, name]) => name))
  const ofRequest = ['auth_interaction', 'auth_resume']
  const seen = set.map(({ name }) => name.replace(/^__Host-/, '').replace(/^(auth_flow_).+/, '$1'))
  expect([...new Set(seen)].toSorted()).toEqual(named.toSorted())
  for (const cookie of set) {
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'lax', secure: true })
    expect(cookie).not.toHaveProperty('domain')
    const isOfRequest = ofRequest.includes(cookie.name)
    expect([cookie.name, cookie.path === '/']).toEqual([cookie.name, !isOfRequest])
    expect([cookie.name, cookie.name.startsWith('__Host-')]).toEqual([cookie.name, !isOfRequest])
  }
})

it('a write has to come from the public address', async () => {
  const { world } = await start()
  const post = (origin: string, forwarded: Record<string, string>) =>
    fetch(`${world.authAddress}/logout`, {
      method: 'POST',
      redirect: 'manual',
      headers: { Origin: origin, Cookie: `__Host-auth_session=${'x'.repeat(43)}`, ...forwarded },
    })
  const proxied = { 'X-Forwarded-Host': 'auth.example.com', 'X-Forwarded-Proto': 'https' }
  expect((await post('https://auth.example.com', proxied)).status).toBe(303)
  for (const origin of [
    'http://auth.example.com',
    'https://content.example.com',
    'https://auth.example.com.evil.example',
    'null',
  ]) {
    expect((await post(origin, proxied)).status).toBe(403)
  }
  expect((await post('https://evil.example', { ...proxied, 'X-Forwarded-Host': 'evil.example' })).status).toBe(421)
})
