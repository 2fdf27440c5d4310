import { TriptychError } from '../../errors.ts'
import type { MediaKind } from './kinds.ts'
import type { Bytes } from './media-store.ts'
import { HEAD_BYTES, looksLike } from './sniff.ts'

/**
 * The bytes of an upload as they come, as long as they are no more than `maxBytes` and what the kind says. Whoever
 * reads them is told as soon as they are not, so a file of the wrong kind costs its beginning.
 *
 * @throws TriptychError `body_too_large`, `media_type_refused`; what the source fails with
 */
export async function* checkedBytes(bytes: Bytes, kind: MediaKind, maxBytes: number): AsyncGenerator<Buffer> {
  const text = kind.look === 'text' || kind.look === 'svg' ? new TextCheck() : null
  let size = 0
  let held: Buffer[] | null = []
  for await (const chunk of bytes) {
    size += chunk.length
    if (size > maxBytes) throw new TriptychError('body_too_large', `larger than ${maxBytes} bytes`)
    if (text?.accepts(chunk) === false) throw refused(kind)
    if (held === null) yield chunk
    else {
      held.push(chunk)
      if (size < HEAD_BYTES) continue
      yield await checkHead(held, kind)
      held = null
    }
  }
  if (text?.ends() === false) throw refused(kind)
  if (held !== null) yield await checkHead(held, kind)
}

async function checkHead(held: readonly Buffer[], kind: MediaKind): Promise<Buffer> {
  const head = Buffer.concat(held)
  if (!(await looksLike(kind.look, head.subarray(0, HEAD_BYTES)))) throw refused(kind)
  return head
}

/** Whether bytes are text: UTF-8, as the delivered `Content-Type` says, and without NUL. */
class TextCheck {
  readonly #decoder = new TextDecoder('utf-8', { fatal: true })

  accepts(chunk: Buffer): boolean {
    return !chunk.includes(0) && this.#decodes(chunk)
  }

  /** Whether no character was left unfinished. */
  ends(): boolean {
    return this.#decodes()
  }

  #decodes(chunk?: Buffer): boolean {
    try {
      this.#decoder.decode(chunk, { stream: chunk !== undefined })
      return true
    } catch {
      return false
    }
  }
}

function refused({ extension, type }: MediaKind): TriptychError {
  const message = `is no ${extension} file (${type})`
  return new TriptychError('media_type_refused', message, { errors: [{ in: 'body', name: '', message }] })
}
