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

  /** @param bridge the username of the one that they were behind; null is the main one */
  async list(bridge: string | null): Promise<string[]> {
    const rows = await this.#db.reader
      .selectFrom('awaited_accessory')
      .select('uuid')
      .where('bridge', bridge === null ? 'is' : '=', bridge)
      .execute()
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

/** An accessory that an import brings. */
export interface ImportedAccessory {
  readonly uuid: string
  /** Id of the plugin, its package's name; `''` when it is not known. */
  readonly plugin: string
  /** JSON, an `AccessoryDescription`; null for one whose ids alone are known. */
  readonly description: string | null
  /** The username of the child bridge that it is behind; null is the main one. */
  readonly bridge: string | null
}

/** SQLite takes a limited number of parameters in a statement. */
const CHUNK = 500

/** Lays the accessories of a bridge ready, instead of those that an import before laid there. */
export async function stageImportedAccessories(
  db: Database<BridgeTables>,
  username: string,
  accessories: readonly ImportedAccessory[],
): Promise<void> {
  await db.transaction([], async (trx) => {
    await trx.deleteFrom('imported_accessory').execute()
    for (let start = 0; start < accessories.length; start += CHUNK) {
      const rows = accessories.slice(start, start + CHUNK).map((each) => ({ ...each, username }))
      await trx.insertInto('imported_accessory').values(rows).execute()
    }
  })
}

/**
 * Takes over what an import laid ready, once the config is that of its bridge; what was laid ready for another one goes.
 * To be called before the accessories are loaded: an import that was killed after its last step is complete then.
 *
 * @param username of the config that is in force
 */
export async function adoptImportedAccessories(db: Database<BridgeTables>, username: string): Promise<void> {
  const any = await db.reader.selectFrom('imported_accessory').select('uuid').limit(1).executeTakeFirst()
  if (any === undefined) return
  await db.transaction([], async (trx) => {
    const rows = await trx
      .selectFrom('imported_accessory')
      .selectAll()
      .where('username', '=', username.toUpperCase())
      .execute()
    for (const { uuid, plugin, description, bridge } of rows) {
      if (description === null) {
        await trx
          .insertInto('awaited_accessory')
          .values({ uuid, bridge })
          .onConflict((conflict) => conflict.doNothing())
          .execute()
        continue
      }
      const row = { plugin, description, updated_at: Date.now(), bridge, overflow: 0 }
      await trx
        .insertInto('accessory')
        .values({ uuid, ...row })
        .onConflict((conflict) => conflict.column('uuid').doUpdateSet(row))
        .execute()
    }
    await trx.deleteFrom('imported_accessory').execute()
  })
}
