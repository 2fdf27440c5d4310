import { normalizeEmail } from '../email.ts'
import { TriptychError } from '../errors.ts'

/** An email that somebody sent, as it is kept. Throws `invalid_request` for what is no address. */
export function requireEmail(text: string): string {
  const email = normalizeEmail(text)
  if (email !== null) return email
  const errors = [{ in: 'body', name: 'email', message: 'must be an email address' }] as const
  throw new TriptychError('invalid_request', `not an email address: ${JSON.stringify(text)}`, { errors })
}
