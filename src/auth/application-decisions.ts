import { recordActivity } from './activity.ts'
import type { Actor } from './actor.ts'
import type { Transact } from './schema.ts'

/** What administrators decided about an application. */
export interface Decision {
  readonly state: 'approved' | 'blocked'
  readonly client_name: string
  /** What an approval is for; null where it is for any place that the application leads to. */
  readonly hosts: readonly string[] | null
}

/**
 * Whether a member may authorize an application: `blocked` by an administrator, `unapproved` where one has to approve it
 * first, `pending` once that was asked for, `full` where the member's other requests have to be answered before.
 */
export type Standing = 'open' | 'blocked' | 'unapproved' | 'pending' | 'full'

/** An application that leads a member to a host (`redirectHost`). */
export interface Approach {
  readonly clientId: string
  readonly host: string
  readonly memberId: string
}

/** Requests of one member that wait at a time. */
export const MOST_REQUESTS = 20

type Reader = Pick<Transact, 'selectFrom'>

/** What was decided about an application; null where nothing was. */
export async function readDecision(db: Reader, clientId: string): Promise<Decision | null> {
  const row = await db
    .selectFrom('application_decision')
    .select(['state', 'client_name', 'redirect_hosts'])
    .where('client_id', '=', clientId)
    .executeTakeFirst()
  return row === undefined ? null : { ...row, hosts: readHosts(row.redirect_hosts) }
}

/** The column of an approval's hosts as a list; null where the approval is for any. */
export function readHosts(text: string | null): string[] | null {
  return text === null ? null : (JSON.parse(text) as string[])
}

/** @param needsApproval whether an administrator approves an application before members may authorize it */
export async function readStanding(db: Reader, approach: Approach, needsApproval: boolean): Promise<Standing> {
  const { clientId, host, memberId } = approach
  const decision = await readDecision(db, clientId)
  if (decision?.state === 'blocked') return 'blocked'
  if (!needsApproval) return 'open'
  if (decision !== null && (decision.hosts === null || decision.hosts.includes(host))) return 'open'
  const requests = db.selectFrom('application_request')
  const same = requests.select('client_id').where('client_id', '=', clientId).where('redirect_host', '=', host)
  if ((await same.executeTakeFirst()) !== undefined) return 'pending'
  const { waiting } = await requests
    .select(({ fn }) => fn.countAll<number | string>().as('waiting'))
    .where('requested_by', '=', memberId)
    .executeTakeFirstOrThrow()
  return Number(waiting) < MOST_REQUESTS ? 'unapproved' : 'full'
}

/** Requests approval of an application at one host that has no request yet. The caller holds the application's lock. */
export async function requestApproval(
  trx: Transact,
  actor: Actor,
  { clientId, host, memberId, name }: Approach & { readonly name: string },
  now: number,
): Promise<void> {
  const row = { client_id: clientId, redirect_host: host, client_name: name, requested_by: memberId, requested_at: now }
  await trx.insertInto('application_request').values(row).execute()
  const target = { kind: 'application', id: clientId, name } as const
  const details = { after: { redirect_host: host } }
  await recordActivity(trx, actor, { action: 'application.request', target, details }, now)
}

/** Takes requests about an application away: all, or those of some hosts. Returns what it called itself in each. */
export async function removeRequests(
  trx: Transact,
  clientId: string,
  hosts: readonly string[] | null,
): Promise<{ readonly client_name: string; readonly redirect_host: string }[]> {
  if (hosts?.length === 0) return []
  const requests = trx.deleteFrom('application_request').where('client_id', '=', clientId)
  const some = hosts === null ? requests : requests.where('redirect_host', 'in', hosts)
  return some.returning(['client_name', 'redirect_host']).execute()
}
