import type { Database } from '../db/database.ts'
import { defaultPageSize, pageOf } from '../lib/paging.ts'
import type { ActivityDetails } from './activity.ts'
import type { Page } from './page.ts'
import type { ActivityTable, AuthTables } from './schema.ts'

/** Who did what to what, and when; names are those of the moment. */
export interface ActivityEntry {
  readonly id: string
  /** ISO 8601, UTC. */
  readonly at: string
  /** `system` is the command line, and what happens by itself. */
  readonly actor: { readonly id: string | null; readonly kind: 'person' | 'agent' | 'system'; readonly name: string }
  readonly credential: 'session' | 'token' | null
  readonly action: string
  readonly target: { readonly kind: string; readonly id: string; readonly name: string | null } | null
  /** Null where there are none. */
  readonly details: ActivityDetails | null
}

export interface ActivityPage {
  readonly entries: ActivityEntry[]
  /** Null on the last page. */
  readonly next: string | null
}

/** Reads what `recordActivity` noted. */
export class ActivityLog {
  readonly #db: Database<AuthTables>

  constructor(db: Database<AuthTables>) {
    this.#db = db
  }

  /**
   * Newest first; what comes in meanwhile moves no later page.
   *
   * @param page with `actorId`, only what that member or agent did
   */
  async list(page: Page & { readonly actorId?: string | undefined } = {}): Promise<ActivityPage> {
    const { limit = defaultPageSize, cursor, actorId } = page
    let query = this.#db.reader.selectFrom('activity').selectAll()
    if (actorId !== undefined) query = query.where('actor_id', '=', actorId)
    if (cursor !== undefined) query = query.where('id', '<', cursor)
    const rows = await query
      .orderBy('id', 'desc')
      .limit(limit + 1)
      .execute()
    const { entries, next } = pageOf(rows, limit, ({ id }) => id)
    return { entries: entries.map(toEntry), next }
  }
}

function toEntry(row: ActivityTable): ActivityEntry {
  const { target_kind, target_id, target_name } = row
  return {
    id: row.id,
    at: new Date(row.at).toISOString(),
    actor: { id: row.actor_id, kind: row.actor_kind, name: row.actor_name },
    credential: row.credential,
    action: row.action,
    target: target_kind === null || target_id === null ? null : { kind: target_kind, id: target_id, name: target_name },
    details: row.details === null ? null : (JSON.parse(row.details) as ActivityDetails),
  }
}
