import { startAuthServer } from '../../support/auth-server.ts'
import type { CookieBrowser } from '../../support/cookie-browser.ts'
import type { DialectName } from '../../support/databases.ts'
import { type LyingProvider, startLyingProvider } from './lying-provider.ts'

/** Whom the provider vouches for, under whatever subject. */
export const email = 'grace@example.com'

/** The settings of a server that believes a provider. */
export function believing({ issuer }: LyingProvider) {
  return { SVC_OIDC_ISSUER: issuer, SVC_OIDC_CLIENT_ID: 'triptych', SVC_OTP_FALLBACK: 'true' }
}

/**
 * Signs in with what the provider says; where the browser is led.
 *
 * @param further claims
 */
export async function signInWith(
  provider: LyingProvider,
  browser: CookieBrowser,
  sub: string,
  claimed = email,
  further: Record<string, unknown> = {},
): Promise<string | null> {
  const url = new URL((await browser.get('/login')).headers.get('Location') ?? '')
  const [state = '', nonce] = ['state', 'nonce'].map((name) => url.searchParams.get(name) ?? '')
  provider.claims = { ...further, nonce, sub, email: claimed }
  const response = await browser.get(`/api/v1/auth/sso/callback?${new URLSearchParams({ code: 'a-code', state })}`)
  return response.headers.get('Location')
}

/** A server that believes a provider, and its administrator. */
export async function begin(dialect: DialectName) {
  const provider = await startLyingProvider('')
  const server = await startAuthServer(dialect, believing(provider))
  const signIn = (sub: string, claimed?: string) => signInWith(provider, server.browser(), sub, claimed)
  return { server, signIn, admin: await server.signIn() }
}
