import type { Readable } from 'node:stream'
import { gunzipSync } from 'node:zlib'

declare const value: unique symbol

/**
 * JSON text that stands for a `T`. What is stored as it will be sent is neither parsed nor written again on its way
 * out; where replies are checked, the text is parsed and held against the contract like any other body.
 */
export class SerializedJson<T> {
  declare readonly [value]: T
  readonly json: string | LongText

  constructor(json: string | LongText) {
    this.json = json
  }
}

/**
 * A text that is too long to be made, kept or sent in one piece without holding everything else up: in UTF-8, gzip'd
 * (RFC 1952), in parts. The writer sends it as it is, or unpacks it on its way out.
 */
export class LongText {
  readonly parts: readonly Buffer[]
  /** Bytes of the text. */
  readonly size: number
  /** Bytes of the parts. */
  readonly packedSize: number

  constructor(parts: readonly Buffer[], size: number) {
    this.parts = parts
    this.size = size
    this.packedSize = parts.reduce((sum, part) => sum + part.length, 0)
  }

  /** All of it, in one piece: for tools and the check of replies, never on the way to a client. */
  unpack(): string {
    return gunzipSync(Buffer.concat(this.parts)).toString()
  }
}

/** Values with those that the contract has a default for filled in. */
export type Filled<T, Names extends keyof T> = Omit<T, Names> & { readonly [K in Names]-?: Exclude<T[K], undefined> }

/**
 * Reads bytes from `start` to `end`, both included. It rejects where they cannot be had; once it has resolved, the
 * stream has exactly those bytes, or fails.
 */
export type OpenBytes = (start: number, end: number) => Promise<Readable>

/** Where bytes are: the path of a file, or what reads them. */
export type ByteSource = string | OpenBytes

/** Where bytes are, and how many. */
export interface SizedFile {
  readonly source: ByteSource
  readonly size: number
}

/** Further files that hold the same bytes compressed, by content coding (RFC 9110, 8.4.1). */
export type CodedFiles = Readonly<Partial<Record<'br' | 'gzip', SizedFile>>>

/**
 * The bytes of a file, sent as a stream; `size` in bytes. The writer answers ranges of it, or sends the compressed file
 * that the caller takes, where there is one.
 */
export class FileBody implements SizedFile {
  readonly source: ByteSource
  readonly size: number
  readonly coded: CodedFiles

  constructor(source: ByteSource, size: number, coded: CodedFiles = {}) {
    this.source = source
    this.size = size
    this.coded = coded
  }
}

/**
 * Text or bytes of unknown length that are made while they are sent, as fast as the client takes them. What fails after
 * the first chunk ends the connection, so that no client takes a part for the whole.
 */
export class StreamedBody {
  readonly chunks: AsyncIterable<string | Uint8Array>

  constructor(chunks: AsyncIterable<string | Uint8Array>) {
    this.chunks = chunks
  }
}
