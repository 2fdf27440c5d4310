import { randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, type JWK, type JWTHeaderParameters, SignJWT } from 'jose'

/** The claims of a token, or the one that is left out or replaced. */
export type LegacyClaims = Record<string, unknown>

export interface TestLegacyProvider {
  readonly issuer: string
  readonly authorizeUrl: URL
  /** What the token of the next sign-in says beside `iss` and `exp`. */
  claims: LegacyClaims
  /** How often each path was asked for. */
  readonly requests: ReadonlyMap<string, number>
  /** The published key, with its `kid`. */
  readonly publicJwk: JWK
  /** A token that is valid now. `claims` and `header` replace its own; one that is undefined is left out. */
  sign(claims?: LegacyClaims, header?: Partial<JWTHeaderParameters>): Promise<string>
  /** From now on tokens are signed with a new key, and the old one is no longer published. */
  rotateKeys(): Promise<void>
  close(): Promise<void>
}

/** A provider of the legacy handover on a free loopback port: every visitor is sent back with a token at once. */
export async function startLegacyProvider(options: { claims?: LegacyClaims } = {}): Promise<TestLegacyProvider> {
  let key = await newKey()
  const requests = new Map<string, number>()
  const server = createServer(async (req, res) => {
    const { pathname, searchParams } = new URL(req.url ?? '/', 'http://provider')
    requests.set(pathname, (requests.get(pathname) ?? 0) + 1)
    if (pathname === '/.well-known/jwks.json') {
      res.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ keys: [key.jwk] }))
    } else if (pathname === '/authorize' && searchParams.has('app_id')) {
      const back = new URL(searchParams.get('redirect_uri') ?? '')
      back.searchParams.set('token', await provider.sign())
      back.searchParams.set('state', searchParams.get('state') ?? '')
      res.writeHead(302, { location: back.href }).end()
    } else {
      res.writeHead(404).end()
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  const provider: TestLegacyProvider = {
    issuer,
    authorizeUrl: new URL(`${issuer}/authorize`),
    claims: options.claims ?? { sub: 'ada', email: 'ada@example.com', name: 'Ada' },
    requests,
    get publicJwk() {
      return key.jwk
    },
    sign: (claims, header) => {
      const exp = Math.floor(Date.now() / 1000) + 300
      const said = Object.entries({ iss: issuer, exp, ...provider.claims, ...claims })
      return new SignJWT(Object.fromEntries(said.filter(([, value]) => value !== undefined)))
        .setProtectedHeader({ alg: 'RS256', kid: key.jwk.kid ?? '', ...header })
        .sign(key.privateKey)
    },
    rotateKeys: async () => {
      key = await newKey()
    },
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
  return provider
}

async function newKey() {
  const { privateKey, publicKey } = await generateKeyPair('RS256')
  return { privateKey, jwk: { ...(await exportJWK(publicKey)), kid: randomBytes(4).toString('hex') } }
}
