import { describe, expect, it, onTestFinished } from 'vitest'
import { OidcProvider } from '../../../src/auth/sso/oidc.ts'
import type { SsoFlow } from '../../../src/auth/sso/provider.ts'
import { newFlow } from '../../../src/auth/sso/sso-sign-in.ts'
import {
  type OidcProviderOptions,
  startOidcProvider,
  type TestOidcProvider,
  walkRedirects,
} from '../../support/oidc-provider.ts'
import { standingClock } from './clock.ts'

const redirectUri = 'http://localhost:8581/api/v1/auth/sso/callback'

/** A provider of oidc-provider, this service as its client, and a person in between. */
async function start(options: OidcProviderOptions = {}) {
  const idp = await startOidcProvider({ redirectUris: [redirectUri], ...options })
  onTestFinished(() => idp.close())
  return { idp, ...clientOf(idp) }
}

function clientOf({ issuer, clientId, clientSecret }: TestOidcProvider) {
  const observed: string[] = []
  const clock = standingClock()
  const sso = new OidcProvider(
    { issuer, clientId, clientSecret: clientSecret === null ? null : { reveal: () => clientSecret }, label: 'Test' },
    {
      redirectUri: () => redirectUri,
      now: clock.now,
      observer: {
        providerRequest: (endpoint, outcome, seconds) => {
          expect(seconds).toBeGreaterThan(0)
          observed.push(`${endpoint} ${outcome}`)
        },
      },
    },
  )
  const begin = () => newFlow('oidc', '/settings/account', clock.now())
  /** What the browser comes back with. */
  const answerTo = async (flow: SsoFlow) => (await walkRedirects(await sso.start(flow), redirectUri)).searchParams
  const signIn = async () => {
    const flow = begin()
    return sso.finish(await answerTo(flow), flow)
  }
  return { sso, clock, observed, begin, answerTo, signIn }
}

describe('OidcProvider with a real provider', () => {
  it('sends the browser away with PKCE, state and nonce', async () => {
    const { idp, sso, begin } = await start()
    const flow = begin()
    const url = await sso.start(flow)
    expect(url.origin).toBe(idp.issuer)
    expect(Object.fromEntries(url.searchParams)).toEqual({
      ...{ client_id: 'triptych', response_type: 'code', redirect_uri: redirectUri, scope: 'openid email profile' },
      ...{ state: flow.state, nonce: flow.nonce, code_challenge_method: 'S256' },
      code_challenge: expect.stringMatching(/^[A-Za-z0-9_-]{43}$/),
    })
    expect(url.href).not.toContain(flow.verifier)
  })

  it('takes the word of the provider', async () => {
    const { idp, observed, signIn } = await start()
    idp.account = { sub: 'a-1', email: 'Ada@Example.com', email_verified: true, name: 'Ada Lovelace', role: 'admin' }
    expect(await signIn()).toEqual({
      ...{ issuer: idp.issuer, subject: 'a-1', email: 'ada@example.com', name: 'Ada Lovelace', role: 'admin' },
      ...{ spend: null, sid: null },
    })
    expect(observed).toEqual(['discovery ok', 'token ok', 'jwks ok'])
    idp.account = { sub: 'b-2', email: 'bob@example.com' }
    expect(await signIn()).toMatchObject({ subject: 'b-2', email: 'bob@example.com', name: null, role: 'member' })
    expect(observed.slice(3)).toEqual(['token ok'])
  })

  it.each([
    ['no email', { sub: 'a' }, 'email_missing'],
    ['an unverified email', { sub: 'a', email: 'ada@example.com', email_verified: false }, 'email_unverified'],
  ])('refuses %s', async (_, account, reason) => {
    const { signIn } = await start({ account })
    await expect(signIn()).rejects.toMatchObject({ name: 'SsoFailure', reason })
  })

  it.each([
    ['without a secret', { clientSecret: null }],
    ['with a secret in the Basic form', { clientSecret: 'a-b_c.d~e+f/g=h%i&j', authMethods: ['client_secret_basic'] }],
    ['with a secret in the body', { clientSecret: 'a-b_c.d~e+f/g=h%i&j', authMethods: ['client_secret_post'] }],
  ] as const)('works %s', async (_, options) => {
    const { signIn } = await start({ authMethods: ['none'], ...options })
    expect(await signIn()).toMatchObject({ email: 'ada@example.com' })
  })

  it('refuses a wrong secret without telling it', async () => {
    const { idp, begin, answerTo } = await start()
    const other = clientOf({ ...idp, clientSecret: 'wrong-secret' })
    const flow = begin()
    const failure = await other.sso.finish(await answerTo(flow), flow).catch((error: unknown) => error)
    expect(failure).toMatchObject({ reason: 'provider_error', message: expect.stringContaining('invalid_client') })
    expect(String(failure)).not.toContain('wrong-secret')
  })

  it('goes on when the provider changes its keys', async () => {
    const { idp, observed, signIn } = await start()
    await signIn()
    await idp.rotateKeys()
    expect(await signIn()).toMatchObject({ email: 'ada@example.com' })
    expect(observed.filter((line) => line.startsWith('jwks'))).toEqual(['jwks ok', 'jwks ok'])
  })

  it('takes an answer once, and for its own flow only', async () => {
    const { sso, begin, answerTo } = await start()
    const [mine, other] = [begin(), begin()]
    const answer = await answerTo(mine)
    await expect(sso.finish(answer, other)).rejects.toMatchObject({ reason: 'state' })
    // The state of the one, the verifier and the nonce of the other.
    await expect(sso.finish(answer, { ...other, state: mine.state })).rejects.toMatchObject({
      reason: 'provider_error',
    })
    const again = await answerTo(mine)
    await sso.finish(again, mine)
    await expect(sso.finish(again, mine)).rejects.toMatchObject({ reason: 'provider_error' })
  })

  it('refuses an answer without the issuer, which this provider announces (RFC 9207), and one of another', async () => {
    const { sso, begin, answerTo } = await start()
    const flow = begin()
    const answer = await answerTo(flow)
    expect(answer.has('iss')).toBe(true)
    for (const iss of [null, 'https://evil.example']) {
      const changed = new URLSearchParams(answer)
      changed.delete('iss')
      if (iss !== null) changed.set('iss', iss)
      await expect(sso.finish(changed, flow)).rejects.toMatchObject({ reason: 'issuer' })
    }
    await sso.finish(answer, flow)
  })

  it('refuses what the provider refuses, and says so in the log', async () => {
    const { idp, sso, begin } = await start()
    const flow = begin()
    const answer = new URLSearchParams({ error: 'access_denied', state: flow.state, iss: idp.issuer })
    const failure = sso.finish(answer, flow)
    await expect(failure).rejects.toMatchObject({ reason: 'provider_error' })
    await expect(failure).rejects.toThrow('access_denied')
  })

  it('refuses an answer that comes too late', async () => {
    const { sso, clock, begin, answerTo } = await start()
    const flow = begin()
    const answer = await answerTo(flow)
    clock.at = flow.expiresAt
    await expect(sso.finish(answer, flow)).rejects.toMatchObject({ reason: 'flow_expired' })
  })

  it('refuses a flow of the legacy handover, and an answer with two states', async () => {
    const { sso, begin, answerTo } = await start()
    const flow = begin()
    const answer = await answerTo(flow)
    await expect(sso.finish(answer, { ...flow, provider: 'legacy' })).rejects.toMatchObject({ reason: 'state' })
    answer.append('state', flow.state)
    await expect(sso.finish(answer, flow)).rejects.toMatchObject({ reason: 'state' })
  })
})
