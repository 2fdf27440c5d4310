import type { IntrospectTokenReply, IntrospectTokenRequest } from '../../generated/auth/handlers.ts'
import type { AuthContext } from './context.ts'

export async function introspectToken(
  request: IntrospectTokenRequest,
  { tokens }: AuthContext,
): Promise<IntrospectTokenReply> {
  const headers = { 'Cache-Control': 'no-store' } as const
  const principal = await tokens.verify(request.body.token)
  if (principal === null) return { status: 200, headers, body: { active: false } }
  const { id, kind, name, role, credentialId } = principal
  return { status: 200, headers, body: { active: true, actor: { id, kind, name, role }, token_id: credentialId } }
}
