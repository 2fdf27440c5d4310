import { type Html, html } from './html.ts'
import { brand, layout, type Page } from './layout.ts'

/**
 * Offers passkeys among the suggestions of the email field (conditional mediation, WebAuthn 3, 5.1.4), where the browser
 * can. Without it, or without a passkey, the form is what it is without scripts. The challenge lasts for ten minutes, so
 * another one is asked for before it is over.
 */
export const passkeyScript = `(async () => {
  const has = globalThis.PublicKeyCredential
  if (!has?.parseRequestOptionsFromJSON || !(await has.isConditionalMediationAvailable?.())) return
  const send = (path, body) => fetch('/api/v1/auth/passkey/' + path, {
    method: 'POST',
    ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
  })
  const next = document.querySelector('input[name=next]')?.value ?? '/'
  let waiting
  addEventListener('submit', () => waiting?.abort())
  for (;;) {
    const asked = await send('options')
    if (!asked.ok) return
    const publicKey = has.parseRequestOptionsFromJSON(await asked.json())
    waiting = new AbortController()
    const { signal } = waiting
    let late = false
    const timer = setTimeout(() => { late = true; waiting.abort() }, 540000)
    let credential
    try {
      credential = await navigator.credentials.get({ publicKey, signal, mediation: 'conditional' })
    } catch {
      if (late) continue
      return
    } finally {
      clearTimeout(timer)
    }
    if (credential === null) return
    const answer = await send('verify', credential.toJSON())
    if (answer.ok) return location.assign(next)
    const { code } = await answer.json()
    const query = new URLSearchParams({ error: code, code: '1' })
    if (next !== '/') query.set('next', next)
    return location.assign('/login?' + query)
  }
})().catch(() => undefined)
`

/** What the login page shows. */
export interface LoginView {
  /** The form for the email, the form for the code (which needs `email`), or only what became of a sign-in. */
  readonly step: 'email' | 'code' | 'message'
  /** The code of a failed sign-in, or `signed_out`; any other text stands for a failure that the page has no word for. */
  readonly error: string | null
  readonly email: string | null
  /** Where the sign-in leads. */
  readonly next: string | null
  /** The provider's name, which may be empty; `null` when there is no provider. */
  readonly ssoLabel: string | null
  /** Where a sign-in with the provider starts, `next` included; `null` when there is no provider. */
  readonly ssoHref: string | null
  /** Whether codes by email are on. */
  readonly otp: boolean
  /** Origins, besides this one, that a sign-in may lead on to. */
  readonly formOrigins: readonly string[]
  /** A note for the first sign-in: where the code is when there is no mail. */
  readonly hint: string | null
}

/** The login page (`GET /login`), in each of its steps. */
export function loginPage(view: LoginView): Page {
  const message = view.error === null ? null : loginMessage(view.error)
  const { title, card, script } = step(view, message)
  return layout({
    title,
    look: 'sign-in',
    body: html`<header>${brand}</header>
<main>
<div class="card">
${card}
</div>
</main>`,
    formOrigins: view.formOrigins,
    ...(script === undefined ? {} : { script }),
  })
}

interface Step {
  readonly title: string
  readonly card: Html
  readonly script?: string
}

function step(view: LoginView, message: LoginMessage | null): Step {
  if (view.step === 'message' && message) return messageStep(view, message)
  if (!view.otp)
    return view.ssoHref === null ? messageStep(view, loginMessage('otp_disabled')) : providerStep(view, message)
  return view.step === 'code' && view.email !== null ? codeStep(view, view.email, message) : emailStep(view, message)
}

function emailStep(view: LoginView, message: LoginMessage | null): Step {
  const card = html`<div class="intro">
<h1>Sign in</h1>
<p class="quiet">You get a six-digit code by email. There are no passwords here.</p>
</div>
${banner(message)}
<form method="post" action="/login">
<div class="field">
<label for="email">Email</label>
<input id="email" name="email" type="email" autocomplete="email webauthn" required autofocus maxlength="254" spellcheck="false"
 autocapitalize="none" value="${view.email ?? ''}"${describedBy(message, 'email')}>
</div>
${hiddenField('next', view.next)}
<button class="button">Send me a code</button>
</form>
${note(view.hint)}
${view.ssoHref !== null && html`<div class="or">or</div>${provider(view.ssoHref, view.ssoLabel, 'plain')}`}
<div class="others"><a href="/manual">Manual</a></div>`
  // A passkey that was refused a moment ago is not asked for again.
  return view.error === 'passkey_invalid'
    ? { title: 'Sign in', card }
    : { title: 'Sign in', card, script: passkeyScript }
}

function codeStep(view: LoginView, email: string, message: LoginMessage | null): Step {
  const card = html`<div class="intro">
<h1>Enter your code</h1>
<p class="quiet">If <b><bdi>${email}</bdi></b> belongs to a member, a six-digit code is on its way.
 It works in this browser only. You can request a new one once a minute; until then the last one works.</p>
</div>
${banner(message)}
${note(view.hint)}
<form method="post" action="/login">
<div class="field">
<label for="code">Six-digit code</label>
<input id="code" class="code" name="code" inputmode="numeric" autocomplete="one-time-code" pattern="[0-9 ]{6,7}"
 maxlength="7" title="Six digits" required autofocus${describedBy(message, 'code')}>
</div>
${hiddenField('email', email)}
${hiddenField('next', view.next)}
<button class="button">Sign in</button>
</form>
<div class="others">
<form class="inline" method="post" action="/login">
${hiddenField('email', email)}
${hiddenField('next', view.next)}
<button class="link">Send a new code</button>
</form>
<a href="${emailHref(view)}">Use another email</a>
</div>`
  return { title: 'Enter your code', card }
}

function providerStep(view: LoginView, message: LoginMessage | null): Step {
  const card = html`<h1>Sign in</h1>
${banner(message)}
${view.ssoHref !== null && provider(view.ssoHref, view.ssoLabel)}`
  return { title: 'Sign in', card }
}

function messageStep(view: LoginView, message: LoginMessage): Step {
  const title = message.failed ? 'Sign-in failed' : 'Signed out'
  const card = html`<h1>${title}</h1>
${banner(message)}
<a class="button" href="${view.ssoHref ?? emailHref(view)}">${message.failed ? 'Try again' : 'Sign in'}</a>
${view.otp && view.ssoHref !== null && html`<div class="others"><a href="${emailHref(view)}">Sign in with a code by email</a></div>`}`
  return { title, card }
}

function provider(href: string, label: string | null, look = ''): Html {
  return html`<a class="button ${look}" href="${href}"><span>Continue with <bdi>${label || 'single sign-on'}</bdi></span></a>`
}

/** The form for the email: beside a provider, which `/login` alone would lead to, it has to be asked for. */
function emailHref({ next, ssoHref }: LoginView): string {
  const query = new URLSearchParams()
  if (ssoHref !== null) query.set('code', '1')
  if (next !== null) query.set('next', next)
  return query.size === 0 ? '/login' : `/login?${query}`
}

function banner(message: LoginMessage | null): Html | null {
  if (message === null) return null
  if (!message.failed) return html`<p class="note" id="message" role="status">${message.text}</p>`
  return html`<p class="note alert" id="message" role="alert">${message.text}</p>`
}

/** Ties a field to the banner, which a reader that jumps to the field would miss. */
function describedBy(message: LoginMessage | null, field: LoginMessage['field']): Html | null {
  if (message === null) return null
  return html` aria-describedby="message"${message.field === field && html` aria-invalid="true"`}`
}

function hiddenField(name: string, value: string | null): Html | null {
  return value === null ? null : html`<input type="hidden" name="${name}" value="${value}">`
}

function note(text: string | null): Html | null {
  return text === null ? null : html`<p class="note">${text}</p>`
}

/** What became of a sign-in, said to the person. */
interface LoginMessage {
  readonly text: string
  /** Whether something went wrong. */
  readonly failed: boolean
  /** The field that the text is about, if it is about one. */
  readonly field: 'email' | 'code' | null
}

const failure = (text: string, field: LoginMessage['field'] = null): LoginMessage => ({ text, failed: true, field })

const messages: ReadonlyMap<string, LoginMessage> = new Map([
  ['sso_token', failure('Your sign-in could not be confirmed. Please try again.')],
  ['not_a_member', failure('You are not a member here. Ask an administrator to invite you, then sign in again.')],
  ['member_suspended', failure('Your account is suspended. Ask an administrator to reinstate it.')],
  [
    'identity_waits',
    failure(
      'Your provider knows you under a new identifier. An administrator has to approve it before you can sign in with it.',
    ),
  ],
  ['otp_invalid', failure('This code is wrong or no longer works. Check it, or request a new one.', 'code')],
  ['passkey_invalid', failure('This passkey no longer works here. Sign in with a code by email.', 'email')],
  ['otp_disabled', failure('Codes by email are turned off here.')],
  ['invalid_email', failure('Enter a complete email address, such as name@example.com.', 'email')],
  ['too_many_requests', failure('Too many attempts. Wait a while, then try again.')],
  ['unavailable', failure('The service is not ready right now. Please try again in a moment.')],
  ['invalid_link', failure('This link is not complete. Go back to where you came from and try again.')],
  ['handover', failure('The page that you came from could not be opened. Please try again.')],
  ['signed_out', { text: 'You are signed out.', failed: false, field: null }],
])

const unknown = failure('Something went wrong with your sign-in. Please try again.')

/** The sentence for the `error` of a query. The code can be any text from a link: it is never shown. */
export function loginMessage(code: string): LoginMessage {
  return messages.get(code) ?? unknown
}
