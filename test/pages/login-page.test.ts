import { describe, expect, it } from 'vitest'
import { type LoginView, loginPage, passkeyScript } from '../../src/pages/login-page.ts'
import { hostile, login, long, rightToLeft } from './states.ts'

const sso = { ssoLabel: 'Example Corp', ssoHref: '/api/v1/auth/sso/start?next=%2Fa%26b' }
const email = 'ada@example.com'

/** The body of the page, whose head is the same in every state. */
const body = (changes: Partial<LoginView>): string => loginPage({ ...login, ...changes }).html.split('<body')[1] ?? ''
const forms = (markup: string): string[] => markup.match(/<form[\s\S]*?<\/form>/g) ?? []
const tag = (markup: string, name: string): string =>
  markup.match(new RegExp(`<input[^>]* name="${name}"[^>]*>`))?.[0] ?? ''
const links = (markup: string): string[] =>
  [...markup.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href]) => href ?? '')

describe('loginPage, email', () => {
  it('is one form that posts the email', () => {
    const markup = body({})
    expect(forms(markup)).toHaveLength(1)
    expect(markup).toContain('<form method="post" action="/login">')
    expect(markup).toContain('<label for="email">')
    for (const attribute of [
      'id="email"',
      'type="email"',
      'autocomplete="email webauthn"',
      'required',
      'autofocus',
      'maxlength="254"',
    ])
      expect(tag(markup, 'email')).toContain(attribute)
    expect(markup).toContain('<button class="button">Send me a code</button>')
    expect(markup).not.toContain('name="next"')
    expect(markup).not.toContain('role=')
  })

  it('keeps where the sign-in leads, and what was entered', () => {
    const markup = body({ email, next: '/settings/people?a=1&b=2' })
    expect(tag(markup, 'next')).toContain('type="hidden"')
    expect(tag(markup, 'next')).toContain('value="/settings/people?a=1&#38;b=2"')
    expect(tag(markup, 'email')).toContain(`value="${email}"`)
  })

  it('says what went wrong, tied to the field', () => {
    const markup = body({ error: 'invalid_email', email: 'ada' })
    expect(markup).toMatch(/<p [^>]*id="message" role="alert">Enter a complete email address/)
    expect(tag(markup, 'email')).toContain('aria-describedby="message" aria-invalid="true"')
  })

  it('does not call a field wrong for another failure', () => {
    const markup = body({ error: 'too_many_requests' })
    expect(tag(markup, 'email')).toContain('aria-describedby="message"')
    expect(markup).not.toContain('aria-invalid')
  })

  it('takes a sign-out calmly', () => {
    expect(body({ error: 'signed_out' })).toContain('id="message" role="status">You are signed out.</p>')
  })

  it('offers the provider below, where there is one', () => {
    const markup = body(sso)
    expect(links(markup)).toEqual(['/api/v1/auth/sso/start?next=%2Fa%26b', '/manual'])
    expect(markup).toContain('Continue with <bdi>Example Corp</bdi>')
    expect(markup.indexOf('Continue with')).toBeGreaterThan(markup.indexOf('</form>'))
    expect(body({ ...sso, ssoLabel: '' })).toContain('Continue with <bdi>single sign-on</bdi>')
    expect(body({})).not.toContain('Continue with')
  })

  it('is the provider alone where codes are off', () => {
    for (const step of ['email', 'code'] as const) {
      const markup = body({ ...sso, otp: false, step, email })
      expect(forms(markup)).toEqual([])
      expect(links(markup)).toEqual([sso.ssoHref])
    }
  })

  it('shows a hint', () => {
    expect(body({ hint: 'It is in the log.' })).toContain('<p class="note">It is in the log.</p>')
  })
})

describe('loginPage, code', () => {
  const code: Partial<LoginView> = { step: 'code', email, next: '/settings/people' }

  it('has a form for the code, and one that sends another', () => {
    const markup = body(code)
    const [verify = '', again = ''] = forms(markup)
    expect(forms(markup)).toHaveLength(2)
    for (const form of [verify, again]) {
      expect(form).toContain('method="post" action="/login"')
      expect(tag(form, 'email')).toBe(`<input type="hidden" name="email" value="${email}">`)
      expect(tag(form, 'next')).toBe('<input type="hidden" name="next" value="/settings/people">')
    }
    expect(tag(again, 'code')).toBe('')
    expect(verify).toContain('<label for="code">')
    expect(verify).toContain('>Sign in</button>')
    expect(again).toContain('>Send a new code</button>')
    for (const attribute of ['inputmode="numeric"', 'autocomplete="one-time-code"', 'required', 'autofocus'])
      expect(tag(verify, 'code')).toContain(attribute)
  })

  it('does not tell whether the email is known', () => {
    expect(body(code)).toContain(`If <b><bdi>${email}</bdi></b> belongs to a member, a six-digit code is on its way.`)
  })

  it('takes six digits, with a space between', () => {
    const field = tag(body(code), 'code')
    const pattern = new RegExp(`^(?:${field.match(/pattern="([^"]+)"/)?.[1]})$`, 'v')
    expect(['123456', '123 456', ' 123456'].filter((text) => !pattern.test(text))).toEqual([])
    expect(['12345', '12345a', '123-456', '123  4567'].filter((text) => pattern.test(text))).toEqual([])
    expect(field).toContain('maxlength="7"')
  })

  it('says that a code was wrong, tied to the field', () => {
    const markup = body({ ...code, error: 'otp_invalid' })
    expect(markup).toMatch(/role="alert">This code is wrong/)
    expect(tag(markup, 'code')).toContain('aria-describedby="message" aria-invalid="true"')
  })

  it('leads back to the form for the email, past the provider', () => {
    expect(links(body(code))).toEqual(['/login?next=%2Fsettings%2Fpeople'])
    expect(links(body({ ...code, ...sso }))).toEqual(['/login?code=1&#38;next=%2Fsettings%2Fpeople'])
    expect(links(body({ ...code, next: null }))).toEqual(['/login'])
  })

  it('asks for the email where none is known', () => {
    expect(body({ step: 'code' })).toBe(body({}))
  })
})

describe('loginPage, message', () => {
  const failed: Partial<LoginView> = { step: 'message', error: 'sso_token', next: '/settings/people' }

  it('says what happened, and leads to another try', () => {
    const markup = body({ ...failed, ...sso, otp: false })
    expect(markup).toMatch(/role="alert">Your sign-in could not be confirmed/)
    expect(markup).toContain(`<a class="button" href="${sso.ssoHref}">Try again</a>`)
    expect(links(markup)).toHaveLength(1)
    expect(forms(markup)).toEqual([])
  })

  it('leads to the form without a provider', () => {
    expect(links(body(failed))).toEqual(['/login?next=%2Fsettings%2Fpeople'])
  })

  it('offers a code beside the provider, when codes are on', () => {
    expect(links(body({ ...failed, ...sso }))).toEqual([sso.ssoHref, '/login?code=1&#38;next=%2Fsettings%2Fpeople'])
  })

  it('is not a failure after a sign-out', () => {
    const markup = body({ step: 'message', error: 'signed_out' })
    expect(markup).toContain('role="status">You are signed out.</p>')
    expect(markup).toContain('<a class="button" href="/login">Sign in</a>')
    expect(markup).not.toContain('alert')
  })

  it('is the form for the email where there is nothing to say', () => {
    expect(body({ step: 'message' })).toBe(body({}))
  })
})

describe('loginPage', () => {
  it.each(['email', 'code', 'message'] as const)('lets no text become markup: %s', (step) => {
    const texts = { email: hostile, next: hostile, ssoLabel: hostile, hint: hostile, error: hostile }
    const markup = body({ ...texts, ssoHref: '/start', step })
    expect(markup.replace(`<script>${passkeyScript}</script>`, '')).not.toMatch(/<script|<b title/)
    expect(markup).not.toContain(hostile)
    const harmless = { email: 'x', next: 'x', ssoLabel: 'x', hint: 'x', error: 'x' }
    const tags = (text: string) => text.match(/<\/?\w+/g)
    expect(tags(markup)).toEqual(tags(body({ ...harmless, ssoHref: '/start', step })))
  })

  it('never repeats an error that it does not know', () => {
    expect(body({ error: long })).not.toContain(long)
    expect(body({ step: 'message', error: long })).not.toContain(long)
  })

  it('keeps texts of other users from turning the text around them', () => {
    expect(body({ step: 'code', email: rightToLeft })).toContain(`<bdi>${rightToLeft}</bdi>`)
    expect(body({ ...sso, ssoLabel: rightToLeft })).toContain(`<bdi>${rightToLeft}</bdi>`)
  })

  it('lets its forms lead on to the consoles that it is told of', () => {
    const { policy } = loginPage({ ...login, formOrigins: ['https://content.example'] })
    expect(policy).toMatch(/form-action 'self' https:\/\/content\.example$/)
  })
})
