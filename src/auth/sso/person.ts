import type { JWTPayload } from 'jose'
import { normalizeEmail } from '../../email.ts'
import { normalizeName } from '../names.ts'
import { SsoFailure, type VerifiedPerson } from './provider.ts'

/** Longest `sub` (OpenID Connect Core, 2). */
const MAX_SUBJECT = 255

/** The person of a verified token. Throws {@link SsoFailure} `subject`, `email_missing`, `email_invalid`. */
export function personOf(claims: JWTPayload, issuer: string, spend: VerifiedPerson['spend'] = null): VerifiedPerson {
  const { sub, email: address, name, role } = claims as Readonly<Record<string, unknown>>
  if (typeof sub !== 'string' || sub === '' || sub.length > MAX_SUBJECT || /[\p{Cc}\p{Cs}]/u.test(sub)) {
    throw new SsoFailure('subject', 'the token has no usable sub')
  }
  if (typeof address !== 'string' || address === '') throw new SsoFailure('email_missing', 'the token has no email')
  const email = normalizeEmail(address)
  if (email === null) throw new SsoFailure('email_invalid', 'the email of the token is no email')
  return {
    issuer,
    subject: sub,
    email,
    // A name that cannot be shown is as good as none; it keeps nobody out.
    name: typeof name === 'string' ? normalizeName(name) : null,
    role: role === 'admin' ? 'admin' : 'member',
    spend,
  }
}
