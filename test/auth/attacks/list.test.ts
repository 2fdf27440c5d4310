import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

/** Each attack of the manual's list, by the tests that make it: a file under `test/`, and parts of titles in it. */
const tests: Readonly<Record<string, readonly [file: string, ...titles: string[]]>> = {
  'guessing codes, spread over emails, addresses, or side by side': [
    'auth/attacks/codes.integration.test.ts',
    'guessing codes, spread over emails, addresses, or side by side',
  ],
  'guessing in a known browser': ['auth/codes/budgets.integration.test.ts', 'guessing in a known browser'],
  'a flood of guesses': [
    'auth/attacks/codes.integration.test.ts',
    ...['a flood of them holds up no member', 'are told to wait, in the end, and who was sent a code is not'],
  ],
  'locking a member out by wrong guesses': [
    'auth/codes/budgets.integration.test.ts',
    'locking a member out by wrong guesses',
  ],
  'locking a member out by requesting codes': [
    'auth/codes/budgets.integration.test.ts',
    'locking a member out by requesting codes',
  ],
  'locking everyone out': ['auth/members.integration.test.ts', 'locking everyone out'],
  'setting the first administrator in place of the operator': ['auth/setup-link.test.ts', 'cannot be guessed'],
  'finding out who is a member': [
    'auth/attacks/enumeration.integration.test.ts',
    'who asks whether an email is a member',
  ],
  'signing a person in as another (login CSRF)': ['auth/sso/sign-in.integration.test.ts', 'login CSRF'],
  "a passkey's answer that was caught, or is another site's: replayed, in another browser, of a foreign origin, of a member who is suspended, of a passkey that was removed or copied":
    ['auth/passkeys/attacks.integration.test.ts', 'is refused: $name'],
  'a second factor that was caught, guessed or gone around: a code of an app or a recovery code that was used, at once or before; guesses of all kinds; a sign-in without one':
    [
      'auth/second-factor/second-factor.integration.test.ts',
      ...[
        'proves with a code once, also for two requests at once',
        'takes ten wrong ones an hour, with all other proofs',
      ],
      ...['stands in for a second factor once', 'is refused by every operation but those that show one'],
    ],
  'replay of a code, an answer, a token': ['auth/sso/sign-in.integration.test.ts', 'replay: counts once'],
  'a stolen provider answer, or one of another provider': [
    'auth/sso/oidc-lies.integration.test.ts',
    'refuses the issuer of an answer',
  ],
  'forged tokens: `none`, a shared secret, another key': ['auth/sso/id-token.test.ts', 'refuses alg none'],
  'signing a person out by a forged or replayed logout token': [
    'auth/sso/provider-logout.integration.test.ts',
    'refuses a replayed token',
  ],
  "a provider's token with what nothing can keep: a time that no clock shows, a NUL in a `sub`": [
    'auth/sso/absurd-claims.integration.test.ts',
    ...['ends no sign-in as a logout token', 'is no proof as the time of a sign-in there'],
    'signs no one in by the legacy handover',
  ],
  'making the server fetch: thousands of unknown keys': ['auth/sso/jwks.test.ts', 'thousand made-up keys'],
  'taking over an account by an unverified or reassigned email': [
    'auth/sso/provision.integration.test.ts',
    'taking over an account by an unverified or reassigned email',
  ],
  'coming back after a suspension or a removal: a code under way, another `sub`, an invitation': [
    'auth/sso/kept-out.integration.test.ts',
    'lets no suspended member in, under no subject',
  ],
  'a sign-in that the member does not know of': ['auth/sign-in-notices.integration.test.ts', 'is told of a sign-in'],
  'an email that looks like another': ['lib/email.test.ts', 'is none'],
  'open redirects': ['auth/sso/sign-in.integration.test.ts', 'open redirect:'],
  'open redirects by a connector': ['auth/oauth/authorize.integration.test.ts', 'open redirects by a connector'],
  'session fixation, and planted cookies': ['auth/attacks/codes-fixation.integration.test.ts', 'session fixation'],
  'writes from a foreign page (CSRF), also of another port of the host': [
    'browser/hostile-pages.browser.test.ts',
    'inviteMember',
  ],
  'writes by a body that comes after the session has ended': [
    'auth/attacks/late-bodies.integration.test.ts',
    'writes by a body that comes after the session has ended',
  ],
  'DNS rebinding': ['server/guards.test.ts', 'the Host guard'],
  'framing, scripts in pages': ['auth/oauth/consent.integration.test.ts', 'on a page that no other page can frame'],
  'secrets in the log': ['auth/attacks/secrets.integration.test.ts', 'is in no log at whatever level'],
  'a made-up client address': ['auth/attacks/codes.integration.test.ts', 'over addresses that are made up'],
  'a connector that chooses its id or secret, or asks with fields that are doubled or malformed': [
    'auth/oauth/absurd-requests.integration.test.ts',
    ...['chooses neither its id nor its secret', 'is answered with a page', 'gets no token by fields that are doubled'],
  ],
  'a connector that poses as another': ['auth/oauth/consent.integration.test.ts', 'names the application'],
  'a consent that another person gives, or that a foreign page sends': [
    'auth/oauth/consent.integration.test.ts',
    'takes no word of another site',
  ],
  "a connector's code or refresh token that was caught": [
    'auth/oauth/codes.integration.test.ts',
    'works once: used again it ends what it gave',
  ],
  'mix-up: an answer of another authorization server': ['auth/oauth/authorize.integration.test.ts', 'with the issuer'],
  'a token for another service': ['auth/oauth/endings.integration.test.ts', 'when the surface has another address'],
  'making the server fetch from inside: documents of connectors': [
    'auth/oauth/documents.integration.test.ts',
    'none of the public internet',
  ],
  'redirects to the inside, or to what a browser or an operating system runs': [
    'auth/oauth/redirect-uri.test.ts',
    'redirects to the inside, or to what a browser or an operating system runs',
  ],
  'filling the database with registrations': ['auth/oauth/registration.integration.test.ts', 'is limited by address'],
  'changing, deleting, inserting, reordering or cutting off lines of the activity in the database': [
    'auth/record/verify.integration.test.ts',
    'shows that the newest lines were cut off',
  ],
  'administering in a session that was left open, or whose cookie was taken': [
    'auth/step-up.integration.test.ts',
    'asks every session for it whose last proof is older than ten minutes',
  ],
  'taking over an account by a change of email in a session that was left open': [
    'auth/operations/email-change.integration.test.ts',
    ...['is taken back by the address of before', 'is taken back with the tokens of agents', 'voids what was sent'],
  ],
  "a directory's token in the wrong hands (SCIM)": [
    'auth/scim/scim.integration.test.ts',
    'never grants administration: who comes back is a member',
  ],
  'agents that administer': ['auth/token-reach.integration.test.ts', 'is not a tool, and no tool does it'],
  'a token that finds its way into a repository': ['auth/access-token-format.test.ts', 'the CRC32 of both'],
}

const folder = new URL('../../', import.meta.url)
const page = readFileSync(new URL('../docs/pages/auth/security.md', folder), 'utf8')
const list = page.slice(page.indexOf('## Attacks considered'), page.indexOf('What it does not protect against'))
const attacks = [...list.matchAll(/^\| (.+?) \| /gm)]
  .map(([, attack = '']) => attack)
  .filter((name) => name !== 'attack')

describe('the attacks that the manual considers', () => {
  it('are those that the tests make', () => {
    expect(attacks).toEqual(Object.keys(tests))
  })

  it.each(Object.entries(tests))('%s', (_attack, [file, ...titles]) => {
    const path = new URL(file, folder)
    expect(existsSync(path)).toBe(true)
    const text = readFileSync(path, 'utf8')
    for (const title of titles) expect(text).toContain(title)
  })
})
