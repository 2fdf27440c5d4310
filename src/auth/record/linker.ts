import type { Database } from '../../db/database.ts'
import { uuidv7 } from '../../db/ids.ts'
import { day, minute } from '../attempts.ts'
import { activityChainLock } from '../locks.ts'
import type { AuthLog } from '../observer.ts'
import type { AuthTables } from '../schema.ts'
import type { Keys } from '../secrets.ts'
import { type ChainHead, emptyHead, headText, linkTo, readChain, writeHead } from './links.ts'

/** Lines that are linked, or removed, in one transaction. */
const AT_ONCE = 200

/** How often there is a look for new lines, and for how long no other process links, in milliseconds. */
const EVERY = 5_000
const LEASE = 15_000

/** How long a stop waits for what is being linked, in milliseconds. */
const STOP_PATIENCE = 1_000

/** How often the newest link goes to the log at most, and that nothing can be linked, in milliseconds. */
const HEAD_EVERY = 10 * minute
const REFUSAL_EVERY = 60 * minute

interface LinkerOptions {
  readonly keys: Keys
  readonly log: AuthLog
  /** UTC milliseconds. */
  readonly now: () => number
}

/**
 * Links the lines of the activity once they are written, so that writers wait for none of it. One process of all that
 * share the database does so at a time; another one takes over when it is gone.
 */
export class ActivityLinker {
  readonly #db: Database<AuthTables>
  readonly #options: LinkerOptions
  readonly #holder = uuidv7()
  #timer: NodeJS.Timeout | undefined
  #working: Promise<unknown> = Promise.resolve()
  #newest: string | null = null
  #failing = false
  #told: { head: string; at: number } | null = null
  #refusedAt = Number.NEGATIVE_INFINITY

  constructor(db: Database<AuthTables>, options: LinkerOptions) {
    this.#db = db
    this.#options = options
  }

  start(): void {
    this.#look()
    this.#timer = setInterval(() => this.#look(), EVERY).unref()
  }

  /**
   * Links what is there still, and says in the log where the links end. What takes longer is left to the next process: a
   * database that does not answer holds up no stop.
   */
  async stop(): Promise<void> {
    clearInterval(this.#timer)
    this.#look()
    const { promise: patienceIsOver, resolve } = Promise.withResolvers<void>()
    const patience = setTimeout(resolve, STOP_PATIENCE)
    await Promise.race([this.#working, patienceIsOver])
    clearTimeout(patience)
    this.#tell(true)
  }

  /** Links everything that waits, unless another process does; how many lines that were. */
  async link(): Promise<number> {
    let linked = 0
    for (;;) {
      const waiting = this.#db.reader.selectFrom('activity').select('id').where('linked', '=', 0).limit(1)
      if ((await waiting.executeTakeFirst()) === undefined) return linked
      const count = await this.#linkSome()
      linked += count
      if (count < AT_ONCE) return linked
    }
  }

  /**
   * Removes the oldest lines with their links, up to the first one that is not old; what is left stays whole. None that
   * is not linked yet, and none at all while the links cannot be trusted: that would remove what shows it.
   *
   * @param before UTC milliseconds
   */
  async prune(before: number): Promise<void> {
    let removed: number
    do {
      removed = await this.#pruneSome(before)
    } while (removed === AT_ONCE)
  }

  /** The same for what is older than so many days; null keeps all. */
  async pruneDays(days: number | null, now: number): Promise<void> {
    if (days !== null) await this.prune(now - days * day)
  }

  #look(): void {
    this.#working = this.#working
      .then(() => this.link())
      .then(
        () => {
          this.#failing = false
          this.#tell(false)
        },
        (error: unknown) => {
          // Once for each time that the database is away: a look follows soon.
          if (!this.#failing) this.#options.log.warn({ err: error }, 'could not link the activity')
          this.#failing = true
        },
      )
  }

  #linkSome(): Promise<number> {
    const { keys, now } = this.#options
    return this.#db.transaction([activityChainLock], async (trx) => {
      const time = now()
      const chain = await readChain(trx, keys)
      if (chain.state === 'foreign') return this.#refuse()
      if (chain.state === 'sound' && chain.holder !== this.#holder && chain.leaseUntil > time) return 0
      let head: ChainHead = chain.state === 'new' ? emptyHead : chain.head
      const waiting = trx.selectFrom('activity').selectAll().where('linked', '=', 0)
      const rows = await waiting.orderBy('id').limit(AT_ONCE).execute()
      if (rows.length === 0) return 0
      const links = rows.map((row) => {
        const link = linkTo(keys, head, row, time)
        head = { ...head, seq: link.seq, mac: link.mac }
        return link
      })
      await trx.insertInto('activity_link').values(links).execute()
      const ids = rows.map(({ id }) => id)
      await trx.updateTable('activity').set({ linked: 1 }).where('id', 'in', ids).execute()
      // Nothing waits any more: a line that comes later and says that it is much older was put there.
      if (rows.length < AT_ONCE) head = { ...head, settled_at: time }
      await writeHead(trx, keys, head, { holder: this.#holder, lease_until: time + LEASE })
      this.#newest = headText(head)
      return rows.length
    })
  }

  #pruneSome(before: number): Promise<number> {
    const { keys } = this.#options
    return this.#db.transaction([activityChainLock], async (trx) => {
      const chain = await readChain(trx, keys)
      if (chain.state === 'new') return 0
      if (chain.state === 'foreign') return this.#refuse()
      const oldest = await trx
        .selectFrom('activity_link as link')
        .leftJoin('activity as line', 'line.id', 'link.activity_id')
        .select(['link.seq', 'link.mac', 'link.activity_id', 'link.linked_at', 'line.at'])
        .where('link.seq', '>', chain.head.anchor_seq)
        .orderBy('link.seq')
        .limit(AT_ONCE)
        .execute()
      const kept = oldest.findIndex(({ at, linked_at }) => (at ?? linked_at) >= before)
      const old = kept === -1 ? oldest : oldest.slice(0, kept)
      const last = old.at(-1)
      if (last === undefined) return 0
      const ids = old.map(({ activity_id }) => activity_id)
      await trx.deleteFrom('activity').where('id', 'in', ids).execute()
      await trx.deleteFrom('activity_link').where('activity_id', 'in', ids).execute()
      const head = { ...chain.head, anchor_seq: last.seq, anchor_mac: last.mac }
      await writeHead(trx, keys, head, { holder: chain.holder, lease_until: chain.leaseUntil })
      return old.length
    })
  }

  /** The newest link, beside the database: who can change that changes no log that was taken away from it. */
  #tell(atOnce: boolean): void {
    const { log, now } = this.#options
    const time = now()
    if (this.#newest === null || this.#newest === this.#told?.head) return
    if (!atOnce && this.#told !== null && time - this.#told.at < HEAD_EVERY) return
    this.#told = { head: this.#newest, at: time }
    log.info({ head: this.#newest }, 'the activity is linked')
  }

  #refuse(): 0 {
    const { log, now } = this.#options
    if (now() - this.#refusedAt >= REFUSAL_EVERY) {
      this.#refusedAt = now()
      const advice = 'triptych auth activity verify says more'
      log.error({}, `the links of the activity were changed, or made with another key: nothing is linked; ${advice}`)
    }
    return 0
  }
}
