import { randomBytes } from 'node:crypto'
import { link, mkdir, open, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { TriptychError } from '../errors.ts'
import { errorMessage } from '../lib/error-text.ts'
import { Secret } from './environment.ts'

/** What lies in the place of the key is none. As with files that cannot be read, `code` says what is wrong. */
class UnfitKey extends Error {
  readonly code = 'KEY_UNFIT'

  constructor() {
    super(
      'it has under 32 characters, so it is no key: restore it from a backup; without it, remove the file, and a new one is made',
    )
  }
}

/**
 * The key that the process signs with: the setting's, or the one that was made once in the data folder.
 *
 * The file appears whole or not at all: it is written under a name of its own and then linked into place, which
 * fails when another start was first; both then read the same one.
 *
 * @throws TriptychError `unavailable` when the data folder cannot be written, or the file in it cannot be read or is no key
 */
export async function obtainSecretKey(given: Secret | null, dataDir: string): Promise<Secret> {
  if (given !== null) return given
  const file = join(dataDir, 'secret.key')
  try {
    return new Secret((await readKey(file)) ?? (await makeKey(file, dataDir)))
  } catch (error) {
    throw new TriptychError('unavailable', `${file}: ${errorMessage(error)}`, { cause: error })
  }
}

async function makeKey(file: string, dataDir: string): Promise<string> {
  await mkdir(dataDir, { recursive: true })
  const draft = `${file}.${process.pid}.${randomBytes(6).toString('hex')}`
  const handle = await open(draft, 'wx', 0o600)
  try {
    await handle.writeFile(`${randomBytes(32).toString('base64url')}\n`)
    await handle.sync()
    await link(draft, file).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
    })
  } finally {
    await handle.close()
    await rm(draft, { force: true })
  }
  return (await readKey(file)) ?? ''
}

async function readKey(file: string): Promise<string | null> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
  if (text === null) return null
  const key = text.trim()
  if (key.length < 32) throw new UnfitKey()
  return key
}
