import type { Database } from '../db/database.ts'
import { toISO } from '../lib/moment.ts'
import { readHosts } from './application-decisions.ts'
import type { AuthTables } from './schema.ts'

/** An application as the whole workspace sees it. Hosts are what the application chose to lead members to (`redirectHost`). */
export interface WorkspaceApplication {
  readonly client_id: string
  readonly name: string
  /** `open`: nothing was decided; `pending`: nothing was, and a member asks for an approval. */
  readonly state: 'open' | 'pending' | 'approved' | 'blocked'
  /** Where it has led the members who authorized it, in order. */
  readonly redirect_hosts: string[]
  /** What its approval is for; null where it has none, and where it is for any host. */
  readonly approved_hosts: string[] | null
  /** Approvals that members ask for, the oldest first. */
  readonly requests: ApplicationRequest[]
  /** How many members have authorized it. */
  readonly members: number
  /** When it was decided; ISO 8601, UTC. */
  readonly changed_at: string | null
  readonly last_used_at: string | null
}

/** An approval that a member asks for. */
export interface ApplicationRequest {
  readonly redirect_host: string
  readonly requested_by: string
  /** Their name, else their email. */
  readonly requested_by_name: string
  /** ISO 8601, UTC. */
  readonly requested_at: string
}

/**
 * What the workspace knows of applications: those that hold a grant, those that members ask an approval for, and those
 * that something was decided about. Those that wait for an answer come first.
 */
export async function listWorkspaceApplications({ reader }: Database<AuthTables>): Promise<WorkspaceApplication[]> {
  const held = await reader
    .selectFrom('connector_grant')
    .groupBy('client_id')
    .select(({ fn }) => [
      'client_id',
      fn.count<number | string>('actor_id').distinct().as('members'),
      fn.max('last_used_at').as('last_used_at'),
    ])
    .execute()
  const described = await reader
    .selectFrom('connector_grant')
    .groupBy(['client_id', 'client_name', 'redirect_host'])
    .select(({ fn }) => ['client_id', 'client_name', 'redirect_host', fn.max('created_at').as('created_at')])
    .orderBy('created_at')
    .execute()
  const decisions = await reader.selectFrom('application_decision').selectAll().execute()
  const requests = await reader
    .selectFrom('application_request as r')
    .innerJoin('actor as a', 'a.id', 'r.requested_by')
    .select([
      'r.client_id',
      'r.client_name',
      'r.redirect_host',
      'r.requested_by',
      'r.requested_at',
      'a.name',
      'a.email',
    ])
    .orderBy('r.requested_at')
    .execute()
  const holding = new Map(held.map((row) => [row.client_id, row]))
  const grants = Map.groupBy(described, ({ client_id }) => client_id)
  const decided = new Map(decisions.map((row) => [row.client_id, row]))
  const asked = Map.groupBy(requests, ({ client_id }) => client_id)
  const ids = new Set([...holding.keys(), ...decided.keys(), ...asked.keys()])
  const all = [...ids].map((client_id): WorkspaceApplication => {
    const { members = 0, last_used_at: used = null } = holding.get(client_id) ?? {}
    const decision = decided.get(client_id)
    const [its, waiting] = [grants.get(client_id) ?? [], asked.get(client_id) ?? []]
    const name = its.at(-1)?.client_name ?? waiting.at(-1)?.client_name ?? decision?.client_name ?? client_id
    return {
      client_id,
      name,
      state: decision?.state ?? (waiting.length > 0 ? 'pending' : 'open'),
      redirect_hosts: [...new Set(its.flatMap(({ redirect_host }) => redirect_host ?? []))].sort(),
      approved_hosts: readHosts(decision?.redirect_hosts ?? null),
      requests: waiting.map(({ redirect_host, requested_by, requested_at, name: own, email }) => {
        const requested_by_name = own ?? email ?? ''
        return { redirect_host, requested_by, requested_by_name, requested_at: toISO(requested_at) }
      }),
      members: Number(members),
      changed_at: decision === undefined ? null : toISO(decision.changed_at),
      last_used_at: used === null ? null : toISO(used),
    }
  })
  return all.sort((a, b) => order(a) - order(b) || a.name.localeCompare(b.name) || (a.client_id < b.client_id ? -1 : 1))
}

function order({ requests }: WorkspaceApplication): number {
  return requests.length > 0 ? 0 : 1
}
