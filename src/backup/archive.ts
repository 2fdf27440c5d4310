import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open, rename, rm, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Readable, type Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import { createGunzip, createGzip } from 'node:zlib'
import type { Pack } from 'tar-stream'
import { errorMessage, hasCode } from '../lib/error-text.ts'
import { flushFolder } from '../lib/flush.ts'
import { BackupError } from './error.ts'
import { type Entry, MANIFEST, type Manifest, parseManifest } from './manifest.ts'

export type Bytes = AsyncIterable<Uint8Array>

/** How a file of age begins (age-encryption.org/v1). */
const AGE = 'age-encryption.org/v1'

/** The largest entry that is read into memory. */
const MOST_IN_MEMORY = 512 * 1024 * 1024

/**
 * Writes an archive: a tar in gzip, in age where there is a passphrase. It has its name only once it is whole and on
 * disk. Its last entry is the manifest, with the hash of every other.
 */
export class ArchiveWriter {
  readonly #file: string
  readonly #partial: string
  readonly #pack: Pack
  readonly #written: Promise<void>
  readonly #entries: Record<string, Entry> = {}
  readonly #target: Writable

  private constructor(file: string, pack: Pack, target: Writable, written: Promise<void>) {
    this.#file = file
    this.#partial = partialOf(file)
    this.#pack = pack
    this.#target = target
    this.#written = written
    written.catch(() => {})
  }

  /** @throws Error of the file system where the file cannot be made, as every method does where it cannot be written */
  static async create(file: string, passphrase: string | null): Promise<ArchiveWriter> {
    const { pack: createPack } = await import('tar-stream')
    const pack = createPack()
    const packed = pack as unknown as Readable
    const gzip = createGzip()
    const sealed = passphrase === null ? null : await encrypt(gzip, passphrase)
    const opened = await open(partialOf(file), 'w', 0o600)
    const target = opened.createWriteStream({ flush: true })
    const written =
      sealed === null
        ? pipeline(packed, gzip, target)
        : Promise.all([pipeline(packed, gzip), pipeline(sealed, target)]).then(() => {})
    return new ArchiveWriter(file, pack, target, written)
  }

  /** Bytes of what was written so far, before compression. */
  size = 0

  async add(path: string, bytes: Buffer): Promise<void> {
    await this.#enter(path, bytes.length, [bytes])
  }

  /**
   * @param size of all `source` gives, in bytes
   * @throws BackupError when it gives more or less
   */
  async addStream(path: string, size: number, source: Bytes): Promise<void> {
    await this.#enter(path, size, source)
  }

  /** Writes the manifest, and gives the file its name. */
  async close(manifest: Omit<Manifest, 'entries'>): Promise<void> {
    const whole: Manifest = { ...manifest, entries: this.#entries }
    await this.#enter(MANIFEST, undefined, [Buffer.from(`${JSON.stringify(whole, null, 1)}\n`)])
    this.#pack.finalize()
    await this.#written.catch((error) => {
      throw this.#target.errored ?? error
    })
    await rename(this.#partial, this.#file)
    await flushFolder(dirname(this.#file))
  }

  /** Leaves nothing behind. */
  async abort(): Promise<void> {
    this.#pack.destroy()
    await this.#written.catch(() => {})
    await rm(this.#partial, { force: true })
  }

  async #enter(path: string, expected: number | undefined, source: Bytes | readonly Buffer[]): Promise<void> {
    try {
      await this.#pass(path, expected, source)
    } catch (error) {
      // What the file system refused is the cause of all that fails after it.
      throw this.#target.errored ?? error
    }
  }

  async #pass(path: string, expected: number | undefined, source: Bytes | readonly Buffer[]): Promise<void> {
    const size = expected ?? (source as readonly Buffer[]).reduce((sum, { length }) => sum + length, 0)
    const hash = createHash('sha256')
    let given = 0
    async function* counted(): AsyncGenerator<Uint8Array> {
      for await (const chunk of source) {
        given += chunk.length
        if (given > size) break
        hash.update(chunk)
        yield chunk
      }
      if (given !== size) throw new BackupError('changed', `${path} changed while it was read: run the backup again`)
    }
    const entry = new Promise<void>((resolve, reject) => {
      const sink = this.#pack.entry({ name: path, size, mode: 0o600, mtime: new Date(0) }, (error) =>
        error ? reject(error) : resolve(),
      )
      pipeline(counted, sink as unknown as NodeJS.WritableStream).catch(reject)
    })
    // A disk that is full ends the writing, and the entry may never hear of it.
    await Promise.race([entry, this.#written.then(() => entry)])
    if (path !== MANIFEST) this.#entries[path] = { size, sha256: hash.digest('hex') }
    this.size += size
  }
}

function partialOf(file: string): string {
  return `${file}.partial`
}

async function encrypt(source: Readable, passphrase: string): Promise<Readable> {
  const { Encrypter } = await import('age-encryption')
  const encrypter = new Encrypter()
  encrypter.setPassphrase(passphrase)
  const plain = Readable.toWeb(source) as ReadableStream<Uint8Array<ArrayBuffer>>
  return Readable.fromWeb((await encrypter.encrypt(plain as never)) as unknown as ReadableStream)
}

/** An entry that is being read: its bytes have to be taken before the next one comes. */
export interface ReadEntry {
  readonly path: string
  readonly size: number
  readonly bytes: Bytes
}

/**
 * Reads an archive from its beginning, entry by entry.
 *
 * @param onRead called with the size of each piece of the file that was read
 * @throws BackupError for one that is damaged, encrypted without a passphrase, or under another passphrase
 */
export async function readArchive(
  file: string,
  passphrase: string | null,
  visit: (entry: ReadEntry) => Promise<void>,
  onRead: (bytes: number) => void = () => {},
): Promise<void> {
  const { extract: createExtract } = await import('tar-stream')
  const source = await openPlain(file, passphrase, onRead)
  const extract = createExtract()
  const piped = pipeline(source, createGunzip(), extract as unknown as NodeJS.WritableStream)
  piped.catch(() => {})
  const damaged = (error: unknown): BackupError =>
    new BackupError('damaged', `${file} is damaged: ${errorMessage(error)}`, { cause: error })
  async function* readable(entry: Bytes): AsyncGenerator<Uint8Array> {
    try {
      yield* entry
    } catch (error) {
      throw damaged(error)
    }
  }
  const entries = extract[Symbol.asyncIterator]()
  try {
    for (;;) {
      const { done, value: entry } = await entries.next().catch((error) => {
        throw damaged(error)
      })
      if (done) break
      const { name, size = 0, type } = entry.header
      if (type !== 'file') throw damaged(`${name} is a ${type}`)
      await visit({ path: name, size, bytes: readable(entry) })
      entry.resume()
    }
    await piped.catch((error) => {
      throw damaged(error)
    })
  } finally {
    source.destroy()
    extract.destroy()
  }
}

/**
 * The size of an archive in bytes, before anything is done with it.
 *
 * @throws BackupError `unfit` where there is no file that can be read
 */
export async function sizeOfArchive(file: string): Promise<number> {
  const found = await stat(file).catch((cause) => {
    if (hasCode(cause, 'ENOENT', 'ENOTDIR')) throw new BackupError('unfit', `there is no file ${file}`, { cause })
    throw new BackupError('unfit', `${file} cannot be read: ${errorMessage(cause)}`, { cause })
  })
  if (!found.isFile()) throw new BackupError('unfit', `${file} is not a file`)
  return found.size
}

async function openPlain(file: string, passphrase: string | null, onRead: (bytes: number) => void): Promise<Readable> {
  const start = await readStart(file)
  const source = Readable.from(readPieces(file, onRead), { objectMode: false })
  if (start !== AGE) return source
  if (passphrase === null) {
    source.destroy()
    throw new BackupError('encrypted', `${file} is encrypted: set SVC_BACKUP_PASSPHRASE to its passphrase`)
  }
  const { Decrypter } = await import('age-encryption')
  const decrypter = new Decrypter()
  decrypter.addPassphrase(passphrase)
  try {
    const sealed = Readable.toWeb(source)
    return Readable.fromWeb((await decrypter.decrypt(sealed as never)) as unknown as ReadableStream)
  } catch (error) {
    source.destroy()
    const message = errorMessage(error)
    if (message.includes('no identity matched')) {
      throw new BackupError('encrypted', `${file} was encrypted with another passphrase`)
    }
    throw new BackupError('damaged', `${file} is damaged: ${message}`, { cause: error })
  }
}

async function* readPieces(file: string, onRead: (bytes: number) => void): AsyncGenerator<Buffer> {
  for await (const piece of createReadStream(file)) {
    onRead(piece.length)
    yield piece
  }
}

async function readStart(file: string): Promise<string> {
  await using handle = await open(file, 'r')
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(AGE.length), 0, AGE.length, 0)
  return buffer.toString('latin1', 0, bytesRead)
}

/** The bytes of an entry, for one that has to be read as a whole. */
export async function bytesOf({ path, size, bytes }: ReadEntry): Promise<Buffer> {
  if (size > MOST_IN_MEMORY) throw new BackupError('damaged', `${path} is too large`)
  const chunks: Uint8Array[] = []
  for await (const chunk of bytes) chunks.push(chunk)
  return Buffer.concat(chunks)
}

/**
 * Passes the bytes of an entry on, and throws at their end where they are not what the manifest says.
 *
 * @throws BackupError `damaged`
 */
export async function* checkedEntry(entry: ReadEntry, { entries }: Manifest): AsyncGenerator<Uint8Array> {
  const hash = createHash('sha256')
  for await (const chunk of entry.bytes) {
    hash.update(chunk)
    yield chunk
  }
  if (!isEntry(entries[entry.path], entry.size, hash.digest('hex'))) throw differs(entry.path)
}

/**
 * Reads all of an archive and holds every entry against the manifest; nothing is written.
 *
 * @param onRead called with the size of each piece of the file that was read
 * @throws BackupError
 */
export async function verifyArchive(
  file: string,
  passphrase: string | null,
  onRead: (bytes: number) => void,
): Promise<Manifest> {
  const seen = new Map<string, Entry>()
  let manifest: Manifest | undefined
  const visit = async (entry: ReadEntry): Promise<void> => {
    if (manifest !== undefined) throw new BackupError('damaged', `${file} is damaged: it goes on after its manifest`)
    if (entry.path === MANIFEST) {
      manifest = parseManifest((await bytesOf(entry)).toString())
      return
    }
    if (seen.has(entry.path)) throw differs(entry.path)
    const hash = createHash('sha256')
    for await (const chunk of entry.bytes) {
      hash.update(chunk)
    }
    seen.set(entry.path, { size: entry.size, sha256: hash.digest('hex') })
  }
  await readArchive(file, passphrase, visit, onRead)
  if (manifest === undefined) throw new BackupError('damaged', `${file} is not a backup, or not a whole one`)
  const { entries } = manifest
  for (const [path, { size, sha256 }] of seen) {
    if (!isEntry(entries[path], size, sha256)) throw differs(path)
  }
  for (const path of Object.keys(entries)) {
    if (!seen.has(path)) throw new BackupError('damaged', `the archive is damaged: ${path} is missing`)
  }
  return manifest
}

function isEntry(entry: Entry | undefined, size: number, sha256: string): boolean {
  return entry !== undefined && entry.size === size && entry.sha256 === sha256
}

function differs(path: string): BackupError {
  return new BackupError('damaged', `the archive is damaged: ${path} is not what its manifest says`)
}
