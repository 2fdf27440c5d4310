import type { VerifyCodeReply, VerifyCodeRequest } from '../../generated/auth/handlers.ts'
import { requireEmail } from '../../src/auth/require-email.ts'
import { TriptychError } from '../../src/errors.ts'
import type { AuthContext } from './context.ts'
import { readChallenge, signedInCookies, visitOf } from './cookies.ts'

export async function verifyCode(request: VerifyCodeRequest, context: AuthContext): Promise<VerifyCodeReply> {
  if (!context.methods.otp) throw new TriptychError('otp_disabled')
  const email = requireEmail(request.body.email)
  const answer = { email, code: request.body.code, challenge: readChallenge(context)?.secret ?? null }
  const started = await context.codes.verify(answer, visitOf(context))
  const headers = { 'Cache-Control': 'no-store', 'Set-Cookie': signedInCookies(context, started) } as const
  const member = await context.members.get(started.actorId)
  return { status: 200, headers, body: { member, expires_at: new Date(started.expiresAt).toISOString() } }
}
