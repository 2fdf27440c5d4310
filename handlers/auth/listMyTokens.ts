import type { ListMyTokensReply } from '../../generated/auth/handlers.ts'
import { holderOf } from './caller.ts'
import type { AuthContext } from './context.ts'

export async function listMyTokens(_request: unknown, context: AuthContext): Promise<ListMyTokensReply> {
  const tokens = await context.tokens.list(holderOf(context))
  return { status: 200, headers: { 'Cache-Control': 'no-store' }, body: { tokens } }
}
