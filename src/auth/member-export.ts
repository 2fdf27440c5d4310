import type { Database } from '../db/database.ts'
import { toISO } from '../lib/moment.ts'
import type { AccessTokens } from './access-tokens.ts'
import type { ActivityEntry, ActivityLog } from './activity-log.ts'
import type { Applications } from './applications.ts'
import type { Member } from './member-rows.ts'
import type { Members } from './members.ts'
import type { Passkey, Passkeys } from './passkeys/passkeys.ts'
import { mentionOf } from './record/erase.ts'
import type { AuthTables } from './schema.ts'
import type { MemberSecondFactors, SecondFactors } from './second-factor/second-factors.ts'
import { methodOf, type Sessions } from './sessions.ts'
import type { WebhookDelivery } from './webhooks/webhooks.ts'

interface MemberExportParts {
  readonly db: Database<AuthTables>
  readonly members: Pick<Members, 'get'>
  readonly sessions: Pick<Sessions, 'list'>
  readonly passkeys: Pick<Passkeys, 'list'>
  readonly secondFactors: Pick<SecondFactors, 'read'>
  readonly tokens: Pick<AccessTokens, 'list' | 'listMadeBy'>
  readonly applications: Pick<Applications, 'list'>
  readonly activity: Pick<ActivityLog, 'list'>
}

/** Entries of the activity in one export, of which `GET /api/v1/activity/export` has all, and messages to webhooks. */
const MOST_ENTRIES = 10_000

/** All that is kept on a member, but for secrets, which are kept as hashes alone. Times are ISO 8601, UTC. */
export interface MemberExport {
  readonly exported_at: string
  readonly member: Member
  /** What providers call the member. */
  readonly identities: readonly { readonly issuer: string; readonly subject: string; readonly linked_at: string }[]
  readonly sessions: readonly {
    readonly id: string
    readonly method: 'otp' | 'oidc' | 'legacy'
    readonly passkey?: boolean
    readonly address: string | null
    readonly browser: string | null
    readonly created_at: string
    readonly last_seen_at: string
    readonly expires_at: string
  }[]
  readonly passkeys: readonly Passkey[]
  readonly second_factors: MemberSecondFactors
  readonly tokens: Awaited<ReturnType<AccessTokens['list']>>
  readonly agent_tokens: Awaited<ReturnType<AccessTokens['listMadeBy']>>
  readonly applications: Awaited<ReturnType<Applications['list']>>
  /** Approvals that the member asks administrators for. */
  readonly application_requests: readonly {
    readonly client_id: string
    readonly name: string
    readonly redirect_host: string
    readonly requested_at: string
  }[]
  /** When browsers were last seen that the member has signed in from, or was invited in. */
  readonly browsers: readonly { readonly last_seen_at: string }[]
  /** Messages to webhooks that name the member, the newest first; what they say of them is in the activity as well. */
  readonly webhook_messages: readonly {
    readonly id: string
    readonly event: WebhookDelivery['event']
    readonly host: string
    readonly state: WebhookDelivery['state']
    readonly created_at: string
  }[]
  /** What the member did, and what was done to them and theirs, the newest first. */
  readonly activity: readonly ActivityEntry[]
  /** Whether that is all of it. */
  readonly activity_complete: boolean
}

/**
 * Collects what is kept on a member.
 *
 * @throws TriptychError `not_found`
 */
export async function exportMember(parts: MemberExportParts, id: string, now: number): Promise<MemberExport> {
  const { db, members, sessions, passkeys, secondFactors, tokens, applications, activity } = parts
  const member = await members.get(id)
  const identities = db.reader.selectFrom('identity').select(['issuer', 'subject', 'linked_at'])
  const browsers = db.reader.selectFrom('known_browser').select('seen_at').where('actor_id', '=', id)
  const requests = db.reader.selectFrom('application_request').selectAll().where('requested_by', '=', id)
  const messages = db.reader
    .selectFrom('webhook_delivery as d')
    .innerJoin('webhook as w', 'w.id', 'd.webhook_id')
    .select(['d.id', 'd.event', 'd.state', 'd.created_at', 'w.url'])
    .where('d.payload', 'like', mentionOf(id))
    .orderBy('d.id', 'desc')
    .limit(MOST_ENTRIES)
  const { entries, next } = await activity.list({ about: id, limit: MOST_ENTRIES })
  return {
    exported_at: toISO(now),
    member,
    identities: (await identities.where('actor_id', '=', id).orderBy('linked_at').execute()).map(
      ({ linked_at, ...identity }) => ({ ...identity, linked_at: toISO(linked_at) }),
    ),
    sessions: (await sessions.list(id)).map(({ user_agent: browser, created_at, seen_at, expires_at, ...session }) => ({
      ...{ id: session.id, ...methodOf(session.method), address: session.address, browser },
      ...{ created_at: toISO(created_at), last_seen_at: toISO(seen_at), expires_at: toISO(expires_at) },
    })),
    passkeys: await passkeys.list(id),
    second_factors: await secondFactors.read(id),
    tokens: await tokens.list({ id, kind: 'person' }),
    agent_tokens: await tokens.listMadeBy(id),
    applications: await applications.list(id),
    application_requests: (await requests.orderBy('requested_at').execute()).map(
      ({ client_id, client_name: name, redirect_host, requested_at }) => {
        return { client_id, name, redirect_host, requested_at: toISO(requested_at) }
      },
    ),
    browsers: (await browsers.orderBy('seen_at').execute()).map(({ seen_at }) => ({ last_seen_at: toISO(seen_at) })),
    webhook_messages: (await messages.execute()).map(({ url, event, created_at, ...message }) => ({
      ...{ id: message.id, event: event as WebhookDelivery['event'], host: new URL(url).host },
      ...{ state: message.state, created_at: toISO(created_at) },
    })),
    activity: entries,
    activity_complete: next === null,
  }
}
