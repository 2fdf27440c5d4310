import type { ConnectorsHandlers } from '../../generated/auth/handlers.ts'
import { reply } from '../../generated/auth/replies.ts'
import type { ConsentRequest } from '../../src/auth/oauth/consents.ts'
import { redirectPlace, redirectSource } from '../../src/auth/oauth/redirect-uri.ts'
import { TriptychError } from '../../src/errors.ts'
import { consentPage, noConsentPage } from '../../src/pages/consent-page.ts'
import { answerPage } from '../common/console.ts'
import { redirectTo } from '../common/console-sign-in.ts'
import type { AuthContext } from './context.ts'
import { toSecondFactor, toSignIn } from './sign-in-flow.ts'

export const connectors = {
  async getConsent(request, context) {
    const { uid } = request.path
    const asked = await ownRequest(context, uid)
    if (asked === null) return answerPage(reply.getConsent, noConsentPage())
    const { principal } = context.call
    const member = principal && (await context.members.find(principal.id))
    if (principal === null || member === null) return reply.getConsent.found(await toSignIn(context, consentPath(uid)))
    if (principal.limited !== undefined) return reply.getConsent.found(toSecondFactor(consentPath(uid)))
    const { clientName, redirectUri, scopes } = asked
    return answerPage(
      reply.getConsent,
      consentPage({
        action: consentPath(uid),
        proof: context.consents.proof(uid, principal.credentialId),
        clientName,
        place: redirectPlace(redirectUri),
        scopes,
        standing: await context.consents.standing(asked, principal.id),
        email: member.email,
        redirectSource: redirectSource(redirectUri),
      }),
    )
  },

  /** An invalid decision leads back to the consent page, which says why, asks for sign-in, or starts over. */
  async decideConsent(request, context) {
    const { consents, call } = context
    const { uid } = request.path
    const { decision, proof } = request.body
    const { principal, requestId, clientAddress: address, userAgent } = call
    const back = reply.decideConsent.seeOther(redirectTo(consentPath(uid)))
    if (principal === null || !consents.isProof(proof, uid, principal.credentialId)) return back
    if ((await ownRequest(context, uid)) === null) return back
    const returnTo = await consents
      .decide({ principal, requestId, address, userAgent }, uid, decision === 'allow')
      .catch((error: unknown) => {
        if (error instanceof TriptychError && error.code === 'unauthenticated') return null
        throw error
      })
    return returnTo === null ? back : reply.decideConsent.seeOther(redirectTo(returnTo))
  },
} satisfies ConnectorsHandlers<AuthContext>

/** Where one request of an application is decided. */
function consentPath(uid: string): string {
  return `/oauth/consent/${uid}`
}

/** The request that this browser has begun, by the authorization server's cookie of this path; null for another's. */
async function ownRequest({ call, consents }: AuthContext, uid: string): Promise<ConsentRequest | null> {
  return call.cookies.auth_interaction === uid ? consents.read(uid) : null
}
