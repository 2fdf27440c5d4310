import type { ServerResponse } from 'node:http'
import type { MountedCall, MountedOperation } from '../../../src/access/principal.ts'
import type { OAuthParts } from './oauth-parts.ts'

type Operation =
  | 'getAuthorizationServer'
  | 'authorize'
  | 'resumeAuthorization'
  | 'issueToken'
  | 'revokeToken'
  | 'registerClient'

/** The authorization server for connectors. The library behind it is loaded when the first of them comes. */
export function oauthMounts(parts: OAuthParts): Record<Operation, MountedOperation> {
  let provider: Promise<MountedOperation> | undefined

  async function answer(call: MountedCall): Promise<void> {
    provider ??= import('./oauth-provider.ts').then(({ createOAuthProvider }) => createOAuthProvider(parts))
    await (await provider)(call)
  }

  /** The library marks refusals of `/oauth/token` alone so. */
  async function revoke(call: MountedCall): Promise<void> {
    call.res.setHeader('Cache-Control', 'no-store')
    return answer(call)
  }

  async function register(call: MountedCall): Promise<void> {
    const wait = await parts.limits.take('registration', call.clientAddress)
    if (wait === 0) return answer(call)
    refuse(call.res, wait)
  }

  return {
    getAuthorizationServer: answer,
    authorize: answer,
    resumeAuthorization: answer,
    issueToken: answer,
    revokeToken: revoke,
    registerClient: register,
  }
}

/** RFC 7591 has no word for it, so it is that of RFC 6749, 4.1.2.1. */
function refuse(res: ServerResponse, wait: number): void {
  const body = JSON.stringify({ error: 'temporarily_unavailable', error_description: 'too many registrations' })
  res
    .writeHead(429, {
      'Content-Type': 'application/json',
      'Content-Length': Buffer.byteLength(body),
      'Cache-Control': 'no-store',
      'Retry-After': wait,
      // What the request still sends is not read.
      Connection: 'close',
    })
    .end(body)
}
