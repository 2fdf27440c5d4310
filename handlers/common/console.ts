import type { CallContext } from '../../src/access/principal.ts'
import type { ConsoleLink, Service } from '../../src/access/service.ts'
import type { Profile } from '../../src/access/session-verifier.ts'
import { type Page, unbuiltPage } from '../../src/pages/layout.ts'
import { consolePagePolicy } from '../../src/pages/policy.ts'
import {
  type ConsoleSignIn,
  type CookieRedirect,
  endConsoleSignIn,
  finishConsoleSignIn,
  type Redirect,
  redirectTo,
  startConsoleSignIn,
  toConsoleSignIn,
} from './console-sign-in.ts'

/** What the operations of a console work with. */
interface ConsoleContext extends Omit<ConsoleSignIn, 'names' | 'publicUrl'> {
  readonly service: Service
  /** Whether this surface requires no sign-in. */
  readonly open?: boolean
  publicUrl(): URL
  otherConsoles(): readonly ConsoleLink[]
}

interface SignInRequest {
  readonly query: { readonly code?: string; readonly next?: string }
}

/** The replies of these operations, as a surface's `replies.ts` has them. */
interface ConsoleReplies<Home, HomeElsewhere, Start, Inner, InnerElsewhere, Seen, SignIn, Callback, SignOut> {
  readonly getConsole: PageReplies<Home, HomeElsewhere>
  readonly getConsoleStart: { found(headers: Redirect): Start }
  readonly getConsolePage: PageReplies<Inner, InnerElsewhere>
  readonly getVisitor: { ok(body: Visitor): Seen }
  readonly startSignIn: { found(headers: CookieRedirect): SignIn }
  readonly finishSignIn: { found(headers: CookieRedirect): Callback }
  readonly signOut: { seeOther(headers: CookieRedirect): SignOut }
}

interface PageReplies<Shown, Elsewhere, To extends Redirect = Redirect> {
  ok(html: string, headers: { readonly 'Content-Security-Policy': string }): Shown
  found(headers: To): Elsewhere
}

/** Who is signed in to a console. */
interface Visitor {
  readonly person: Omit<Profile, 'proofUrl'> | null
  readonly accountUrl: string | null
  readonly proofUrl?: string
  readonly consoles: readonly Pick<ConsoleLink, 'surface' | 'url'>[]
}

/**
 * The console of a surface and the sign-in to it, as `specs/common.yaml` has them.
 *
 * @param options.names of its cookies
 * @param options.streams whether its page opens WebSockets
 */
export function consoleHandlers<Home, HomeElsewhere, Start, Inner, InnerElsewhere, Seen, SignIn, Callback, SignOut>(
  reply: ConsoleReplies<Home, HomeElsewhere, Start, Inner, InnerElsewhere, Seen, SignIn, Callback, SignOut>,
  { names, streams }: Pick<ConsoleSignIn, 'names'> & { readonly streams: boolean },
) {
  const signIn = ({ call, sessions, cookies, publicUrl }: ConsoleContext): ConsoleSignIn => {
    return { call, sessions, cookies, names, publicUrl: publicUrl() }
  }
  const page = async (context: ConsoleContext) => {
    const { call, open = false, service, publicUrl } = context
    if (!open) return answerConsolePage(service, signIn(context), streams)
    return consolePage(service, { call, publicUrl: publicUrl(), formOrigins: [], streams })
  }
  return {
    getConsole: async (_request: unknown, context: ConsoleContext) => answerPage(reply.getConsole, await page(context)),
    getConsoleStart: async () => reply.getConsoleStart.found(redirectTo('/')),
    getConsolePage: async (_request: unknown, context: ConsoleContext) =>
      answerPage(reply.getConsolePage, await page(context)),
    getVisitor: async (_request: unknown, context: ConsoleContext) =>
      reply.getVisitor.ok(await visitorOf(signIn(context), context.otherConsoles(), context.open)),
    startSignIn: async ({ query }: SignInRequest, context: ConsoleContext) =>
      reply.startSignIn.found(await startConsoleSignIn(signIn(context), query.next)),
    finishSignIn: async ({ query }: SignInRequest, context: ConsoleContext) =>
      reply.finishSignIn.found(await finishConsoleSignIn(signIn(context), query.code, query.next)),
    signOut: async (_request: unknown, context: ConsoleContext) =>
      reply.signOut.seeOther(await endConsoleSignIn(signIn(context))),
  }
}

/** A page, or where to go instead, as the reply of an operation. */
export function answerPage<Shown, Elsewhere, To extends Redirect = Redirect>(
  reply: PageReplies<Shown, Elsewhere, To>,
  answer: Page | To,
): Shown | Elsewhere {
  if ('Location' in answer) return reply.found(answer)
  return reply.ok(answer.html, { 'Content-Security-Policy': answer.policy })
}

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
export async function consolePage({ console }: Pick<Service, 'console'>, options: ConsolePageOptions): Promise<Page> {
  const page = await console.page()
  return page === null ? unbuiltPage() : builtPage(page, options)
}

/** The API reference or the manual, as it was built, or what is there while it is not. */
export async function builtDocument(
  { console }: Pick<Service, 'console'>,
  which: 'docs' | 'manual',
  { call, publicUrl }: Pick<ConsolePageOptions, 'call' | 'publicUrl'>,
): Promise<Page> {
  const page = await console[which]()
  if (page === null) return unbuiltPage(which === 'docs' ? 'API reference' : 'manual')
  return builtPage(page, { call, publicUrl, formOrigins: [] })
}

function builtPage(html: string, { call, publicUrl, formOrigins, streams = false }: ConsolePageOptions): Page {
  const came = hostOf(call)
  const hosts = [publicUrl.host, ...(came === null ? [] : [came])]
  return { html, policy: consolePagePolicy({ hosts, formOrigins, streams }) }
}

/** The console's page for a signed-in visitor; others are redirected to sign-in, and back to where they are. */
export async function answerConsolePage(
  service: Pick<Service, 'console'>,
  signIn: ConsoleSignIn,
  streams = false,
): Promise<Page | Redirect> {
  const { call, cookies, names, sessions, publicUrl } = signIn
  const cookie = cookies.read(call, names.session)
  const principal = cookie === null ? null : await sessions.verifySession(cookie)
  if (principal === null) return toConsoleSignIn(signIn, call.target ?? '/')
  const signedOut = sessions.loginPage('signed_out')
  const formOrigins = signedOut === null ? [] : [new URL(signedOut).origin]
  return consolePage(service, { call, publicUrl, formOrigins, streams })
}

/**
 * Who is signed in to this console; the page asks as it begins.
 *
 * @param open whether no sign-in is required: then the visitor is unknown, and a session cookie of earlier is ignored
 */
export async function visitorOf(
  { call, cookies, names, sessions }: ConsoleSignIn,
  others: readonly ConsoleLink[],
  open = false,
): Promise<Visitor> {
  const cookie = open ? null : cookies.read(call, names.session)
  const profile = cookie === null ? null : await sessions.profile(cookie)
  const person = profile && { name: profile.name, email: profile.email, role: profile.role }
  return {
    ...{ person, accountUrl: sessions.accountPage(), consoles: consolesFor(person, others, open) },
    ...(profile?.proofUrl !== undefined && { proofUrl: profile.proofUrl }),
  }
}

/** Which consoles a visitor is shown the way to: none who may not see this one, and no member one for administrators. */
export function consolesFor(
  person: Profile | null,
  others: readonly ConsoleLink[],
  open = false,
): Pick<ConsoleLink, 'surface' | 'url'>[] {
  if (person === null && !open) return []
  return others
    .filter(({ forAdministrators }) => !forAdministrators || person?.role === 'admin')
    .map(({ surface, url }) => ({ surface, url }))
}

/** The name by which the caller came, as a browser writes it; `null` when no browser could have used it. */
function hostOf({ host }: CallContext): string | null {
  return host !== null && URL.canParse(`http://${host}`) ? new URL(`http://${host}`).host : null
}
