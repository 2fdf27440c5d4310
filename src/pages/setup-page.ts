import { html } from './html.ts'
import { brand, layout, type Page } from './layout.ts'
import { loginMessage } from './login-page.ts'

/** What the page for the first administrator shows. */
export interface SetupView {
  /** The token of a valid link; null without one, and then the page says where to find a link. */
  readonly token: string | null
  /** The code of a failure, which {@link loginMessage} has a sentence for. */
  readonly error: string | null
}

/** The page where the email of the first administrator is set (`GET /setup`). */
export function setupPage({ token, error }: SetupView): Page {
  const title = token === null ? 'No members yet' : 'Set up Triptych'
  const body = html`<header>${brand}</header>
<main>
<div class="card">
${token === null ? withoutLink(title) : form(title, token, error)}
</div>
</main>`
  return layout({ title, look: 'sign-in', body, formOrigins: [] })
}

function withoutLink(title: string) {
  return html`<div class="intro">
<h1>${title}</h1>
<p class="quiet">Triptych has printed a link to its terminal or log, with which the first administrator is set. Open the latest
 one: a link works for 15 minutes and once. After that, reload this page for a new one.</p>
</div>
<p class="note">Or run <code>triptych auth invite &lt;email&gt; --role admin</code> on the server.</p>
<div class="others"><a href="/manual">Manual</a></div>`
}

function form(title: string, token: string, error: string | null) {
  const message = error === null ? null : loginMessage(error)
  const described = message && html` aria-describedby="message" aria-invalid="true"`
  return html`<div class="intro">
<h1>${title}</h1>
<p class="quiet">Enter the email of the first administrator. You sign in with codes sent to it, and can invite others.</p>
</div>
${message && html`<p class="note alert" id="message" role="alert">${message.text}</p>`}
<form method="post" action="/setup">
<div class="field">
<label for="email">Email</label>
<input id="email" name="email" type="email" autocomplete="email" required autofocus maxlength="254" spellcheck="false"
 autocapitalize="none"${described}>
</div>
<input type="hidden" name="token" value="${token}">
<button class="button">Continue</button>
</form>`
}
