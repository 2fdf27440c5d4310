import { type QueryKey, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { createContext, useContext } from 'react'
import { type ListPage, usePages } from '../pages.ts'

/** An address that messages are sent to. */
export interface Webhook {
  readonly id: string
  readonly url: string
  /** The events that it receives; empty for all. */
  readonly events: readonly string[]
  /** Those that are sent on request alone; absent where there are none. */
  readonly moreEvents?: readonly string[]
  readonly active: boolean
  /** ISO 8601. */
  readonly updatedAt: string
}

/** What can be changed of a webhook; what is absent stays. */
export interface WebhookEdit {
  readonly url?: string
  readonly events?: readonly string[]
  readonly moreEvents?: readonly string[]
  readonly active?: boolean
}

/** A webhook with the secret that signs its messages, which is shown this once. */
export interface WebhookSecret {
  readonly webhook: Webhook
  readonly secret: string
}

/** One message to a webhook, and what came of it. Times are ISO 8601. */
export interface Delivery {
  readonly id: string
  readonly event: string
  /** Of a message that is sent on request alone, instead of `event`. */
  readonly type?: string
  readonly state: 'pending' | 'delivered' | 'failed'
  readonly attempts: number
  /** HTTP status of the last answer; null where there was none. */
  readonly lastStatus: number | null
  readonly lastError: string | null
  readonly createdAt: string
  readonly lastTriedAt: string | null
}

/** Which messages to send again: those that fit all of it. Times are ISO 8601. */
export interface Resend {
  readonly ids?: string[]
  readonly state?: 'failed'
  readonly since?: string
  readonly until?: string
}

/** How many messages are sent again, and how many are not because their content is no longer stored. */
export interface Resent {
  readonly resent: number
  readonly withoutPayload: number
}

/** An event that a webhook can listen to, in words. */
interface EventChoice<Event extends string> {
  readonly value: Event
  readonly label: string
  readonly about: string
}

/** Events under a heading; without one where there are few. */
export interface EventGroup<Event extends string = string> {
  readonly title?: string
  readonly events: readonly EventChoice<Event>[]
}

/** The webhooks of a surface, by its generated client. Calls throw what the surface answered, a `Problem`. */
export interface WebhookSource {
  /** Begins the keys of its queries. */
  readonly key: QueryKey
  readonly events: readonly EventGroup[]
  /** Events that are sent only where they are chosen; none when absent. */
  readonly moreEvents?: EventGroup
  /** An address as an example: `https://www.example.com/hooks/content`. */
  readonly exampleUrl: string
  /** What to do for a delivery: `publish something`. */
  readonly cause: string
  list(): Promise<readonly Webhook[]>
  create(values: WebhookEdit & { readonly url: string; readonly events: readonly string[] }): Promise<WebhookSecret>
  /** Changes a webhook as it was shown; where it was changed since, a surface may refuse with the code `stale`. */
  update(shown: Webhook, edit: WebhookEdit): Promise<Webhook>
  rotateSecret(shown: Webhook): Promise<WebhookSecret>
  remove(shown: Webhook): Promise<void>
  test(id: string): Promise<Delivery>
  /** A page of what it was sent, the newest first; the first one where `cursor` is undefined. */
  deliveries(id: string, cursor: string | undefined): Promise<ListPage<Delivery>>
  resend(id: string, what: Resend): Promise<Resent>
}

const Source = createContext<WebhookSource | null>(null)

/** Says which webhooks the components below are about. */
export const WebhookSourceProvider = Source.Provider

export function useWebhookSource(): WebhookSource {
  const source = useContext(Source)
  if (source === null) throw new Error('this component stands in no WebhookSourceProvider')
  return source
}

/** Milliseconds between looks: while a delivery is on its way, while one waits to be tried again, and else. */
const SOON = 1_000
const LATER = 3_000
const NOW_AND_THEN = 10_000

/** The webhooks: one whose receiver says that it is gone is turned off meanwhile. */
export function useWebhooks(source: WebhookSource) {
  return useQuery({ queryKey: source.key, refetchInterval: NOW_AND_THEN, queryFn: () => source.list() })
}

/** What a webhook was sent, the newest first. */
export function useDeliveries(id: string) {
  const source = useWebhookSource()
  return usePages<Delivery>({
    key: deliveriesKey(source, id),
    every: (shown) => {
      if (shown.some(isUnderWay)) return SOON
      return shown.some(({ state }) => state === 'pending') ? LATER : NOW_AND_THEN
    },
    load: (cursor) => source.deliveries(id, cursor),
  })
}

/** What is said once a change was made or refused. */
interface Outcome<Out> {
  readonly onSuccess?: (out: Out) => void
  readonly onError?: (error: unknown) => void
}

/** A change of webhooks, after which they are read again. */
export function useWebhookChange<In, Out>(
  change: (source: WebhookSource, values: In) => Promise<Out>,
  outcome: Outcome<Out> = {},
) {
  const source = useWebhookSource()
  return useCall((values: In) => change(source, values), source.key, outcome)
}

/** A message to a webhook, after which its deliveries are read again. */
export function useSending<In, Out>(
  id: string,
  send: (source: WebhookSource, values: In) => Promise<Out>,
  outcome: Outcome<Out> = {},
) {
  const source = useWebhookSource()
  return useCall((values: In) => send(source, values), deliveriesKey(source, id), outcome)
}

function useCall<In, Out>(call: (values: In) => Promise<Out>, queryKey: QueryKey, outcome: Outcome<Out>) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: call,
    ...outcome,
    onSettled: () => queries.invalidateQueries({ queryKey, exact: true }),
  })
}

/** The chosen events, in the order of all; what is not among them is left out. */
export function chosenOf<Event extends string>(
  groups: readonly EventGroup<Event>[],
  chosen: readonly string[],
): Event[] {
  return groups.flatMap(({ events }) => events.map(({ value }) => value)).filter((value) => chosen.includes(value))
}

/** An event, in words. */
export function eventInWords({ events, moreEvents }: WebhookSource, event: string): string {
  if (event === 'webhook.test') return 'Test'
  return (
    [...events, ...(moreEvents === undefined ? [] : [moreEvents])]
      .flatMap((group) => group.events)
      .find(({ value }) => value === event)?.label ?? event
  )
}

function deliveriesKey({ key }: WebhookSource, id: string): QueryKey {
  return [...key, id, 'deliveries']
}

/** Whether the first try of a delivery is about to end. */
function isUnderWay({ state, attempts }: Delivery): boolean {
  return state === 'pending' && attempts === 0
}
