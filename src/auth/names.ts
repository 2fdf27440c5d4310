import { TriptychError } from '../errors.ts'
import { normalizeEmail } from '../lib/email.ts'

/** In code points, without the blanks around it. */
const MAX_LENGTH = 120

/** What a terminal, a log line or a header would obey, and what ends a line or turns the direction of text after it. */
const FORBIDDEN = /[\p{Cc}\p{Bidi_Control}\u2028\u2029]/u

/**
 * The name of a member, an agent or a token as it is kept: NFC, without the blanks around it.
 *
 * @returns null for what is not a name: 1 to 120 characters, none of them a control character, not all of them blank
 */
export function normalizeName(text: string): string | null {
  const name = text.trim().toWellFormed()
  if (name === '' || [...name].length > MAX_LENGTH || FORBIDDEN.test(name)) return null
  return name.normalize('NFC')
}

/** The same for the name in a request. Throws `invalid_request` for an invalid one. */
export function requireName(text: string): string {
  const name = normalizeName(text)
  if (name !== null) return name
  const message = `must be 1 to ${MAX_LENGTH} characters, none of them a control character, and not blank`
  throw new TriptychError('invalid_request', `the name ${message}`, {
    errors: [{ in: 'body', name: 'name', message }],
  })
}

/** The email of a request in its stored form. Throws `invalid_request` for an invalid one. */
export function requireEmail(text: string): string {
  const email = normalizeEmail(text)
  if (email !== null) return email
  const errors = [{ in: 'body', name: 'email', message: 'must be an email address' }] as const
  throw new TriptychError('invalid_request', `not an email address: ${JSON.stringify(text)}`, { errors })
}
