import { normalizeEmailDomain } from '../email.ts'
import { ConfigError } from './config-error.ts'
import { parseList } from './values.ts'

/** Longest text that a sign-in button carries, in characters. */
const maxLabel = 60

/**
 * An issuer (OpenID Connect Discovery 1.0, 2: no query, no fragment), kept as it is written, with its slash at the
 * end or without. https, or http on loopback.
 */
export function parseIssuer(variable: string, value: string): string {
  if (!isProviderUrl(value) || /[?#]/.test(value)) {
    throw new ConfigError(variable, `${providerUrlProblem}, without user name, query or fragment`)
  }
  return value
}

/** Where a browser is sent to prove who it is: like an issuer, but a query may stand there. */
export function parseAuthorizeUrl(variable: string, value: string): URL {
  if (!isProviderUrl(value) || value.includes('#')) {
    throw new ConfigError(variable, `${providerUrlProblem}, without user name or fragment`)
  }
  return new URL(value)
}

/** The name that a provider knows this service by (RFC 6749, A.1: printable ASCII). */
export function parseClientId(variable: string, value: string): string {
  if (!/^[\x20-\x7e]+$/.test(value) || value.trim() !== value) {
    throw new ConfigError(variable, `must be printable ASCII without blanks around it, not ${JSON.stringify(value)}`)
  }
  return value
}

/** RFC 6749, A.2: printable ASCII. Told without the value. */
export function parseClientSecret(variable: string, value: string): string {
  if (!/^[\x20-\x7e]+$/.test(value)) throw new ConfigError(variable, 'must be printable ASCII')
  if (value.trim() === '') throw new ConfigError(variable, 'must not be blank')
  return value
}

/** What people read on a button. */
export function parseLabel(variable: string, value: string): string {
  const label = value.trim()
  if (label === '') throw new ConfigError(variable, 'must not be blank')
  if (/[\p{Cc}\p{Zl}\p{Zp}]/u.test(label)) throw new ConfigError(variable, 'must be one line of text')
  const { length } = [...label]
  if (length > maxLabel) throw new ConfigError(variable, `must have at most ${maxLabel} characters, not ${length}`)
  return label
}

/** Domains of email addresses, comma separated; in the form that addresses are compared in. */
export function parseDomains(variable: string, value: string): string[] {
  return parseList(variable, value).map((name) => {
    const domain = normalizeEmailDomain(name)
    if (domain === null) {
      throw new ConfigError(variable, `must hold domains like example.com, not ${JSON.stringify(name)}`)
    }
    return domain
  })
}

// Never told with the value: what is wrong may be a password in it.
const providerUrlProblem = 'must be https:// and a host, http:// on loopback only'

function isProviderUrl(value: string): boolean {
  if (!/^https?:\/\/[^/?#@\\\s]+([/?#][^\\\s]*)?$/i.test(value) || !URL.canParse(value)) return false
  const { protocol, hostname } = new URL(value)
  return protocol === 'https:' || isLoopbackName(hostname)
}

/** Of a parsed URL, which writes every address in one way. */
function isLoopbackName(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d{1,3}){3}$/.test(hostname)
}
