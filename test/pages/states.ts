import { type AccountView, accountPage } from '../../src/pages/account-page.ts'
import { consolePage } from '../../src/pages/console-page.ts'
import type { Page } from '../../src/pages/layout.ts'
import { type LoginView, loginPage } from '../../src/pages/login-page.ts'
import { openConsolePage } from '../../src/pages/open-console-page.ts'

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

/** An administrator's own page. */
export const account: AccountView = {
  tab: 'account',
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  role: 'admin',
  method: 'otp',
  ssoLabel: null,
  since: Date.UTC(2030, 0, 2, 3, 4),
  formOrigins: [],
}

const sso = { ssoLabel: 'Example Corp', ssoHref: '/api/v1/auth/sso/start?next=%2Fsettings%2Fpeople' }
const hint = "No mail is set up: the code is in the server's log."
const email = 'ada@example.com'

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
  'people, a member': accountPage({ ...account, tab: 'people', role: 'member', name: null, method: 'oidc', ...sso }),
  'automation, by the legacy handover': accountPage({ ...account, tab: 'automation', method: 'legacy', ...sso }),
  'account, an administrator': accountPage(account),
  'console, open to everybody': openConsolePage({
    title: 'Bridge',
    about: 'It runs plugins.',
    operators: 'Whoever can open this page',
    setting: 'SVC_BRIDGE_AUTH=session',
  }),
  'console, open, long texts': openConsolePage({ title: long, about: long, operators: long, setting: long }),
  'account, long texts': accountPage({ ...account, name: long, email: `${long}@example.com` }),
  'account, right-to-left': accountPage({ ...account, name: rightToLeft, method: 'oidc', ssoLabel: rightToLeft }),
  'content console': consolePage({
    title: 'Content',
    about: 'This server delivers documents, media and lists of them through its API.',
    name: 'Ada Lovelace',
    email,
    formOrigins: ['https://auth.example.com'],
  }),
}
