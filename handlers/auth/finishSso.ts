import type { FinishSsoReply, FinishSsoRequest } from '../../generated/auth/handlers.ts'
import { SsoFailure } from '../../src/auth/sso/provider.ts'
import type { AuthContext } from './context.ts'
import { droppedFlow, heldFlows, signedInCookies, visitOf } from './cookies.ts'
import { loginPath, sentOn } from './sign-in.ts'

/** Every failure looks the same from outside, but for the seed's `not_a_member`; why is in the log. */
export async function finishSso(request: FinishSsoRequest, context: AuthContext): Promise<FinishSsoReply> {
  const { sso } = context
  if (sso === null) return sentOn(loginPath({ error: 'sso_token' }))
  const answer = new URLSearchParams(Object.entries(request.query).filter(([, value]) => value !== undefined))
  try {
    const { started, next, id } = await sso.finish(answer, heldFlows(context), visitOf(context))
    return sentOn(next, [...signedInCookies(context, started), droppedFlow(context, id)])
  } catch (error) {
    if (!(error instanceof SsoFailure)) throw error
    return sentOn(loginPath({ error: error.reason === 'not_a_member' ? 'not_a_member' : 'sso_token' }))
  }
}
