import type { GetMemberReply, GetMemberRequest } from '../../generated/auth/handlers.ts'
import type { AuthContext } from './context.ts'

export async function getMember(request: GetMemberRequest, context: AuthContext): Promise<GetMemberReply> {
  const body = await context.members.get(request.path.memberId)
  return { status: 200, headers: { 'Cache-Control': 'no-store' }, body }
}
