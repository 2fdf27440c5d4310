import type { components } from '../../../generated/auth/types.ts'
import { answer } from '../../shared/answer.ts'
import { nextCursor } from '../../shared/pages.ts'
import {
  chosenOf,
  type Delivery,
  type EventGroup,
  type Webhook,
  type WebhookSecret,
  type WebhookSource,
} from '../../shared/webhooks/source.ts'
import { client } from '../api.ts'

type Schemas = components['schemas']
type Event = Exclude<Schemas['WebhookEvent'], 'webhook.test'>

/** What a webhook can listen to, and when that happens. */
const events: readonly EventGroup<Event>[] = [
  {
    title: 'Members',
    events: [
      { value: 'member.added', label: 'Member added', about: 'By an invitation, a sign-in at a provider, or SCIM.' },
      {
        value: 'member.role_changed',
        label: 'Role changed',
        about: 'A member became an administrator, or no longer is.',
      },
      { value: 'member.email_changed', label: 'Email changed', about: 'A member signs in with another email.' },
      { value: 'member.suspended', label: 'Member suspended', about: 'A member can no longer sign in.' },
      { value: 'member.reinstated', label: 'Member reinstated', about: 'A suspended member can sign in again.' },
      { value: 'member.removed', label: 'Member removed', about: 'A member lost their access for good.' },
    ],
  },
  {
    title: 'Sign-in',
    events: [
      {
        value: 'session.started',
        label: 'Sign-in from a new browser',
        about: 'One that the member had not used before.',
      },
      {
        value: 'session.ended',
        label: 'Session ended',
        about: 'By someone else, or by a suspension, demotion or removal.',
      },
      { value: 'passkey.added', label: 'Passkey added', about: 'A member added a passkey.' },
      { value: 'passkey.removed', label: 'Passkey removed', about: 'A passkey of a member was removed.' },
    ],
  },
  {
    title: 'Tokens and applications',
    events: [
      { value: 'token.created', label: 'Token created', about: 'For a member or an agent.' },
      { value: 'token.ends_soon', label: 'Token expires soon', about: 'Within a week, and once more within a day.' },
      { value: 'token.ended', label: 'Token revoked', about: 'A token of a member or an agent was revoked.' },
      { value: 'application.allowed', label: 'Application authorized', about: 'A member authorized an application.' },
      { value: 'application.ended', label: 'Application revoked', about: 'The access of an application was revoked.' },
    ],
  },
]

const all = '/api/v1/webhooks'
const one = '/api/v1/webhooks/{webhookId}'

/** The webhooks of the workspace. */
export const webhooks: WebhookSource = {
  key: ['webhooks'],
  events,
  exampleUrl: 'https://www.example.com/hooks/auth',
  cause: 'change a member',
  list: async () => (await answer(client.GET(all))).data.webhooks.map(toWebhook),
  create: async ({ url, events: chosen }) => {
    const body = { url, events: chosenOf(events, chosen) }
    return toSecret((await answer(client.POST(all, { body }))).data)
  },
  update: async ({ id }, { events: chosen, ...rest }) => {
    const body = { ...rest, ...(chosen && { events: chosenOf(events, chosen) }) }
    return toWebhook((await answer(client.PATCH(one, { params: at(id), body }))).data)
  },
  rotateSecret: async ({ id }) =>
    toSecret((await answer(client.POST(`${one}/rotate-secret`, { params: at(id) }))).data),
  remove: async ({ id }) => {
    await answer(client.DELETE(one, { params: at(id) }))
  },
  test: async (id) => toDelivery((await answer(client.POST(`${one}/test`, { params: at(id) }))).data),
  deliveries: async (id, cursor) => {
    const query = { limit: 20, ...(cursor !== undefined && { cursor }) }
    const { data, response } = await answer(client.GET(`${one}/deliveries`, { params: { ...at(id), query } }))
    return { entries: data.deliveries.map(toDelivery), next: nextCursor(response) }
  },
  resend: async (id, body) => {
    const { data } = await answer(client.POST(`${one}/resend`, { params: at(id), body }))
    // A message about accounts is stored for as long as its delivery is listed.
    return { ...data, withoutPayload: 0 }
  },
}

function at(webhookId: string) {
  return { path: { webhookId } }
}

function toWebhook({ updated_at: updatedAt, ...rest }: Schemas['Webhook']): Webhook {
  return { ...rest, updatedAt }
}

function toSecret({ webhook, secret }: Schemas['WebhookSecret']): WebhookSecret {
  return { webhook: toWebhook(webhook), secret }
}

function toDelivery(row: Schemas['WebhookDelivery']): Delivery {
  const { id, event, state, attempts } = row
  const { last_status: lastStatus, last_error: lastError, created_at: createdAt, last_tried_at: lastTriedAt } = row
  return { id, event, state, attempts, lastStatus, lastError, createdAt, lastTriedAt }
}
