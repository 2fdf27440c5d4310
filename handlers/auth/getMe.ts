import type { GetMeReply } from '../../generated/auth/handlers.ts'
import { callerOf } from './caller.ts'
import type { AuthContext } from './context.ts'

export async function getMe(_request: unknown, context: AuthContext): Promise<GetMeReply> {
  return {
    status: 200,
    headers: { 'Cache-Control': 'no-store' },
    body: await context.callers.describe(callerOf(context)),
  }
}
