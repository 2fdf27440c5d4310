import { describe, expect, it } from 'vitest'
import { loadConfig } from '../../src/config.ts'
import { normalizeEmail } from '../../src/lib/email.ts'
import { expectFault } from './fault.ts'

const SVC_SMTP_URL = 'smtps://me:p%40ss@mail.example:465'
const SVC_MAIL_FROM = 'cms@example.com'

describe('the settings of mail', () => {
  it.each([
    SVC_SMTP_URL,
    'smtp://mail.example',
    'smtp://localhost:2525/',
    'smtp://[::1]:25',
    'SMTP://10.0.0.7?pool=true',
  ])('take %s', (url) => {
    const { smtp, from } = loadConfig({ SVC_SMTP_URL: url, SVC_MAIL_FROM }).mail
    expect(smtp?.reveal()).toBe(url)
    expect(from).toBe('cms@example.com')
  })

  it.each([
    'http://mail.example',
    'mail.example',
    'smtp:mail.example',
    'smtp://',
    'smtp:///path',
    'smtp://me:secret@',
    'smtp://mail.example/inbox',
    'smtp://mail.example#x',
    'smtp://me:a/b@mail.example',
    'smtp://me:a#b@mail.example',
    'smtp://mail.example:99999',
    'smtp://mail.example\nX',
  ])('refuse %j, without showing it', (url) => {
    expectFault({ SVC_SMTP_URL: url, SVC_MAIL_FROM }, 'SVC_SMTP_URL')
    expect(() => loadConfig({ SVC_SMTP_URL: url, SVC_MAIL_FROM })).toThrow(/^(?!.*(example|secret))/)
  })

  it.each([
    'cms@example.com',
    'CMS <cms@example.com>',
    'The House Ltd. <cms@example.com>',
    'Müller & Söhne <cms@bücher.example>',
    '"The House, Ltd." <cms@example.com>',
    '"The House"<cms@example.com>',
  ])('take mail from %s', (from) => {
    expect(loadConfig({ SVC_SMTP_URL, SVC_MAIL_FROM: from }).mail.from).toBe(from)
  })

  it.each([
    'cms',
    'CMS',
    '<cms@example.com>',
    'CMS <cms>',
    'CMS <>',
    'CMS <cms@example.com',
    'CMS <cms@example.com> and more',
    'CMS <cms@example.com>, Eve <eve@example.com>',
    'a@example.com, b@example.com',
    'The House, Ltd. <cms@example.com>',
    'eve@example.com <cms@example.com>',
    '"a"b" <cms@example.com>',
    'CMS <cms@example.com>\r\nBcc: eve@example.com',
    'CMS\r\nBcc: eve@example.com <cms@example.com>',
    'CMS\u2028 <cms@example.com>',
    'CMS <cms @example.com>',
  ])('refuse mail from %j', (from) => {
    expectFault({ SVC_SMTP_URL, SVC_MAIL_FROM: from }, 'SVC_MAIL_FROM')
  })

  it('stand together or not at all', () => {
    expect(() => loadConfig({ SVC_SMTP_URL })).toThrow('SVC_MAIL_FROM is missing; SVC_SMTP_URL needs it')
    expect(() => loadConfig({ SVC_MAIL_FROM })).toThrow('SVC_SMTP_URL is missing; SVC_MAIL_FROM needs it')
  })
})

describe('the email of the first administrator', () => {
  it.each([
    'a@b',
    'Ada@Example.COM',
    "o'hara+x@mail.example.com",
    'joerg@bücher.example',
    'a@1.example',
  ])('is one that members can have: %s', (email) => {
    expect(loadConfig({ SVC_ADMIN_EMAIL: email }).adminEmail).toBe(normalizeEmail(email))
  })

  it.each([
    'ada',
    'a@b@c.example',
    'a b@c.example',
    'a@b_c.example',
    'a@.example',
    'a\u200b@c.example',
    'jörg@c.example',
    '"a"@c.example',
  ])('is none that members cannot have: %j', (email) => {
    expectFault({ SVC_ADMIN_EMAIL: email }, 'SVC_ADMIN_EMAIL')
    expect(normalizeEmail(email)).toBeNull()
  })
})
