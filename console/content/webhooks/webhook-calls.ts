import type { components } from '../../../generated/content/types.ts'
import { answer } from '../../shared/answer.ts'
import { client } from '../api.ts'
import { type Delivery, tagOf, type Webhook } from './webhook-data.ts'

type Schemas = components['schemas']
export type WebhookSecret = Schemas['WebhookSecret']

/** What can be changed of a webhook. */
export interface WebhookChange {
  readonly url?: string
  readonly events?: Webhook['events']
  readonly active?: boolean
}

export async function createWebhook(site: string, body: Schemas['NewWebhook']): Promise<WebhookSecret> {
  return (await answer(client.POST('/api/console/sites/{site}/webhooks', { params: { path: { site } }, body }))).data
}

/** The parameters that name a webhook, and the state of it that is to be changed. */
async function of(site: string, webhook: Webhook) {
  return { path: { site, webhookId: webhook.id }, header: { 'If-Match': await tagOf(site, webhook) } }
}

/** Changes a webhook that is still as it was shown. */
export async function updateWebhook(site: string, webhook: Webhook, body: WebhookChange): Promise<Webhook> {
  const options = { params: await of(site, webhook), body }
  return (await answer(client.PATCH('/api/console/sites/{site}/webhooks/{webhookId}', options))).data
}

/** Gives it another secret. */
export async function rotateSecret(site: string, webhook: Webhook): Promise<WebhookSecret> {
  const options = { params: await of(site, webhook) }
  return (await answer(client.POST('/api/console/sites/{site}/webhooks/{webhookId}/rotate-secret', options))).data
}

export async function deleteWebhook(site: string, webhook: Webhook): Promise<void> {
  const options = { params: await of(site, webhook) }
  await answer(client.DELETE('/api/console/sites/{site}/webhooks/{webhookId}', options))
}

/** Sends again what it was sent. */
export async function resendDeliveries(
  site: string,
  webhookId: string,
  body: Schemas['WebhookResend'],
): Promise<Schemas['WebhookResent']> {
  const options = { params: { path: { site, webhookId } }, body }
  return (await answer(client.POST('/api/console/sites/{site}/webhooks/{webhookId}/resend', options))).data
}

/** Sends it a message. @returns what is on its way */
export async function testWebhook(site: string, webhookId: string): Promise<Delivery> {
  const options = { params: { path: { site, webhookId } } }
  return (await answer(client.POST('/api/console/sites/{site}/webhooks/{webhookId}/test', options))).data
}
