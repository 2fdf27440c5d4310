const day = 86_400_000
const date = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' })

/** How long tokens are made for; the contract takes 1 to 365 days. */
export const lifetimes = [7, 30, 90, 180, 365] as const

/** What the contract takes where nothing is said. */
export const usualLifetime = 90

/** The day on which a token of so many days ends. */
export function lastDay(days: number, now = Date.now()): string {
  return date.format(now + days * day)
}

/** The day on which a token ends: `20 Feb 2027`. @param expires ISO 8601 */
export function endDay(expires: string): string {
  return date.format(new Date(expires))
}

/** Whether a token ends within two weeks: time to make the next one. @param expires ISO 8601 */
export function endsSoon(expires: string, now = Date.now()): boolean {
  return Date.parse(expires) - now < 14 * day
}
