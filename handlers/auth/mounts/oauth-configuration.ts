import { generateKeyPairSync } from 'node:crypto'
import {
  type AdapterFactory,
  type Configuration,
  errors,
  interactionPolicy,
  type KoaContextWithOIDC,
} from 'oidc-provider'
import { connectorScopes, readScopes } from '../../../src/access/scopes.ts'
import { admitClient, ClientMetadataFault } from '../../../src/auth/oauth/clients.ts'
import {
  ACCESS_TOKEN,
  AUTHORIZATION_CODE,
  GRANT,
  INTERACTION,
  REFRESH_IDLE,
} from '../../../src/auth/oauth/lifetimes.ts'
import { resourcesOf } from '../../../src/auth/oauth/resources.ts'
import { type ConnectorError, connectorErrorPage } from '../../../src/pages/consent-page.ts'
import type { OAuthParts } from './oauth-parts.ts'

export const routes = {
  authorization: '/oauth/authorize',
  token: '/oauth/token',
  revocation: '/oauth/revoke',
  registration: '/oauth/register',
} as const

export interface ConfigurationParts extends Pick<OAuthParts, 'fetch' | 'limits' | 'members'> {
  readonly base: URL
  readonly adapter: AdapterFactory
  addressOf(ctx: KoaContextWithOIDC): string | null
}

/** How oidc-provider is to behave. What is not turned on here is off: it serves connectors only. */
export function oauthConfiguration(parts: ConfigurationParts): Configuration {
  const { base, adapter, fetch, members } = parts
  return {
    adapter,
    routes,
    scopes: [...connectorScopes],
    responseTypes: ['code'],
    pkce: { required: () => true },
    clientAuthMethods: ['none', 'client_secret_basic', 'client_secret_post'],
    clientDefaults: { grant_types: ['authorization_code', 'refresh_token'], id_token_signed_response_alg: 'ES256' },
    jwks: { keys: [createUnusedKey()] },
    cookies: {
      names: { interaction: 'auth_interaction', resume: 'auth_resume', session: 'auth_oauth' },
      short: { httpOnly: true, sameSite: 'lax' },
      long: { httpOnly: true, sameSite: 'lax' },
    },
    features: {
      devInteractions: { enabled: false },
      userinfo: { enabled: false },
      rpInitiatedLogout: { enabled: false },
      claimsParameter: { enabled: false },
      dPoP: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      registration: { enabled: true, initialAccessToken: false, issueRegistrationAccessToken: false },
      revocation: { enabled: true, allowedPolicy: (_ctx, client, token) => token.clientId === client.clientId },
      clientIdMetadataDocument: documents(parts),
      resourceIndicators: resources(base),
    },
    extraClientMetadata: { properties: ['software_id', 'software_version'], validator: admit },
    interactions: { url: (_ctx, { uid }) => `/oauth/consent/${uid}`, policy: askEveryTime() },
    findAccount: async (_ctx, id) =>
      (await members.isMember(id)) ? { accountId: id, claims: () => ({ sub: id }) } : undefined,
    loadExistingGrant: async ({ oidc }) => {
      const grantId = oidc.result?.consent?.grantId
      return grantId === undefined ? undefined : oidc.provider.Grant.find(grantId)
    },
    expiresWithSession: () => false,
    issueRefreshToken: (_ctx, client) => client.grantTypeAllowed('refresh_token'),
    // The adapter decides which of two simultaneous requests replaces the token.
    rotateRefreshToken: true,
    revokeGrantPolicy: () => true,
    ttl: {
      Interaction: INTERACTION / 1000,
      AuthorizationCode: AUTHORIZATION_CODE / 1000,
      AccessToken: ACCESS_TOKEN / 1000,
      RefreshToken: (_ctx, token) => Math.max(1, Math.min(REFRESH_IDLE, GRANT - token.totalLifetime() * 1000) / 1000),
      // Neither is kept, nor is there an ID token.
      Session: INTERACTION / 1000,
      Grant: GRANT / 1000,
      IdToken: 1,
    },
    fetch: async (url) => {
      const { status, headers, body } = await fetch(String(url))
      return new Response(body.length === 0 ? null : new Uint8Array(body), { status, headers })
    },
    renderError: (ctx, out) => {
      if (ctx.oidc?.route !== 'authorization' && ctx.oidc?.route !== 'resume') {
        ctx.body = out
        return
      }
      writeErrorPage(ctx, out)
    },
  }
}

export type PageContext = Pick<KoaContextWithOIDC, 'type' | 'set' | 'body'>

/** Answers with the page of an authorization request that failed; the status is the caller's to set. */
export function writeErrorPage(ctx: PageContext, error: ConnectorError): void {
  const { html, policy } = connectorErrorPage(error)
  ctx.type = 'html'
  ctx.set({ 'Content-Security-Policy': policy, 'Referrer-Policy': 'same-origin', 'Cache-Control': 'no-store' })
  ctx.body = html
}

/** The library wants a key to sign ID tokens with, of which there are none. It is never published. */
function createUnusedKey() {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  return { ...privateKey.export({ format: 'jwk' }), alg: 'ES256', use: 'sig' }
}

type Features = NonNullable<Configuration['features']>

function documents({ limits, addressOf }: ConfigurationParts): NonNullable<Features['clientIdMetadataDocument']> {
  const asked = new WeakSet<KoaContextWithOIDC>()
  return {
    enabled: true,
    ack: 'draft-02',
    // The library looks for the client a second time when it is about to tell an error.
    allowFetch: async (ctx) => {
      if (asked.has(ctx)) return false
      asked.add(ctx)
      return (await limits.take('document', addressOf(ctx))) === 0
    },
    allowClient: () => true,
    cacheDuration: { min: 60, max: 3600 },
  }
}

function resources(base: URL): NonNullable<Features['resourceIndicators']> {
  const known = resourcesOf(base)
  return {
    enabled: true,
    // Of several the first will do: a token for one works at the others.
    defaultResource: (_ctx, _client, oneOf) => oneOf?.[0] ?? known[0],
    useGrantedResource: () => true,
    getResourceServerInfo: (_ctx, resource) => {
      if (!known.includes(resource)) throw new errors.InvalidTarget('there is no such resource here')
      return {
        scope: connectorScopes.join(' '),
        audience: resource,
        accessTokenFormat: 'opaque',
        accessTokenTTL: ACCESS_TOKEN / 1000,
      }
    },
  }
}

/** For applications that registered themselves and for those that a document describes, whenever one is looked at. */
function admit(_ctx: unknown, name: string, _value: unknown, metadata: Record<string, unknown>): void {
  // Called for each property; once is enough.
  if (name !== 'software_id') return
  try {
    admitClient(metadata)
  } catch (error) {
    throw error instanceof ClientMetadataFault ? new errors.InvalidClientMetadata(error.message) : error
  }
}

/**
 * Applications describe themselves as they like, so no earlier consent speaks for a later request. Signing in is part
 * of consent: its page asks for it.
 */
function askEveryTime(): interactionPolicy.Prompt[] {
  const { Check, Prompt, base } = interactionPolicy
  const check = new Check('not_asked', 'the member has to be asked', 'consent_required', ({ oidc }) => {
    if (readScopes(oidc.params?.scope as string, connectorScopes).length === 0) {
      throw new errors.InvalidScope('no scope of the request is known here', String(oidc.params?.scope))
    }
    if (oidc.result?.consent === undefined) return Check.REQUEST_PROMPT
    if (oidc.entities.Account === undefined || oidc.entities.Grant === undefined) {
      throw new errors.AccessDenied('the member who authorized the application was removed')
    }
    return Check.NO_NEED_TO_PROMPT
  })
  const prompts = base()
  prompts.clear()
  prompts.add(
    new Prompt(
      { name: 'consent', requestable: true },
      ({ oidc }: KoaContextWithOIDC) => ({ clientName: oidc.client?.clientName }),
      check,
    ),
  )
  return prompts
}
