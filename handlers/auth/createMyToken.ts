import type { CreateMyTokenReply, CreateMyTokenRequest } from '../../generated/auth/handlers.ts'
import { doerOf, holderOf } from './caller.ts'
import type { AuthContext } from './context.ts'

export async function createMyToken(request: CreateMyTokenRequest, context: AuthContext): Promise<CreateMyTokenReply> {
  const body = await context.tokens.create(doerOf(context), holderOf(context), request.body)
  return { status: 201, headers: { 'Cache-Control': 'no-store' }, body }
}
