import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, type JWK, SignJWT } from 'jose'
import { onTestFinished } from 'vitest'
import type { ProviderEndpoint } from '../../../src/auth/sso/provider-fetch.ts'

const paths: Record<string, ProviderEndpoint> = {
  '/.well-known/openid-configuration': 'discovery',
  '/token': 'token',
  '/jwks': 'jwks',
}

/** What an endpoint does instead of its duty. */
type Misdeed = (res: ServerResponse) => void

/** An OpenID Connect provider that says whatever a test wants it to say; without a wish it says the right thing. */
export interface LyingProvider {
  readonly issuer: string
  /** Replaces what discovery says; `undefined` leaves out. */
  metadata: Record<string, unknown>
  /** Replaces claims of the ID token; `undefined` leaves out. */
  claims: Record<string, unknown>
  /** Instead of an ID token of these claims. */
  idToken: string | null
  readonly publicJwk: JWK
  readonly misdeeds: Partial<Record<ProviderEndpoint, Misdeed>>
  readonly requests: { endpoint: ProviderEndpoint; body: URLSearchParams; authorization: string | undefined }[]
  /** A signed ID token of these claims and `claims`. */
  sign(claims: Record<string, unknown>): Promise<string>
}

/** Never answers; the requester has to give up. */
export const silence: Misdeed = () => {}

/** Starts one on a free port until the test ends. `nonce` is what the service sent to the authorization endpoint. */
export async function startLyingProvider(nonce: string): Promise<LyingProvider> {
  const { privateKey, publicKey } = await generateKeyPair('RS256')
  const publicJwk = { ...(await exportJWK(publicKey)), kid: 'one' }
  const server = createServer(async (req, res) => {
    const endpoint = paths[new URL(req.url ?? '/', 'http://provider').pathname]
    if (endpoint === undefined) return void res.writeHead(404).end()
    let body = ''
    for await (const chunk of req.setEncoding('utf8')) body += chunk
    provider.requests.push({ endpoint, body: new URLSearchParams(body), authorization: req.headers.authorization })
    const misdeed = provider.misdeeds[endpoint]
    if (misdeed !== undefined) return misdeed(res)
    const answer = { discovery: () => metadata(), token: () => tokens(), jwks: () => ({ keys: [publicJwk] }) }
    res.setHeader('content-type', 'application/json')
    res.end(JSON.stringify(await answer[endpoint]()))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    return new Promise<void>((resolve) => void server.close(() => resolve()))
  })
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  function metadata(): Record<string, unknown> {
    return {
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/jwks`,
      id_token_signing_alg_values_supported: ['RS256', 'PS256', 'HS256', 'none'],
      ...provider.metadata,
    }
  }

  async function tokens() {
    return {
      access_token: 'an access token',
      token_type: 'Bearer',
      id_token: provider.idToken ?? (await provider.sign({})),
    }
  }

  const provider: LyingProvider = {
    ...{ issuer, metadata: {}, claims: {}, idToken: null, publicJwk, misdeeds: {}, requests: [] },
    sign: (claims) => {
      const iat = Math.floor(Date.now() / 1000)
      const right = { iss: issuer, aud: 'triptych', sub: 'ada', email: 'ada@example.com', nonce, iat, exp: iat + 300 }
      const said = Object.entries({ ...right, ...provider.claims, ...claims })
      return new SignJWT(Object.fromEntries(said.filter(([, value]) => value !== undefined)))
        .setProtectedHeader({ alg: 'RS256', kid: 'one' })
        .sign(privateKey)
    },
  }
  return provider
}
