const MOMENT = /^(\d{4}-\d{2}-\d{2})(?:[Tt ](\d{2}:\d{2})(:\d{2}(?:\.\d{1,9})?)? ?(?:([Zz])|([+-]\d{2}):?(\d{2}))?)?$/

/**
 * The moment that a text of a front matter or a query names, in UTC milliseconds: a date or a date and time as in RFC
 * 3339, and as YAML and Hugo write them. Without an offset it is UTC. Null for other texts.
 */
export function momentOf(text: string): number | null {
  if (text.length > 40) return null
  const [matched, date = '', time, seconds = ':00', zulu, hours, minutes] = MOMENT.exec(text) ?? []
  if (matched === undefined) return null
  const offset = zulu === undefined && hours !== undefined ? `${hours}:${minutes}` : 'Z'
  const moment = Date.parse(`${date}T${time ?? '00:00'}${time === undefined ? ':00' : seconds}${offset}`)
  // 30 February is one that `Date` moves into March.
  const isDay = new Date(`${date}T00:00:00Z`).toJSON()?.slice(0, 10) === date
  return Number.isNaN(moment) || !isDay ? null : moment
}
