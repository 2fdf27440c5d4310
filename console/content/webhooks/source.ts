import type { components } from '../../../generated/content/types.ts'
import { answer } from '../../shared/answer.ts'
import { nextCursor } from '../../shared/pages.ts'
import type { Problem } from '../../shared/problem.ts'
import { chosenOf, type EventGroup, type Webhook, type WebhookSource } from '../../shared/webhooks/source.ts'
import { client } from '../api.ts'

type Schemas = components['schemas']
type Event = Exclude<Schemas['WebhookEvent'], 'webhook.test'>

/** What a webhook can listen to, and when that happens. */
const events: readonly EventGroup<Event>[] = [
  {
    events: [
      { value: 'content.published', label: 'Content published', about: 'Content was published or unpublished.' },
      { value: 'release.published', label: 'Release published', about: 'A release was published.' },
      { value: 'release.failed', label: 'Release failed', about: 'A scheduled release could not be published.' },
    ],
  },
]

/** What it can listen to as well. */
const moreEvents: EventGroup<'media.changed'> = {
  events: [
    { value: 'media.changed', label: 'Media changed', about: 'Files were uploaded, replaced or deleted, and by whom.' },
  ],
}

const all = '/api/console/sites/{site}/webhooks'
const one = '/api/console/sites/{site}/webhooks/{webhookId}'

/** The webhooks of a site. Changes are refused with the code `stale` where the webhook is not as it was shown. */
export function webhooksOf(site: string): WebhookSource {
  const at = (webhookId: string) => ({ path: { site, webhookId } })
  const tagged = async (shown: Webhook) => ({ ...at(shown.id), header: { 'If-Match': await tagOf(site, shown) } })
  return {
    key: ['webhooks', site],
    events,
    moreEvents,
    exampleUrl: 'https://www.example.com/hooks/content',
    cause: 'publish something',
    list: async () => (await answer(client.GET(all, { params: { path: { site } } }))).data.webhooks,
    create: async ({ url, events: chosen, moreEvents: more = [] }) => {
      const body = { url, events: chosenOf(events, chosen), moreEvents: chosenOf([moreEvents], more) }
      return (await answer(client.POST(all, { params: { path: { site } }, body }))).data
    },
    update: async (shown, { events: chosen, moreEvents: more, ...rest }) => {
      const body = {
        ...rest,
        ...(chosen && { events: chosenOf(events, chosen) }),
        ...(more && { moreEvents: chosenOf([moreEvents], more) }),
      }
      return (await answer(client.PATCH(one, { params: await tagged(shown), body }))).data
    },
    rotateSecret: async (shown) =>
      (await answer(client.POST(`${one}/rotate-secret`, { params: await tagged(shown) }))).data,
    remove: async (shown) => {
      await answer(client.DELETE(one, { params: await tagged(shown) }))
    },
    test: async (id) => (await answer(client.POST(`${one}/test`, { params: at(id) }))).data,
    deliveries: async (id, cursor) => {
      const query = { limit: 20, ...(cursor !== undefined && { cursor }) }
      const { data, response } = await answer(client.GET(`${one}/deliveries`, { params: { ...at(id), query } }))
      return { entries: data.deliveries, next: nextCursor(response) }
    },
    resend: async (id, body) => (await answer(client.POST(`${one}/resend`, { params: at(id), body }))).data,
  }
}

/**
 * The tag of a webhook as the user sees it, for a change of it.
 *
 * @throws a `Problem` of the code `stale` where it has become another one, as the surface does
 */
async function tagOf(site: string, shown: Webhook): Promise<string> {
  const { data, response } = await answer(client.GET(one, { params: { path: { site, webhookId: shown.id } } }))
  if (data.updatedAt !== shown.updatedAt) throw stale
  return response.headers.get('ETag') ?? ''
}

const stale: Problem = { title: 'This was changed by someone else', status: 412, code: 'stale' }
