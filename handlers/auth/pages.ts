import type { PagesHandlers } from '../../generated/auth/handlers.ts'
import { reply } from '../../generated/auth/replies.ts'
import { safeNext } from '../../src/auth/next-path.ts'
import { readSecret } from '../../src/auth/visit.ts'
import { TriptychError } from '../../src/errors.ts'
import { normalizeEmail } from '../../src/lib/email.ts'
import { emailChangePage } from '../../src/pages/email-change-page.ts'
import { type LoginView, loginPage } from '../../src/pages/login-page.ts'
import { setupPage } from '../../src/pages/setup-page.ts'
import { answerPage, consolePage } from '../common/console.ts'
import { type CookieRedirect, redirectTo } from '../common/console-sign-in.ts'
import type { AuthContext } from './context.ts'
import { challengeCookie, invitationCookie, readChallenge, signInCookies, signOutCookie, visitOf } from './cookies.ts'
import { home, loginPath, otherOrigins, readNext, toProvider, toSignIn } from './sign-in-flow.ts'

export const pages = {
  async getHome(_request, context) {
    return reply.getHome.found(context.call.principal === null ? await toSignIn(context, home) : redirectTo(home))
  },

  async getLogin(request, context) {
    const { error, code, step } = request.query
    const { methods, sso, call } = context
    const next = readNext(context, request.query.next)
    // A failure is always a page: leading on from it would go round in circles.
    if (error === undefined && call.principal !== null) return reply.getLogin.found(redirectTo(next))
    const invitation = readSecret(request.query.invitation)
    // Out of the address at once, and so out of the history and of what is sent to other pages.
    if (invitation !== null) {
      return reply.getLogin.found(redirectTo(loginPath({ next }), [invitationCookie(context, invitation)]))
    }
    const byCode = methods.otp && (code === '1' || step === 'code')
    if (error === undefined && sso !== null && !byCode)
      return reply.getLogin.found(await toProvider(context, sso, next))
    if (error === undefined && (await context.setup.isOpen())) return reply.getLogin.found(redirectTo('/setup'))
    return answerPage(reply.getLogin, loginPage(view(context, error ?? null, step, next)))
  },

  async submitLogin(request, context) {
    const { body } = request
    const next = readNext(context, body.next)
    const { seeOther } = reply.submitLogin
    if (!context.methods.otp) return seeOther(redirectTo(loginPath({ error: 'otp_disabled', next })))
    const email = normalizeEmail(body.email)
    if (email === null) return seeOther(redirectTo(loginPath({ error: 'invalid_email', next })))
    const code = body.code?.replace(/\s/g, '') ?? ''
    try {
      return seeOther(await (code === '' ? ask(context, email, next) : answer(context, email, code, next)))
    } catch (error) {
      return seeOther(toLogin(error, { ...(code === '' ? {} : { step: 'code' }), next }))
    }
  },

  async getSetup({ query }, context) {
    const { setup } = context
    if (!(await setup.isOpen())) return reply.getSetup.found(redirectTo('/login'))
    const token = query.token !== undefined && setup.isValid(query.token) ? query.token : null
    if (token === null) setup.renew()
    return answerPage(reply.getSetup, setupPage({ token, error: query.error ?? null }))
  },

  async submitSetup({ body: { token, email: text } }, context) {
    const { seeOther } = reply.submitSetup
    const email = normalizeEmail(text)
    if (email === null) {
      return seeOther(redirectTo(`/setup?${new URLSearchParams({ error: 'invalid_email', token })}`))
    }
    // Also a link that another browser used first: the page says what to do now.
    if ((await context.setup.use(token, email)) === null) return seeOther(redirectTo('/setup'))
    try {
      return seeOther(await (context.methods.otp ? ask(context, email, home) : toSignIn(context, home)))
    } catch (error) {
      return seeOther(toLogin(error, {}))
    }
  },

  async getEmailChange({ query: { token = '' } }, context) {
    const found = await context.emailChanges.find(token)
    const page = emailChangePage({ link: found && { token, email: found.email } })
    return reply.getEmailChange.ok(page.html, { 'Content-Security-Policy': page.policy })
  },

  async takeEmailBack({ body: { token } }, context) {
    const { requestId, clientAddress: address, userAgent } = context.call
    const actor = { principal: null, requestId, address, userAgent, name: 'link in a mail' }
    const email = await context.emailChanges.takeBack(actor, token)
    return reply.takeEmailBack.seeOther({
      Location: email === null ? '/email-change' : loginPath({ error: 'signed_out' }),
    })
  },

  async signOut(_request, context) {
    const { session, requestId } = visitOf(context)
    if (session !== null) await context.sessions.endBySecret('auth', session, requestId)
    const location = loginPath({ error: 'signed_out' })
    return reply.signOut.seeOther(redirectTo(location, [signOutCookie(context)]))
  },

  async getSettings() {
    return reply.getSettings.found(redirectTo(home))
  },

  async getPeopleSettings(_request, context) {
    return answerPage(reply.getPeopleSettings, await settingsPage(context, 'people'))
  },

  async getAutomationSettings(_request, context) {
    return answerPage(reply.getAutomationSettings, await settingsPage(context, 'automation'))
  },

  async getAccountSettings(_request, context) {
    return answerPage(reply.getAccountSettings, await settingsPage(context, 'account'))
  },

  async getSecuritySettings(_request, context) {
    return answerPage(reply.getSecuritySettings, await settingsPage(context, 'security'))
  },

  async getWebhookSettings(_request, context) {
    return answerPage(reply.getWebhookSettings, await settingsPage(context, 'webhooks'))
  },

  async getActivitySettings(_request, context) {
    return answerPage(reply.getActivitySettings, await settingsPage(context, 'activity'))
  },
} satisfies PagesHandlers<AuthContext>

/** Problems that the sign-in page explains; it is where the form leads back to. */
const shownOnPage = new Set(['otp_invalid', 'too_many_requests', 'unavailable'])

/** Where an error is shown; those that the page has no sentence for are thrown again. */
function toLogin(error: unknown, query: { readonly step?: 'code'; readonly next?: string }): CookieRedirect {
  if (!(error instanceof TriptychError) || !shownOnPage.has(error.code)) throw error
  return redirectTo(loginPath({ error: error.code, ...query }))
}

/** Errors that leave the form in place, so that the person can correct it. */
const correctable = new Set(['invalid_email', 'passkey_invalid', ...shownOnPage])

function view(context: AuthContext, error: string | null, step: string | undefined, next: string): LoginView {
  const { methods, sso, codesInLog } = context
  const email = readChallenge(context)?.email ?? null
  const answering = step === 'code' && email !== null
  return {
    step: error !== null && !correctable.has(error) ? 'message' : answering ? 'code' : 'email',
    error,
    email,
    next: next === home ? null : next,
    ssoLabel: sso === null ? null : methods.sso_label,
    ssoHref: sso === null ? null : `/api/v1/auth/sso/start${next === home ? '' : `?${new URLSearchParams({ next })}`}`,
    otp: methods.otp,
    formOrigins: otherOrigins(context),
    hint: codesInLog ? 'Email is not configured: the code is in the server log.' : null,
  }
}

async function ask(context: AuthContext, email: string, next: string) {
  const secret = await context.codes.request(email, readChallenge(context)?.secret ?? null, visitOf(context))
  return redirectTo(loginPath({ step: 'code', next }), [challengeCookie(context, { secret, email })])
}

async function answer(context: AuthContext, email: string, code: string, next: string) {
  const challenge = readChallenge(context)?.secret ?? null
  const started = await context.codes.verify({ email, code, challenge }, visitOf(context))
  return redirectTo(next, signInCookies(context, started))
}

/** The console's page at one of the settings, for a signed-in member; others are redirected to sign-in, and back. */
async function settingsPage(
  context: AuthContext,
  page: 'people' | 'automation' | 'activity' | 'account' | 'security' | 'webhooks',
) {
  const { call, service } = context
  // It travels in a cookie where there is a provider: what is too long for that is left behind.
  if (call.principal === null) return toSignIn(context, safeNext(call.target ?? undefined, [], `/settings/${page}`))
  return consolePage(service, { call, publicUrl: context.publicUrl(), formOrigins: otherOrigins(context) })
}
