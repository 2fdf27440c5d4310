import type { SubmitLoginReply, SubmitLoginRequest } from '../../generated/auth/handlers.ts'
import { normalizeEmail } from '../../src/email.ts'
import { TriptychError } from '../../src/errors.ts'
import type { AuthContext } from './context.ts'
import { challengeCookie, readChallenge, signedInCookies, visitOf } from './cookies.ts'
import { loginPath, readNext, seeOther } from './sign-in.ts'

/** What a person can mend leads back to the page, which says it. */
const forPeople = new Set(['otp_invalid', 'too_many_requests', 'unavailable'])

export async function submitLogin(request: SubmitLoginRequest, context: AuthContext): Promise<SubmitLoginReply> {
  const { body } = request
  const next = readNext(context, body.next)
  if (!context.methods.otp) return seeOther(loginPath({ error: 'otp_disabled', next }))
  const email = normalizeEmail(body.email)
  if (email === null) return seeOther(loginPath({ error: 'invalid_email', next }))
  const code = body.code?.replace(/\s/g, '') ?? ''
  try {
    return await (code === '' ? ask(context, email, next) : answer(context, email, code, next))
  } catch (error) {
    if (!(error instanceof TriptychError) || !forPeople.has(error.code)) throw error
    return seeOther(loginPath({ error: error.code, ...(code === '' ? {} : { step: 'code' }), next }))
  }
}

async function ask(context: AuthContext, email: string, next: string) {
  const secret = await context.codes.request(email, readChallenge(context)?.secret ?? null, visitOf(context))
  return seeOther(loginPath({ step: 'code', next }), [challengeCookie(context, { secret, email })])
}

async function answer(context: AuthContext, email: string, code: string, next: string) {
  const challenge = readChallenge(context)?.secret ?? null
  const started = await context.codes.verify({ email, code, challenge }, visitOf(context))
  return seeOther(next, signedInCookies(context, started))
}
