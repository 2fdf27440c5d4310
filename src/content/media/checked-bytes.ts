import { TriptychError } from '../../errors.ts'
import { svgRoot } from './dimensions.ts'
import type { ContentCheck, MediaKind } from './kinds.ts'
import type { Bytes } from './media-store.ts'

/** As much of the beginning of a file as tells what it is, in bytes. */
const HEAD_BYTES = 64 * 1024

/** Formats that begin with printable signatures: with one of these, bytes are no text whatever follows. */
const DISGUISES = ['%PDF-', '%!PS', 'GIF87a', 'GIF89a', '{\\rtf']

/** Whether the bytes that a file begins with (all of a small one's, `HEAD_BYTES` of others) look as they must. */
async function looksLike(look: ContentCheck, head: Buffer): Promise<boolean> {
  switch (look) {
    case 'text':
      return !DISGUISES.some((signature) => startsWith(head, signature))
    case 'svg':
      return svgRoot(head.toString()) !== null
    case 'zip':
      return startsWith(head, 'PK\x03\x04') || startsWith(head, 'PK\x05\x06')
    default:
      return look.includes((await detect(head)) ?? '')
  }
}

function startsWith(head: Buffer, signature: string): boolean {
  return head.subarray(0, signature.length).toString('latin1') === signature
}

/** What the bytes are, by the signatures of formats. What makes the detection fail is not a file of any format. */
async function detect(head: Buffer): Promise<string | undefined> {
  const { fileTypeFromBuffer } = await import('file-type')
  return fileTypeFromBuffer(head).then(
    (found) => found?.ext,
    () => undefined,
  )
}

/**
 * The bytes of an upload as they come, as long as they are no more than `maxBytes` and fit the kind. It throws
 * as soon as they do not, so of a file of the wrong kind only the beginning is read.
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
    if (text?.accepts(chunk) === false) throw refusedError(kind)
    if (held === null) yield chunk
    else {
      held.push(chunk)
      if (size < HEAD_BYTES) continue
      yield await checkHead(held, kind)
      held = null
    }
  }
  if (text?.ends() === false) throw refusedError(kind)
  if (held !== null) yield await checkHead(held, kind)
}

async function checkHead(held: readonly Buffer[], kind: MediaKind): Promise<Buffer> {
  const head = Buffer.concat(held)
  if (!(await looksLike(kind.look, head.subarray(0, HEAD_BYTES)))) throw refusedError(kind)
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

function refusedError({ extension, type }: MediaKind): TriptychError {
  const message = `is not a ${extension} file (${type})`
  return new TriptychError('media_type_refused', message, { errors: [{ in: 'body', name: '', message }] })
}
