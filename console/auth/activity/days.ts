const names = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' })

/** Entries of one day in the reader's zone, as they came. */
export interface Day<T> {
  /** `Today`, `Yesterday`, or the date. */
  readonly name: string
  readonly entries: readonly T[]
}

/** Puts entries that are in order of time into days. @param at of each: ISO 8601 */
export function inDays<T extends { readonly at: string }>(entries: readonly T[], now = new Date()): Day<T>[] {
  const days = Map.groupBy(entries, ({ at }) => new Date(at).toDateString())
  const yesterday = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1)
  const name = (day: string) => {
    if (day === now.toDateString()) return 'Today'
    return day === yesterday.toDateString() ? 'Yesterday' : names.format(new Date(day))
  }
  return [...days].map(([day, entries]) => ({ name: name(day), entries }))
}

/** The time of day: `14:03`. @param at ISO 8601 */
export function timeOfDay(at: string): string {
  return time.format(new Date(at))
}
