import { randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, type JWK } from 'jose'
import {
  type Adapter,
  type AdapterPayload,
  type ClientMetadata,
  type Grant,
  interactionPolicy,
  Provider,
} from 'oidc-provider'

/** Who signs in next, and what the provider says of them beside `sub`. */
export interface ProviderAccount {
  readonly sub: string
  readonly email?: string
  readonly email_verified?: boolean
  readonly name?: string
  readonly role?: string
}

export interface OidcProviderOptions {
  readonly clientId?: string
  /** Null for a public client. */
  readonly clientSecret?: string | null
  readonly redirectUris?: readonly string[]
  readonly account?: ProviderAccount
  /** How clients may prove themselves; the methods with and without a secret when absent. */
  readonly authMethods?: readonly ('client_secret_basic' | 'client_secret_post' | 'none')[]
}

/** A real OpenID Connect provider on loopback, without a page: every visitor is signed in as `account` at once. */
export interface TestOidcProvider {
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string | null
  account: ProviderAccount
  /** How often each path was asked for. */
  readonly requests: ReadonlyMap<string, number>
  /** Registers where browsers may be sent back to, for a service whose port is known late. */
  allowRedirect(uri: string): void
  /** Registers where the service is signed out (back-channel logout), with `sid` or with `sub` alone. */
  notifyLogout(uri: string, withSid: boolean): void
  /** From now on tokens are signed with a new key, and the old one is no longer published. */
  rotateKeys(): Promise<void>
  close(): Promise<void>
}

/** Starts a provider on a free port. */
export async function startOidcProvider(options: OidcProviderOptions = {}): Promise<TestOidcProvider> {
  const { clientId = 'triptych', clientSecret = randomBytes(24).toString('base64url') } = options
  const authMethods = [...(options.authMethods ?? (['client_secret_basic', 'client_secret_post', 'none'] as const))]
  const redirectUris = [...(options.redirectUris ?? [])]
  const requests = new Map<string, number>()
  let handle: (req: IncomingMessage, res: ServerResponse) => unknown = (_, res) => res.writeHead(503).end()
  const server = createServer((req, res) => {
    const { pathname } = new URL(req.url ?? '/', 'http://provider')
    requests.set(pathname, (requests.get(pathname) ?? 0) + 1)
    void handle(req, res)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  const provider: TestOidcProvider = {
    ...{ issuer, clientId, clientSecret, requests },
    account: options.account ?? { sub: 'ada', email: 'ada@example.com', email_verified: true, name: 'Ada' },
    allowRedirect: (uri) => {
      redirectUris.push(uri)
      build()
    },
    notifyLogout: (uri, withSid) => {
      logout = { backchannel_logout_uri: uri, backchannel_logout_session_required: withSid }
      build()
    },
    rotateKeys: async () => {
      key = await signingKey()
      build()
    },
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }

  let key = await signingKey()
  let logout: Partial<ClientMetadata> = {}
  const stored = new Map<string, AdapterPayload>()
  const cookieKeys = [randomBytes(16).toString('hex')]

  /** What a provider is made with cannot be changed later, so a changed one is a new one over the same store. */
  function build(): void {
    const oidc = new Provider(issuer, {
      adapter: (name) => storeIn(stored, name),
      clients: [{ ...registration(clientId, clientSecret, authMethods), ...logout, redirect_uris: redirectUris }],
      clientAuthMethods: authMethods,
      claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'role'] },
      // Else the claims of `email` and `profile` are at the userinfo endpoint alone.
      conformIdTokenClaims: false,
      cookies: { keys: cookieKeys },
      features: { devInteractions: { enabled: false }, backchannelLogout: { enabled: true } },
      // Its own refuses loopback, where the service is in tests.
      fetch: (url, { dispatcher: _, ...options } = {}) => fetch(url, options),
      findAccount: (_, accountId) => ({ accountId, claims: () => ({ ...provider.account, sub: accountId }) }),
      interactions: { policy: everyTimeAnew(), url: (_, { uid }) => `/interaction/${uid}` },
      jwks: { keys: [key] },
      loadExistingGrant: async ({
        oidc: {
          client,
          provider: { Grant },
          session,
        },
      }) => {
        const grant: Grant = new Grant({ clientId: client?.clientId, accountId: session?.accountId })
        grant.addOIDCScope('openid email profile')
        await grant.save()
        return grant
      },
      renderError: (ctx, { error, error_description }) => {
        ctx.body = `${error}: ${error_description}`
      },
      pkce: { required: () => true },
      ttl: { AccessToken: 60, AuthorizationCode: 60, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
    })
    const answer = oidc.callback()
    handle = (req, res) => {
      if (!req.url?.startsWith('/interaction/')) return answer(req, res)
      return oidc.interactionFinished(req, res, { login: { accountId: provider.account.sub, remember: false } })
    }
  }
  build()
  return provider
}

async function signingKey(): Promise<JWK> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  return { ...(await exportJWK(privateKey)), kid: randomBytes(4).toString('hex'), alg: 'RS256', use: 'sig' }
}

function registration(clientId: string, clientSecret: string | null, methods: readonly string[]): ClientMetadata {
  if (clientSecret === null) return { client_id: clientId, token_endpoint_auth_method: 'none' }
  const method = methods.includes('client_secret_basic') ? 'client_secret_basic' : 'client_secret_post'
  return { client_id: clientId, client_secret: clientSecret, token_endpoint_auth_method: method }
}

/** A browser that has a session with the provider is asked all the same, so that a test may change the account. */
function everyTimeAnew(): interactionPolicy.DefaultPolicy {
  const { Check, base } = interactionPolicy
  const policy = base()
  policy.get('login')?.checks.add(
    new Check('anew', 'asked every time', ({ oidc }) => {
      return oidc.result?.login === undefined ? Check.REQUEST_PROMPT : Check.NO_NEED_TO_PROMPT
    }),
  )
  return policy
}

function storeIn(stored: Map<string, AdapterPayload>, name: string): Adapter {
  const find = (matches: (payload: AdapterPayload) => boolean) => {
    for (const [key, payload] of stored) if (key.startsWith(`${name} `) && matches(payload)) return payload
    return undefined
  }
  return {
    upsert: async (id, payload) => void stored.set(`${name} ${id}`, payload),
    find: async (id) => stored.get(`${name} ${id}`),
    findByUid: async (uid) => find((payload) => payload.uid === uid),
    findByUserCode: async (userCode) => find((payload) => payload.userCode === userCode),
    consume: async (id) => {
      const payload = stored.get(`${name} ${id}`)
      if (payload !== undefined) payload.consumed = Math.floor(Date.now() / 1000)
    },
    destroy: async (id) => void stored.delete(`${name} ${id}`),
    revokeByGrantId: async (grantId) => {
      for (const [key, payload] of stored) if (payload.grantId === grantId) stored.delete(key)
    },
  }
}

/**
 * Walks as a browser does, from an address at the provider until it is sent to one that starts with `until`, which is
 * not asked for. A place that does not redirect ends the walk with an error.
 */
export async function walkRedirects(from: URL, until: string, jar = new Map<string, string>()): Promise<URL> {
  for (let url = from, steps = 0; steps < 10; steps++) {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await fetch(url, { redirect: 'manual', headers: { cookie } })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (value === '') jar.delete(name)
      else jar.set(name, value)
    }
    const location = response.headers.get('location')
    if (location === null)
      throw new Error(`${url.pathname}: ${response.status} ${(await response.text()).slice(0, 500)}`)
    await response.body?.cancel()
    url = new URL(location, url)
    if (url.href.startsWith(until)) return url
  }
  throw new Error('too many redirects')
}
