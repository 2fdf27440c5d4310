/** The reader's time zone: `Europe/Berlin`. */
export function zoneName(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone
}

/** A moment in words in a zone: `Saturday, 20 March 2027 at 10:00`. */
export function inZone(moment: Date, timeZone = zoneName()): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeStyle: 'short', timeZone }).format(moment)
}

/** A moment in UTC, to the minute: `2027-03-20 09:00 UTC`. */
export function inUtc(moment: Date): string {
  return `${moment.toISOString().slice(0, 16).replace('T', ' ')} UTC`
}

/** A moment as a field for date and time holds it, in the reader's zone: `2027-03-20T10:00`. */
export function toField(moment: Date): string {
  const pad = (part: number, digits = 2) => String(part).padStart(digits, '0')
  const date = [pad(moment.getFullYear(), 4), pad(moment.getMonth() + 1), pad(moment.getDate())].join('-')
  return `${date}T${pad(moment.getHours())}:${pad(moment.getMinutes())}`
}

/**
 * The moment that such a field names; null for none. An hour that the clocks skip is the one after it, and of one that
 * comes twice it is the first.
 */
export function fromField(text: string): Date | null {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?$/.test(text)) return null
  const moment = new Date(text)
  return Number.isNaN(moment.getTime()) ? null : moment
}

/** The next full hour that is at least half an hour away: what a schedule begins with. */
export function soon(now: Date): Date {
  const hour = 3_600_000
  return new Date(Math.ceil((now.getTime() + hour / 2) / hour) * hour)
}
