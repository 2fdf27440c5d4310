import type { CallContext } from '../../src/access/principal.ts'
import type { Service } from '../../src/access/service.ts'
import { TriptychError } from '../../src/errors.ts'
import { consolePagePolicy } from '../../src/pages/policy.ts'
import { unbuiltPage } from '../../src/pages/unbuilt-page.ts'
import { type ConsoleSignIn, toConsoleSignIn } from './console-sign-in.ts'
import { pageReply } from './page.ts'

/** What the page of a console is sent with. */
export interface ConsolePageOptions {
  readonly call: CallContext
  /** The console's public address. */
  readonly publicUrl: URL
  /** Origins, besides this one, that signing out may lead to. */
  readonly formOrigins: readonly string[]
  /** Whether the page opens WebSockets. */
  readonly streams?: boolean
}

/** The console's page, as it was built, or what to do where it is not. */
export async function consoleReply({ console }: Pick<Service, 'console'>, options: ConsolePageOptions) {
  const { call, publicUrl, formOrigins, streams = false } = options
  const page = await console.page()
  if (page === null) return pageReply(unbuiltPage())
  const came = hostOf(call)
  const hosts = [publicUrl.host, ...(came === null ? [] : [came])]
  return pageReply({ html: page, policy: consolePagePolicy({ hosts, formOrigins, streams }) })
}

/** The console's page for whoever is signed in; everybody else is led to sign-in, and back to where they are. */
export async function signedInConsoleReply(service: Pick<Service, 'console'>, signIn: ConsoleSignIn, streams = false) {
  const { call, cookies, names, sessions, publicUrl } = signIn
  const cookie = cookies.read(call, names.session)
  const principal = cookie === null ? null : await sessions.verifySession(cookie)
  if (principal === null) return toConsoleSignIn(signIn, call.target ?? '/')
  const signedOut = sessions.loginPage('signed_out')
  const formOrigins = signedOut === null ? [] : [new URL(signedOut).origin]
  return consoleReply(service, { call, publicUrl, formOrigins, streams })
}

/** @throws TriptychError `not_found` */
export async function assetReply({ console }: Pick<Service, 'console'>, name: string) {
  const asset = await console.asset(name)
  if (asset === null) throw new TriptychError('not_found', 'the console was built without such a file')
  return {
    status: 200,
    headers: { 'Cache-Control': 'public, max-age=31536000, immutable', 'X-Content-Type-Options': 'nosniff' },
    contentType: asset.type,
    body: asset.body,
  } as const
}

/**
 * Who is signed in to this console; the page asks as it begins.
 *
 * @param open whether nobody has to sign in: then nobody is known, whatever cookie is left from when they had to
 */
export async function visitorReply({ call, cookies, names, sessions }: ConsoleSignIn, open = false) {
  const cookie = open ? null : cookies.read(call, names.session)
  const profile = cookie === null ? null : await sessions.profile(cookie)
  const person = profile && { name: profile.name, email: profile.email, role: profile.role }
  return {
    status: 200,
    headers: { 'Cache-Control': 'no-store' },
    body: { person, accountUrl: sessions.accountPage() },
  } as const
}

/** The name by which the caller came, as a browser writes it; `null` where it is none that a browser could come by. */
function hostOf({ host }: CallContext): string | null {
  return host !== null && URL.canParse(`http://${host}`) ? new URL(`http://${host}`).host : null
}
