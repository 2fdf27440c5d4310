import { createHmac, hkdfSync } from 'node:crypto'
import { equalInConstantTime } from '../lib/digest.ts'

/*
 * A token is not a JWT of `jose`: it names no algorithm that its bearer could choose, and is checked without
 * waiting, in the middle of a delivery.
 */

/** What a token says. `iat` and `exp` are in seconds, as in RFC 7519. */
interface PreviewClaims {
  readonly v: 1
  readonly site: string
  readonly env: string
  /** The release that is previewed; drafts when absent. */
  readonly rel?: string
  /** The member who asked for it. */
  readonly sub: string
  readonly iat: number
  readonly exp: number
}

/** Longer texts are no tokens of ours and are not decoded. */
const MAX_LENGTH = 4096

/**
 * The key of one environment's tokens. The epoch is part of it, so raising the epoch ends every token at once
 * (HKDF, RFC 5869).
 */
export function previewKey(secret: string, siteId: string, env: string, epoch: number): Buffer {
  const info = JSON.stringify(['preview-token', siteId, env, epoch])
  return Buffer.from(hkdfSync('sha256', secret, '', info, 32))
}

export function signPreviewToken(claims: PreviewClaims, key: Buffer): string {
  const payload = Buffer.from(JSON.stringify(claims)).toString('base64url')
  return `${payload}.${signature(payload, key)}`
}

/** Reads a token without trusting it; null when it is not a token at all. */
export function decodePreviewToken(token: string): PreviewClaims | null {
  if (token.length > MAX_LENGTH) return null
  const [payload, mac, ...rest] = token.split('.')
  if (payload === undefined || mac === undefined || rest.length > 0) return null
  try {
    const claims: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString())
    return isClaims(claims) ? claims : null
  } catch {
    return null
  }
}

/** Whether the token was signed with this key. */
export function isSignedWith(token: string, key: Buffer): boolean {
  const dot = token.indexOf('.')
  return equalInConstantTime(token.slice(dot + 1), signature(token.slice(0, dot), key))
}

function signature(payload: string, key: Buffer): string {
  return createHmac('sha256', key).update(payload).digest('base64url')
}

function isClaims(value: unknown): value is PreviewClaims {
  if (typeof value !== 'object' || value === null) return false
  const { v, site, env, rel, sub, iat, exp } = value as Record<string, unknown>
  return (
    v === 1 &&
    typeof site === 'string' &&
    typeof env === 'string' &&
    (rel === undefined || typeof rel === 'string') &&
    typeof sub === 'string' &&
    typeof iat === 'number' &&
    typeof exp === 'number'
  )
}
