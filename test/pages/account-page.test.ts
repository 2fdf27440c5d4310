import { describe, expect, it } from 'vitest'
import { type AccountView, accountPage } from '../../src/pages/account-page.ts'
import { account, hostile, rightToLeft } from './states.ts'

const body = (changes: Partial<AccountView>): string =>
  accountPage({ ...account, ...changes }).html.split('<body')[1] ?? ''
/** Term and description, as text. */
const facts = (markup: string): Record<string, string> =>
  Object.fromEntries(
    [...markup.matchAll(/<dt>(.*?)<\/dt><dd>(.*?)<\/dd>/g)].map(([, term, text]) => [
      term,
      text?.replace(/<[^>]+>/g, ''),
    ]),
  )

describe('accountPage', () => {
  it('says who is signed in, how, and since when', () => {
    expect(facts(body({}))).toEqual({
      Name: 'Ada Lovelace',
      Email: 'ada@example.com',
      Role: 'Administrator',
      'Signed in with': 'A code by email',
      'Signed in since': '2 January 2030 at 03:04 UTC',
    })
    expect(body({})).toContain('<time datetime="2030-01-02T03:04:00.000Z">')
  })

  it('has no row for a name that nobody gave', () => {
    expect(Object.keys(facts(body({ name: null, role: 'member' })))).toEqual([
      'Email',
      'Role',
      'Signed in with',
      'Signed in since',
    ])
    expect(facts(body({ role: 'member' })).Role).toBe('Member')
  })

  it.each([
    ['oidc', 'Example Corp', 'Example Corp'],
    ['oidc', '', 'Single sign-on'],
    ['oidc', null, 'Single sign-on'],
    ['legacy', 'Example Corp', 'Example Corp (legacy handover)'],
    ['legacy', null, 'Legacy handover'],
    ['otp', 'Example Corp', 'A code by email'],
  ] as const)('names the way in: %s, %j', (method, ssoLabel, text) => {
    expect(facts(body({ method, ssoLabel }))['Signed in with']).toBe(text)
  })

  it.each([
    ['people', 'People'],
    ['automation', 'Automation'],
    ['account', 'Your account'],
  ] as const)('marks its tab: %s', (tab, title) => {
    const markup = body({ tab })
    const links = [...markup.matchAll(/<a href="([^"]+)"([^>]*)>([^<]+)<\/a>/g)].map(([, ...parts]) => parts)
    expect(links.filter(([, current]) => current !== '')).toEqual([[`/settings/${tab}`, ' aria-current="page"', title]])
    expect(links.map(([href]) => href)).toEqual([
      '/settings/people',
      '/settings/automation',
      '/settings/account',
      '/docs',
    ])
    expect(markup).toContain(`<h1>${title}</h1>`)
    expect(accountPage({ ...account, tab }).html).toContain(`<title>${title} · Triptych</title>`)
  })

  it('signs out', () => {
    expect(body({})).toMatch(/<form method="post" action="\/logout"><button [^>]+>Sign out<\/button><\/form>/)
    expect(accountPage({ ...account, formOrigins: ['https://b.example'] }).policy).toMatch(
      /'self' https:\/\/b\.example$/,
    )
  })

  it('lets no text become markup', () => {
    const markup = body({ name: hostile, email: hostile, method: 'legacy', ssoLabel: hostile })
    expect(markup).not.toMatch(/<script|<b title/)
    expect(markup).not.toContain(hostile)
    expect(markup.match(/&#60;script&#62;/g)).toHaveLength(3)
  })

  it('keeps names from turning what is around them', () => {
    const markup = body({ name: rightToLeft, email: rightToLeft, method: 'oidc', ssoLabel: rightToLeft })
    expect(markup.split(`<bdi>${rightToLeft}</bdi>`)).toHaveLength(4)
  })
})
