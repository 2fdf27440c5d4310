import { normalizeEmail } from '../email.ts'
import { ConfigError } from './config-error.ts'

/** Words as they are, or anything between quotes (RFC 5322, 3.2.5); then the address. */
const nameAndAddress = /^(?:[^\p{Cc}\p{Zl}\p{Zp}<>,;:"()[\]\\@]+|"[^\p{Cc}\p{Zl}\p{Zp}"\\]+") *<([^<>]*)>$/u

/** An email address, as it is kept. */
export function parseEmail(variable: string, value: string): string {
  const email = normalizeEmail(value)
  if (email === null) throw new ConfigError(variable, `must be an email address, not ${JSON.stringify(value)}`)
  return email
}

/** The sender of mail: an address, or `Name <address>`. */
export function parseMailFrom(variable: string, value: string): string {
  if (normalizeEmail(nameAndAddress.exec(value)?.[1] ?? value) === null) {
    throw new ConfigError(variable, `must be an address or Name <address>, not ${JSON.stringify(value)}`)
  }
  return value
}

/** Where mail is handed over. What is wrong is told without the value: it may hold a password. */
export function parseSmtpUrl(variable: string, value: string): string {
  const url = /^smtps?:\/\/[^/\s]/i.test(value) && URL.canParse(value) ? new URL(value) : undefined
  if (url === undefined || url.hostname === '' || !/^\/?$/.test(url.pathname) || url.hash !== '') {
    throw new ConfigError(
      variable,
      'must be smtp:// or smtps://, a host and perhaps a port; name and password percent-encoded',
    )
  }
  return value
}
