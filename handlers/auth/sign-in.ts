import { safeNext } from '../../src/auth/next-path.ts'
import type { AuthContext } from './context.ts'
import { droppedFlow, flowCookie, heldFlows } from './cookies.ts'

/** Where somebody is who has signed in and did not say where to go. */
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

const headers = { 'Cache-Control': 'no-store' } as const

/** A redirect. */
export function sentOn(location: string, cookies: readonly string[] = []) {
  return {
    status: 302,
    headers: { ...headers, Location: location, ...(cookies.length > 0 ? { 'Set-Cookie': cookies } : {}) },
  } as const
}

/** A redirect that makes a GET of a POST (RFC 9110, 15.4.4). */
export function seeOther(location: string, cookies: readonly string[] = []) {
  return { ...sentOn(location, cookies), status: 303 } as const
}

/** Leads whoever is not signed in to sign-in: to the provider where there is one, else to the page. */
export async function toSignIn(context: AuthContext, next: string) {
  return context.sso === null ? sentOn(loginPath({ next })) : toProvider(context, context.sso, next)
}

/** Leads to the provider, or to the page that says that it did not work. */
export async function toProvider(context: AuthContext, sso: NonNullable<AuthContext['sso']>, next: string) {
  const begun = await sso.begin(next, heldFlows(context), context.call.requestId)
  if (begun === null) return sentOn(loginPath({ error: 'sso_token', next }))
  const { url, id, sealed, dropped } = begun
  return sentOn(url.href, [flowCookie(context, id, sealed), ...dropped.map((old) => droppedFlow(context, old))])
}
