import { domainToASCII } from 'node:url'

/** Longest address that mail can carry (RFC 5321, 4.5.3.1.3, without its angle brackets). */
const MAX_LENGTH = 254

/** A valid email address as the HTML standard has it (4.10.5.1.5): what `type=email` lets through, and contracts say. */
const EMAIL =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/

/**
 * An email as it is kept and compared: lower case, without the blanks around it, its domain in ASCII (RFC 5891), which
 * is how browsers send it. Mail systems may tell case apart (RFC 5321, 2.4); none that people sign in with does.
 *
 * @returns null for what is not an address
 */
export function normalizeEmail(text: string): string | null {
  const [local, domain, ...rest] = text.trim().split('@')
  // Before anything is lower-cased: `\u212A`, the Kelvin sign, would become the letter k and with it another's address.
  if (!local || !domain || rest.length > 0 || !isAscii(local)) return null
  const email = `${local}@${isAscii(domain) ? domain : domainToASCII(domain)}`.toLowerCase()
  return email.length <= MAX_LENGTH && EMAIL.test(email) ? email : null
}

/** A domain of addresses in the same way; null for a text that is not a domain. */
export function normalizeEmailDomain(text: string): string | null {
  const email = normalizeEmail(`a@${text}`)
  return email === null ? null : email.slice(2)
}

/** domainToASCII takes an address for a domain, and `2130706433` for an address. */
function isAscii(text: string): boolean {
  return /^[\x21-\x7e]*$/.test(text)
}
