import type { WebhookEvent, WebhookEventType } from '../../../generated/auth/webhooks.ts'
import { announceTo } from '../../webhooks/announce.ts'
import { webhookTables } from '../../webhooks/tables.ts'
import type { Action, NewActivity } from '../actions.ts'
import type { Transact } from '../schema.ts'

/** An event of an account, with what its message says beside the account, the actor and the request. */
interface AccountEvent {
  readonly type: Exclude<WebhookEventType, 'webhook.test'>
  readonly more?: Readonly<Record<string, unknown>>
}

/** Who did something, by the name that the activity has. */
interface NamedActor {
  readonly id: string | null
  readonly kind: 'person' | 'agent' | 'system'
  readonly name: string
}

/** Actions that are always an event. */
const eventOfAction: Readonly<Partial<Record<Action, AccountEvent['type']>>> = {
  'member.provision': 'member.added',
  'member.suspend': 'member.suspended',
  'member.reinstate': 'member.reinstated',
  'member.remove': 'member.removed',
  'passkey.add': 'passkey.added',
  'passkey.remove': 'passkey.removed',
  'token.create': 'token.created',
  'token.revoke': 'token.ended',
  'application.allow': 'application.allowed',
  'application.revoke': 'application.ended',
}

/**
 * Queues the messages to webhooks that a line of the activity causes, in its transaction. Not every action is an event.
 *
 * @param now UTC milliseconds
 */
export async function announceActivity(
  trx: Transact,
  request: Pick<Message, 'actor' | 'address' | 'browser'>,
  entry: NewActivity,
  now: number,
): Promise<void> {
  const memberId = entry.target?.owner ?? entry.target?.id ?? ''
  for (const event of toEvents(entry, request.actor.id)) await announce(trx, { ...event, ...request, memberId }, now)
}

/** Queues that a token ends soon. */
export async function announceTokenEnd(
  trx: Transact,
  { id, name, actor_id, expires_at }: { id: string; name: string; actor_id: string; expires_at: number },
  now: number,
): Promise<void> {
  const more = { target: { id, name }, ends_at: new Date(expires_at).toISOString() }
  const actor = { id: null, kind: 'system', name: 'service' } as const
  await announce(trx, { type: 'token.ends_soon', more, memberId: actor_id, actor, address: null, browser: null }, now)
}

/** The text of a test. @param now UTC milliseconds */
export function testMessage(now: number): string {
  const message: WebhookEvent = { type: 'webhook.test', timestamp: new Date(now).toISOString(), data: {} }
  return JSON.stringify(message)
}

interface Message extends AccountEvent {
  readonly memberId: string
  readonly actor: NamedActor
  readonly address: string | null
  readonly browser: string | null
}

async function announce(
  trx: Transact,
  { type, more, memberId, actor, address, browser }: Message,
  now: number,
): Promise<void> {
  const payload = async (): Promise<string> => {
    const member = await readMember(trx, memberId)
    const timestamp = new Date(now).toISOString()
    // The contract holds it before it is sent (`messageCheck`).
    return JSON.stringify({ type, timestamp, data: { member, actor, address, browser, ...more } })
  }
  await announceTo(webhookTables(trx), {}, { event: type, payload, columns: { member_id: memberId } }, now)
}

async function readMember(trx: Transact, id: string) {
  const columns = ['id', 'kind', 'email', 'name', 'role'] as const
  const row = await trx.selectFrom('actor').select(columns).where('id', '=', id).executeTakeFirst()
  return row ?? { id, kind: 'person' as const, email: null, name: null, role: 'member' as const }
}

function toEvents({ action, target, details, newBrowser }: NewActivity, actorId: string | null): AccountEvent[] {
  const { before = {}, after = {} } = details ?? {}
  const type = eventOfAction[action]
  if (type !== undefined) {
    if (target === undefined || target.kind === 'member') return [{ type }]
    return [{ type, more: { target: { id: target.id, name: target.name } } }]
  }
  switch (action) {
    case 'member.invite':
      // An invitation that is sent again has no values.
      return 'email' in after ? [{ type: 'member.added' }] : []
    case 'session.start':
      return newBrowser === true ? [{ type: 'session.started' }] : []
    case 'session.end':
      return actorId === target?.owner ? [] : [{ type: 'session.ended' }]
    case 'member.update':
      return [
        ...('role' in after ? [{ type: 'member.role_changed' as const, more: { before: before.role } }] : []),
        ...('email' in after ? [{ type: 'member.email_changed' as const, more: { before: before.email } }] : []),
      ]
    default:
      return []
  }
}
