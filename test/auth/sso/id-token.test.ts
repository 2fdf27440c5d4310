import { exportJWK, exportSPKI, generateKeyPair, type JWTHeaderParameters, SignJWT, UnsecuredJWT } from 'jose'
import { describe, expect, it } from 'vitest'
import { Jwks } from '../../../src/auth/sso/jwks.ts'
import { verifyIdToken } from '../../../src/auth/sso/oidc.ts'

const rsa = await generateKeyPair('RS256', { extractable: true })
const ec = await generateKeyPair('ES256')
const ed = await generateKeyPair('EdDSA')
const stranger = await generateKeyPair('RS256')
// Keys without `alg`: the allow-list alone decides which one a token may name.
const keys = [
  { ...(await exportJWK(rsa.publicKey)), kid: 'rsa' },
  { ...(await exportJWK(ec.publicKey)), kid: 'ec' },
  { ...(await exportJWK(ed.publicKey)), kid: 'ed' },
]
const now = Date.now()
const seconds = Math.floor(now / 1000)
const expected = {
  ...{ issuer: 'https://id.example', clientId: 'triptych', nonce: 'n-1', now },
  key: new Jwks(async () => ({ keys })).key,
}
const good = {
  ...{ iss: 'https://id.example', aud: 'triptych', sub: 'ada', nonce: 'n-1', iat: seconds, exp: seconds + 300 },
  email: 'ada@example.com',
}

type SigningKey = Parameters<SignJWT['sign']>[0]

function sign(
  claims: object,
  header: JWTHeaderParameters = { alg: 'RS256', kid: 'rsa' },
  key: SigningKey = rsa.privateKey,
) {
  return new SignJWT({ ...good, ...claims }).setProtectedHeader(header).sign(key)
}

async function reasonOf(token: string): Promise<unknown> {
  return verifyIdToken(token, expected).then(
    () => 'accepted',
    (error: unknown) => (error as { reason?: unknown }).reason,
  )
}

describe('verifyIdToken', () => {
  it.each([
    ['RS256', 'rsa', rsa],
    ['PS256', 'rsa', rsa],
    ['ES256', 'ec', ec],
    ['EdDSA', 'ed', ed],
    ['Ed25519', 'ed', ed],
  ])('takes %s', async (alg, kid, { privateKey }) => {
    // A key is made for one algorithm, but what it consists of fits others as well.
    const key = alg === 'PS256' ? await exportJWK(privateKey) : privateKey
    expect(await verifyIdToken(await sign({}, { alg, kid }, key), expected)).toMatchObject(good)
  })

  it.each([
    ['another issuer', { iss: 'https://evil.example' }, 'issuer'],
    ['the issuer with a slash', { iss: 'https://id.example/' }, 'issuer'],
    ['no issuer', { iss: undefined }, 'issuer'],
    ['another audience', { aud: 'other' }, 'audience'],
    ['no audience', { aud: undefined }, 'audience'],
    ['two audiences and no azp', { aud: ['triptych', 'other'] }, 'audience'],
    ['two audiences and another azp', { aud: ['triptych', 'other'], azp: 'other' }, 'audience'],
    ['two audiences and our azp', { aud: ['triptych', 'other'], azp: 'triptych' }, 'accepted'],
    ['one audience in a list', { aud: ['triptych'] }, 'accepted'],
    ['another nonce', { nonce: 'n-2' }, 'nonce'],
    ['no nonce', { nonce: undefined }, 'nonce'],
    ['no subject', { sub: undefined }, 'subject'],
    ['no exp', { exp: undefined }, 'expired'],
    ['an exp of 31 s ago', { exp: seconds - 31 }, 'expired'],
    ['an exp of 29 s ago', { exp: seconds - 29 }, 'accepted'],
    ['no iat', { iat: undefined }, 'not_yet_valid'],
    ['an iat in 60 s', { iat: seconds + 60 }, 'not_yet_valid'],
    ['an iat in 29 s', { iat: seconds + 29 }, 'accepted'],
    ['an nbf in 60 s', { nbf: seconds + 60 }, 'not_yet_valid'],
  ])('%s: %s', async (_, claims, reason) => {
    expect(await reasonOf(await sign(claims))).toBe(reason)
  })

  it('refuses a token of another key under a known key id', async () => {
    expect(await reasonOf(await sign({}, { alg: 'RS256', kid: 'rsa' }, stranger.privateKey))).toBe('signature')
  })

  it('refuses a key id that was never published', async () => {
    expect(await reasonOf(await sign({}, { alg: 'RS256', kid: 'new' }, stranger.privateKey))).toBe('unknown_key')
  })

  it('refuses a token whose claims were changed after it was signed', async () => {
    const [header, , signature] = (await sign({})).split('.')
    const payload = Buffer.from(JSON.stringify({ ...good, sub: 'eve' })).toString('base64url')
    expect(await reasonOf(`${header}.${payload}.${signature}`)).toBe('signature')
  })

  it('refuses alg none', async () => {
    expect(await reasonOf(new UnsecuredJWT(good).encode())).toBe('algorithm')
    const [, payload] = (await sign({})).split('.')
    const header = Buffer.from('{"alg":"none","kid":"rsa"}').toString('base64url')
    expect(await reasonOf(`${header}.${payload}.`)).toBe('algorithm')
  })

  it('refuses HS256 with the public key as the secret', async () => {
    const secrets = [await exportSPKI(rsa.publicKey), JSON.stringify(keys[0])]
    for (const secret of secrets) {
      const token = await sign({}, { alg: 'HS256', kid: 'rsa' }, new TextEncoder().encode(secret))
      expect(await reasonOf(token)).toBe('algorithm')
    }
  })

  it.each(['', 'a', 'a.b', 'a.b.c', 'a.b.c.d.e', 'e30.e30.e30'])('refuses %j', async (text) => {
    expect(await reasonOf(text)).toBe('token')
  })

  it('says nothing of what is in the token', async () => {
    const error = await verifyIdToken(await sign({ nonce: 'n-2' }), expected).catch((thrown: unknown) => thrown)
    expect(JSON.stringify({ ...(error as object), message: String(error) })).not.toMatch(/ada|n-2|triptych/)
    expect((error as Error).cause).toBeUndefined()
  })
})
