import type { RequestCodeReply, RequestCodeRequest } from '../../generated/auth/handlers.ts'
import { requireEmail } from '../../src/auth/require-email.ts'
import { TriptychError } from '../../src/errors.ts'
import type { AuthContext } from './context.ts'
import { challengeCookie, readChallenge, visitOf } from './cookies.ts'

export async function requestCode(request: RequestCodeRequest, context: AuthContext): Promise<RequestCodeReply> {
  if (!context.methods.otp) throw new TriptychError('otp_disabled')
  const email = requireEmail(request.body.email)
  const secret = await context.codes.request(email, readChallenge(context)?.secret ?? null, visitOf(context))
  const headers = { 'Cache-Control': 'no-store', 'Set-Cookie': [challengeCookie(context, { secret, email })] } as const
  return { status: 202, headers, body: { expires_in: 600 } }
}
