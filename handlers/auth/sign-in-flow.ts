import { safeNext } from '../../src/auth/next-path.ts'
import { TriptychError } from '../../src/errors.ts'
import { type CookieRedirect, redirectTo } from '../common/console-sign-in.ts'
import type { AuthContext } from './context.ts'
import { clearFlowCookie, flowCookie, readFlows } from './cookies.ts'

/** Where a sign-in leads without `next`. */
export const home = '/settings/account'

/** The other consoles' origins: a sign-in may lead on to them. */
export function otherOrigins({ consoles }: AuthContext): string[] {
  return [consoles.urlOf('bridge'), consoles.urlOf('content')].flatMap((url) => url?.origin ?? [])
}

/** Where a sign-in leads, made safe. */
export function readNext(context: AuthContext, next: string | undefined): string {
  return safeNext(next, otherOrigins(context), home)
}

/** An address of the sign-in page; what is absent or leads home anyway is left out. */
export function loginPath(query: { readonly error?: string; readonly step?: 'code'; readonly next?: string }): string {
  const { next, ...rest } = query
  const text = new URLSearchParams({ ...rest, ...(next === undefined || next === home ? {} : { next }) }).toString()
  return text === '' ? '/login' : `/login?${text}`
}

/**
 * Passkeys sign in where codes do: beside a provider alone they would be of no use.
 *
 * @throws TriptychError `passkeys_disabled`
 */
export function requirePasskeys({ methods }: AuthContext): void {
  if (!methods.otp) throw new TriptychError('passkeys_disabled')
}

/** Redirects a visitor without a session to sign-in: to the provider where there is one, else to the page. */
export async function toSignIn(context: AuthContext, next: string): Promise<CookieRedirect> {
  return context.sso === null ? redirectTo(loginPath({ next })) : toProvider(context, context.sso, next)
}

/** Leads a session that is limited to the page where its second factor is shown, and on from there. */
export function toSecondFactor(next: string): CookieRedirect {
  return redirectTo(`/settings/security?${new URLSearchParams({ next })}`)
}

/** Leads to the provider, or to the page that says that it did not work. */
export async function toProvider(
  context: AuthContext,
  sso: NonNullable<AuthContext['sso']>,
  next: string,
  prove = false,
): Promise<CookieRedirect> {
  const begun = await sso.begin(next, readFlows(context), context.call.requestId, prove)
  if (begun === null) return redirectTo(loginPath({ error: 'sso_token', next }))
  const { url, id, sealed, dropped } = begun
  return redirectTo(url.href, [flowCookie(context, id, sealed), ...dropped.map((old) => clearFlowCookie(context, old))])
}
