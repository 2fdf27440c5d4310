import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { AccessoryDescription } from '../protocol/accessory.ts'
import type { AccessoryTable, BridgeTables } from '../schema.ts'

/** How long a value that a plugin reported may be in memory alone, in milliseconds: sensors report every second. */
const VALUE_DELAY = 300_000

/** How long to wait after the database did not take a write, in milliseconds. */
const RETRY_AFTER = 5_000

/** An accessory as it is to be kept; undefined when it is gone. */
export type FindDescription = (
  uuid: string,
) => (Pick<AccessoryTable, 'plugin' | 'bridge' | 'overflow'> & { description: AccessoryDescription }) | undefined

/**
 * Keeps accessories with their last values. Values that plugins report are written every few minutes, and when the bridge
 * stops; everything else at once. Whatever changes within one write goes into the next, as one.
 */
export class AccessoryStore {
  readonly #db: Database<BridgeTables>
  readonly #look: FindDescription
  readonly #onError: (error: unknown) => void
  /** Those that have to be written at once. */
  readonly #changed = new Set<string>()
  /** Those of which only values have changed. */
  readonly #values = new Set<string>()
  /** By uuid, what is on disk. */
  readonly #written = new Map<string, string>()
  #retryTimer: NodeJS.Timeout | undefined
  #valueTimer: NodeJS.Timeout | undefined
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

  /** Has the values of an accessory written within a few minutes. */
  touch(uuid: string): void {
    this.#values.add(uuid)
    if (this.#closed) return
    this.#valueTimer ??= setTimeout(() => {
      this.#valueTimer = undefined
      this.#writeValues().catch(this.#onError)
    }, VALUE_DELAY).unref()
  }

  /** Resolves once an accessory is on disk as it is now, or gone from there. Throws what the database throws. */
  async save(uuid: string): Promise<void> {
    this.#changed.add(uuid)
    await this.#write()
  }

  /** Writes what is left. */
  async close(): Promise<void> {
    this.#closed = true
    clearTimeout(this.#retryTimer)
    clearTimeout(this.#valueTimer)
    await this.#writeValues().catch(this.#onError)
  }

  #writeValues(): Promise<void> {
    for (const uuid of this.#values) this.#changed.add(uuid)
    return this.#write()
  }

  #retry(): void {
    if (this.#closed) return
    this.#retryTimer ??= setTimeout(() => {
      this.#retryTimer = undefined
      this.#write().catch(this.#onError)
    }, RETRY_AFTER).unref()
  }

  /** One at a time; what changes meanwhile is in the next. */
  #write(): Promise<void> {
    const written = this.#writing.then(() => this.#writeChanged())
    this.#writing = written.catch(() => {})
    return written
  }

  async #writeChanged(): Promise<void> {
    const uuids = [...this.#changed]
    this.#changed.clear()
    const rows: AccessoryTable[] = []
    const gone: string[] = []
    for (const uuid of uuids) {
      this.#values.delete(uuid)
      const found = this.#look(uuid)
      if (found === undefined) {
        gone.push(uuid)
        continue
      }
      const { plugin, bridge, overflow } = found
      const description = JSON.stringify(found.description)
      // A sensor mostly says again what it said before.
      if (this.#written.get(uuid) !== `${plugin} ${description}`) {
        rows.push({ uuid, plugin, description, updated_at: Date.now(), bridge, overflow })
      }
    }
    if (rows.length === 0 && gone.length === 0) return
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
      this.#retry()
      throw error
    }
    for (const uuid of gone) this.#written.delete(uuid)
    for (const { uuid, plugin, description } of rows) this.#written.set(uuid, `${plugin} ${description}`)
  }
}
