import {
  allowInsecureRequests,
  type ClientAuth,
  ClientSecretBasic,
  ClientSecretPost,
  Configuration,
  type CustomFetch,
  customFetch,
  discovery,
  None,
} from 'openid-client'
import { SsoFailure } from './provider.ts'
import { isProviderUrl, type ProviderEndpoint, type ProviderFetch } from './provider-fetch.ts'

/** This service, as its OpenID Connect provider knows it. */
export interface OidcClient {
  /** Letter by letter as the provider writes it. */
  readonly issuer: string
  readonly clientId: string
  /** Null for a public client. */
  readonly clientSecret: { reveal(): string } | null
}

/** What a provider says about itself. */
export interface ProviderMetadata {
  /** For openid-client. */
  readonly configuration: Configuration
  readonly jwksUri: string
}

/**
 * Reads `{issuer}/.well-known/openid-configuration`. Throws {@link SsoFailure}, or what openid-client throws.
 */
export async function discover(client: OidcClient, fetch: ProviderFetch): Promise<ProviderMetadata> {
  const insecure = client.issuer.startsWith('http:') && isProviderUrl(client.issuer)
  const found = await discovery(new URL(client.issuer), client.clientId, undefined, None(), {
    [customFetch]: through(fetch, 'discovery'),
    execute: insecure ? [allowInsecureRequests] : [],
  })
  const metadata = found.serverMetadata()
  // openid-client compares parsed URLs, and makes exceptions for some hosts; OpenID Connect Discovery, 4.3 makes none.
  if (metadata.issuer !== client.issuer) {
    throw new SsoFailure('issuer', `the provider calls itself ${JSON.stringify(metadata.issuer).slice(0, 200)}`)
  }
  const { authorization_endpoint, token_endpoint, jwks_uri } = metadata
  for (const [name, url] of Object.entries({ authorization_endpoint, token_endpoint, jwks_uri })) {
    if (!isProviderUrl(url)) throw new SsoFailure('provider_invalid', `${name} is missing or not https`)
  }
  const method = authMethod(client, metadata.token_endpoint_auth_methods_supported)
  const configuration = new Configuration(metadata, client.clientId, undefined, method)
  if (insecure) allowInsecureRequests(configuration)
  configuration[customFetch] = through(fetch, 'token')
  return { configuration, jwksUri: jwks_uri ?? '' }
}

/**
 * How the client proves itself. `client_secret_post` where the provider takes it: providers differ in how they decode
 * the Basic form (RFC 6749, 2.3.1), which is what a provider that says nothing takes (OpenID Connect Discovery, 3).
 */
function authMethod({ clientSecret }: OidcClient, supported: unknown): ClientAuth {
  if (clientSecret === null) return None()
  const post = Array.isArray(supported) && supported.includes('client_secret_post')
  return post ? ClientSecretPost(clientSecret.reveal()) : ClientSecretBasic(clientSecret.reveal())
}

function through(fetch: ProviderFetch, endpoint: ProviderEndpoint): CustomFetch {
  return (url, { method, headers, body }) => fetch(endpoint, url, { method, headers, body: body ?? null })
}
