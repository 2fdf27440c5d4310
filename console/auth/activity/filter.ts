import { useSearchParams } from 'react-router'

/** What the activity is narrowed to; an empty text does not narrow it. Dates are the user's days. */
export interface Filter {
  readonly actor: string
  readonly action: string
  readonly target: string
  readonly from: string
  readonly to: string
}

const names = ['actor', 'action', 'target', 'from', 'to'] as const

/** The filter as the address of the page has it. */
export function useFilter(): [Filter, (change: Partial<Filter>) => void] {
  const [search, setSearch] = useSearchParams()
  const read = (name: (typeof names)[number]) => search.get(name) ?? ''
  const filter = {
    ...{ actor: read('actor'), action: read('action'), target: read('target') },
    ...{ from: asDay(read('from')), to: asDay(read('to')) },
  }
  const change = (changed: Partial<Filter>) =>
    setSearch(
      (before) => {
        const after = new URLSearchParams(before)
        for (const [name, value] of Object.entries(changed)) {
          if (value === '') after.delete(name)
          else after.set(name, value)
        }
        return after
      },
      { replace: true },
    )
  return [filter, change]
}

/** Whether anything is left out. */
export function isNarrowed(filter: Filter): boolean {
  return names.some((name) => filter[name] !== '')
}

/** The parameters of a request for it. */
export function toQuery({ from, to, ...rest }: Filter): Partial<Record<(typeof names)[number], string>> {
  const given = Object.entries(rest).filter(([, value]) => value !== '')
  return {
    ...Object.fromEntries(given),
    ...(from !== '' && { from: startOf(from, 0) }),
    // The last day counts as a whole.
    ...(to !== '' && { to: startOf(to, 1) }),
  }
}

/** When a day of the user's begins, or one that many days later. */
function startOf(day: string, later: number): string {
  const start = new Date(`${day}T00:00:00`)
  start.setDate(start.getDate() + later)
  return start.toISOString()
}

/** What is not a day in an address is none. */
function asDay(text: string): string {
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : ''
}
