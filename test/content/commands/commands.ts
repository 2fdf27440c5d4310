import { onTestFinished, vi } from 'vitest'
import { contentCommands } from '../../../src/content/commands.ts'
import { MediaFolder } from '../../../src/content/media/media-folder.ts'
import type { ContentTables } from '../../../src/content/schema.ts'
import { type Database, openDatabase } from '../../../src/db/database.ts'
import { type DialectName, openTestDatabase } from '../../support/databases.ts'
import { temporaryDirectory } from '../import/folders.ts'

/** What a command printed, and how it ended. */
interface Ended {
  readonly output: string
  readonly errors: string
  readonly exitCode: typeof process.exitCode
  /** The code of a usage error. */
  readonly refused: string | undefined
}

/** The commands of the content surface on a database of their own, until the test ends. */
export interface Commands {
  readonly db: Database<ContentTables>
  readonly mediaDir: string
  run(...words: string[]): Promise<Ended>
}

export async function openCommands(dialect: DialectName = 'sqlite'): Promise<Commands> {
  const test = await openTestDatabase(dialect)
  onTestFinished(() => test.close())
  const mediaDir = await temporaryDirectory()
  const open = async () => {
    const db = openDatabase<ContentTables>(test.settings)
    return { db, media: new MediaFolder(mediaDir), close: () => db.close() }
  }
  return { db: test.database, mediaDir, run: (...words) => runIn(open, words) }
}

async function runIn(open: Parameters<typeof contentCommands>[0], words: string[]): Promise<Ended> {
  let output = ''
  let errors = ''
  const out = vi.spyOn(process.stdout, 'write').mockImplementation((chunk) => {
    output += String(chunk)
    return true
  })
  const err = vi.spyOn(process.stderr, 'write').mockImplementation((chunk) => {
    errors += String(chunk)
    return true
  })
  let refused: string | undefined
  try {
    await contentCommands(open).parseAsync(words, { from: 'user' })
  } catch (error) {
    if (!(error instanceof Error) || !('code' in error)) throw error
    refused = String(error.code)
  } finally {
    out.mockRestore()
    err.mockRestore()
  }
  const { exitCode } = process
  process.exitCode = undefined
  return { output, errors, exitCode, refused }
}
