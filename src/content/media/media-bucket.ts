import { createReadStream, createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { S3Client, S3ServiceException } from '@aws-sdk/client-s3'
import { TriptychError } from '../../errors.ts'
import { errorMessage, hasCode } from '../../lib/error-text.ts'
import type { OpenBytes } from '../../payload.ts'
import {
  type Bytes,
  type MediaStore,
  nameOf,
  removeStaleIncoming,
  STALE_AFTER,
  type StoredMedia,
  withIncoming,
} from './media-store.ts'

type S3 = typeof import('@aws-sdk/client-s3') & typeof import('@aws-sdk/lib-storage')

/** Where a bucket is, and who asks for it. */
export interface BucketAddress {
  readonly bucket: string
  /** Of all keys, without slashes at its ends; empty for none. */
  readonly prefix: string
  /** Of a store that is not AWS. */
  readonly endpoint?: string | undefined
  readonly region?: string | undefined
  /** Where null, found as the AWS SDK finds them: environment, files, the machine's role. */
  readonly credentials: { readonly accessKeyId: string; readonly secretAccessKey: string } | null
}

interface BucketOptions {
  /** Holds uploads until they are whole. */
  readonly incoming: string
  /** How long the store may be silent while an answer, or more of it, is awaited, in milliseconds; 5,000 when absent. */
  readonly patience?: number
}

/** The store may be silent for so long while it takes an upload, in milliseconds: it assembles large ones. */
const UPLOAD_PATIENCE = 30_000

/** Larger uploads go in parts of this many bytes, two at a time. */
const PART = 8 * 1024 * 1024

/** A download that makes no progress so many times in a row is given up. */
const TRIES = 3

/** Media in a bucket of an S3-compatible object store, under the names that they have in a folder. */
export class MediaBucket implements MediaStore {
  readonly #s3: S3
  readonly #client: S3Client
  readonly #address: BucketAddress
  readonly #incoming: string
  readonly #patience: number

  private constructor(s3: S3, address: BucketAddress, { incoming, patience = 5_000 }: BucketOptions) {
    const { endpoint, region, credentials } = address
    this.#s3 = s3
    this.#address = address
    this.#incoming = incoming
    this.#patience = patience
    const agent = { keepAlive: true, maxSockets: 500 }
    this.#client = new s3.S3Client({
      ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true }),
      ...(endpoint === undefined && region === undefined ? {} : { region: region ?? 'us-east-1' }),
      ...(credentials === null ? {} : { credentials }),
      maxAttempts: 2,
      // Signatures cover the SHA-256 of what is sent; the newer checksums are not taken by every store.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      requestHandler: {
        connectionTimeout: Math.min(patience, 3_000),
        socketTimeout: UPLOAD_PATIENCE,
        httpAgent: agent,
        httpsAgent: agent,
      },
    })
  }

  /** @throws Error naming what to install, where the AWS SDK is not there */
  static async open(address: BucketAddress, options: BucketOptions): Promise<MediaBucket> {
    const s3 = await loadSdk()
    return new MediaBucket(s3, address, options)
  }

  has(stored: StoredMedia): Promise<boolean> {
    return this.#has(stored, false)
  }

  async #has({ hash, size }: StoredMedia, storing: boolean): Promise<boolean> {
    const command = new this.#s3.HeadObjectCommand(this.#object(hash))
    try {
      const { ContentLength } = await this.#within((abortSignal) => this.#client.send(command, { abortSignal }))
      return ContentLength === size
    } catch (error) {
      if (this.#isMissing(error)) return false
      throw asProblem(error, storing)
    }
  }

  source(stored: StoredMedia): OpenBytes {
    return (start, end) => this.#open(stored, start, end)
  }

  async copyTo(stored: StoredMedia, path: string): Promise<void> {
    const bytes = stored.size === 0 ? Readable.from([]) : await this.#open(stored, 0, stored.size - 1)
    await pipeline(bytes, createWriteStream(path, { flags: 'wx' }))
  }

  /** Bytes are gathered on this machine first: their hash is their name, and is known in the end alone. */
  store(source: string | Bytes, beforeNamed?: (stored: StoredMedia) => Promise<void>): Promise<StoredMedia> {
    return withIncoming(this.#incoming, source, async (path, stored) => {
      await beforeNamed?.(stored)
      if (!(await this.#has(stored, true))) await this.#upload(path, stored)
      return stored
    })
  }

  async remove(hash: string): Promise<void> {
    const command = new this.#s3.DeleteObjectCommand(this.#object(hash))
    await this.#within((abortSignal) => this.#client.send(command, { abortSignal })).catch(rethrowProblem)
  }

  async removeStale(now: number): Promise<void> {
    await removeStaleIncoming(this.#incoming, now)
    const { bucket: Bucket, prefix: Prefix } = this.#address
    const uploads = new this.#s3.ListMultipartUploadsCommand({ Bucket, ...(Prefix === '' ? {} : { Prefix }) })
    // A page of them is enough for one look.
    const { Uploads = [] } = await this.#within((abortSignal) => this.#client.send(uploads, { abortSignal })).catch(
      rethrowProblem,
    )
    for (const { Key, UploadId, Initiated } of Uploads) {
      if (Initiated === undefined || Initiated.getTime() >= now - STALE_AFTER) continue
      const abort = new this.#s3.AbortMultipartUploadCommand({ Bucket, Key, UploadId })
      await this.#within((abortSignal) => this.#client.send(abort, { abortSignal })).catch(rethrowProblem)
    }
  }

  #object(hash: string): { readonly Bucket: string; readonly Key: string } {
    const { bucket, prefix } = this.#address
    return { Bucket: bucket, Key: prefix === '' ? nameOf(hash) : `${prefix}/${nameOf(hash)}` }
  }

  /** An object appears whole or not at all; one that is large goes in parts, which are taken back where one fails. */
  async #upload(path: string, { hash, size }: StoredMedia): Promise<void> {
    const Body = createReadStream(path)
    const params = { ...this.#object(hash), Body, ContentType: 'application/octet-stream' }
    const upload = new this.#s3.Upload({ client: this.#client, params, partSize: PART, queueSize: 2 })
    try {
      await upload.done()
      if (!(await this.#has({ hash, size }, true))) throw new Error(`the store took ${hash} and does not have it`)
    } catch (error) {
      throw asProblem(error, true)
    } finally {
      Body.destroy()
    }
  }

  /** Resolves once the first answer is there, so that what cannot be read is refused before anything is sent. */
  async #open(stored: StoredMedia, start: number, end: number): Promise<Readable> {
    const first = await this.#get(stored, start, end).catch(rethrowProblem)
    const bytes = Readable.from(this.#resuming(stored, start, end, first), { objectMode: false })
    return bytes.once('close', () => first.destroy())
  }

  /** Bytes of one or more answers: where one breaks off, the next goes on. Objects never change. */
  async *#resuming(stored: StoredMedia, start: number, end: number, first: Readable): AsyncGenerator<Buffer> {
    let [at, body, failures]: [number, Readable | null, number] = [start, first, 0]
    while (at <= end) {
      try {
        body ??= await this.#get(stored, at, end)
        for await (const chunk of this.#chunks(body)) {
          at += chunk.length
          failures = 0
          yield chunk
        }
        if (at <= end) throw new Error('the answer ended early')
      } catch (error) {
        failures += 1
        if (failures === TRIES || error instanceof WrongObject) throw asProblem(error)
      } finally {
        body?.destroy()
        body = null
      }
    }
  }

  /** The pieces of an answer; fails where the next one does not come for too long while it is awaited. */
  async *#chunks(body: Readable): AsyncGenerator<Buffer> {
    const chunks = body[Symbol.asyncIterator]()
    for (;;) {
      const timer = setTimeout(() => body.destroy(new Error('the store fell silent')), this.#patience)
      const { done, value } = await chunks.next().finally(() => clearTimeout(timer))
      if (done === true) return
      yield value
    }
  }

  async #get(stored: StoredMedia, start: number, end: number): Promise<Readable> {
    const command = new this.#s3.GetObjectCommand({ ...this.#object(stored.hash), Range: `bytes=${start}-${end}` })
    const { Body, ContentRange } = await this.#within((abortSignal) => this.#client.send(command, { abortSignal }))
    if (!(Body instanceof Readable)) throw new Error('the answer has no body')
    if (ContentRange !== `bytes ${start}-${end}/${stored.size}`) {
      Body.destroy()
      throw new WrongObject(
        `${stored.hash} has ${stored.size} bytes, and the store sends ${ContentRange ?? 'no range'}`,
      )
    }
    return Body
  }

  /** Runs a request for as long as its answer may take to begin. */
  async #within<T>(send: (signal: AbortSignal) => Promise<T>): Promise<T> {
    const deadline = new AbortController()
    const timer = setTimeout(() => deadline.abort(new Error(`no answer within ${this.#patience} ms`)), this.#patience)
    try {
      return await send(deadline.signal)
    } finally {
      clearTimeout(timer)
    }
  }

  #isMissing(error: unknown): boolean {
    return statusOf(error) === 404 && !(error instanceof Error && error.name === 'NoSuchBucket')
  }
}

/** An object that is not what was stored: no later request will do better. */
class WrongObject extends Error {}

async function loadSdk(): Promise<S3> {
  try {
    const [client, storage] = await Promise.all([import('@aws-sdk/client-s3'), import('@aws-sdk/lib-storage')])
    return { ...client, ...storage }
  } catch (error) {
    if (!hasCode(error, 'ERR_MODULE_NOT_FOUND')) throw error
    throw new Error('needs the AWS SDK: npm install @aws-sdk/client-s3 @aws-sdk/lib-storage', { cause: error })
  }
}

function statusOf(error: unknown): number | undefined {
  return (error as Partial<S3ServiceException> | null)?.$metadata?.httpStatusCode
}

/**
 * What a request to the store failed with, as `unavailable`; as `storage_full` where bytes were to be stored. Bytes that
 * are gone, or are others, are a defect: that error is returned as it is.
 */
function asProblem(error: unknown, storing = false): unknown {
  const name = error instanceof Error ? error.name : ''
  const lost = name === 'NoSuchKey' || statusOf(error) === 416 || error instanceof WrongObject
  if (error instanceof TriptychError || lost || isLocal(error)) return error
  // A store over its quota may refuse reads as well, and no reader can make room.
  const full = storing && (statusOf(error) === 507 || /quota|storagefull/i.test(name))
  const message = `media bucket: ${name === '' || name === 'Error' ? errorMessage(error) : name}`
  return new TriptychError(full ? 'storage_full' : 'unavailable', message, { cause: error })
}

/** Whether this machine's disk failed, not the store. */
function isLocal(error: unknown): boolean {
  return error instanceof Error && 'syscall' in error && 'path' in error
}

function rethrowProblem(error: unknown): never {
  throw asProblem(error)
}
