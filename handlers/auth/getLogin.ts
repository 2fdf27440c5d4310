import type { GetLoginReply, GetLoginRequest } from '../../generated/auth/handlers.ts'
import { type LoginView, loginPage } from '../../src/pages/login-page.ts'
import { pageReply } from '../common/page.ts'
import type { AuthContext } from './context.ts'
import { readChallenge } from './cookies.ts'
import { home, otherOrigins, readNext, sentOn, toProvider } from './sign-in.ts'

export async function getLogin(request: GetLoginRequest, context: AuthContext): Promise<GetLoginReply> {
  const { error, code, step } = request.query
  const { methods, sso, call } = context
  const next = readNext(context, request.query.next)
  // A failure is always a page: leading on from it would go round in circles.
  if (error === undefined && call.principal !== null) return sentOn(next)
  const byCode = methods.otp && (code === '1' || step === 'code')
  if (error === undefined && sso !== null && !byCode) return toProvider(context, sso, next)
  return pageReply(loginPage(view(context, error ?? null, step, next)))
}

/** What keeps the person on a form, so that they can mend it there. */
const mendable = new Set(['invalid_email', 'otp_invalid', 'too_many_requests', 'unavailable'])

function view(context: AuthContext, error: string | null, step: string | undefined, next: string): LoginView {
  const { methods, sso, codesInLog } = context
  const email = readChallenge(context)?.email ?? null
  const answering = step === 'code' && email !== null
  return {
    step: error !== null && !mendable.has(error) ? 'message' : answering ? 'code' : 'email',
    error,
    email,
    next: next === home ? null : next,
    ssoLabel: sso === null ? null : methods.sso_label,
    ssoHref: sso === null ? null : `/api/v1/auth/sso/start${next === home ? '' : `?${new URLSearchParams({ next })}`}`,
    otp: methods.otp,
    formOrigins: otherOrigins(context),
    hint: codesInLog ? 'No mail is set up here: the code is in the log of the server.' : null,
  }
}
