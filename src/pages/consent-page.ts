import { type Html, html } from './html.ts'
import { brand, layout, type Page } from './layout.ts'

/** What the consent page shows. */
export interface ConsentView {
  /** Where the form goes. */
  readonly action: string
  /** Ties the form to session and request. */
  readonly proof: string
  /** What the application calls itself; null where it says nothing. */
  readonly clientName: string | null
  /** Where the browser goes on to: a web site, a program on this computer, or a program with a scheme of its own. */
  readonly place: { readonly kind: 'web' | 'loopback' | 'scheme'; readonly host: string }
  readonly scopes: readonly ('workspace:read' | 'workspace:write')[]
  readonly email: string
  /** How the policy names the place that the answer leads on to. */
  readonly redirectSource: string
}

const rights: Readonly<Record<ConsentView['scopes'][number], Html>> = {
  'workspace:read': html`<b>Read</b> what you can read in this workspace: its content, its members, what you did`,
  'workspace:write': html`<b>Change</b> what you can change in this workspace: drafts, releases, media`,
}

/** The page that asks a member whether an application may act in their name. It works without scripts. */
export function consentPage(view: ConsentView): Page {
  const { action, proof, clientName, place, scopes, email } = view
  return layout({
    title: 'Let an application in',
    look: 'sign-in',
    body: html`<header>${brand}</header>
<main>
<div class="card">
<div class="intro">
<h1>Let <bdi>${clientName ?? place.host}</bdi> in?</h1>
<p class="quiet">It wants to act in your name, <b><bdi>${email}</bdi></b>. It may:</p>
</div>
<ul>
${scopes.map((scope) => html`<li>${rights[scope]}</li>`)}
</ul>
<p class="quiet">It can neither publish nor manage members or your account. You can take this back at any time,
 under <b>Your account</b>.</p>
<p class="note">${destination(place)} ${clientName !== null && html`The name is what the application calls itself: nobody has checked it.`}</p>
<form method="post" action="${action}">
<input type="hidden" name="proof" value="${proof}">
<button class="button" name="decision" value="allow">Let it in</button>
<button class="button plain" name="decision" value="deny">Do not let it in</button>
</form>
</div>
</main>`,
    formOrigins: [view.redirectSource],
  })
}

/** The same place when there is nothing to decide (any more). */
export function noConsentPage(): Page {
  return layout({
    title: 'Nothing to decide',
    look: 'sign-in',
    body: html`<header>${brand}</header>
<main>
<div class="card">
<h1>Nothing to decide</h1>
<p>This request is decided, or too old, or was begun in another browser. Go back to the application and begin again
 there.</p>
<a class="button" href="/settings/account">Your account</a>
</div>
</main>`,
    formOrigins: [],
  })
}

function destination({ kind, host }: ConsentView['place']): Html {
  if (kind === 'web')
    return html`You go on to <b><bdi>${host}</bdi></b>: let it in only if that is where you came from.`
  if (kind === 'loopback') {
    return html`You go on to a program on this computer (<b><bdi>${host}</bdi></b>): let it in only if you have just started one.`
  }
  return html`You go on to the program that opens <b><bdi>${host}</bdi></b> links: let it in only if you have just started it.`
}
