import { isLoopbackName } from '../../lib/addresses.ts'
import { SsoFailure } from './provider.ts'

/** What a provider is asked for. */
export type ProviderEndpoint = 'discovery' | 'token' | 'jwks'

/** Called with every request to a provider. */
export interface ProviderObserver {
  /** @param outcome `ok` for a whole answer with a status of success */
  providerRequest(endpoint: ProviderEndpoint, outcome: 'ok' | 'error', seconds: number): void
}

export interface ProviderFetchOptions {
  readonly observer?: ProviderObserver | undefined
  /** From the request to the last byte of the answer, in milliseconds; 5,000 when absent. */
  readonly timeout?: number | undefined
}

/** What a provider is given beside its settings. */
export interface ProviderSurroundings extends ProviderFetchOptions {
  /** Where browsers come back to; asked each time, since a port may be known late. */
  readonly redirectUri: () => string
  /** UTC milliseconds. */
  readonly now?: () => number
}

/** What of `fetch` is needed here. */
export interface ProviderRequest {
  readonly method?: string
  readonly headers?: Record<string, string>
  readonly body?: NonNullable<RequestInit['body']> | null
}

export type ProviderFetch = (endpoint: ProviderEndpoint, url: string, request?: ProviderRequest) => Promise<Response>

/** Bytes of an answer's body; a provider's keys take a few thousand. */
const MAX_BODY = 256 * 1024
const defaultTimeout = 5000

/** Whether a provider's address may be used: https, or http on this machine. */
export function isProviderUrl(text: unknown): text is string {
  if (typeof text !== 'string' || !URL.canParse(text)) return false
  const { protocol, hostname } = new URL(text)
  return protocol === 'https:' || (protocol === 'http:' && isLoopbackName(hostname))
}

/**
 * The one way to a provider: bounded in time and size, no redirects. The answer is whole when it is handed over.
 * Throws {@link SsoFailure} `provider_unreachable` where no answer comes, `provider_invalid` for one that is too long
 * and for an address that may not be used.
 */
export function createProviderFetch({ observer, timeout = defaultTimeout }: ProviderFetchOptions = {}): ProviderFetch {
  return async (endpoint, url, request = {}) => {
    if (!isProviderUrl(url)) throw new SsoFailure('provider_invalid', `the ${endpoint} endpoint is not https`)
    const began = performance.now()
    let ok = false
    try {
      const response = await fetch(url, { ...request, redirect: 'error', signal: AbortSignal.timeout(timeout) })
      const body = await readBody(response, endpoint)
      ok = response.ok
      const { status, headers } = response
      return new Response(body.length === 0 ? null : body, { status, headers })
    } catch (error) {
      if (error instanceof SsoFailure) throw error
      throw new SsoFailure('provider_unreachable', `the ${endpoint} endpoint gave no answer`, { cause: error })
    } finally {
      observer?.providerRequest(endpoint, ok ? 'ok' : 'error', (performance.now() - began) / 1000)
    }
  }
}

async function readBody(response: Response, endpoint: ProviderEndpoint): Promise<Buffer<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of response.body ?? []) {
    length += chunk.length
    // Leaving the loop cancels the rest.
    if (length > MAX_BODY)
      throw new SsoFailure('provider_invalid', `the answer of the ${endpoint} endpoint is too long`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
