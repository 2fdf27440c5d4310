import type { Database } from '../../db/database.ts'
import type { BridgeTables, MetricSampleTable } from '../schema.ts'

/** How far back the history goes, in milliseconds. */
export const HISTORY = 3_600_000

/** As it is kept. */
export type Sample = Readonly<MetricSampleTable>

/** The samples of the hour before `now` (UTC milliseconds), oldest first. */
export async function loadSamples(db: Database<BridgeTables>, now: number): Promise<Sample[]> {
  return db.reader
    .selectFrom('metric_sample')
    .selectAll()
    .where('timestamp', '>', now - HISTORY)
    .where('timestamp', '<=', now)
    .orderBy('timestamp')
    .execute()
}

/** Keeps samples, at least one and oldest first, in place of whatever is as late or an hour older than the last. */
export async function saveSamples(db: Database<BridgeTables>, samples: readonly Sample[]): Promise<void> {
  const [first, last] = [samples[0], samples.at(-1)]
  if (first === undefined || last === undefined) return
  await db.transaction(async (trx) => {
    await trx
      .deleteFrom('metric_sample')
      .where((row) =>
        row.or([row('timestamp', '>=', first.timestamp), row('timestamp', '<=', last.timestamp - HISTORY)]),
      )
      .execute()
    await trx
      .insertInto('metric_sample')
      .values([...samples])
      .execute()
  })
}
