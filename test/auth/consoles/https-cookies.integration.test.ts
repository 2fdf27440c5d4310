import { parseSetCookie, type SetCookie } from 'cookie'
import { expect, it } from 'vitest'
import { adminEmail } from '../../support/auth-server.ts'
import { forThisTest, startTogether } from './world.ts'

const env = {
  SVC_BASE_URL: 'https://auth.example.com',
  SVC_CONTENT_URL: 'https://content.example.com',
  SVC_TRUSTED_PROXIES: '127.0.0.1',
}

/** Two surfaces behind a proxy that speaks https, and a browser that knows both by their public names. */
async function start() {
  const world = await forThisTest(startTogether('sqlite', env))
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
