import { MediaLibrary } from '../../../src/content/media/library.ts'
import { MediaFolder } from '../../../src/content/media/media-folder.ts'
import type { ContentTables } from '../../../src/content/schema.ts'
import { type DatabaseSettings, openDatabase } from '../../../src/db/database.ts'
import { countingDatabase } from '../counting-database.ts'
import { outcome } from './outcome.ts'

/** What the parent sends to begin. */
export interface PutWork {
  readonly settings: DatabaseSettings
  readonly mediaDir: string
  /** What is put, one after the other: a key and how many bytes of text. */
  readonly files: readonly { readonly key: string; readonly size: number }[]
  /** The process kills itself, as `kill -9` does, at this piece of the bytes or statement; 0: never. */
  readonly killAt: number
}

/** What it sends at its end. */
export interface PutEnd {
  readonly steps: number
  readonly outcomes: readonly string[]
}

const PIECE = 64 * 1024

/** Uploads in a process of their own. */
process.on('message', async ({ settings, mediaDir, files, killAt }: PutWork) => {
  let steps = 0
  const step = (): void => {
    steps += 1
    if (steps === killAt) process.kill(process.pid, 'SIGKILL')
  }
  const db = openDatabase<ContentTables>(settings)
  const library = new MediaLibrary(countingDatabase(db, step, 'without reads'), new MediaFolder(mediaDir), {
    maxBytes: 100_000_000,
  })
  const outcomes: string[] = []
  for (const { key, size } of files) {
    outcomes.push(await outcome(library.put('docs', key, text(key, size, step), { expect: 'none' })))
  }
  await db.close()
  process.send?.({ steps, outcomes } satisfies PutEnd)
  process.disconnect()
})

/** Other bytes for each key. */
async function* text(key: string, size: number, step: () => void): AsyncGenerator<Buffer> {
  for (let left = size; left > 0; left -= PIECE) {
    step()
    yield Buffer.alloc(Math.min(left, PIECE), key)
  }
}
