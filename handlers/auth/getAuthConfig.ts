import type { GetAuthConfigReply } from '../../generated/auth/handlers.ts'
import type { AuthContext } from './context.ts'

export async function getAuthConfig(_request: unknown, { methods }: AuthContext): Promise<GetAuthConfigReply> {
  return { status: 200, headers: { 'Cache-Control': 'no-store' }, body: methods }
}
