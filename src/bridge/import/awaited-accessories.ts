import type { Database } from '../../db/database.ts'
import type { BridgeTables } from '../schema.ts'

/**
 * UUIDs of accessories that were behind an imported bridge, and that no plugin has brought yet. Their HAP ids are kept
 * (`HapSettings.keepIds`), or the Home app would drop their rooms.
 */
export class AwaitedAccessories {
  readonly #db: Database<BridgeTables>

  constructor(db: Database<BridgeTables>) {
    this.#db = db
  }

  async list(): Promise<string[]> {
    const rows = await this.#db.reader.selectFrom('awaited_accessory').select('uuid').execute()
    return rows.map(({ uuid }) => uuid)
  }

  /** They are here, or will not come. */
  async remove(uuids: readonly string[]): Promise<void> {
    if (uuids.length === 0) return
    await this.#db.writer
      .deleteFrom('awaited_accessory')
      .where('uuid', 'in', [...uuids])
      .execute()
  }
}
