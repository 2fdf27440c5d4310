import { once } from 'node:events'
import { createGzip } from 'node:zlib'
import { LongText } from '../payload.ts'

/** UTF-16 code units; a longer text is kept packed, and a shorter one in the front cache. */
const LONG = 1024 * 1024

/** Bytes of a packed part. */
const CHUNK = 64 * 1024

/**
 * Puts a text together piece by piece. A long one is packed as it comes, by zlib's threads, so that neither making nor
 * keeping it costs what its length would.
 */
export class TextBuilder {
  #pieces: string[] = []
  #length = 0
  #size = 0
  #packed: Buffer[] = []
  #gzip: ReturnType<typeof createGzip> | null = null

  async add(piece: string): Promise<void> {
    this.#pieces.push(piece)
    this.#length += piece.length
    if (this.#gzip === null && this.#length <= LONG) return
    this.#gzip ??= createGzip({ chunkSize: CHUNK }).on('data', (chunk: Buffer) => this.#packed.push(chunk))
    for (const each of this.#pieces.splice(0)) {
      const bytes = Buffer.from(each)
      this.#size += bytes.length
      if (!this.#gzip.write(bytes)) await once(this.#gzip, 'drain')
    }
  }

  async end(): Promise<string | LongText> {
    if (this.#gzip === null) return this.#pieces.join('')
    const ended = once(this.#gzip, 'end')
    this.#gzip.end()
    await ended
    return new LongText(this.#packed, this.#size)
  }
}
