import { randomBytes } from 'node:crypto'
import { lstat, mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { hasCode } from '../lib/error-text.ts'
import { flushFolder, flushTree } from '../lib/flush.ts'
import { BackupError } from './error.ts'

/** Where a restore puts what is going to be, before it takes the place of what is there. */
const STAGING = 'restore'
const JOURNAL = 'journal.json'

/** What a restore that has begun to replace still has to do; every step may be done again. */
export interface Journal {
  readonly id: string
  /** Folder in the data folder that what was replaced goes to. */
  readonly replaced: string
  /** Schemas of PostgreSQL that are to change over. */
  readonly schemas: readonly string[]
  /** Places in the data folder; one that is not `staged` only goes away. */
  readonly places: readonly { readonly path: string; readonly staged: boolean }[]
}

function stagingFolder(dataDir: string): string {
  return join(dataDir, STAGING, 'new')
}

/** An empty place for a restore; what one that was broken off has left is removed. */
export async function makeStaging(dataDir: string): Promise<string> {
  await rm(join(dataDir, STAGING), { recursive: true, force: true })
  const folder = stagingFolder(dataDir)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  return folder
}

/** Null while no restore has begun to replace. Throws BackupError for one that is damaged, and what the system says. */
export async function readJournal(dataDir: string): Promise<Journal | null> {
  const file = join(dataDir, STAGING, JOURNAL)
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    if (hasCode(error, 'ENOENT', 'ENOTDIR')) return null
    throw error
  })
  try {
    return text === null ? null : (JSON.parse(text) as Journal)
  } catch (error) {
    throw new BackupError(
      'refused',
      `${file} cannot be read: move ${join(dataDir, STAGING)} away, and restore the archive again`,
      { cause: error },
    )
  }
}

/** From here on the restore is going to be done, whatever happens: the journal is there once everything staged is on disk. */
export async function writeJournal(dataDir: string, journal: Journal): Promise<void> {
  const folder = join(dataDir, STAGING)
  await flushTree(folder)
  await writeDurably(join(folder, JOURNAL), JSON.stringify(journal))
  await flushFolder(dataDir)
}

/** Puts what is staged in the place of what is there, which moves to the folder `replaced`. */
export async function replacePlaces(
  dataDir: string,
  { replaced, places }: Journal,
  onStep: (path: string) => void,
): Promise<void> {
  for (const { path, staged } of places) {
    const source = join(stagingFolder(dataDir), path)
    const isDone = staged && !(await exists(source))
    if (isDone) continue
    // A database goes with its write-ahead log: beside another file that would be taken for its own.
    for (const name of path.endsWith('.sqlite') ? [path, `${path}-wal`, `${path}-shm`] : [path]) {
      await moveAway(join(dataDir, name), join(dataDir, replaced, name))
    }
    onStep(path)
    if (staged) await moveDurably(source, join(dataDir, path))
    onStep(path)
  }
}

/** The end of a restore: nothing of it is left but what it replaced. */
export async function removeStaging(dataDir: string): Promise<void> {
  await rm(join(dataDir, STAGING, JOURNAL), { force: true })
  await flushFolder(join(dataDir, STAGING)).catch(passMissing)
  await rm(join(dataDir, STAGING), { recursive: true, force: true })
}

/** Removes what a restore that did not get to its journal has left. */
export async function discardStaging(dataDir: string): Promise<void> {
  if ((await readJournal(dataDir)) === null) await rm(join(dataDir, STAGING), { recursive: true, force: true })
}

async function moveAway(from: string, to: string): Promise<void> {
  if (await exists(from)) await moveDurably(from, to)
}

async function moveDurably(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true, mode: 0o700 })
  await rename(from, to)
  for (const folder of new Set([dirname(from), dirname(to), dirname(dirname(to))])) await flushFolder(folder)
}

/** Writes a file that is there whole or not at all, also after a power cut. */
export async function writeDurably(file: string, text: string): Promise<void> {
  const temporary = `${file}.${randomBytes(8).toString('hex')}.tmp`
  const handle = await open(temporary, 'wx', 0o600)
  try {
    await handle.writeFile(text)
    await handle.sync()
  } finally {
    await handle.close()
  }
  await rename(temporary, file)
  await flushFolder(dirname(file))
}

/** Also for a link that leads nowhere. */
async function exists(path: string): Promise<boolean> {
  return (await lstat(path).catch(passMissing)) !== undefined
}

function passMissing(error: unknown): undefined {
  if (!hasCode(error, 'ENOENT', 'ENOTDIR')) throw error
}
