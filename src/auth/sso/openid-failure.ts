import { AuthorizationResponseError, ClientError, ResponseBodyError } from 'openid-client'
import { SsoFailure, type SsoReason } from './provider.ts'
import { claimReasons } from './verify-token.ts'

/**
 * What openid-client threw, as a failure of this surface. Its errors carry tokens, codes and claims, so only their
 * words go on.
 */
export function openidFailure(error: unknown): SsoFailure {
  const chain = [...causes(error)]
  const own = chain.find((each) => each instanceof SsoFailure)
  return own ?? new SsoFailure(reasonOf(error), describe(chain))
}

function reasonOf(error: unknown): SsoReason {
  if (error instanceof AuthorizationResponseError || error instanceof ResponseBodyError) return 'provider_error'
  const details = detailsOf(error)
  if (typeof details.claim === 'string') return claimReasons[details.claim] ?? 'token'
  if (details.attribute === 'issuer') return 'issuer'
  if ('header' in details) return 'algorithm'
  // The state was looked at before: what is left to be wrong with an answer is its `iss` (RFC 9207).
  if ('parameters' in details) return 'issuer'
  return error instanceof ClientError && errorsOfTokens.has(error.code ?? '') ? 'token' : 'provider_invalid'
}

const errorsOfTokens = new Set(['OAUTH_INVALID_RESPONSE', 'OAUTH_PARSE_ERROR', 'OAUTH_UNSUPPORTED_OPERATION'])

/** What is beside the words: the cause of the last error in the chain. */
function detailsOf(error: unknown): Readonly<Record<string, unknown>> {
  const last = [...causes(error)].at(-1)?.cause
  return typeof last === 'object' && last !== null ? { ...last } : {}
}

function* causes(error: unknown): Generator<Error> {
  for (let each = error; each instanceof Error; each = each.cause) yield each
}

function describe(chain: readonly Error[]): string {
  const words = chain.flatMap((each) => {
    if (!(each instanceof AuthorizationResponseError || each instanceof ResponseBodyError)) return [each.message]
    // Written by the provider, or by whoever made up an answer.
    return [each.message, each.error, each.error_description ?? ''].map((word) => String(word).slice(0, 200))
  })
  return words.filter((word) => word !== '').join(': ')
}
