import { consoleShell, personFacts } from './console-shell.ts'
import { type Html, html } from './html.ts'
import type { Page } from './layout.ts'

/** What a settings page of the auth surface shows. */
export interface AccountView {
  readonly tab: 'people' | 'automation' | 'account'
  /** `null` when the member has given none. */
  readonly name: string | null
  readonly email: string
  readonly role: 'admin' | 'member'
  /** How the member proved who they are. */
  readonly method: 'otp' | 'oidc' | 'legacy'
  /** The provider's name, if it has one. */
  readonly ssoLabel: string | null
  /** When the sign-in was: UTC milliseconds. */
  readonly since: number
  /** Origins, besides this one, that signing out may lead to. */
  readonly formOrigins: readonly string[]
}

const tabs = [
  {
    id: 'people',
    title: 'People',
    about: 'Everybody can list the members through the API; administrators also invite, change and remove them there.',
  },
  {
    id: 'automation',
    title: 'Automation',
    about: 'Administrators create agents and their tokens through the API, and revoke them there.',
  },
  {
    id: 'account',
    title: 'Your account',
    about: 'Through the API you see and end your sessions, and create and revoke your personal access tokens.',
  },
] as const

/** The pages `/settings/people`, `/settings/automation` and `/settings/account`; sign-out posts to `/logout`. */
export function accountPage(view: AccountView): Page {
  const { title, about } = tabs.find(({ id }) => id === view.tab) ?? tabs[2]
  return consoleShell({
    title,
    about,
    facts: [
      ...personFacts(view.name, view.email),
      ['Role', html`${view.role === 'admin' ? 'Administrator' : 'Member'}`],
      ['Signed in with', html`<bdi>${method(view)}</bdi>`],
      ['Signed in since', moment(view.since)],
    ],
    nav: html`<nav class="inner" aria-label="Settings">
${tabs.map(({ id, title }) => html`<a href="/settings/${id}"${id === view.tab && html` aria-current="page"`}>${title}</a>\n`)}</nav>`,
    signOut: '/logout',
    formOrigins: view.formOrigins,
  })
}

function method({ method, ssoLabel }: AccountView): string {
  if (method === 'otp') return 'A code by email'
  if (method === 'oidc') return ssoLabel || 'Single sign-on'
  return ssoLabel ? `${ssoLabel} (legacy handover)` : 'Legacy handover'
}

const english = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })

/** In UTC, and says so: without scripts the page does not know the reader's zone. */
function moment(time: number): Html {
  const date = new Date(time)
  return html`<time datetime="${date.toISOString()}">${english.format(date)} UTC</time>`
}
