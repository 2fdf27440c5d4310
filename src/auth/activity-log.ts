import { stringify } from 'csv-stringify/sync'
import type { Database } from '../db/database.ts'
import { instantOf } from '../lib/moment.ts'
import { defaultPageSize, type Page, pageOf } from '../lib/paging.ts'
import type { ActivityDetails } from './actions.ts'
import type { ActivityRow } from './record/links.ts'
import type { AuthTables } from './schema.ts'

/** Who did what to what, and when; names are those of the moment. */
export interface ActivityEntry {
  readonly id: string
  /** ISO 8601, UTC. */
  readonly at: string
  /** `system` is the command line, and what happens by itself. */
  readonly actor: { readonly id: string | null; readonly kind: 'person' | 'agent' | 'system'; readonly name: string }
  readonly credential: 'session' | 'token' | null
  readonly action: string
  readonly target: {
    readonly kind: string
    readonly id: string
    readonly name: string | null
    /** Whose it is or was, where that is not who did it. */
    readonly owner?: string
  } | null
  /** Null where there are none. */
  readonly details: ActivityDetails | null
}

interface ActivityPage {
  readonly entries: ActivityEntry[]
  /** Null on the last page. */
  readonly next: string | null
}

/** Which entries are wanted: those to which everything applies that is named. */
export interface ActivityFilter {
  /** Id of a member or agent, or the name of what has no id. */
  readonly actor?: string | undefined
  /** An action, or the part of it before the dot. */
  readonly action?: string | undefined
  /** Id of what it was done to, or of whose that is. */
  readonly target?: string | undefined
  /** Id of who did it, or to whom or whose it was done. */
  readonly about?: string | undefined
  /** ISO 8601: done then or later. */
  readonly from?: string | undefined
  /** ISO 8601: done before. */
  readonly to?: string | undefined
}

/** Entries that are read at a time, when all of them are. */
const BATCH = 500

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
  async list(page: Page & ActivityFilter & { readonly actorId?: string | undefined } = {}): Promise<ActivityPage> {
    const { limit = defaultPageSize, cursor, actorId } = page
    let query = this.#find(page)
    if (actorId !== undefined) query = query.where('actor_id', '=', actorId)
    if (cursor !== undefined) query = query.where('id', '<', cursor)
    const rows = await query
      .orderBy('id', 'desc')
      .limit(limit + 1)
      .execute()
    const { entries, next } = pageOf(rows, limit, ({ id }) => id)
    return { entries: entries.map(toEntry), next }
  }

  /** Every entry, the oldest first, up to the newest one of now; a part of them at a time, read as they are taken. */
  async *all(filter: ActivityFilter = {}): AsyncGenerator<ActivityEntry[]> {
    const newest = await this.#find(filter).orderBy('id', 'desc').limit(1).executeTakeFirst()
    if (newest === undefined) return
    for (let last = ''; ; ) {
      const rows = await this.#find(filter)
        .where('id', '>', last)
        .where('id', '<=', newest.id)
        .orderBy('id')
        .limit(BATCH)
        .execute()
      if (rows.length > 0) yield rows.map(toEntry)
      if (rows.length < BATCH) return
      last = rows.at(-1)?.id ?? last
    }
  }

  #find({ actor, action, target, about, from, to }: ActivityFilter) {
    let query = this.#db.reader.selectFrom('activity').selectAll()
    if (actor !== undefined) {
      query = query.where((row) =>
        row.or([row('actor_id', '=', actor), row.and([row('actor_id', 'is', null), row('actor_name', '=', actor)])]),
      )
    }
    if (action?.includes('.')) query = query.where('action', '=', action)
    // Every action of a kind lies between the dot and the character after it.
    else if (action !== undefined) query = query.where('action', '>', `${action}.`).where('action', '<', `${action}/`)
    if (target !== undefined) {
      query = query.where((row) => row.or([row('target_id', '=', target), row('owner_id', '=', target)]))
    }
    if (about !== undefined) {
      query = query.where((row) =>
        row.or([row('actor_id', '=', about), row('target_id', '=', about), row('owner_id', '=', about)]),
      )
    }
    if (from !== undefined) query = query.where('at', '>=', instantOf(from))
    if (to !== undefined) query = query.where('at', '<', instantOf(to))
    return query
  }
}

function toEntry(row: ActivityRow): ActivityEntry {
  const { target_kind, target_id, target_name, owner_id, actor_id } = row
  const owner = owner_id === null || owner_id === actor_id ? {} : { owner: owner_id }
  return {
    id: row.id,
    at: new Date(row.at).toISOString(),
    actor: { id: row.actor_id, kind: row.actor_kind, name: row.actor_name },
    credential: row.credential,
    action: row.action,
    target:
      target_kind === null || target_id === null
        ? null
        : { kind: target_kind, id: target_id, name: target_name, ...owner },
    details: row.details === null ? null : (JSON.parse(row.details) as ActivityDetails),
  }
}

export type ActivityFormat = 'jsonl' | 'csv'

const COLUMNS = [
  ...['id', 'at', 'actor_kind', 'actor_id', 'actor_name', 'credential', 'action'],
  ...['target_kind', 'target_id', 'target_name', 'target_owner'],
  ...['before', 'after', 'reason', 'address', 'browser'],
]

/**
 * Entries as text: JSON Lines, or CSV (RFC 4180) with a heading, in which no cell is a formula to a spreadsheet.
 *
 * @param batches of entries, which are read as the text is taken
 */
export async function* exportActivity(
  batches: AsyncIterable<readonly ActivityEntry[]>,
  format: ActivityFormat,
): AsyncGenerator<string> {
  // With the first entries, so that an answer begins once they could be read.
  let heading = format === 'csv' ? toCsv([COLUMNS]) : ''
  for await (const entries of batches) {
    const lines = entries.map((entry) => `${JSON.stringify(entry)}\n`)
    yield heading + (format === 'csv' ? toCsv(entries.map(toCells)) : lines.join(''))
    heading = ''
  }
  if (heading !== '') yield heading
}

function toCsv(rows: readonly (readonly string[])[]): string {
  return stringify(rows as string[][], { escape_formulas: true, record_delimiter: '\r\n' })
}

function toCells({ id, at, actor, credential, action, target, details }: ActivityEntry): string[] {
  const { before, after, reason, address, browser } = details ?? {}
  const json = (values: object | undefined) => (values === undefined ? '' : JSON.stringify(values))
  return [
    ...[id, at, actor.kind, actor.id ?? '', actor.name, credential ?? '', action],
    ...[target?.kind ?? '', target?.id ?? '', target?.name ?? '', target?.owner ?? ''],
    ...[json(before), json(after), reason ?? '', address ?? '', browser ?? ''],
  ]
}
