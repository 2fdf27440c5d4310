import { type ConsentView, connectorErrorPage, consentPage, noConsentPage } from '../../src/pages/consent-page.ts'
import { noSignInPage, notFoundPage, type Page, unbuiltPage } from '../../src/pages/layout.ts'
import { type LoginView, loginPage } from '../../src/pages/login-page.ts'
import { setupPage } from '../../src/pages/setup-page.ts'

/** A text that would be markup if a page let it. */
export const hostile = `"><script>alert('1')</script><b title='`
/** Right-to-left words, and an override that would turn what follows around. */
export const rightToLeft = '\u202Eمدير النظام'
export const long = 'a'.repeat(200)

/** The first visit, with codes by email and nothing else. */
export const login: LoginView = {
  step: 'email',
  error: null,
  email: null,
  next: null,
  ssoLabel: null,
  ssoHref: null,
  otp: true,
  formOrigins: [],
  hint: null,
}

const sso = { ssoLabel: 'Example Corp', ssoHref: '/api/v1/auth/sso/start?next=%2Fsettings%2Fpeople' }
const hint = "No mail is set up: the code is in the server's log."
const email = 'ada@example.com'

/** An application on the web that asks to read. */
export const consent: ConsentView = {
  action: '/oauth/consent/abc',
  proof: 'proof',
  clientName: 'Notes',
  place: { kind: 'web', host: 'notes.example' },
  scopes: ['workspace:read'],
  standing: 'open',
  email,
  redirectSource: 'https://notes.example',
}

const onThisComputer = { kind: 'loopback', host: '127.0.0.1:33418' } as const
const both = ['workspace:read', 'workspace:write'] as const

/** Every state of every page, by name. */
export const states: Readonly<Record<string, Page>> = {
  'login, first visit': loginPage(login),
  'login, first boot': loginPage({ ...login, hint, next: '/settings/people' }),
  'login, not an email': loginPage({ ...login, error: 'invalid_email', email: 'ada@' }),
  'login, codes beside a provider': loginPage({ ...login, ...sso }),
  'login, a provider alone': loginPage({ ...login, ...sso, otp: false }),
  'login, code': loginPage({ ...login, step: 'code', email }),
  'login, code in the log': loginPage({ ...login, step: 'code', email, hint }),
  'login, wrong code': loginPage({ ...login, step: 'code', email, error: 'otp_invalid' }),
  'login, failed': loginPage({ ...login, ...sso, step: 'message', error: 'sso_token', otp: false }),
  'login, failed, codes beside it': loginPage({ ...login, ...sso, step: 'message', error: 'not_a_member' }),
  'login, signed out': loginPage({ ...login, step: 'message', error: 'signed_out' }),
  'login, long texts': loginPage({ ...login, ...sso, ssoLabel: long, step: 'email', hint: long }),
  'login, code to a long email': loginPage({ ...login, step: 'code', email: `${long}@example.com` }),
  'login, code to a right-to-left email': loginPage({ ...login, step: 'code', email: rightToLeft }),
  'setup, first administrator': setupPage({ token: 'token', error: null }),
  'setup, not an email': setupPage({ token: hostile, error: 'invalid_email' }),
  'setup, without a link': setupPage({ token: null, error: null }),
  'consent, blocked': consentPage({ ...consent, standing: 'blocked' }),
  'consent, to be approved': consentPage({ ...consent, standing: 'unapproved' }),
  'consent, waits for approval': consentPage({ ...consent, standing: 'pending' }),
  'consent, a web site': consentPage(consent),
  'consent, a program on this computer': consentPage({ ...consent, place: onThisComputer, scopes: both }),
  'consent, a program without a name': consentPage({ ...consent, clientName: null, place: onThisComputer }),
  'consent, long texts': consentPage({ ...consent, clientName: long, place: { kind: 'web', host: long }, email: long }),
  'consent, right to left': consentPage({ ...consent, clientName: rightToLeft, scopes: both }),
  'consent, nothing to decide': noConsentPage(),
  'connector, no answer': connectorErrorPage({ error: 'invalid_client', error_description: 'client is invalid' }),
  'connector, long texts': connectorErrorPage({ error: long, error_description: rightToLeft }),
  'console, not built': unbuiltPage(),
  'console, without sign-in': noSignInPage(),
  'not found': notFoundPage(),
}
