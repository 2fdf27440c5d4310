import { type QueryClient, useQuery } from '@tanstack/react-query'
import type { components } from '../../../generated/content/types.ts'
import { answer } from '../../shared/answer.ts'
import { nextCursor, usePages } from '../../shared/pages.ts'
import type { Problem } from '../../shared/problem.ts'
import { client } from '../api.ts'

type Schemas = components['schemas']
export type Webhook = Schemas['Webhook']
export type WebhookEvent = Schemas['WebhookEvent']
export type Delivery = Schemas['WebhookDelivery']

/** Milliseconds between looks: while a delivery is on its way, while one waits to be tried again, and else. */
const SOON = 1_000
const LATER = 3_000
const NOW_AND_THEN = 10_000

const keyOfWebhooks = (site: string) => ['webhooks', site] as const
const keyOfDeliveries = (site: string, id: string) => ['webhook deliveries', site, id] as const

/** The webhooks of a site: one whose receiver says that it is gone is turned off meanwhile. */
export function useWebhooks(site: string) {
  return useQuery({
    queryKey: keyOfWebhooks(site),
    refetchInterval: NOW_AND_THEN,
    queryFn: async () => {
      const call = client.GET('/api/console/sites/{site}/webhooks', { params: { path: { site } } })
      return (await answer(call)).data.webhooks
    },
  })
}

export function refreshWebhooks(queries: QueryClient, site: string): Promise<void> {
  return queries.invalidateQueries({ queryKey: keyOfWebhooks(site) })
}

/**
 * The tag of a webhook as the user sees it, for a change of it.
 *
 * @throws a `Problem` of the code `stale` where it is another one by now, as the surface does
 */
export async function tagOf(site: string, shown: Webhook): Promise<string> {
  const params = { path: { site, webhookId: shown.id } }
  const call = client.GET('/api/console/sites/{site}/webhooks/{webhookId}', { params })
  const { data, response } = await answer(call)
  if (data.updatedAt !== shown.updatedAt) throw stale
  return response.headers.get('ETag') ?? ''
}

const stale: Problem = { title: 'This was changed by someone else', status: 412, code: 'stale' }

/** Whether the first try of a delivery is about to end. */
function isUnderWay({ state, attempts }: Delivery): boolean {
  return state === 'pending' && attempts === 0
}

/** What a webhook was sent, the newest first. */
export function useDeliveries(site: string, webhookId: string) {
  return usePages<Delivery>({
    key: keyOfDeliveries(site, webhookId),
    every: (deliveries) => {
      if (deliveries.some(isUnderWay)) return SOON
      return deliveries.some(({ state }) => state === 'pending') ? LATER : NOW_AND_THEN
    },
    load: async (cursor) => {
      const query = { limit: 20, ...(cursor === undefined ? {} : { cursor }) }
      const params = { path: { site, webhookId }, query }
      const call = client.GET('/api/console/sites/{site}/webhooks/{webhookId}/deliveries', { params })
      const { data, response } = await answer(call)
      return { entries: data.deliveries, next: nextCursor(response) }
    },
  })
}

export function refreshDeliveries(queries: QueryClient, site: string, id: string): Promise<void> {
  return queries.invalidateQueries({ queryKey: keyOfDeliveries(site, id) })
}
