import type { GetConsentReply, GetConsentRequest } from '../../generated/auth/handlers.ts'
import { redirectPlace, redirectSource } from '../../src/auth/oauth/redirect-uri.ts'
import { consentPage, noConsentPage } from '../../src/pages/consent-page.ts'
import { pageReply } from '../common/page.ts'
import { consentPath, ownRequest } from './consent.ts'
import type { AuthContext } from './context.ts'
import { toSignIn } from './sign-in.ts'

export async function getConsent(request: GetConsentRequest, context: AuthContext): Promise<GetConsentReply> {
  const { uid } = request.path
  const asked = await ownRequest(context, uid)
  if (asked === null) return pageReply(noConsentPage())
  const { principal } = context.call
  if (principal === null) return toSignIn(context, consentPath(uid))
  const { email } = await context.members.get(principal.id)
  const { clientName, redirectUri, scopes } = asked
  return pageReply(
    consentPage({
      action: consentPath(uid),
      proof: context.consents.proof(uid, principal.credentialId),
      clientName,
      place: redirectPlace(redirectUri),
      scopes,
      email,
      redirectSource: redirectSource(redirectUri),
    }),
  )
}
