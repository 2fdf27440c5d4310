import type { Database } from '../../db/database.ts'
import type { BridgeTables } from '../schema.ts'

/** After as many failed attempts pairing is refused (HAP, 5.6.2) until the pairings are reset. */
const LIMIT = 100

/** The row of the main bridge. */
const MAIN = 1

/**
 * Counts attempts at pairing, across restarts: eight digits are soon guessed where attempts are not limited. An
 * attempt counts as failed from its beginning, so that none is free, whatever happens before its end.
 */
export class PairingAttempts {
  readonly #keep: (failures: number) => Promise<unknown>
  #failures: number
  #keeping: Promise<unknown> = Promise.resolve()

  /**
   * @param failures so far
   * @param keep has it outlive the process; called for one number after the other
   */
  constructor(failures: number, keep: (failures: number) => Promise<unknown>) {
    this.#failures = failures
    this.#keep = keep
  }

  /**
   * Those at a bridge, which are kept in the database.
   *
   * @param bridge its username; null is the main one
   */
  static async load(db: Database<BridgeTables>, bridge: string | null = null): Promise<PairingAttempts> {
    const of = bridge === null ? ({ id: MAIN } as const) : { bridge }
    const row = await db.reader
      .selectFrom('pairing_attempt')
      .select('failures')
      .where(bridge === null ? 'id' : 'bridge', '=', bridge ?? MAIN)
      .executeTakeFirst()
    return new PairingAttempts(row?.failures ?? 0, (failures) =>
      db.writer
        .insertInto('pairing_attempt')
        .values({ bridge: null, ...of, failures })
        .onConflict((conflict) => conflict.column(bridge === null ? 'id' : 'bridge').doUpdateSet({ failures }))
        .execute(),
    )
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

  /** Resets the count: the code was right, or an administrator reset the pairings. */
  async clear(): Promise<void> {
    this.#failures = 0
    await this.#save()
  }

  /** One after the other, each with the count as it is when it is written. */
  async #save(): Promise<void> {
    const kept = this.#keeping.then(() => this.#keep(this.#failures))
    this.#keeping = kept.catch(() => {})
    await kept
  }
}
