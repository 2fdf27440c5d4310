import { useChoice } from '../../shared/use-choice.ts'

/** What the activity is narrowed to; an empty text does not narrow it. Dates are the user's days. */
export interface Filter {
  readonly actor: string
  readonly action: string
  readonly target: string
  readonly from: string
  readonly to: string
}

const names = ['actor', 'action', 'target', 'from', 'to'] as const

/** Narrows nothing. */
export const everything: Filter = { actor: '', action: '', target: '', from: '', to: '' }

/** Whose activity is shown, that of all members or one's own, and the filter, as the address of the page has them. */
export function useFilter() {
  const [choice, choose] = useChoice(['whose', ...names])
  const { whose, ...named } = choice
  const filter: Filter = { ...named, from: asDay(named.from), to: asDay(named.to) }
  return {
    isMine: whose === 'mine',
    filter,
    show: (next: 'all' | 'mine') => choose({ ...everything, whose: next === 'mine' ? next : '' }),
    narrow: (change: Partial<Filter>) => choose({ ...choice, ...change }),
  }
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
