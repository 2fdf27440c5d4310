import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { describe, expect, it, onTestFinished } from 'vitest'
import { remoteSessions } from '../../src/access/remote-sessions.ts'
import { Credentials } from '../support/auth-credentials.ts'
import { startAuthServer } from '../support/auth-server.ts'

const secret = 's'.repeat(43)
const member = { id: '01938f3e-7a5b-7c3d-8e9f-0a1b2c3d4e5f', email: 'ada@example.com', name: 'Ada', role: 'admin' }
const token = `wsa_${'t'.repeat(36)}`
const bot = { id: '01938f3e-9c1d-7a2b-8c3d-4e5f60718293', kind: 'agent', name: 'release bot', role: 'member' }
const liveToken = { active: true, actor: bot, token_id: '01938f3e-bebe-7000-8000-000000000000' }
const live = { active: true, member, session_id: '01938f3e-ad8e-7f60-b1c2-3d4e5f607182' }

interface Asked {
  readonly path: string
  readonly body: unknown
  readonly headers: IncomingMessage['headers']
}

type Answer = (res: ServerResponse, asked: Asked) => void

const saying =
  (body: unknown, status = 200): Answer =>
  (res) =>
    void res.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))

/** A verifier that asks a server which says what it is told to, and a clock. */
async function start(answer: Answer) {
  const asked: Asked[] = []
  const says = { answer }
  const server = createServer(async (req, res) => {
    const sent = await text(req)
    const question = { path: req.url ?? '', body: sent === '' ? null : JSON.parse(sent), headers: req.headers }
    asked.push(question)
    says.answer(res, question)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const close = () => {
    server.closeAllConnections()
    return new Promise<void>((resolve) => server.close(() => resolve()))
  }
  onTestFinished(() => close())
  const clock = { time: 1 }
  const sessions = remoteSessions({
    surface: 'content',
    url: new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
    publicUrl: new URL('https://auth.example.com'),
    now: () => clock.time,
  })
  return { sessions, asked, says, clock, close }
}

const away = { code: 'unavailable' }

describe('remoteSessions', () => {
  it('tells whose session it is', async () => {
    const { sessions, asked } = await start(saying(live))
    expect(await sessions.verifySession(secret)).toEqual({
      id: member.id,
      kind: 'person',
      name: 'ada@example.com',
      role: 'admin',
      credential: 'session',
      credentialId: live.session_id,
    })
    expect(await sessions.profile(secret)).toEqual({ email: 'ada@example.com', name: 'Ada', role: 'admin' })
    expect(asked.map(({ path, body }) => [path, body])).toEqual([
      ['/api/v1/auth/console-sessions/introspect', { surface: 'content', session: secret }],
    ])
    // What a page of another site would send along is not there.
    expect(asked[0]?.headers).not.toHaveProperty('cookie')
    expect(asked[0]?.headers).not.toHaveProperty('origin')
  })

  it('tells that a session is missing a fresh proof, and asks anew for one until it was given', async () => {
    const { sessions, asked, says, clock } = await start(saying({ ...live, needs_proof: 'proof' }))
    // What takes no proof goes by one answer, as with any other session.
    for (let request = 0; request < 5; request++)
      expect(await sessions.verifySession(secret)).toMatchObject({ id: member.id, needsProof: 'proof' })
    expect(asked).toHaveLength(1)
    const proofUrl = 'https://auth.example.com/settings/account?confirm'
    expect(await sessions.profile(secret)).toEqual({ email: 'ada@example.com', name: 'Ada', role: 'admin', proofUrl })
    says.answer = saying({ ...live, needs_proof: 'passkey' })
    expect(await sessions.verifySession(secret, true)).toMatchObject({ needsProof: 'passkey' })
    // Whatever a later version may ask for, it is not there.
    says.answer = saying({ ...live, needs_proof: 'fingerprint' })
    expect(await sessions.verifySession(secret, true)).toMatchObject({ needsProof: 'proof' })
    says.answer = saying(live)
    expect(await sessions.verifySession(secret, true)).not.toHaveProperty('needsProof')
    expect(await sessions.profile(secret)).not.toHaveProperty('proofUrl')
    expect(asked).toHaveLength(5)
    // The session is believed in no longer than any other.
    says.answer = saying({ ...live, needs_proof: 'proof' })
    clock.time += 5_001
    expect(await sessions.verifySession(secret)).toMatchObject({ needsProof: 'proof' })
    says.answer = saying({ active: false })
    clock.time += 5_001
    expect(await sessions.verifySession(secret)).toBeNull()
  })

  it('tells who shows a token', async () => {
    const { sessions, asked } = await start(saying(liveToken))
    const principal = { ...bot, credential: 'token', credentialId: liveToken.token_id }
    expect(await sessions.verifyToken(token, '192.0.2.9')).toEqual(principal)
    expect(asked.map(({ path, body }) => [path, body])).toEqual([
      ['/api/v1/auth/tokens/introspect', { surface: 'content', token, scopes: true, address: '192.0.2.9' }],
    ])
    expect(asked[0]?.headers).not.toHaveProperty('authorization')
  })

  it('tells what a token is limited to', async () => {
    const { sessions } = await start(saying({ ...liveToken, scopes: ['content:read'] }))
    expect(await sessions.verifyToken(token, null)).toMatchObject({ ...bot, scopes: ['content:read'] })
  })

  it('asks an auth surface of an earlier version as that one expects it', async () => {
    const { sessions, asked, says } = await start((res) => void res.writeHead(400).end())
    says.answer = (res) => {
      says.answer = saying(liveToken)
      res.writeHead(400, { 'Content-Type': 'application/problem+json' }).end('{"code":"invalid_request"}')
    }
    expect(await sessions.verifyToken(token, '192.0.2.9')).toMatchObject(bot)
    expect(asked.map(({ body }) => body)).toEqual([
      { surface: 'content', token, scopes: true, address: '192.0.2.9' },
      { surface: 'content', token },
    ])
  })

  it('asks about nothing that cannot be a token, or is a connector’s', async () => {
    const { sessions, asked } = await start(saying(liveToken))
    for (const text of ['', secret, `wso_${'t'.repeat(36)}`, `wsa_${'t'.repeat(37)}`, `wsp_${'-'.repeat(36)}`])
      expect(await sessions.verifyToken(text, null)).toBeNull()
    expect(asked).toEqual([])
  })

  it('believes an answer about a token for five seconds, and a sign-out ends none', async () => {
    const { sessions, asked, says, clock } = await start(saying(liveToken))
    expect(await sessions.verifyToken(token, null)).not.toBeNull()
    says.answer = (res) => void res.writeHead(204).end()
    await sessions.endSession(secret)
    says.answer = saying({ active: false })
    clock.time += 5_000
    expect(await sessions.verifyToken(token, null)).not.toBeNull()
    clock.time += 1
    expect(await sessions.verifyToken(token, null)).toBeNull()
    expect(await sessions.verifyToken(token, null)).toBeNull()
    expect(asked).toHaveLength(3)
  })

  it('asks about nothing that cannot be a session', async () => {
    const { sessions, asked } = await start(saying(live))
    for (const text of ['', 'x', 's'.repeat(44), `${'s'.repeat(42)}=`, 'ü'.repeat(43)]) {
      expect(await sessions.verifySession(text)).toBeNull()
      expect(await sessions.profile(text)).toBeNull()
    }
    expect(asked).toEqual([])
  })

  it('believes an answer, good or bad, for five seconds', async () => {
    const { sessions, asked, says, clock } = await start(saying(live))
    expect(await sessions.verifySession(secret)).not.toBeNull()
    says.answer = saying({ active: false })
    clock.time += 5_000
    expect(await sessions.verifySession(secret)).not.toBeNull()
    clock.time += 1
    expect(await sessions.verifySession(secret)).toBeNull()
    expect(await sessions.verifySession(secret)).toBeNull()
    expect(asked).toHaveLength(2)
    says.answer = saying(live)
    clock.time += 5_001
    expect(await sessions.verifySession(secret)).not.toBeNull()
  })

  it('counts from the question, however long the answer was under way', async () => {
    const { sessions, says, clock } = await start(saying(live))
    says.answer = (res, asked) => {
      clock.time += 3_000
      saying(asked.body === null ? { member: true } : live)(res, asked)
    }
    expect(await sessions.verifySession(secret)).not.toBeNull()
    expect(await sessions.isMember(member.id)).toBe(true)
    says.answer = (res, asked) => saying(asked.body === null ? { member: false } : { active: false })(res, asked)
    clock.time += 2_001
    expect(await sessions.isMember(member.id)).toBe(false)
    expect(await sessions.verifySession(secret)).toBeNull()
  })

  it('believes an answer about a member for five seconds', async () => {
    const { sessions, asked, says, clock } = await start(saying({ member: true }))
    expect(await sessions.isMember(member.id)).toBe(true)
    says.answer = saying({ member: false })
    clock.time += 5_000
    expect(await sessions.isMember(member.id)).toBe(true)
    clock.time += 1
    expect(await sessions.isMember(member.id)).toBe(false)
    expect(asked.map(({ path }) => path)).toEqual(Array(2).fill(`/api/v1/auth/memberships/${member.id}`))
  })

  it('takes no member for an administrator whom an auth surface of an earlier version only calls a member', async () => {
    const { sessions, says, clock } = await start(saying({ member: true }))
    expect(await sessions.isAdministrator(member.id)).toBe(false)
    for (const [answer, is] of [
      [{ member: true, administrator: true }, true],
      [{ member: true, administrator: false }, false],
      [{ member: false, administrator: true }, false],
    ] as const) {
      says.answer = saying(answer)
      clock.time += 5_001
      expect([answer, await sessions.isAdministrator(member.id)]).toEqual([answer, is])
    }
  })

  it('remembers no failure', async () => {
    const { sessions, says } = await start(saying({}, 500))
    await expect(sessions.verifySession(secret)).rejects.toMatchObject(away)
    await expect(sessions.isMember(member.id)).rejects.toMatchObject(away)
    says.answer = (res) =>
      saying(res.req.method === 'GET' ? { member: true } : live)(res, { path: '', body: null, headers: {} })
    expect(await sessions.verifySession(secret)).not.toBeNull()
    expect(await sessions.isMember(member.id)).toBe(true)
  })

  it('goes by what it was told while the auth surface is away, and no longer', async () => {
    const { sessions, clock, close } = await start(saying(live))
    expect(await sessions.verifySession(secret)).not.toBeNull()
    await close()
    expect(await sessions.verifySession(secret)).not.toBeNull()
    clock.time += 5_001
    await expect(sessions.verifySession(secret)).rejects.toMatchObject(away)
    await expect(sessions.verifyToken(token, null)).rejects.toMatchObject(away)
    await expect(sessions.profile(secret)).rejects.toMatchObject(away)
    await expect(sessions.isMember(member.id)).rejects.toMatchObject(away)
    await expect(sessions.redeem('code', 'verifier', null)).rejects.toMatchObject(away)
    await expect(sessions.endSession(secret)).rejects.toMatchObject(away)
  })

  it('trades a code, and says what browser it is', async () => {
    const { sessions, asked, says } = await start(
      saying({ session: secret, expires_at: '2030-01-01T00:00:00.000Z' }, 201),
    )
    expect(await sessions.redeem('code', 'verifier', `Firefox${'x'.repeat(2000)}`)).toEqual({
      secret,
      expiresAt: Date.UTC(2030, 0, 1),
    })
    await sessions.redeem('code', 'verifier', null)
    const trade = { surface: 'content', code: 'code', code_verifier: 'verifier' }
    expect(asked.map(({ body }) => body)).toEqual([{ ...trade, user_agent: `Firefox${'x'.repeat(993)}` }, trade])
    for (const status of [400, 401]) {
      says.answer = saying({ code: 'handover_invalid' }, status)
      expect(await sessions.redeem('code', 'verifier', null)).toBeNull()
    }
  })

  it('forgets every session when one ends', async () => {
    const { sessions, says } = await start(saying(live))
    expect(await sessions.verifySession(secret)).not.toBeNull()
    says.answer = (res) => void res.writeHead(204).end()
    await sessions.endSession(secret)
    says.answer = saying({ active: false })
    expect(await sessions.verifySession(secret)).toBeNull()
  })

  it('leads browsers to the public address', async () => {
    const { sessions } = await start(saying(live))
    expect(sessions.handoverUrl('/a?b=c', 'challenge')).toBe(
      'https://auth.example.com/api/v1/auth/handover?surface=content&next=%2Fa%3Fb%3Dc&code_challenge=challenge',
    )
    expect(sessions.loginPage('handover')).toBe('https://auth.example.com/login?error=handover')
  })
})

const garbage: Record<string, Answer> = {
  'a page': (res) =>
    void res.writeHead(200, { 'Content-Type': 'text/html' }).end('<!doctype html><title>Hello</title>'),
  'half an answer': (res) => {
    res.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': '1000' })
    res.write('{"active": true,', () => res.destroy())
  },
  'nothing at all': (res) => void res.destroy(),
  'no body': (res) => void res.writeHead(200).end(),
  'no content': (res) => void res.writeHead(204).end(),
  null: saying(null),
  'a number': saying(1),
  'a text': saying('active'),
  'a list': saying([live]),
  'an object of another service': saying({ ok: true }),
  'an active session without a name': saying({ active: true }),
  'an active member without a session': saying({ active: true, member }),
  'an active agent without a token': saying({ active: true, actor: bot }),
  'an administrator behind a token': saying({ ...liveToken, actor: { ...bot, role: 'admin' } }),
  'a kind of actor that there is not': saying({ ...liveToken, actor: { ...bot, kind: 'robot' } }),
  'an actor without a name': saying({ ...liveToken, actor: { ...bot, name: '' } }),
  'a role that there is not': saying({ ...live, member: { ...member, role: 'owner' } }),
  'words for truth': saying({ active: 'yes', member: 'yes', session: 1, expires_at: 'soon' }),
  'a session that is none': saying({ session: 'x', expires_at: '2030-01-01T00:00:00.000Z' }, 201),
  'a session without an end': saying({ session: secret, expires_at: 'never' }, 201),
  'a redirect': (res) => void res.writeHead(302, { Location: '/' }).end(),
  'not found': saying({ code: 'not_found' }, 404),
  'not our host': saying({ code: 'foreign_host' }, 421),
  'too many requests': saying({}, 429),
  'a bad gateway': (res) => void res.writeHead(502, { 'Content-Type': 'text/html' }).end('<h1>Bad Gateway</h1>'),
}

describe.each(Object.entries(garbage))('where the auth surface should be, something answers with %s', (_, answer) => {
  it('no one is signed in, and no one is refused: it is unavailable', async () => {
    const { sessions } = await start(answer)
    await expect(sessions.verifySession(secret)).rejects.toMatchObject(away)
    await expect(sessions.verifyToken(token, null)).rejects.toMatchObject(away)
    await expect(sessions.profile(secret)).rejects.toMatchObject(away)
    await expect(sessions.isMember(member.id)).rejects.toMatchObject(away)
    await expect(sessions.redeem('code', 'verifier', null)).rejects.toMatchObject(away)
  })
})

it('tells the log what the auth surface answered, in place of the session', async () => {
  const { sessions } = await start(saying({ code: 'foreign_host' }, 421))
  const refusals = [
    sessions.verifySession(secret),
    sessions.redeem('code', 'verifier', null),
    sessions.endSession(secret),
  ]
  for (const outcome of await Promise.allSettled(refusals)) {
    expect(outcome).toMatchObject({ reason: { ...away, message: 'the auth surface answered 421' } })
  }
})

describe('remoteSessions and a real auth surface', () => {
  it('agree', async () => {
    const server = await startAuthServer('sqlite')
    const url = new URL(server.running.url)
    const sessions = remoteSessions({ surface: 'content', url, publicUrl: url })
    const ada = await server.member('ada@example.com')
    const { id } = ((await (await ada.get('/api/v1/auth/session')).json()) as { member: { id: string } }).member
    expect(await sessions.isMember(id)).toBe(true)
    expect(await sessions.isAdministrator(id)).toBe(false)
    expect(await sessions.isMember('01938f3e-7a5b-7c3d-8e9f-0a1b2c3d4e5f')).toBe(false)
    expect(await sessions.verifySession(secret)).toBeNull()
    expect(await sessions.verifyToken(token, null)).toBeNull()
    const credentials = new Credentials(server.db)
    const holder = { id: await credentials.actor('agent', 'release bot'), kind: 'agent' } as const
    const own = await credentials.token(holder)
    const scopes = ['workspace:read', 'workspace:write']
    const principal = {
      ...holder,
      name: 'release bot',
      role: 'member',
      credential: 'token',
      credentialId: own.id,
      scopes,
    }
    const reader = await credentials.token(holder, 0, ['content:read'])
    expect(await sessions.verifyToken(reader.secret, '192.0.2.9')).toMatchObject({ scopes: ['content:read'] })
    // A surface of an earlier version asks so, and would take it for a token without limits.
    for (const [token, active] of [
      [reader.secret, false],
      [own.secret, true],
    ]) {
      const asked = await server.browser().post('/api/v1/auth/tokens/introspect', { surface: 'content', token })
      expect(await asked.json()).toMatchObject({ active })
    }
    expect(await sessions.verifyToken(own.secret, null)).toEqual(principal)
    expect(await server.running.sessionsOf('content').verifyToken(own.secret, null)).toEqual(principal)
    expect(await sessions.redeem(secret, secret, 'Firefox')).toBeNull()
    expect(await sessions.redeem('x'.repeat(1000), 'y', null)).toBeNull()
    await sessions.endSession(secret)
    await sessions.endSession('x'.repeat(1000))
  })
})
