import { isLoopbackName } from '../lib/addresses.ts'
import { normalizeEmailDomain } from '../lib/email.ts'
import { ConfigError, type Secret, type SettingReader } from './environment.ts'
import { parseBoolean, parseList } from './values.ts'

/** Whom a provider's word makes a member on the first sign-in. */
export interface Provisioning {
  readonly autoProvision: boolean
  /** Domains of email addresses, lower case; empty: any. Limits `autoProvision`, not members who are there. */
  readonly allowedDomains: readonly string[]
}

/** A provider: what the auth domain takes to speak with it, and whom it makes a member. */
type OidcSettings = NonNullable<ReturnType<typeof readOidc>>
type LegacySettings = NonNullable<ReturnType<typeof readLegacy>>

/** `SVC_STEP_UP`, and whose proofs and second factors are passkeys (`SVC_REQUIRE_PASSKEY`). */
export interface StepUpSettings {
  readonly required: boolean
  readonly passkeys: 'admins' | 'everyone' | null
}

/** The ways to prove who one is. With both providers set, OIDC is used. */
export interface SignInSettings {
  readonly oidc: OidcSettings | null
  readonly legacy: LegacySettings | null
  /** Codes by email beside a provider; without a provider they are on anyway. */
  readonly otpFallback: boolean
  /** Whether what administrates, mints or approves asks for a fresh proof that it is the person of the session. */
  readonly stepUp: StepUpSettings
  /** Whose sessions ask for a second factor; null for those of members who have an authenticator app alone. */
  readonly secondFactor: 'admins' | 'everyone' | null
  /** Of the provisioning client; null where there is none. */
  readonly scimToken: Secret | null
}

const defaultLabel = 'SSO'

/** @throws ConfigError when a provider is set in part, or a provider's setting without a provider */
export function readSignIn(reader: SettingReader): SignInSettings {
  const provisioning = {
    autoProvision: reader.read('SVC_OIDC_AUTO_PROVISION', parseBoolean, true),
    allowedDomains: reader.read('SVC_OIDC_ALLOWED_DOMAINS', parseDomains, []),
  }
  const oidc = readOidc(reader, provisioning)
  const legacy = readLegacy(reader, provisioning)
  if (oidc === null && legacy === null) {
    const idle = reader.firstSet(['SVC_OIDC_AUTO_PROVISION', 'SVC_OIDC_ALLOWED_DOMAINS'])
    if (idle !== undefined) reader.demand('SVC_OIDC_ISSUER', parseIssuer, idle)
  }
  return {
    oidc,
    legacy,
    otpFallback: reader.read('SVC_OTP_FALLBACK', parseBoolean, false),
    stepUp: {
      required: reader.read('SVC_STEP_UP', parseBoolean, false),
      passkeys: reader.read('SVC_REQUIRE_PASSKEY', parseWhom, null),
    },
    secondFactor: reader.read('SVC_SECOND_FACTOR', parseSecondFactor, null),
    scimToken: reader.readSecret('SVC_SCIM_TOKEN', parseScimToken),
  }
}

function parseSecondFactor(variable: string, value: string): 'admins' | 'everyone' | null {
  if (value === 'off') return null
  if (value === 'admins' || value === 'everyone') return value
  throw new ConfigError(variable, 'must be off, admins or everyone')
}

function parseWhom(variable: string, value: string): 'admins' | 'everyone' {
  if (value === 'admins' || value === 'everyone') return value
  throw new ConfigError(variable, 'must be admins or everyone')
}

/** What fits `Authorization: Bearer …` (RFC 6750, 2.1), and cannot be guessed. */
function parseScimToken(variable: string, value: string): string {
  if (/^[\w.~+/-]{32,}=*$/.test(value)) return value
  throw new ConfigError(variable, 'must have at least 32 characters: letters, digits and any of -._~+/')
}

function readOidc(reader: SettingReader, provisioning: Provisioning) {
  const given = reader.firstSet(['SVC_OIDC_ISSUER', 'SVC_OIDC_CLIENT_ID', 'SVC_OIDC_CLIENT_SECRET', 'SVC_OIDC_LABEL'])
  if (given === undefined) return null
  return {
    issuer: reader.demand('SVC_OIDC_ISSUER', parseIssuer, given),
    clientId: reader.demand('SVC_OIDC_CLIENT_ID', parseClientId, given),
    clientSecret: reader.readSecret('SVC_OIDC_CLIENT_SECRET', parseClientSecret),
    label: reader.read('SVC_OIDC_LABEL', parseLabel, defaultLabel),
    ...provisioning,
  }
}

function readLegacy(reader: SettingReader, provisioning: Provisioning) {
  const given = reader.firstSet([
    'SVC_SSO_AUTHORIZE_URL',
    'SVC_SSO_APP_ID',
    'SVC_SSO_ISSUER',
    'SVC_SSO_LABEL',
    'SVC_SSO_CHECK_AUDIENCE',
    'SVC_SSO_SINGLE_USE',
  ])
  if (given === undefined) return null
  return {
    authorizeUrl: reader.demand('SVC_SSO_AUTHORIZE_URL', parseAuthorizeUrl, given),
    appId: reader.demand('SVC_SSO_APP_ID', parseClientId, given),
    issuer: reader.demand('SVC_SSO_ISSUER', parseIssuer, given),
    label: reader.read('SVC_SSO_LABEL', parseLabel, defaultLabel),
    checkAudience: reader.read('SVC_SSO_CHECK_AUDIENCE', parseBoolean, true),
    singleUse: reader.read('SVC_SSO_SINGLE_USE', parseBoolean, true),
    ...provisioning,
  }
}

/** Longest text that a sign-in button carries, in characters. */
const maxLabel = 60

/**
 * An issuer (OpenID Connect Discovery 1.0, 2: no query, no fragment), kept as it is written, with its slash at the
 * end or without. https, or http on loopback.
 */
function parseIssuer(variable: string, value: string): string {
  if (!isProviderUrl(value) || /[?#]/.test(value)) {
    throw new ConfigError(variable, `${providerUrlProblem}, without user name, query or fragment`)
  }
  return value
}

/** Where a browser is sent to prove who it is: like an issuer, but a query may stand there. */
function parseAuthorizeUrl(variable: string, value: string): URL {
  if (!isProviderUrl(value) || value.includes('#')) {
    throw new ConfigError(variable, `${providerUrlProblem}, without user name or fragment`)
  }
  return new URL(value)
}

/** The name that a provider knows this service by (RFC 6749, A.1: printable ASCII). */
function parseClientId(variable: string, value: string): string {
  if (!/^[\x20-\x7e]+$/.test(value) || value.trim() !== value) {
    throw new ConfigError(variable, `must be printable ASCII without blanks around it, not ${JSON.stringify(value)}`)
  }
  return value
}

/** RFC 6749, A.2: printable ASCII. The error leaves the value out. */
function parseClientSecret(variable: string, value: string): string {
  if (!/^[\x20-\x7e]+$/.test(value)) throw new ConfigError(variable, 'must be printable ASCII')
  if (value.trim() === '') throw new ConfigError(variable, 'must not be blank')
  return value
}

/** What people read on a button. */
function parseLabel(variable: string, value: string): string {
  const label = value.trim()
  if (label === '') throw new ConfigError(variable, 'must not be blank')
  if (/[\p{Cc}\p{Zl}\p{Zp}]/u.test(label)) throw new ConfigError(variable, 'must be one line of text')
  const { length } = [...label]
  if (length > maxLabel) throw new ConfigError(variable, `must have at most ${maxLabel} characters, not ${length}`)
  return label
}

/** Domains of email addresses, comma separated; in the form that addresses are compared in. */
function parseDomains(variable: string, value: string): string[] {
  return parseList(variable, value).map((name) => {
    const domain = normalizeEmailDomain(name)
    if (domain === null) {
      throw new ConfigError(variable, `must hold domains like example.com, not ${JSON.stringify(name)}`)
    }
    return domain
  })
}

// The error leaves the value out: what is wrong may be a password in it.
const providerUrlProblem = 'must be https:// and a host, http:// on loopback only'

function isProviderUrl(value: string): boolean {
  if (!/^https?:\/\/[^/?#@\\\s]+([/?#][^\\\s]*)?$/i.test(value) || !URL.canParse(value)) return false
  const { protocol, hostname } = new URL(value)
  return protocol === 'https:' || isLoopbackName(hostname)
}
