import type { ResendInvitationReply, ResendInvitationRequest } from '../../generated/auth/handlers.ts'
import { doerOf } from './caller.ts'
import type { AuthContext } from './context.ts'

export async function resendInvitation(
  request: ResendInvitationRequest,
  context: AuthContext,
): Promise<ResendInvitationReply> {
  await context.members.resend(doerOf(context), request.path.memberId)
  return { status: 202 }
}
