import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import { recordActivity } from '../activity.ts'
import type { Actor } from '../actor.ts'
import { minute } from '../attempts.ts'
import { activityChainLock } from '../locks.ts'
import type { ActivityLinkTable, AuthTables } from '../schema.ts'
import type { Keys } from '../secrets.ts'
import { isErased, readErased } from './erase.ts'
import { type ActivityRow, commitTo, headText, linkMac, personalOf, readChain } from './links.ts'

/** The newest link, as a log or a backup has it. */
export interface ActivityHead {
  readonly seq: number
  readonly mac: string
}

/** What does not fit. */
interface ActivityFinding {
  /**
   * `changed`: a line is not what was linked. `deleted`: a linked line is gone. `cut`: lines and their links are gone.
   * `inserted`: a line came later than it says, or says that it is linked and is not. `truncated`: the newest lines are
   * gone. `replaced`: the links are not those that the given head is of. `head`: what says where the links end is gone or
   * is not of this server; `other_key`: it was written with another key.
   */
  readonly kind: 'changed' | 'deleted' | 'cut' | 'inserted' | 'truncated' | 'replaced' | 'head' | 'other_key'
  /** Of the line, where it is one. */
  readonly id: string | null
  readonly text: string
}

export interface ActivityReport {
  /** How many lines were looked at, and how many of them have lost what names people. */
  readonly lines: number
  readonly erased: number
  /** Lines that are not linked yet. */
  readonly waiting: number
  /** The newest link; null without one. */
  readonly head: string | null
  /** The first ones, and how many there are. */
  readonly findings: readonly ActivityFinding[]
  readonly count: number
}

/** Links that are read at a time. */
const BATCH = 500

/** Findings that are named one by one. */
const NAMED = 100

/** For how long a transaction may be under way, and clocks apart, before its line is one that came too late. */
const TOLERANCE = 10 * minute

/**
 * Holds every line of the activity against its link, and every link against the one before it, in one state of the
 * database.
 *
 * @param known a head of before, from a log or a backup
 */
export function verifyActivity(
  db: Pick<Database<AuthTables>, 'snapshot'>,
  keys: Keys,
  known: ActivityHead | null = null,
): Promise<ActivityReport> {
  return db.snapshot((reader) => new Verification(reader, keys, known).run())
}

/** Reads a head as `headText` writes it; null for a text that is none. */
export function parseHead(text: string): ActivityHead | null {
  const [, seq, mac] = /^(\d{1,15}):([\w-]{43})$/.exec(text.trim()) ?? []
  return seq === undefined || mac === undefined ? null : { seq: Number(seq), mac }
}

class Verification {
  readonly #db: Kysely<AuthTables>
  readonly #keys: Keys
  readonly #known: ActivityHead | null
  readonly #findings: ActivityFinding[] = []
  #count = 0
  #lines = 0
  #erased = 0
  #erasedMembers: ReadonlySet<string> = new Set()

  constructor(db: Kysely<AuthTables>, keys: Keys, known: ActivityHead | null) {
    this.#db = db
    this.#keys = keys
    this.#known = known
  }

  async run(): Promise<ActivityReport> {
    const chain = await readChain(this.#db, this.#keys)
    this.#erasedMembers = await readErased(this.#db)
    if (chain.state === 'new') await this.#verifyNone()
    else {
      if (chain.state === 'foreign' && chain.otherKey) {
        this.#find('other_key', null, 'the links were made with another SVC_SECRET_KEY: verify them with that one')
      } else if (chain.state === 'foreign') {
        this.#find('head', null, 'what says where the links end was not written by this server')
      }
      const { seq, mac, anchor_seq, anchor_mac } = chain.head
      const end = await this.#verifyLinks(anchor_seq, anchor_mac)
      if (end.seq < seq || (end.seq === seq && end.mac !== mac)) {
        this.#find('truncated', null, `the newest ${seq - end.seq} lines and their links are gone`)
      } else if (end.seq > seq) this.#find('head', null, 'there are links behind the one that is said to be the newest')
      await this.#compareKnown(anchor_seq, anchor_mac, end.seq)
    }
    await this.#verifyLinked()
    const waiting = await this.#countWaiting()
    return {
      ...{ lines: this.#lines, erased: this.#erased, waiting },
      head: chain.state === 'new' ? null : headText(chain.head),
      ...{ findings: this.#findings, count: this.#count },
    }
  }

  /** Without a head there is nothing that is linked. */
  async #verifyNone(): Promise<void> {
    const link = await this.#db.selectFrom('activity_link').select('seq').limit(1).executeTakeFirst()
    if (link !== undefined) this.#find('head', null, 'what says where the links end is gone')
    if (this.#known !== null) this.#find('replaced', null, 'nothing is linked, and something was')
  }

  async #verifyLinks(anchorSeq: number, anchorMac: string): Promise<ActivityHead> {
    let place = { seq: anchorSeq, mac: anchorMac }
    for (;;) {
      const links = await this.#db
        .selectFrom('activity_link')
        .selectAll()
        .where('seq', '>', place.seq)
        .orderBy('seq')
        .limit(BATCH)
        .execute()
      if (links.length === 0) return place
      const ids = links.map(({ activity_id }) => activity_id)
      const rows = await this.#db.selectFrom('activity').selectAll().where('id', 'in', ids).execute()
      const byId = new Map(rows.map((row) => [row.id, row]))
      for (const link of links) {
        this.#verifyLine(link, place, byId.get(link.activity_id))
        place = { seq: link.seq, mac: link.mac }
      }
    }
  }

  #verifyLine(link: ActivityLinkTable, before: ActivityHead, row: ActivityRow | undefined): void {
    this.#lines += 1
    const { seq, activity_id: id } = link
    if (seq !== before.seq + 1) {
      this.#find('cut', null, `${seq - before.seq - 1} lines before ${id} are gone, and their links`)
    } else if (link.prev !== before.mac) {
      this.#find('changed', id, 'the link of the line before is another one')
    }
    if (row === undefined) {
      this.#find('deleted', id, `the line ${id} of ${day(link.linked_at)} is gone`)
      return
    }
    const changed = linkMac(this.#keys, link, row) !== link.mac || !this.#fits(link, row)
    if (changed) this.#find('changed', id, 'it is not what was linked, or not in its place')
    const earliest = (link.settled_at ?? Number.NEGATIVE_INFINITY) - TOLERANCE
    if (!changed && Math.min(row.at, timeOf(row.id)) < earliest) {
      this.#find('inserted', id, `it says ${day(row.at)}, and came later: put there, or by a clock that was wrong`)
    }
  }

  /** Whether what names people is what was committed to, or was erased with a member. */
  #fits(link: ActivityLinkTable, row: ActivityRow): boolean {
    const { actor, rest } = personalOf(row)
    const { actor_salt, rest_salt } = link
    const fits =
      actor_salt === null
        ? isErased(row, 'actor', this.#erasedMembers)
        : commitTo(actor_salt, actor) === link.actor_commitment
    if (actor_salt === null || rest_salt === null) this.#erased += 1
    if (rest_salt === null) return fits && isErased(row, 'rest', this.#erasedMembers)
    return fits && commitTo(rest_salt, rest) === link.rest_commitment
  }

  /** Lines that are said to be linked, and have no link. */
  async #verifyLinked(): Promise<void> {
    const unlinked = this.#db
      .selectFrom('activity as line')
      .select('line.id')
      .where('line.linked', '<>', 0)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(selectFrom('activity_link as link').select('link.seq').whereRef('link.activity_id', '=', 'line.id')),
        ),
      )
      .orderBy('line.id')
    for (const { id } of await unlinked.limit(NAMED + 1).execute()) {
      this.#find('inserted', id, 'it was not written by this server, or its link is gone')
    }
  }

  async #compareKnown(anchorSeq: number, anchorMac: string, lastSeq: number): Promise<void> {
    const known = this.#known
    if (known === null || known.seq < anchorSeq) return
    if (known.seq > lastSeq) {
      return this.#find('truncated', null, `there were ${known.seq - lastSeq} lines more at the head that you gave`)
    }
    const link = this.#db.selectFrom('activity_link').select('mac').where('seq', '=', known.seq)
    const mac = known.seq === anchorSeq ? anchorMac : (await link.executeTakeFirst())?.mac
    if (mac !== known.mac) this.#find('replaced', null, 'the links are not those that the head is of that you gave')
  }

  async #countWaiting(): Promise<number> {
    const { count } = await this.#db
      .selectFrom('activity')
      .select((row) => row.fn.countAll<number | string>().as('count'))
      .where('linked', '=', 0)
      .executeTakeFirstOrThrow()
    return Number(count)
  }

  #find(kind: ActivityFinding['kind'], id: string | null, text: string): void {
    this.#count += 1
    if (this.#findings.length < NAMED) this.#findings.push({ kind, id, text })
  }
}

function day(time: number): string {
  return new Date(time).toISOString().slice(0, 16).replace('T', ' ')
}

/** When a UUIDv7 was made, in UTC milliseconds; entries are listed by it. */
function timeOf(id: string): number {
  return Number.parseInt(id.replace('-', '').slice(0, 12), 16)
}

/**
 * Begins the links anew with every line that is there, after someone has looked at what does not fit; the record says so.
 * Needed after `SVC_SECRET_KEY` was changed, too.
 *
 * @param report of what was looked at
 * @param now UTC milliseconds
 */
export function acceptActivity(
  db: Database<AuthTables>,
  actor: Actor,
  report: { readonly head: string | null; readonly count: number },
  now: number,
): Promise<void> {
  return db.transaction([activityChainLock], async (trx) => {
    const details = { before: { head: report.head }, after: { findings: String(report.count) } }
    await recordActivity(trx, actor, { action: 'activity.accept', details }, now)
    await trx.deleteFrom('activity_link').execute()
    await trx.deleteFrom('activity_chain').execute()
    await trx.updateTable('activity').set({ linked: 0 }).where('linked', '<>', 0).execute()
  })
}
