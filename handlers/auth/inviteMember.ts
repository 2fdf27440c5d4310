import type { InviteMemberReply, InviteMemberRequest } from '../../generated/auth/handlers.ts'
import { doerOf } from './caller.ts'
import type { AuthContext } from './context.ts'

export async function inviteMember(request: InviteMemberRequest, context: AuthContext): Promise<InviteMemberReply> {
  const body = await context.members.invite(doerOf(context), request.body)
  return { status: 201, headers: { 'Cache-Control': 'no-store' }, body }
}
