import type { WebhookRow } from './tables.ts'

/** The events that a webhook receives. */
export interface ChosenEvents<Event extends string = string> {
  /** Empty for all. */
  readonly events: readonly Event[]
  /** Those that are sent on request alone. */
  readonly more: readonly string[]
}

/** As a row has them. */
export function readChosen<Event extends string>({ events }: Pick<WebhookRow, 'events'>): ChosenEvents<Event> {
  const stored: unknown = events === null ? [] : JSON.parse(events)
  return Array.isArray(stored) ? { events: stored as Event[], more: [] } : (stored as ChosenEvents<Event>)
}

/** A list where nothing is sent on request, and null for all of the others. */
export function chosenText({ events, more }: ChosenEvents): string | null {
  if (more.length > 0) return JSON.stringify({ events, more })
  return events.length === 0 ? null : JSON.stringify(events)
}

/** Whether a webhook receives an event. */
export function listensTo(row: Pick<WebhookRow, 'events'>, event: string, onRequest: boolean): boolean {
  const { events, more } = readChosen(row)
  return onRequest ? more.includes(event) : events.length === 0 || events.includes(event)
}
