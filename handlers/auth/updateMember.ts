import type { UpdateMemberReply, UpdateMemberRequest } from '../../generated/auth/handlers.ts'
import { doerOf } from './caller.ts'
import type { AuthContext } from './context.ts'

export async function updateMember(request: UpdateMemberRequest, context: AuthContext): Promise<UpdateMemberReply> {
  const body = await context.members.update(doerOf(context), request.path.memberId, request.body)
  return { status: 200, headers: { 'Cache-Control': 'no-store' }, body }
}
