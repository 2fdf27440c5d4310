// Generated from specs/auth.openapi.yaml by `make generate`.
// Change the contract, not this file.

import type { components } from './types.ts'

/** Someone is a member now. */
export type MemberAddedEvent = components['schemas']['MemberAddedEvent']

/** A member became an administrator, or is one no more. */
export type MemberRoleChangedEvent = components['schemas']['MemberRoleChangedEvent']

/** A member has another email. */
export type MemberEmailChangedEvent = components['schemas']['MemberEmailChangedEvent']

/** A member was suspended. */
export type MemberSuspendedEvent = components['schemas']['MemberSuspendedEvent']

/** A suspended member may sign in again. */
export type MemberReinstatedEvent = components['schemas']['MemberReinstatedEvent']

/** A member was removed. */
export type MemberRemovedEvent = components['schemas']['MemberRemovedEvent']

/** A member signed in, in a browser that they had not used before. */
export type SessionStartedEvent = components['schemas']['SessionStartedEvent']

/** A session was ended by someone else than its member. */
export type SessionEndedEvent = components['schemas']['SessionEndedEvent']

/** A member has another passkey. */
export type PasskeyAddedEvent = components['schemas']['PasskeyAddedEvent']

/** A passkey was removed. */
export type PasskeyRemovedEvent = components['schemas']['PasskeyRemovedEvent']

/** A member or agent has a new token. */
export type TokenCreatedEvent = components['schemas']['TokenCreatedEvent']

/** A token ends within a week, and once more within a day. */
export type TokenEndsSoonEvent = components['schemas']['TokenEndsSoonEvent']

/** A token was revoked. */
export type TokenEndedEvent = components['schemas']['TokenEndedEvent']

/** A member authorized an application. */
export type ApplicationAllowedEvent = components['schemas']['ApplicationAllowedEvent']

/** What a member had authorized an application for was taken back. */
export type ApplicationEndedEvent = components['schemas']['ApplicationEndedEvent']

/** An administrator tries the webhook. */
export type WebhookTestEvent = components['schemas']['WebhookTestEvent']

/** Every message; its `type` tells which. */
export type WebhookEvent =
  | MemberAddedEvent
  | MemberRoleChangedEvent
  | MemberEmailChangedEvent
  | MemberSuspendedEvent
  | MemberReinstatedEvent
  | MemberRemovedEvent
  | SessionStartedEvent
  | SessionEndedEvent
  | PasskeyAddedEvent
  | PasskeyRemovedEvent
  | TokenCreatedEvent
  | TokenEndsSoonEvent
  | TokenEndedEvent
  | ApplicationAllowedEvent
  | ApplicationEndedEvent
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
  'member.added': 'memberAdded',
  'member.role_changed': 'memberRoleChanged',
  'member.email_changed': 'memberEmailChanged',
  'member.suspended': 'memberSuspended',
  'member.reinstated': 'memberReinstated',
  'member.removed': 'memberRemoved',
  'session.started': 'sessionStarted',
  'session.ended': 'sessionEnded',
  'passkey.added': 'passkeyAdded',
  'passkey.removed': 'passkeyRemoved',
  'token.created': 'tokenCreated',
  'token.ends_soon': 'tokenEndsSoon',
  'token.ended': 'tokenEnded',
  'application.allowed': 'applicationAllowed',
  'application.ended': 'applicationEnded',
  'webhook.test': 'webhookTest',
} as const satisfies Readonly<Record<WebhookEventType, string>>
