import { describe, expect, it } from 'vitest'
import { reply } from '../../../generated/content/replies.ts'
import {
  answerConsolePage,
  answerPage,
  consoleHandlers,
  consolePage,
  visitorOf,
} from '../../../handlers/common/console.ts'
import type { ConsoleSignIn } from '../../../handlers/common/console-sign-in.ts'
import { Cookies } from '../../../handlers/common/cookies.ts'
import type { CallContext, Principal } from '../../../src/access/principal.ts'
import type { ConsoleBuild } from '../../../src/access/service.ts'
import { noSessions, type SessionVerifier } from '../../../src/access/session-verifier.ts'
import { servedContract } from '../../../src/compose/open-surface.ts'

const principal: Principal = { id: 'a', kind: 'person', role: 'admin', credential: 'session', credentialId: 's' }
const console: ConsoleBuild = {
  page: async () => '<!doctype html>',
  docs: async () => '<!doctype html>',
  manual: async () => '<!doctype html>',
  asset: async () => null,
}
const built = { console }
const unbuilt = {
  console: { page: async () => null, docs: async () => null, manual: async () => null, asset: async () => null },
}

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

describe('consolePage', () => {
  const options = { publicUrl: new URL('https://content.example'), formOrigins: [] }
  const scriptsOf = async (host: string | null) => {
    const { policy } = await consolePage(built, { ...options, call: callWith({ host }) })
    return /script-src ([^;]*)/.exec(policy)?.[1]
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
    const page = await consolePage(built, { ...options, call: callWith({}) })
    expect(answerPage(reply.getConsole, page)).toMatchObject({
      status: 200,
      body: '<!doctype html>',
      headers: { 'Cache-Control': 'no-store', 'Content-Security-Policy': page.policy },
    })
  })

  it('says what to do where none is built', async () => {
    const { html, policy } = await consolePage(unbuilt, { ...options, call: callWith({}) })
    expect(html).toContain('<h1>The console is not built</h1>')
    expect(html).toContain('<code>make console</code>')
    expect(policy).not.toContain('script-src')
  })
})

describe('answerConsolePage', () => {
  it('is the page for a visitor who is signed in, who may sign out to the auth surface', async () => {
    const page = await answerConsolePage(built, signInWith({ content_session: 'adas' }))
    expect(page).toMatchObject({ html: '<!doctype html>' })
    expect(Object.values(page).join()).toContain("form-action 'self' https://auth.example")
  })

  it.each([
    {},
    { content_session: 'ended' },
  ])('leads a visitor who is not to sign-in, and back to here: %j', async (cookies) => {
    const answer = await answerConsolePage(built, signInWith(cookies))
    expect(answerPage(reply.getConsole, answer)).toEqual({
      status: 302,
      headers: {
        'Cache-Control': 'no-store',
        Location: 'https://content.example/sign-in?next=%2Fconsole%2Fa%2Fb%3Fc%3D%2520d',
      },
    })
  })

  it('does not exist without an auth surface', async () => {
    await expect(answerConsolePage(built, signInWith({}, noSessions))).rejects.toMatchObject({
      code: 'sign_in_disabled',
    })
  })
})

describe('visitorOf', () => {
  const person = { name: 'Ada', email: 'ada@example.com', role: 'admin' }
  const accountUrl = 'https://auth.example/settings/account'

  const others = [
    { surface: 'auth', url: 'https://auth.example/', forAdministrators: false },
    { surface: 'bridge', url: 'https://bridge.example/', forAdministrators: true },
  ] as const
  const [auth, bridge] = others.map(({ surface, url }) => ({ surface, url }))

  it('says who is signed in, where they look after their account, and where the other consoles are', async () => {
    const ada = signInWith({ content_session: 'adas' })
    expect(await visitorOf(ada, others)).toEqual({ person, accountUrl, consoles: [auth, bridge] })
    const anonymous = { person: null, accountUrl, consoles: [] }
    expect(await visitorOf(signInWith({ content_session: 'ended' }), others)).toEqual(anonymous)
    expect(await visitorOf(signInWith({}), others)).toEqual(anonymous)
  })

  it('leads no member to a console that is for administrators', async () => {
    const bob = { name: 'Bob', email: 'bob@example.com', role: 'member' } as const
    const signIn = signInWith({ content_session: 'bobs' }, { ...sessions, profile: async () => bob })
    expect(await visitorOf(signIn, others)).toEqual({ person: bob, accountUrl, consoles: [auth] })
  })

  it('has no visitor where no sign-in is required, and no account page without an auth surface', async () => {
    const open = { person: null, accountUrl, consoles: [auth] }
    expect(await visitorOf(signInWith({ content_session: 'adas' }), others, true)).toEqual(open)
    const alone = { person: null, accountUrl: null, consoles: [] }
    expect(await visitorOf(signInWith({}, noSessions), [])).toEqual(alone)
  })
})

describe('consoleHandlers', () => {
  const names = { session: 'content_session', verifier: 'content_verifier' }
  const handlers = consoleHandlers(reply, { names, streams: true })
  const service = {
    ...{ ping: async () => undefined, metrics: async () => '', metricsPublic: false },
    ...{ openapi: async () => servedContract({ openapi: '3.1.0' }), console },
    backups: () => ({ scheduled: false, lastSuccess: null, lastFailure: null, next: null }),
  }
  const contextOf = (open: boolean) => {
    const { call, cookies } = signInWith({})
    const publicUrl = () => new URL('https://content.example')
    return { call, cookies, sessions, service, open, publicUrl, otherConsoles: () => [] }
  }

  it('asks for sign-in, but not where the surface is open', async () => {
    for (const operation of [handlers.getConsole, handlers.getConsolePage]) {
      expect(await operation({}, contextOf(false))).toMatchObject({ status: 302 })
      expect(await operation({}, contextOf(true))).toMatchObject({ status: 200, body: '<!doctype html>' })
    }
  })

  it('signs out by a GET of another page', async () => {
    const { status, headers } = await handlers.signOut({}, contextOf(false))
    expect([status, headers.Location]).toEqual([303, 'https://auth.example/login?error=signed_out'])
  })
})
