import { html } from './html.ts'
import { brand, layout, type Page } from './layout.ts'

/** What the page that takes a change of email back shows. */
export interface EmailChangeView {
  /** A valid link; null without one. */
  readonly link: { readonly token: string; readonly email: string } | null
}

/** The page that takes a change of email back (`GET /email-change`). */
export function emailChangePage({ link }: EmailChangeView): Page {
  const title = link === null ? 'This link is no longer valid' : 'Take the change back?'
  const body = html`<header>${brand}</header>
<main>
<div class="card">
${link === null ? over(title) : question(title, link)}
</div>
</main>`
  return layout({ title, look: 'sign-in', body, formOrigins: [] })
}

function over(title: string) {
  return html`<div class="intro">
<h1>${title}</h1>
<p class="quiet">A change of email can be taken back for 72 hours, once, while no one else has the address. Ask an
 administrator of the workspace.</p>
</div>
<div class="others"><a href="/login">Sign in</a></div>`
}

function question(title: string, { token, email }: NonNullable<EmailChangeView['link']>) {
  return html`<div class="intro">
<h1>${title}</h1>
<p class="quiet">Your account will have ${email} as its email again. It will be signed out everywhere, and its tokens and applications
 will be revoked: you sign in again and create them anew.</p>
</div>
<form method="post" action="/email-change">
<input type="hidden" name="token" value="${token}">
<button class="button">Take it back</button>
</form>
<p class="note">If you changed your email yourself, close this page.</p>`
}
