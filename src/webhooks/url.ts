import { isIP } from 'node:net'
import { TriptychError } from '../errors.ts'

/** Where messages may be sent. */
export interface UrlRules {
  /** Whom the operator trusts: what may be http, and at a private address. */
  readonly trusts: (url: URL) => boolean
  /** Whether an IP address is one of the public internet's. */
  readonly isPublic: (address: string) => boolean
}

/** Longest address that is kept, in characters. */
const MAX_LENGTH = 2000

/** Names that never lead beyond their machine (RFC 6761, 6.3). */
const LOCAL = /(?:^|\.)localhost\.?$/

/**
 * The address of a webhook, as a parsed URL writes it. Whether a name leads to a public address is looked at each time
 * that something is sent: that may change.
 *
 * @throws TriptychError `webhook_url_refused`
 */
export function webhookUrl(text: string, { trusts, isPublic }: UrlRules): string {
  const url = URL.canParse(text) ? new URL(text) : null
  if (url === null) throw refusedError('must be a URL')
  if (url.username !== '' || url.password !== '') throw refusedError('must not hold credentials')
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && trusts(url))) throw refusedError('must be https')
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const isPrivate = isIP(host) === 0 ? LOCAL.test(host) : !isPublic(host)
  if (isPrivate && !trusts(url)) throw refusedError('must be public')
  if (url.href.length > MAX_LENGTH) throw refusedError(`must have at most ${MAX_LENGTH} characters once it is escaped`)
  return url.href
}

function refusedError(message: string): TriptychError {
  return new TriptychError('webhook_url_refused', `the address ${message}`, {
    errors: [{ in: 'body', name: 'url', message }],
  })
}
