import { randomBytes } from 'node:crypto'
import { copyFile, lstat, open, readdir, readFile, readlink, realpath, rename, rm, stat } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import { TriptychError } from '../../errors.ts'
import { errorMessage, hasCode } from '../../lib/error-text.ts'
import { flushFolder } from '../../lib/flush.ts'
import { largestConfig } from './check.ts'
import { ConfigFileError } from './config-file-error.ts'
import { positionAt } from './json-text.ts'

/** A file that was put in place of another. */
export interface Replacement {
  /** Puts the file before it back, unless something else was put there since. */
  undo(): Promise<void>
  /** Lets go of the file before it. */
  settle(): Promise<void>
}

/** Where the file really lies: a link stays, and what it leads to is replaced. */
export async function locate(file: string): Promise<string> {
  try {
    return await realpath(file)
  } catch (error) {
    if (!isMissing(error)) throw unavailable(file, 'be found', error)
  }
  const isLink = await lstat(file).then(
    (stats) => stats.isSymbolicLink(),
    () => false,
  )
  return isLink ? locate(resolve(dirname(file), await readlink(file))) : resolve(file)
}

/**
 * The text of the file; null when it does not exist. Throws {@link ConfigFileError} for what is too large or not UTF-8,
 * `unavailable` for what cannot be read.
 */
export async function readText(file: string): Promise<string | null> {
  let bytes: Buffer
  try {
    const stats = await stat(file)
    // A pipe would be waited for without end.
    if (!stats.isFile()) throw new TriptychError('unavailable', `${file} is not a file`)
    if (stats.size > largestConfig) throw ConfigFileError.invalid(new Map([['', 'must not be larger than 1 MiB']]))
    bytes = await readFile(file)
  } catch (error) {
    if (isMissing(error)) return null
    throw unavailable(file, 'be read', error)
  }
  const text = bytes.toString('utf8')
  const written = Buffer.from(text)
  if (written.equals(bytes)) return text
  const fault = bytes.findIndex((byte, index) => byte !== written[index])
  const valid = fault === -1 ? bytes.length - 1 : fault
  throw ConfigFileError.notJson('not UTF-8', positionAt(text, bytes.subarray(0, valid).toString('utf8').length))
}

/**
 * Puts a text in place of the file, whole or not at all, and durably. Throws `unavailable`, with everything as before.
 */
export async function replaceText(file: string, text: string): Promise<Replacement> {
  const next = temporary(file)
  const before = temporary(file)
  let hadOne = false
  let replaced = false
  const undo = async (): Promise<void> => {
    if ((await readText(file)) === text) await (hadOne ? rename(before, file) : rm(file))
    await rm(before, { force: true })
  }
  try {
    await writeDurably(next, text)
    // A copy, and not the text: to put it back must not need space that a full disk does not have.
    hadOne = await copyIfThere(file, before)
    await rename(next, file)
    replaced = true
    await flushFolder(dirname(file))
  } catch (error) {
    await rm(next, { force: true }).catch(() => {})
    await (replaced ? undo() : rm(before, { force: true })).catch(() => {})
    throw unavailable(file, 'be written', error)
  }
  return { undo, settle: () => rm(before, { force: true }).catch(() => {}) }
}

/** Removes what a process that was killed left beside the file. The caller has to hold the lock. */
export async function removeLeftovers(file: string): Promise<void> {
  const folder = dirname(file)
  const prefix = `.${basename(file)}.`
  try {
    for (const name of await readdir(folder)) {
      const isOurs = name.startsWith(prefix) && /^[0-9a-f]{16}\.tmp$/.test(name.slice(prefix.length))
      // Another process may be removing the same file.
      if (isOurs) await rm(join(folder, name), { force: true })
    }
  } catch (error) {
    throw unavailable(file, 'be tidied up after', error)
  }
}

/** Copies a file to a name with the time, beside it. Throws `unavailable`. */
export async function copyAside(file: string): Promise<void> {
  const copy = `${file}.damaged-${new Date().toISOString().replaceAll(':', '-')}`
  await copyFile(file, copy).catch((error) => {
    throw unavailable(file, 'be copied', error)
  })
}

function temporary(file: string): string {
  return join(dirname(file), `.${basename(file)}.${randomBytes(8).toString('hex')}.tmp`)
}

async function writeDurably(file: string, text: string): Promise<void> {
  const handle = await open(file, 'wx', 0o600)
  try {
    await handle.writeFile(text)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

async function copyIfThere(from: string, to: string): Promise<boolean> {
  try {
    await copyFile(from, to)
    return true
  } catch (error) {
    if (isMissing(error)) return false
    throw error
  }
}

function isMissing(error: unknown): boolean {
  return hasCode(error, 'ENOENT')
}

function unavailable(file: string, what: string, error: unknown): unknown {
  if (error instanceof TriptychError) return error
  const reason = errorMessage(error)
  return new TriptychError('unavailable', `${file} cannot ${what}: ${reason}`, { cause: error })
}
