import type { EventEmitter } from 'node:events'
import type { IncomingMessage } from 'node:http'
import type { ParsedUrlQuery } from 'node:querystring'
import { errors, type KoaContextWithOIDC, Provider } from 'oidc-provider'
import type { MountedCall, MountedOperation } from '../../../src/access/principal.ts'
import { mintToken } from '../../../src/auth/access-token-format.ts'
import { createAdapter } from '../../../src/auth/oauth/adapter.ts'
import { redirectPlace } from '../../../src/auth/oauth/redirect-uri.ts'
import { resourcesOf } from '../../../src/auth/oauth/resources.ts'
import { TriptychError } from '../../../src/errors.ts'
import { oauthConfiguration, type PageContext, routes, writeErrorPage } from './oauth-configuration.ts'
import type { OAuthParts } from './oauth-parts.ts'

/** The library, set up as an OAuth 2.1 authorization server, and what it leaves to its surroundings. */
export function createOAuthProvider(parts: OAuthParts): MountedOperation {
  const base = parts.base()
  const calls = new WeakMap<IncomingMessage, MountedCall>()
  const overtaken = new WeakSet<object>()
  const adapter = createAdapter({
    ...parts,
    resources: resourcesOf(base),
    rotation: {
      predecessor: () => Provider.ctx?.oidc.entities.RotatedRefreshToken?.jti ?? null,
      lost: () => {
        if (Provider.ctx !== undefined) overtaken.add(Provider.ctx)
      },
    },
    endReason,
    invalidGrant: (reason) => new errors.InvalidGrant(reason),
  })
  const provider = new Provider(
    base.origin,
    oauthConfiguration({ ...parts, base, adapter, addressOf: ({ req }) => calls.get(req)?.clientAddress ?? null }),
  )
  useHouseTokens(provider)
  // Its own addresses are the public ones, as the headers below have them.
  provider.proxy = true
  provider.silent = true
  const app: EventEmitter = provider
  app.on('error', (error: unknown) => parts.log.error({ err: error }, 'the authorization server broke'))
  provider.on('server_error', (ctx, error) => {
    const requestId = calls.get(ctx.req)?.requestId
    parts.log.error({ requestId, err: error }, 'the authorization server broke')
    // On a redirect or a page the word is `server_error`, as RFC 6749, 4.1.2.1 has it.
    if (!(error instanceof TriptychError) || error.code !== 'unavailable' || !isDirect(ctx.path)) return
    ctx.status = 503
    ctx.body = { error: 'temporarily_unavailable' }
  })
  provider.use(async (ctx, next) => {
    if (ctx.path === routes.authorization) ctx.query = applyDefaults(ctx.query)
    await next()
    dropSession(ctx)
    if (ctx.path === routes.authorization) withoutRedirectOnError(ctx, base)
    if (!ctx.body || (ctx.status >= 300 && ctx.status < 400)) withoutContent(ctx)
    if (ctx.status >= 300 || !isObject(ctx.body)) return
    if (ctx.path === '/.well-known/oauth-authorization-server') ctx.body = authorizationServerMetadata(ctx.body)
    if (ctx.path === routes.registration) ctx.body = toRegistrationResponse(ctx.body)
    // The second request with the same refresh token gets no new one, and must not keep the one that was replaced.
    if (ctx.path === routes.token && overtaken.has(ctx)) ctx.body = { ...ctx.body, refresh_token: undefined }
  })
  const answer = provider.callback()
  return async (call) => {
    const { req, res } = call
    calls.set(req, call)
    req.headers['x-forwarded-host'] = base.host
    req.headers['x-forwarded-proto'] = base.protocol.slice(0, -1)
    await answer(req, res)
  }
}

/** A revocation ends a grant on the application's own word; a request for tokens, when something was used again. */
function endReason(): string {
  const oidc = Provider.ctx?.oidc
  if (oidc?.route === 'revocation') return 'returned'
  return oidc?.params?.grant_type === 'refresh_token' ? 'refresh_token_replayed' : 'code_replayed'
}

/**
 * A request without scope gets the default (RFC 6749, 3.3). The library's other response modes are unknown here: an
 * answer in a page or behind a `#` is for scripts, and these are not for pages of other parties.
 */
function applyDefaults(query: ParsedUrlQuery): ParsedUrlQuery {
  const { scope, response_mode: mode } = query
  return {
    ...query,
    ...(scope ? {} : { scope: 'workspace:read' }),
    ...(mode === undefined || mode === 'query' ? {} : { response_mode: 'unknown' }),
  }
}

/** Tokens in the form of all others here: a malformed one is refused without a look-up, and scanners find leaks. */
function useHouseTokens(provider: Provider): void {
  for (const [model, prefix] of [
    [provider.AccessToken, 'wso_'],
    [provider.RefreshToken, 'wsr_'],
  ] as const) {
    const generate: unknown = Reflect.get(model.prototype, 'generateTokenId')
    if (typeof generate !== 'function') throw new Error('oidc-provider makes its tokens in another way now')
    Reflect.set(model.prototype, 'generateTokenId', function (this: object) {
      // It also notes the format of the token.
      Reflect.apply(generate, this, [])
      return mintToken(prefix)
    })
  }
}

/**
 * Applications describe themselves, and a request for authorization takes no sign-in: an error that led to their address
 * by itself would make this host a redirect to anywhere. So it is on a page, which names the host and links to it. What
 * a member has decided leads on by itself.
 */
function withoutRedirectOnError(
  ctx: PageContext & Pick<KoaContextWithOIDC, 'response' | 'remove' | 'status'>,
  base: URL,
): void {
  const location = ctx.response.get('Location')
  if (ctx.status < 300 || ctx.status >= 400 || location === '') return
  const target = new URL(location, base)
  if (target.origin === base.origin) return
  // For response types of the browser's, an error is behind the `#` (RFC 6749, 4.2.2.1).
  const answer = new URLSearchParams(target.hash === '' ? target.search : target.hash.slice(1))
  const description = answer.get('error_description') ?? undefined
  const back = { href: target.href, host: redirectPlace(target.href).host }
  ctx.remove('Location')
  ctx.status = 400
  writeErrorPage(ctx, { error: answer.get('error') ?? 'invalid_request', error_description: description, back })
}

/** A redirect needs no page that says so, and an empty body has no type. */
function withoutContent(ctx: Pick<KoaContextWithOIDC, 'body' | 'remove'>): void {
  ctx.body = ''
  ctx.remove('Content-Type')
}

/** The library's own session is nothing here (`adapter.ts`), so its cookie is not either. */
function dropSession({ res }: { readonly res: KoaContextWithOIDC['res'] }): void {
  const cookies = [res.getHeader('Set-Cookie') ?? []].flat().map(String)
  const kept = cookies.filter((cookie) => !cookie.startsWith('auth_oauth='))
  if (kept.length === cookies.length) return
  if (kept.length === 0) res.removeHeader('Set-Cookie')
  else res.setHeader('Set-Cookie', kept)
}

/** Whether a path is asked by an application itself, and not by a browser that goes through. */
function isDirect(path: string): boolean {
  return path !== routes.authorization && !path.startsWith(`${routes.authorization}/`)
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Buffer.isBuffer(value) && !('pipe' in value)
}

type Document = Readonly<Record<string, unknown>>

/** What the library says of itself, without all that belongs to OpenID Connect, which it is not here (RFC 8414, 2). */
function authorizationServerMetadata(document: Document): Document {
  const methods = document.token_endpoint_auth_methods_supported
  return {
    ...pick(document, [
      ...['issuer', 'authorization_endpoint', 'token_endpoint', 'registration_endpoint', 'revocation_endpoint'],
      ...['response_types_supported', 'grant_types_supported', 'token_endpoint_auth_methods_supported'],
      ...['code_challenge_methods_supported', 'authorization_response_iss_parameter_supported'],
      'client_id_metadata_document_supported',
    ]),
    revocation_endpoint_auth_methods_supported: methods,
    response_modes_supported: ['query'],
    scopes_supported: ['workspace:read', 'workspace:write'],
  }
}

/** The answer to a registration (RFC 7591, 3.2.1). */
function toRegistrationResponse(document: Document): Document {
  return pick(document, [
    ...['client_id', 'client_id_issued_at', 'client_secret', 'client_secret_expires_at', 'client_name'],
    ...['client_uri', 'logo_uri', 'tos_uri', 'policy_uri', 'redirect_uris', 'application_type', 'grant_types'],
    ...['response_types', 'token_endpoint_auth_method', 'software_id', 'software_version'],
  ])
}

function pick(document: Document, names: readonly string[]): Document {
  return Object.fromEntries(names.filter((name) => document[name] !== undefined).map((name) => [name, document[name]]))
}
