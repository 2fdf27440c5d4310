import { errorOf, isProblem } from '../../shared/problem.ts'

/** What each field takes. The contract says it in patterns, which are not for people to read. */
const words = {
  email: 'Enter a complete email address, such as name@example.com.',
  name: 'Enter a name of up to 120 characters, on one line.',
  expires_in_days: 'Choose between 1 and 365 days.',
} as const

export type Field = keyof typeof words

/** What is wrong with one field of a form that was refused; null where nothing is. */
export function fieldWords(error: unknown, field: Field): string | null {
  if (field === 'email' && isProblem(error) && error.code === 'already_member') return `${error.title}.`
  return errorOf(error, field) === null ? null : words[field]
}

/** The refusal where no field shows it, else null. */
export function besideFields(error: unknown): unknown {
  return (Object.keys(words) as Field[]).some((field) => fieldWords(error, field) !== null) ? null : error
}
