import { html } from './html.ts'
import { brand, layout, type Page } from './layout.ts'

/** What the page shows. */
export interface TokenSignInView {
  /** The token of the address; null asks for one. */
  readonly token: string | null
  /** The path that the sign-in leads to; null for the first page. */
  readonly next: string | null
  /** `token_invalid`, `signed_out`, or another text for a failure that the page has no sentence for. */
  readonly error: string | null
}

const messages: Readonly<Record<string, string>> = {
  token_invalid: 'This token is not valid. It signs in once; perhaps it was used already.',
  signed_out: 'You are signed out.',
}

/** The page to sign in to a bridge with its own token (`GET /sign-in/token`). */
export function tokenSignInPage({ token, next, error }: TokenSignInView): Page {
  const title = token === null ? 'Sign in with a token' : 'Sign in to this bridge'
  const message = error === null ? null : (messages[error] ?? 'You are not signed in.')
  const body = html`<header>${brand}</header>
<main>
<div class="card">
<div class="intro">
<h1>${title}</h1>
<p class="quiet">${token === null ? where : once}</p>
</div>
${message && html`<p class="note${error === 'signed_out' ? '' : ' alert'}" id="message" role="alert">${message}</p>`}
<form method="post" action="/sign-in/token">
${token === null ? field(message !== null) : html`<input type="hidden" name="token" value="${token}">`}
${next !== null && html`<input type="hidden" name="next" value="${next}">`}
<button class="button">Sign in</button>
</form>
<div class="others"><a href="/manual">Manual</a></div>
</div>
</main>`
  return layout({ title, look: 'sign-in', body, formOrigins: [] })
}

const once = html`The token of this address signs in one browser, once. This browser then controls the bridge, including its
 shell, for 30 days, until you sign out.`

const where = html`At its first start the bridge printed one to its terminal or log. <code>triptych bridge sign-in</code>, on the
 machine of the bridge, prints a new one.`

function field(invalid: boolean) {
  return html`<div class="field">
<label for="token">Token</label>
<input id="token" name="token" type="password" autocomplete="off" required autofocus maxlength="200" spellcheck="false"
 autocapitalize="none"${invalid && html` aria-describedby="message"`}>
</div>`
}
