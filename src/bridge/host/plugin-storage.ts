import type { Database } from '../../db/database.ts'
import type { BridgeTables } from '../schema.ts'
import type { HostStorage } from './host-sink.ts'

/** Keys that a plugin may have. */
const MAX_KEYS = 1_000

/** What plugins keep, in the table `plugin_value`. */
export function pluginStorage(db: Pick<Database<BridgeTables>, 'reader' | 'writer' | 'transaction'>): HostStorage {
  return {
    get: async (plugin, key) => {
      const row = await db.reader
        .selectFrom('plugin_value')
        .select('value')
        .where('plugin', '=', plugin)
        .where('key', '=', key)
        .executeTakeFirst()
      return row && JSON.parse(row.value)
    },
    set: (plugin, key, value) =>
      db.transaction([], async (trx) => {
        const { others } = await trx
          .selectFrom('plugin_value')
          .select((row) => row.fn.countAll<number>().as('others'))
          .where('plugin', '=', plugin)
          .where('key', '!=', key)
          .executeTakeFirstOrThrow()
        if (others >= MAX_KEYS) throw new RangeError(`a plugin keeps at most ${MAX_KEYS} keys`)
        const text = JSON.stringify(value)
        await trx
          .insertInto('plugin_value')
          .values({ plugin, key, value: text })
          .onConflict((conflict) => conflict.columns(['plugin', 'key']).doUpdateSet({ value: text }))
          .execute()
      }),
    delete: async (plugin, key) => {
      await db.writer.deleteFrom('plugin_value').where('plugin', '=', plugin).where('key', '=', key).execute()
    },
    keys: async (plugin) => {
      const rows = await db.reader
        .selectFrom('plugin_value')
        .select('key')
        .where('plugin', '=', plugin)
        .orderBy('key')
        .execute()
      return rows.map(({ key }) => key)
    },
  }
}
