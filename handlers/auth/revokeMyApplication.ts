import type { RevokeMyApplicationReply, RevokeMyApplicationRequest } from '../../generated/auth/handlers.ts'
import { callerOf, doerOf } from './caller.ts'
import type { AuthContext } from './context.ts'

export async function revokeMyApplication(
  request: RevokeMyApplicationRequest,
  context: AuthContext,
): Promise<RevokeMyApplicationReply> {
  await context.applications.revoke(doerOf(context), callerOf(context).id, request.path.clientId)
  return { status: 204 }
}
