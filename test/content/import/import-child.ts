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
  /** The process kills itself, as `kill -9` does, at this statement or step; 0: never. */
  readonly killAt: number
}

/** An import in a process of its own; sends the number of statements and steps it took. */
process.on('message', async ({ settings, mediaDir, folder, options, killAt }: ChildWork) => {
  let steps = 0
  const step = (): void => {
    steps += 1
    if (steps === killAt) process.kill(process.pid, 'SIGKILL')
  }
  const db = openDatabase<ContentTables>(settings)
  const counted = countingDatabase(db, step, 'with reads')
  await importFolder({ db: counted, media: new MediaFolder(mediaDir) }, folder, options, (phase) => {
    if (phase === 'media' || phase === 'writing') step()
  })
  await db.close()
  process.send?.(steps)
  process.disconnect()
})
