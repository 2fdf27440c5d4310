import type { GetMembershipReply, GetMembershipRequest } from '../../generated/auth/handlers.ts'
import type { AuthContext } from './context.ts'

export async function getMembership(
  request: GetMembershipRequest,
  { members }: AuthContext,
): Promise<GetMembershipReply> {
  const body = { member: await members.isMember(request.path.memberId) }
  return { status: 200, headers: { 'Cache-Control': 'no-store' }, body }
}
