import type { SignInHandlers } from '../../generated/auth/handlers.ts'
import { reply } from '../../generated/auth/replies.ts'
import { requireEmail } from '../../src/auth/names.ts'
import type { StartedSession } from '../../src/auth/sessions.ts'
import { SsoFailure } from '../../src/auth/sso/provider.ts'
import { TriptychError } from '../../src/errors.ts'
import { redirectTo } from '../common/console-sign-in.ts'
import type { AuthContext } from './context.ts'
import {
  challengeCookie,
  clearFlowCookie,
  passkeyCookie,
  readChallenge,
  readFlows,
  readPasskey,
  signInCookies,
  visitOf,
} from './cookies.ts'
import { loginPath, readNext, requirePasskeys, toProvider } from './sign-in-flow.ts'

export const signIn = {
  async getAuthConfig(_request, { methods }) {
    return reply.getAuthConfig.ok(methods)
  },

  async requestCode(request, context) {
    if (!context.methods.otp) throw new TriptychError('otp_disabled')
    const email = requireEmail(request.body.email)
    const secret = await context.codes.request(email, readChallenge(context)?.secret ?? null, visitOf(context))
    const headers = { 'Set-Cookie': [challengeCookie(context, { secret, email })] }
    return reply.requestCode.accepted({ expires_in: 600 }, headers)
  },

  async verifyCode(request, context) {
    if (!context.methods.otp) throw new TriptychError('otp_disabled')
    const email = requireEmail(request.body.email)
    const answer = { email, code: request.body.code, challenge: readChallenge(context)?.secret ?? null }
    const started = await context.codes.verify(answer, visitOf(context))
    return reply.verifyCode.ok(await describeSignIn(context, started, 'otp_invalid'), {
      'Set-Cookie': signInCookies(context, started),
    })
  },

  async beginPasskeySignIn(_request, context) {
    requirePasskeys(context)
    const { options, sealed } = context.passkeySignIn.begin(readPasskey(context))
    return reply.beginPasskeySignIn.ok(options, { 'Set-Cookie': [passkeyCookie(context, sealed)] })
  },

  async signInWithPasskey(request, context) {
    requirePasskeys(context)
    const started = await context.passkeySignIn.finish(request.body, readPasskey(context), visitOf(context))
    return reply.signInWithPasskey.ok(await describeSignIn(context, started, 'passkey_invalid'), {
      'Set-Cookie': signInCookies(context, started),
    })
  },

  async startSso(request, context) {
    if (context.sso === null) throw new TriptychError('sso_disabled')
    const { next, prove } = request.query
    return reply.startSso.found(await toProvider(context, context.sso, readNext(context, next), prove))
  },

  /** Every failure looks the same from outside, except what an administrator has to mend; the log has the reason. */
  async finishSso(request, context) {
    const { sso } = context
    if (sso === null) return reply.finishSso.found(redirectTo(loginPath({ error: 'sso_token' })))
    const answer = new URLSearchParams(Object.entries(request.query).filter(([, value]) => value !== undefined))
    try {
      const { started, next, id } = await sso.finish(answer, readFlows(context), visitOf(context))
      return reply.finishSso.found(redirectTo(next, [...signInCookies(context, started), clearFlowCookie(context, id)]))
    } catch (error) {
      if (!(error instanceof SsoFailure)) throw error
      return reply.finishSso.found(
        redirectTo(loginPath({ error: shown.has(error.reason) ? error.reason : 'sso_token' })),
      )
    }
  },

  async endProviderSessions(request, context) {
    if (context.providerLogouts === null) throw new TriptychError('sso_disabled')
    const { requestId, clientAddress: address } = context.call
    await context.providerLogouts.end(request.body.logout_token, { requestId, address })
    return reply.endProviderSessions.ok()
  },
} satisfies SignInHandlers<AuthContext>

/** Failures of a sign-in with a provider that the page explains. */
const shown: ReadonlySet<string> = new Set(['not_a_member', 'identity_waits', 'member_suspended'])

/**
 * Who signed in, and until when.
 *
 * @param removed what is thrown where an administrator removed the member since
 */
async function describeSignIn(
  { members }: AuthContext,
  { actorId, expiresAt }: StartedSession,
  removed: 'otp_invalid' | 'passkey_invalid',
) {
  const member = await members.find(actorId)
  if (member === null) throw new TriptychError(removed, 'the member was removed meanwhile')
  return { member, expires_at: new Date(expiresAt).toISOString() }
}
