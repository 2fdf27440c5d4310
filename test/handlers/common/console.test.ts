import { describe, expect, it } from 'vitest'
import { assetReply, consoleReply, signedInConsoleReply, visitorReply } from '../../../handlers/common/console.ts'
import type { ConsoleSignIn } from '../../../handlers/common/console-sign-in.ts'
import { Cookies } from '../../../handlers/common/cookies.ts'
import type { CallContext, Principal } from '../../../src/access/principal.ts'
import type { ConsoleBuild } from '../../../src/access/service.ts'
import { noSessions, type SessionVerifier } from '../../../src/access/session-verifier.ts'
import { FileBody } from '../../../src/payload.ts'

const principal: Principal = { id: 'a', kind: 'person', role: 'admin', credential: 'session', credentialId: 's' }
const body = new FileBody('/built/assets/main.js', 1)
const console: ConsoleBuild = {
  page: async () => '<!doctype html>',
  asset: async (name) => (name === 'main.js' ? { type: 'text/javascript', body } : null),
}
const built = { console }
const unbuilt = { console: { page: async () => null, asset: async () => null } }

const sessions: SessionVerifier = {
  ...noSessions,
  verifySession: async (cookie) => (cookie === 'adas' ? principal : null),
  profile: async (cookie) => (cookie === 'adas' ? { name: 'Ada', email: 'ada@example.com', role: 'admin' } : null),
  loginPage: (error) => `https://auth.example/login?error=${error}`,
  accountPage: () => 'https://auth.example/settings/account',
}

function callWith(changes: Partial<CallContext>): CallContext {
  const place = { clientAddress: null, loopback: true, host: 'content.example', target: '/console/a/b?c=%20d' }
  return { principal: null, requestId: 'r', ...place, userAgent: null, bodyLength: null, cookies: {}, ...changes }
}

function signInWith(cookies: CallContext['cookies'], verifier = sessions): ConsoleSignIn {
  const names = { session: 'content_session', verifier: 'content_verifier' }
  const publicUrl = new URL('https://content.example')
  return { call: callWith({ cookies }), sessions: verifier, cookies: new Cookies(false), names, publicUrl }
}

describe('consoleReply', () => {
  const options = { publicUrl: new URL('https://content.example'), formOrigins: [] }
  const scriptsOf = async (host: string | null) => {
    const { headers } = await consoleReply(built, { ...options, call: callWith({ host }) })
    return /script-src ([^;]*)/.exec(headers['Content-Security-Policy'])?.[1]
  }

  it.each([
    ['content.example', 'content.example/assets/'],
    ['127.0.0.1:8583', 'content.example/assets/ 127.0.0.1:8583/assets/'],
    ['LOCALHOST:8583', 'content.example/assets/ localhost:8583/assets/'],
    ['[::1]:8583', "content.example/assets/ 'self'"],
    ['a b', 'content.example/assets/'],
    [null, 'content.example/assets/'],
  ])('runs scripts of the public name and of the one that was asked: %j', async (host, scripts) => {
    expect(await scriptsOf(host)).toBe(scripts)
  })

  it('is the page that was built, never kept', async () => {
    const reply = await consoleReply(built, { ...options, call: callWith({}) })
    expect(reply).toMatchObject({ status: 200, body: '<!doctype html>', headers: { 'Cache-Control': 'no-store' } })
  })

  it('says what to do where none is built', async () => {
    const { body, headers } = await consoleReply(unbuilt, { ...options, call: callWith({}) })
    expect(body).toContain('<h1>The console is not built</h1>')
    expect(body).toContain('<code>make console</code>')
    expect(headers['Content-Security-Policy']).not.toContain('script-src')
  })
})

describe('signedInConsoleReply', () => {
  it('is the page for whoever is signed in, who may sign out to the auth surface', async () => {
    const reply = await signedInConsoleReply(built, signInWith({ content_session: 'adas' }))
    expect(reply).toMatchObject({ status: 200, body: '<!doctype html>' })
    expect(Object.entries(reply.headers).flat().join()).toContain("form-action 'self' https://auth.example")
  })

  it.each([
    {},
    { content_session: 'ended' },
  ])('leads whoever is not to sign-in, and back to here: %j', async (cookies) => {
    expect(await signedInConsoleReply(built, signInWith(cookies))).toEqual({
      status: 302,
      headers: {
        'Cache-Control': 'no-store',
        Location: 'https://content.example/sign-in?next=%2Fconsole%2Fa%2Fb%3Fc%3D%2520d',
      },
    })
  })

  it('is not there where nobody can sign in', async () => {
    await expect(signedInConsoleReply(built, signInWith({}, noSessions))).rejects.toMatchObject({
      code: 'sign_in_disabled',
    })
  })
})

describe('assetReply', () => {
  it('may be kept for good', async () => {
    expect(await assetReply(built, 'main.js')).toEqual({
      status: 200,
      headers: { 'Cache-Control': 'public, max-age=31536000, immutable', 'X-Content-Type-Options': 'nosniff' },
      contentType: 'text/javascript',
      body,
    })
  })

  it('refuses what the build has not', async () => {
    await expect(assetReply(built, 'main')).rejects.toMatchObject({ code: 'not_found' })
  })
})

describe('visitorReply', () => {
  const person = { name: 'Ada', email: 'ada@example.com', role: 'admin' }
  const accountUrl = 'https://auth.example/settings/account'
  const visitor = async (...args: Parameters<typeof visitorReply>) => (await visitorReply(...args)).body

  it('says who is signed in, and where they look after their account', async () => {
    expect(await visitor(signInWith({ content_session: 'adas' }))).toEqual({ person, accountUrl })
    expect(await visitor(signInWith({ content_session: 'ended' }))).toEqual({ person: null, accountUrl })
    expect(await visitor(signInWith({}))).toEqual({ person: null, accountUrl })
  })

  it('knows nobody where nobody has to sign in, and no account where nobody can', async () => {
    expect(await visitor(signInWith({ content_session: 'adas' }), true)).toEqual({ person: null, accountUrl })
    expect(await visitor(signInWith({}, noSessions))).toEqual({ person: null, accountUrl: null })
  })
})
