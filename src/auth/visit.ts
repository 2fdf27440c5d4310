import { isIPv6 } from 'node:net'

/** What is known of a person who signs in, besides their proof of identity. */
export interface Visit {
  readonly requestId: string
  readonly address: string | null
  /** What the browser says it is. */
  readonly userAgent: string | null
  /** The secret of a browser with an earlier sign-in. */
  readonly browser: string | null
  /** The secret of an invitation that was opened in this browser. */
  readonly invitation?: string | null
  /** The session that the browser still holds, which a new one takes the place of. */
  readonly session: string | null
}

/** A secret of ours as a browser may hand it back: 256 bits in base64url. Null for anything else. */
export function readSecret(text: string | null | undefined): string | null {
  return text && /^[A-Za-z0-9_-]{43}$/.test(text) ? text : null
}

/** Who an address belongs to, for counting: of IPv6 the /64, which is what one subscriber has (RFC 6177). */
export function subscriberOf(address: string | null): string {
  if (address === null || !isIPv6(address)) return address ?? 'inside'
  const [head = '', tail] = (address.split('%')[0] ?? '').split('::')
  const left = head === '' ? [] : head.split(':')
  const right = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = tail === undefined ? 0 : 8 - left.length - right.length
  const groups = [...left, ...Array<string>(Math.max(0, zeros)).fill('0'), ...right]
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}
