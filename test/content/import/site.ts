import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { importFolder } from '../../../src/content/import/import-folder.ts'
import type { ImportOptions, ImportReport } from '../../../src/content/import/report.ts'
import { MediaFolder } from '../../../src/content/media/media-folder.ts'
import type { ContentTables } from '../../../src/content/schema.ts'
import type { Database } from '../../../src/db/database.ts'
import type { DialectName } from '../../support/databases.ts'
import { isThorough, times } from '../../support/thorough.ts'
import { folderOf, temporaryDirectory } from './folders.ts'

/** A folder with something of everything. */
export const files = {
  'pages/index.md': '---\ntitle: Home\n---\n\nWelcome.\n',
  'pages/about.md': '---\ntitle: About\naliases: [/who/, /us]\n---\n\nWe.\n',
  'pages/guide/first.md': '---\ntitle: First\ndescription: The first one.\n---\n\nRead.\n',
  'pages/secret.md': '---\ntitle: Secret\ndraft: true\n---\n\nNot yet.\n',
  'partials/footer.md': 'The end.\n',
  'i18n/en.yml': 'hello: Hello\n',
  'i18n/de.yml': 'hello: Hallo\n',
  'redirects.yml': '- { from: /start, to: / }\n- { from: /old, to: /gone, status: 302 }\n',
  'media/pictures/house.png': Buffer.from([1, 2, 3]),
  'README.txt': 'what this is',
}

/** The hash of `pictures/house.png`. */
export const house = createHash('sha256')
  .update(Buffer.from([1, 2, 3]))
  .digest('hex')

export const place = { site: 'docs', env: 'production' }

export interface Site {
  readonly db: Database<ContentTables>
  readonly mediaDir: string
  readonly media: MediaFolder
  readonly folder: string
  /** Imports `folder`, or another one, as drafts of `place` and with its media unless told otherwise. */
  run(options?: Partial<ImportOptions>, from?: string): Promise<ImportReport>
}

/** A fresh database beside a folder with this content. */
export async function startSite(
  open: () => Promise<Database<ContentTables>>,
  content: Readonly<Record<string, string | Uint8Array>> = files,
): Promise<Site> {
  const db = await open()
  const mediaDir = join(await temporaryDirectory(), 'media')
  const media = new MediaFolder(mediaDir)
  const folder = await folderOf(content)
  const run: Site['run'] = (options = {}, from = folder) =>
    importFolder({ db, media }, from, { ...place, media: true, ...options })
  return { db, mediaDir, media, folder, run }
}

/** Does something once, between the last piece of an import, when so many documents are staged, and its commit. */
export function beforeCommit(
  db: Database<ContentTables>,
  staged: number,
  act: () => Promise<unknown>,
): Database<ContentTables> {
  let isDone = false
  return {
    ...db,
    transaction: async (locks, work, options) => {
      const rows = await db.reader.selectFrom('import_stage').select('key').execute()
      if (!isDone && rows.length === staged) {
        isDone = true
        await act()
      }
      return db.transaction(locks, work, options)
    },
  }
}

/** Counts the rows that each transaction reads and writes; `isLast` for the one in which an import takes effect. */
export function countRows(
  db: Database<ContentTables>,
  onEnd: (rows: number, isLast: boolean) => void,
): Database<ContentTables> {
  const generation = async () =>
    (await db.reader.selectFrom('environment').select('generation').executeTakeFirst())?.generation ?? 0
  return {
    ...db,
    transaction: async (locks, work, options) => {
      const before = await generation()
      let touched = 0
      const plugin: Parameters<typeof db.writer.withPlugin>[0] = {
        transformQuery: ({ node }) => node,
        transformResult: async ({ result }) => {
          touched += Math.max(result.rows.length, Number(result.numAffectedRows ?? 0))
          return result
        },
      }
      const done = await db.transaction(locks, (trx) => work(trx.withPlugin(plugin)), options)
      onEnd(touched, before !== (await generation()))
      return done
    },
  }
}

/** Takes the failure that the test makes as an outcome; any other fails the test as it is. */
export function whenDead(error: Error): string {
  if (error.message !== 'dead') throw error
  return error.message
}

/** A moment of an import: before one of its transactions. It is for one import. */
export interface Moment {
  readonly name: string
  /** A database with which something is done at that moment. */
  meanwhile(db: Database<ContentTables>, act: () => Promise<unknown>): Database<ContentTables>
  /** A database whose process is gone from that moment on. */
  dying(db: Database<ContentTables>): Database<ContentTables>
  /** Whether the import was in effect by then. */
  isInEffect(): boolean
  /** Whether the import ended before. */
  isOver(): boolean
}

/**
 * Moments at which an import is broken off or raced: after its first transaction, around the one in which it takes effect,
 * and on SQLite after each eighth until it ends before. A thorough run has each of them, on PostgreSQL too, which goes
 * through the same ones and takes three times as long.
 *
 * @param apart another number than eight, for an import in many pieces; a thorough run has eight times as many moments
 */
export function* moments(dialect: DialectName, apart = 8): Generator<Moment> {
  yield momentOf('after the first transaction', ({ number }) => number > 1)
  yield momentOf('before it takes effect', ({ isEffect }) => isEffect)
  yield momentOf('once it is in effect', ({ isInEffect }) => isInEffect)
  if (dialect === 'postgres' && !isThorough) return
  for (let done = times(apart, 2); ; done += times(apart, apart / 8)) {
    const moment = momentOf(`after ${done} transactions`, ({ number }) => number > done)
    yield moment
    if (moment.isOver()) return
  }
}

/** What is known before a transaction: which one it is, and where the import is with it. */
interface Progress {
  readonly number: number
  readonly isEffect: boolean
  readonly isInEffect: boolean
}

function momentOf(name: string, isNow: (progress: Progress) => boolean): Moment {
  const progress = { number: 0, isEffect: false, isInEffect: false }
  let isOver = true
  const before = (db: Database<ContentTables>, act: (isFirst: boolean) => Promise<unknown>) => {
    const database: Database<ContentTables> = {
      ...db,
      transaction: async (locks, work, options) => {
        progress.number += 1
        progress.isEffect = options?.alone === true
        const isFirst = isOver
        if (!isOver || isNow(progress)) {
          isOver = false
          await act(isFirst)
        }
        const result = await db.transaction(locks, work, options)
        if (options?.alone === true && isOver) progress.isInEffect = true
        return result
      },
    }
    return database
  }
  return {
    name,
    meanwhile: (db, act) => before(db, async (isFirst) => (isFirst ? act() : undefined)),
    dying: (db) => before(db, () => Promise.reject(new Error('dead'))),
    isInEffect: () => progress.isInEffect,
    isOver: () => isOver,
  }
}
