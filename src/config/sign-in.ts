import type { Secret } from './secret.ts'
import type { SettingReader } from './setting-reader.ts'
import {
  parseAuthorizeUrl,
  parseClientId,
  parseClientSecret,
  parseDomains,
  parseIssuer,
  parseLabel,
} from './sign-in-values.ts'
import { parseBoolean } from './values.ts'

/** Whom a provider's word makes a member on the first sign-in. */
export interface Provisioning {
  readonly autoProvision: boolean
  /** Domains of email addresses, lower case; empty: any. Limits `autoProvision`, not members who are there. */
  readonly allowedDomains: readonly string[]
}

/** An OpenID Connect provider. */
export interface OidcSettings extends Provisioning {
  /** As it was written: discovery compares issuers letter by letter. */
  readonly issuer: string
  readonly clientId: string
  /** Null for a public client. */
  readonly clientSecret: Secret | null
  readonly label: string
}

/** A provider of the legacy JWT handover. */
export interface LegacySettings extends Provisioning {
  /** May carry a query of its own. */
  readonly authorizeUrl: URL
  readonly appId: string
  /** As it was written: `iss` is compared letter by letter. */
  readonly issuer: string
  readonly label: string
  /** `aud`, where a token has one, must be `appId`. */
  readonly checkAudience: boolean
  /** A token signs in once. */
  readonly singleUse: boolean
}

/** The ways to prove who one is. With both providers set, OIDC is used (seed, Selecting a method 4). */
export interface SignInSettings {
  readonly oidc: OidcSettings | null
  readonly legacy: LegacySettings | null
  /** Codes by email beside a provider; without a provider they are on anyway. */
  readonly otpFallback: boolean
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
  return { oidc, legacy, otpFallback: reader.read('SVC_OTP_FALLBACK', parseBoolean, false) }
}

function readOidc(reader: SettingReader, provisioning: Provisioning): OidcSettings | null {
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

function readLegacy(reader: SettingReader, provisioning: Provisioning): LegacySettings | null {
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
