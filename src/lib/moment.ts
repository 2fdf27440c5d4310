import { TriptychError } from '../errors.ts'

const MOMENT = /^(\d{4}-\d{2}-\d{2})(?:[Tt\s](\d{2}:\d{2})(?::(\d{2})(\.\d+)?)? ?(?:[Zz]|([+-]\d{2})(?::?(\d{2}))?)?)?$/

/**
 * The moment that a text of a front matter or a query names, in UTC milliseconds: a date or a date and time as in RFC
 * 3339, and as YAML and Hugo write them. Without an offset it is UTC. Null for other texts.
 */
export function momentOf(text: string): number | null {
  if (text.length > 100) return null
  const [matched, date = '', time = '00:00', seconds = '00', fraction = '', hours, minutes] = MOMENT.exec(text) ?? []
  if (matched === undefined) return null
  const isLeap = seconds === '60'
  const offset = hours === undefined ? 'Z' : `${hours}:${minutes ?? '00'}`
  const moment = Date.parse(`${date}T${time}:${isLeap ? '59' : seconds}${fraction}${offset}`) + (isLeap ? 1000 : 0)
  if (Number.isNaN(moment)) return null
  // A leap second ends a day of UTC; to a clock it is the first of the next one.
  if (isLeap && !new Date(moment).toISOString().includes('T00:00:00')) return null
  // 30 February is one that `Date` moves into March.
  return new Date(`${date}T00:00:00Z`).toJSON()?.slice(0, 10) === date ? moment : null
}

/**
 * The same of a text that a contract holds to be a `date-time`.
 *
 * @throws TriptychError `invalid_request` for any other
 */
export function instantOf(text: string): number {
  const moment = momentOf(text)
  if (moment === null) throw new TriptychError('invalid_request', `${text} is not a moment`)
  return moment
}

/** A moment in UTC milliseconds as contracts give it. */
export function toISO(moment: number): string {
  return new Date(moment).toISOString()
}
