import type { RevokeMyTokenReply, RevokeMyTokenRequest } from '../../generated/auth/handlers.ts'
import { doerOf, holderOf } from './caller.ts'
import type { AuthContext } from './context.ts'

export async function revokeMyToken(request: RevokeMyTokenRequest, context: AuthContext): Promise<RevokeMyTokenReply> {
  await context.tokens.revoke(doerOf(context), holderOf(context), request.path.tokenId)
  return { status: 204 }
}
