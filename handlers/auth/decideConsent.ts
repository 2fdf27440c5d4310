import type { DecideConsentReply, DecideConsentRequest } from '../../generated/auth/handlers.ts'
import { consentPath, ownRequest } from './consent.ts'
import type { AuthContext } from './context.ts'
import { seeOther } from './sign-in.ts'

/** Whatever is not as it should be leads back to the page, which says it, or asks for sign-in, or is made anew. */
export async function decideConsent(request: DecideConsentRequest, context: AuthContext): Promise<DecideConsentReply> {
  const { consents, call } = context
  const { uid } = request.path
  const { decision, proof } = request.body
  const { principal, requestId } = call
  const back = seeOther(consentPath(uid))
  if (principal === null || !consents.isProof(proof, uid, principal.credentialId)) return back
  if ((await ownRequest(context, uid)) === null) return back
  const returnTo = await consents.decide({ principal, requestId }, uid, decision === 'allow')
  return returnTo === null ? back : seeOther(returnTo)
}
