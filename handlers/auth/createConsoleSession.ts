import type { CreateConsoleSessionReply, CreateConsoleSessionRequest } from '../../generated/auth/handlers.ts'
import { TriptychError } from '../../src/errors.ts'
import type { AuthContext } from './context.ts'

export async function createConsoleSession(
  request: CreateConsoleSessionRequest,
  context: AuthContext,
): Promise<CreateConsoleSessionReply> {
  const { surface, code, code_verifier: verifier, user_agent: userAgent = null } = request.body
  const session = await context.handovers.redeem(surface, code, verifier, userAgent)
  if (session === null) throw new TriptychError('handover_invalid')
  const body = { session: session.secret, expires_at: new Date(session.expiresAt).toISOString() }
  return { status: 201, headers: { 'Cache-Control': 'no-store' }, body }
}
