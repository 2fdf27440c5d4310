import type { Database } from '../../db/database.ts'
import type { BridgeTables } from '../schema.ts'

/** After as many failed attempts nobody may try any more (HAP, 5.6.2) until the pairings are reset. */
const LIMIT = 100

/** The table has one row. */
const ROW = 1

/**
 * Counts attempts at pairing, across restarts: eight digits are soon guessed by whoever may try without end. An
 * attempt counts as failed from its beginning, so that none is free, whatever happens before its end.
 */
export class PairingAttempts {
  readonly #db: Database<BridgeTables>
  #failures: number
  #writing: Promise<unknown> = Promise.resolve()

  private constructor(db: Database<BridgeTables>, failures: number) {
    this.#db = db
    this.#failures = failures
  }

  static async load(db: Database<BridgeTables>): Promise<PairingAttempts> {
    const row = await db.reader.selectFrom('pairing_attempt').select('failures').executeTakeFirst()
    return new PairingAttempts(db, row?.failures ?? 0)
  }

  get failures(): number {
    return this.#failures
  }

  get isExhausted(): boolean {
    return this.#failures >= LIMIT
  }

  /** Before the code is looked at. Throws when it cannot be counted: then the code must not be looked at. */
  async begin(): Promise<void> {
    this.#failures += 1
    await this.#save()
  }

  /** The code was right, or an administrator said to begin anew. */
  async clear(): Promise<void> {
    this.#failures = 0
    await this.#save()
  }

  /** One after the other, each with the count as it is by then. */
  async #save(): Promise<void> {
    const saved = this.#writing.then(() => {
      const row = { id: ROW, failures: this.#failures }
      return this.#db.writer
        .insertInto('pairing_attempt')
        .values(row)
        .onConflict((conflict) => conflict.column('id').doUpdateSet({ failures: row.failures }))
        .execute()
    })
    this.#writing = saved.catch(() => {})
    await saved
  }
}
