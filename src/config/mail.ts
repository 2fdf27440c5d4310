import { normalizeEmail } from '../lib/email.ts'
import { ConfigError, type Secret, type SettingReader } from './environment.ts'

/** How mail leaves; without `smtp` codes go to the log. */
export type MailSettings =
  /** `from` is an address or `Name <address>`. */
  { readonly smtp: Secret; readonly from: string } | { readonly smtp: null; readonly from: null }

/** @throws ConfigError when one of the two settings stands alone */
export function readMail(reader: SettingReader): MailSettings {
  const smtp = reader.readSecret('SVC_SMTP_URL', parseSmtpUrl)
  if (smtp !== null) return { smtp, from: reader.demand('SVC_MAIL_FROM', parseMailFrom, 'SVC_SMTP_URL') }
  // An operator who names a sender expects that mail is sent; codes in the log would surprise them.
  if (reader.read('SVC_MAIL_FROM', parseMailFrom, null) !== null) {
    reader.demand('SVC_SMTP_URL', parseSmtpUrl, 'SVC_MAIL_FROM')
  }
  return { smtp: null, from: null }
}

/** Words as they are, or anything between quotes (RFC 5322, 3.2.5); then the address. */
const nameAndAddress = /^(?:[^\p{Cc}\p{Zl}\p{Zp}<>,;:"()[\]\\@]+|"[^\p{Cc}\p{Zl}\p{Zp}"\\]+") *<([^<>]*)>$/u

/** An email address, as it is kept. */
export function parseEmail(variable: string, value: string): string {
  const email = normalizeEmail(value)
  if (email === null) throw new ConfigError(variable, `must be an email address, not ${JSON.stringify(value)}`)
  return email
}

/** The sender of mail: an address, or `Name <address>`. */
function parseMailFrom(variable: string, value: string): string {
  if (normalizeEmail(nameAndAddress.exec(value)?.[1] ?? value) === null) {
    throw new ConfigError(variable, `must be an address or Name <address>, not ${JSON.stringify(value)}`)
  }
  return value
}

/** Where mail is handed over. The error leaves the value out: it may hold a password. */
function parseSmtpUrl(variable: string, value: string): string {
  const url = /^smtps?:\/\/[^/\s]/i.test(value) && URL.canParse(value) ? new URL(value) : undefined
  if (url === undefined || url.hostname === '' || !/^\/?$/.test(url.pathname) || url.hash !== '') {
    throw new ConfigError(
      variable,
      'must be smtp:// or smtps://, a host and perhaps a port; name and password percent-encoded',
    )
  }
  return value
}
