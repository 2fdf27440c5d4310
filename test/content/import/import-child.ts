import { importFolder } from '../../../src/content/import/import-folder.ts'
import type { ImportOptions } from '../../../src/content/import/report.ts'
import { MediaFolder } from '../../../src/content/media/media-folder.ts'
import type { ContentTables } from '../../../src/content/schema.ts'
import { type DatabaseSettings, openDatabase } from '../../../src/db/database.ts'
import { countingDatabase } from '../counting-database.ts'

/** What the parent sends to begin. */
export interface ChildWork {
  readonly settings: DatabaseSettings
  readonly mediaDir: string
  readonly folder: string
  readonly options: ImportOptions
  /** The process kills itself, as `kill -9` does, at this statement or step, or this moment; 0: never. */
  readonly killAt: number | 'before it takes effect' | 'once it is in effect'
}

/** An import in a process of its own; sends the number of statements and steps it took. */
process.on('message', async ({ settings, mediaDir, folder, options, killAt }: ChildWork) => {
  let steps = 0
  const killedAt = (moment: ChildWork['killAt']): void => {
    if (moment === killAt) process.kill(process.pid, 'SIGKILL')
  }
  const step = (): void => {
    steps += 1
    killedAt(steps)
  }
  const db = openDatabase<ContentTables>(settings)
  const watched: typeof db = {
    ...db,
    transaction: async (locks, work, options) => {
      const isEffect = options?.alone === true
      const done = await db.transaction(
        locks,
        async (trx) => {
          const answer = await work(trx)
          if (isEffect) killedAt('before it takes effect')
          return answer
        },
        options,
      )
      if (isEffect) killedAt('once it is in effect')
      return done
    },
  }
  const counted = countingDatabase(watched, step, 'with reads')
  await importFolder({ db: counted, media: new MediaFolder(mediaDir) }, folder, options, (phase) => {
    if (phase === 'media' || phase === 'writing') step()
  })
  await db.close()
  process.send?.(steps)
  process.disconnect()
})
