// Generated from specs/content.openapi.yaml by `make generate`.
// Change the contract, not this file.

import type { components } from './types.ts'

/** Something became public, or was taken down. */
export type ContentPublishedEvent = components['schemas']['ContentPublishedEvent']

/** A release was published. */
export type ReleasePublishedEvent = components['schemas']['ReleasePublishedEvent']

/** A scheduled release could not be published. */
export type ReleaseFailedEvent = components['schemas']['ReleaseFailedEvent']

/** Files were uploaded, replaced or deleted. */
export type MediaChangedEvent = components['schemas']['MediaChangedEvent']

/** An administrator tries the webhook. */
export type WebhookTestEvent = components['schemas']['WebhookTestEvent']

/** Every message; its `type` tells which. */
export type WebhookEvent =
  | ContentPublishedEvent
  | ReleasePublishedEvent
  | ReleaseFailedEvent
  | MediaChangedEvent
  | WebhookTestEvent

export type WebhookEventType = WebhookEvent['type']

/** The headers of a message, as text. */
export interface WebhookHeaders {
  /** Names the message; the same each time that it is tried. */
  readonly 'webhook-id': string
  /** When this try was signed, in seconds since 1970. */
  readonly 'webhook-timestamp': string
  /** `v1,` and the base64 of an HMAC-SHA256 of id, timestamp and body, joined by dots (Standard Webhooks). */
  readonly 'webhook-signature': string
}

/** By type: the name of the message in the contract, and of its validator. */
export const webhookNames = {
  'content.published': 'contentPublished',
  'release.published': 'releasePublished',
  'release.failed': 'releaseFailed',
  'media.changed': 'mediaChanged',
  'webhook.test': 'webhookTest',
} as const satisfies Readonly<Record<WebhookEventType, string>>
