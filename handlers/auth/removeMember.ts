import type { RemoveMemberReply, RemoveMemberRequest } from '../../generated/auth/handlers.ts'
import { doerOf } from './caller.ts'
import type { AuthContext } from './context.ts'

export async function removeMember(request: RemoveMemberRequest, context: AuthContext): Promise<RemoveMemberReply> {
  await context.members.remove(doerOf(context), request.path.memberId)
  return { status: 204 }
}
