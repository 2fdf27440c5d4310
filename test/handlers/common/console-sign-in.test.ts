import { createHash } from 'node:crypto'
import { parseSetCookie } from 'cookie'
import { describe, expect, it } from 'vitest'
import {
  type ConsoleSignIn,
  type CookieRedirect,
  endConsoleSignIn,
  finishConsoleSignIn,
  startConsoleSignIn,
  toConsoleSignIn,
} from '../../../handlers/common/console-sign-in.ts'
import { Cookies } from '../../../handlers/common/cookies.ts'
import { noSessions, type SessionVerifier } from '../../../src/access/session-verifier.ts'

const verifier = 'v'.repeat(43)
const live = { id: 'ada', kind: 'person', role: 'member', credential: 'session', credentialId: 's1' } as const

/** A console whose auth surface takes the code `good` and knows the session `live`. */
function consoleWith(cookies: Record<string, string>, changes: Partial<SessionVerifier> = {}) {
  const asked: unknown[] = []
  const sessions: SessionVerifier = {
    ...noSessions,
    handoverUrl: (next, challenge) => `https://auth.example/handover?${new URLSearchParams({ next, challenge })}`,
    loginPage: (error) => `https://auth.example/login?error=${error}`,
    verifySession: async (cookie) => (cookie === 'live' ? live : null),
    redeem: async (...args) => {
      asked.push(args)
      return args[0] === 'good' ? { secret: 'fresh', expiresAt: Date.now() + 3_600_000 } : null
    },
    endSession: async (cookie) => void asked.push(cookie),
    ...changes,
  }
  const call = {
    principal: null,
    requestId: 'r',
    clientAddress: null,
    loopback: true,
    host: null,
    target: null,
    userAgent: 'Firefox',
    bodyLength: null,
    cookies,
  }
  const names = { session: 'content_session', verifier: 'content_verifier' }
  const publicUrl = new URL('https://content.example')
  const context: ConsoleSignIn = { call, sessions, cookies: new Cookies(false), names, publicUrl }
  return { context, asked }
}

function cookiesOf(redirect: CookieRedirect) {
  return (redirect['Set-Cookie'] ?? []).map((line) => {
    const { name, value, maxAge } = parseSetCookie(line)
    return [name, value, maxAge]
  })
}

describe('startConsoleSignIn', () => {
  it('keeps a fresh verifier with the browser, and shows its hash alone', async () => {
    const { context } = consoleWith({})
    const [one, two] = [await startConsoleSignIn(context, '/a'), await startConsoleSignIn(context, '/a')]
    const [name, value, maxAge] = cookiesOf(one)[0] ?? []
    expect([name, maxAge]).toEqual(['content_verifier', 600])
    expect(value).toMatch(/^[\w-]{43}$/)
    expect(cookiesOf(two)[0]?.[1]).not.toBe(value)
    const url = new URL(one.Location)
    expect(url.searchParams.get('challenge')).toBe(createHash('sha256').update(String(value)).digest('base64url'))
    expect(one.Location).not.toContain(String(value))
  })

  it('keeps the verifier of a tab that began before, unless it is malformed', async () => {
    const again = await startConsoleSignIn(consoleWith({ content_verifier: verifier }).context, '/')
    expect(cookiesOf(again)).toEqual([['content_verifier', verifier, 600]])
    for (const odd of ['', 'short', `${verifier}x`, `${verifier.slice(1)}=`]) {
      const [cookie] = cookiesOf(await startConsoleSignIn(consoleWith({ content_verifier: odd }).context, '/'))
      expect(cookie?.[1]).not.toBe(odd)
    }
  })

  it.each([
    undefined,
    '',
    'a',
    '//evil',
    '/\\evil',
    '/%2Fevil',
    '/%5cevil',
    'https://evil',
    '/a b',
    '/ü',
    '/a\n',
    `/${'x'.repeat(2048)}`,
  ])('goes to the front page where next is %j', async (next) => {
    const redirect = await startConsoleSignIn(consoleWith({}).context, next)
    expect(new URL(redirect.Location).searchParams.get('next')).toBe('/')
  })

  it.each(['/', '/a/b?c=d#e', '/a//b', '/%C3%BC', `/${'x'.repeat(2047)}`])('keeps the path %j', async (next) => {
    const redirect = await startConsoleSignIn(consoleWith({}).context, next)
    expect(new URL(redirect.Location).searchParams.get('next')).toBe(next)
  })
})

describe('finishConsoleSignIn', () => {
  it('gives the browser its session, and takes the verifier back', async () => {
    const { context, asked } = consoleWith({ content_verifier: verifier })
    const reply = await finishConsoleSignIn(context, 'good', '/a')
    expect(reply.Location).toBe('/a')
    expect(asked).toEqual([['good', verifier, 'Firefox']])
    const [session, cleared] = cookiesOf(reply)
    expect(session?.slice(0, 2)).toEqual(['content_session', 'fresh'])
    expect(session?.[2]).toBeGreaterThan(3590)
    expect(session?.[2]).toBeLessThanOrEqual(3600)
    expect(cleared?.[0]).toBe('content_verifier')
    expect(cleared?.[2]).toBe(0)
  })

  it.each<[string, Record<string, string>, string | undefined]>([
    ['no verifier', {}, 'good'],
    ['a verifier that is none', { content_verifier: 'x' }, 'good'],
    ['no code', { content_verifier: verifier }, undefined],
    ['an empty code', { content_verifier: verifier }, ''],
    ['a code too long to be one', { content_verifier: verifier }, 'g'.repeat(129)],
  ])('does not even ask about %s', async (_, cookies, code) => {
    const { context, asked } = consoleWith(cookies)
    const reply = await finishConsoleSignIn(context, code, '/a')
    expect(reply).toEqual({ Location: 'https://auth.example/login?error=handover' })
    expect(asked).toEqual([])
  })

  it('leads on a tab that was slower, and only in a browser that is signed in', async () => {
    const next = async (cookies: Record<string, string>) =>
      (await finishConsoleSignIn(consoleWith(cookies).context, 'used', '//evil')).Location
    expect(await next({ content_session: 'live' })).toBe('/')
    const failed = 'https://auth.example/login?error=handover'
    expect(await next({ content_session: 'dead' })).toBe(failed)
    // This browser began a sign-in of its own, perhaps as another member.
    expect(await next({ content_session: 'live', content_verifier: verifier })).toBe(failed)
  })
})

describe('endConsoleSignIn', () => {
  it('ends the sign-in, and takes the cookie', async () => {
    const { context, asked } = consoleWith({ content_session: 'live' })
    const reply = await endConsoleSignIn(context)
    expect(reply.Location).toBe('https://auth.example/login?error=signed_out')
    expect([asked, cookiesOf(reply)[0]?.[0], cookiesOf(reply)[0]?.[2]]).toEqual([['live'], 'content_session', 0])
  })

  it('asks no auth surface where no session is shown', async () => {
    const { context, asked } = consoleWith({})
    expect((await endConsoleSignIn(context)).Location).toContain('signed_out')
    expect(asked).toEqual([])
  })

  it('keeps the cookie of a session that could not be ended', async () => {
    const refuse = { endSession: () => Promise.reject(new Error('away')) }
    await expect(endConsoleSignIn(consoleWith({ content_session: 'live' }, refuse).context)).rejects.toThrow('away')
  })
})

describe('toConsoleSignIn', () => {
  it('leads to the public address', () => {
    expect(toConsoleSignIn(consoleWith({}).context, '/a?b')).toEqual({
      Location: 'https://content.example/sign-in?next=%2Fa%3Fb',
    })
  })

  it('leaves behind what is too long to travel', () => {
    const redirect = toConsoleSignIn(consoleWith({}).context, `/a?${'b'.repeat(10_000)}`)
    expect(redirect.Location).toBe('https://content.example/sign-in?next=%2F')
  })
})

it('without an auth surface no visitor can sign in', async () => {
  const { context } = consoleWith({}, noSessions)
  const disabled = { code: 'sign_in_disabled' }
  expect(() => toConsoleSignIn(context, '/')).toThrow(expect.objectContaining(disabled))
  await expect(startConsoleSignIn(context, '/')).rejects.toMatchObject(disabled)
  await expect(finishConsoleSignIn(context, 'good', '/')).rejects.toMatchObject(disabled)
  expect((await endConsoleSignIn(context)).Location).toBe('/')
})
