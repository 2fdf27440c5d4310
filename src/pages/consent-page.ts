import { type Html, html } from './html.ts'
import { brand, layout, type Page } from './layout.ts'

/** What the consent page shows. */
export interface ConsentView {
  /** Where the form goes. */
  readonly action: string
  /** Ties the form to session and request. */
  readonly proof: string
  /** What the application calls itself; null when it gives no name. */
  readonly clientName: string | null
  /** Where the browser is sent next: a web site, a program on this computer, or a program with a scheme of its own. */
  readonly place: { readonly kind: 'web' | 'loopback' | 'scheme'; readonly host: string }
  readonly scopes: readonly ('workspace:read' | 'workspace:write')[]
  /** Whether it may be authorized; else what an administrator has to do, or did. */
  readonly standing: 'open' | 'blocked' | 'unapproved' | 'pending' | 'full'
  readonly email: string
  /** The source expression of the place that the answer redirects to. */
  readonly redirectSource: string
}

const rights: Readonly<Record<ConsentView['scopes'][number], Html>> = {
  'workspace:read': html`<b>Read</b> what you can read in this workspace: its content, its members, your activity`,
  'workspace:write': html`<b>Change</b> what you can change in this workspace: drafts, releases, media`,
}

/** What keeps a member from authorizing an application. */
function notice({ standing, place }: ConsentView): Html | false {
  const there = html`<b><bdi>${place.host}</bdi></b>`
  switch (standing) {
    case 'open':
      return false
    case 'blocked':
      return html`<p class="note alert">An administrator has blocked this application. No one can authorize it.</p>`
    case 'unapproved':
      return html`<p class="note alert">An administrator has to approve this application at ${there} before you can
 authorize it. They see this address and your name.</p>`
    case 'pending':
      return html`<p class="note alert">This application waits for an administrator's approval at ${there}. Try again once it is
 approved.</p>`
    case 'full':
      return html`<p class="note alert">An administrator has to approve this application at ${there}, and you cannot request that
 now: too many of your requests wait for an answer. Ask an administrator to answer them first.</p>`
  }
}

/** What a member can do beside denying. */
const accept: Readonly<Record<ConsentView['standing'], Html | false>> = {
  open: html`<button class="button" name="decision" value="allow">Allow</button>`,
  blocked: false,
  unapproved: html`<button class="button" name="decision" value="allow">Request approval</button>`,
  pending: html`<button class="button" name="decision" value="allow">Try again</button>`,
  full: false,
}

/** The page that asks a member whether an application may act in their name. It works without scripts. */
export function consentPage(view: ConsentView): Page {
  const { action, proof, clientName, place, scopes, standing, email } = view
  return layout({
    title: 'Authorize an application',
    look: 'sign-in',
    body: html`<header>${brand}</header>
<main>
<div class="card">
<div class="intro">
<h1>Authorize <bdi>${clientName ?? place.host}</bdi>?</h1>
<p class="quiet">It wants to act in your name, <b><bdi>${email}</bdi></b>. It may:</p>
</div>
<ul>
${scopes.map((scope) => html`<li>${rights[scope]}</li>`)}
</ul>
<p class="quiet">It can neither publish nor manage members or your account. You can revoke access at any time
 under <b>Your account</b>.</p>
<p class="note">${destination(place)} ${clientName !== null && html`The application chose this name. It is not verified.`}</p>
${notice(view)}
<form method="post" action="${action}">
<input type="hidden" name="proof" value="${proof}">
${accept[standing]}
<button class="button plain" name="decision" value="deny">Deny</button>
</form>
</div>
</main>`,
    formOrigins: [view.redirectSource],
  })
}

/** The consent page of a request that is answered, expired, or unknown to this browser. */
export function noConsentPage(): Page {
  return layout({
    title: 'Request expired',
    look: 'sign-in',
    body: html`<header>${brand}</header>
<main>
<div class="card">
<h1>Request expired</h1>
<p>This request was already answered, has expired, or was started in another browser. Go back to the application and
 start again.</p>
<a class="button" href="/settings/account">Your account</a>
</div>
</main>`,
    formOrigins: [],
  })
}

function destination({ kind, host }: ConsentView['place']): Html {
  if (kind === 'web') return html`This takes you to <b><bdi>${host}</bdi></b>. Allow it only if you came from there.`
  if (kind === 'loopback') {
    return html`This takes you to a program on this computer (<b><bdi>${host}</bdi></b>). Allow it only if you just started one.`
  }
  return html`This takes you to the program that opens <b><bdi>${host}</bdi></b> links. Allow it only if you just started it.`
}

/** Why an authorization request failed (RFC 6749, 4.1.2.1). */
export interface ConnectorError {
  readonly error: string
  readonly error_description?: string | undefined
  /** Where the application receives the answer, and its host as the page names it; none without a valid redirect URI. */
  readonly back?: { readonly href: string; readonly host: string }
}

/** The page for an authorization request that cannot be answered. It leads back only where the person chooses so. */
export function connectorErrorPage({ error, error_description: description, back }: ConnectorError): Page {
  return layout({
    title: 'Authorization failed',
    look: 'sign-in',
    body: html`<header>${brand}</header>
<main>
<div class="card">
<h1>Authorization failed</h1>
<p>The application that sent you here made an invalid request. It got no access. Go back to the application and start
 again.</p>
<p class="note alert"><b>${error}</b>${description !== undefined && html`<br><bdi>${description}</bdi>`}</p>
${
  back !== undefined &&
  html`<p class="quiet">The application takes answers at <b><bdi>${back.host}</bdi></b>, an address that it chose itself.
 Continue only if you came from there.</p>
<a class="button plain" href="${back.href}" rel="noreferrer">Continue to ${back.host}</a>`
}
</div>
</main>`,
    formOrigins: [],
  })
}
