import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { AccessoryDescription } from '../protocol/accessory.ts'
import type { AccessoryTable, BridgeTables } from '../schema.ts'

/** How long a value may be in memory alone, in milliseconds. */
const DELAY = 500

/** How long to wait after the database did not take a write, in milliseconds. */
const RETRY_AFTER = 5_000

/** An accessory as it is to be kept; undefined when it is gone. */
export type FindDescription = (uuid: string) => { plugin: string; description: AccessoryDescription } | undefined

/** Keeps accessories with their last values. Whatever changes within one write goes into the next, as one. */
export class AccessoryStore {
  readonly #db: Database<BridgeTables>
  readonly #look: FindDescription
  readonly #onError: (error: unknown) => void
  readonly #changed = new Set<string>()
  #timer: NodeJS.Timeout | undefined
  #writing: Promise<void> = Promise.resolve()
  #closed = false

  /** @param onError called when a write in the background fails; the write is tried again */
  constructor(db: Database<BridgeTables>, look: FindDescription, onError: (error: unknown) => void) {
    this.#db = db
    this.#look = look
    this.#onError = onError
  }

  /** In the order in which they came. */
  static rows(db: Database<BridgeTables>): Promise<AccessoryTable[]> {
    return db.reader.selectFrom('accessory').selectAll().orderBy(sql`rowid`).execute()
  }

  /** Has an accessory written soon. */
  touch(uuid: string): void {
    this.#changed.add(uuid)
    this.#writeAfter(DELAY)
  }

  /** Resolves once an accessory is on disk as it is now, or gone from there. Throws what the database throws. */
  async save(uuid: string): Promise<void> {
    this.#changed.add(uuid)
    await this.#write()
  }

  /** Writes what is left. */
  async close(): Promise<void> {
    this.#closed = true
    clearTimeout(this.#timer)
    await this.#write().catch(this.#onError)
  }

  #writeAfter(delay: number): void {
    if (this.#closed) return
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined
      this.#write().catch(this.#onError)
    }, delay).unref()
  }

  /** One at a time; what changes meanwhile is in the next. */
  #write(): Promise<void> {
    const written = this.#writing.then(() => this.#writeChanged())
    this.#writing = written.catch(() => {})
    return written
  }

  async #writeChanged(): Promise<void> {
    const uuids = [...this.#changed]
    if (uuids.length === 0) return
    this.#changed.clear()
    const rows: AccessoryTable[] = []
    const gone: string[] = []
    for (const uuid of uuids) {
      const found = this.#look(uuid)
      if (found === undefined) gone.push(uuid)
      else
        rows.push({
          uuid,
          plugin: found.plugin,
          description: JSON.stringify(found.description),
          updated_at: Date.now(),
        })
    }
    try {
      await this.#db.transaction([], async (trx) => {
        if (gone.length > 0) await trx.deleteFrom('accessory').where('uuid', 'in', gone).execute()
        for (const { uuid, ...row } of rows) {
          await trx
            .insertInto('accessory')
            .values({ uuid, ...row })
            .onConflict((conflict) => conflict.column('uuid').doUpdateSet(row))
            .execute()
        }
      })
    } catch (error) {
      for (const uuid of uuids) this.#changed.add(uuid)
      this.#writeAfter(RETRY_AFTER)
      throw error
    }
  }
}
