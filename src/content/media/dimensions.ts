import { kindOf, type MediaKind } from './kinds.ts'
import type { Bytes } from './media-store.ts'

/**
 * Where the root element of an SVG begins; null for other text. Before it may stand what XML lets stand there: a
 * declaration, instructions, comments, a document type.
 */
export function svgRoot(text: string): number | null {
  let at = text.startsWith('\uFEFF') ? 1 : 0
  for (;;) {
    at = skipBlanks(text, at)
    const end = endOfMisc(text, at)
    if (end === null) return /^<(?:[A-Za-z][\w.-]{0,63}:)?svg[\s/>]/.test(text.slice(at, at + 80)) ? at : null
    if (end === -1) return null
    at = end
  }
}

function skipBlanks(text: string, from: number): number {
  let at = from
  while (' \t\r\n'.includes(text.charAt(at)) && at < text.length) at += 1
  return at
}

/** Where an instruction, comment or document type that begins here ends; null where none begins, -1 without an end. */
function endOfMisc(text: string, at: number): number | null {
  if (text.startsWith('<?', at)) return indexAfter(text, '?>', at)
  if (text.startsWith('<!--', at)) return indexAfter(text, '-->', at)
  if (!text.startsWith('<!DOCTYPE', at)) return null
  const [bracket, end] = [text.indexOf('[', at), text.indexOf('>', at)]
  // An internal subset declares entities, and ends in `]>`.
  if (bracket === -1 || bracket > end) return indexAfter(text, '>', at)
  const subset = indexAfter(text, ']', at)
  return subset === -1 ? -1 : indexAfter(text, '>', subset)
}

function indexAfter(text: string, mark: string, from: number): number {
  const at = text.indexOf(mark, from)
  return at === -1 ? -1 : at + mark.length
}

/** Of an image, in pixels as it is shown; null where the bytes do not say. */
export interface Dimensions {
  readonly width: number | null
  readonly height: number | null
}

export const noDimensions: Dimensions = { width: null, height: null }

/** As much of a file as is read: a photograph tells its size after its colour profile and thumbnail. */
const READ_BYTES = 256 * 1024

/** No picture has a longer side than this; what claims to is made up. */
const LONGEST = 1_000_000

/** The formats of `image-size` that are not uploaded here: their parsers must not run on untrusted bytes. */
const OTHERS = ['bmp', 'cur', 'dds', 'icns', 'j2c', 'jp2', 'jxl', 'jxl-stream', 'ktx', 'pnm', 'psd', 'tga', 'tiff']

/** Whether a file of this key may have dimensions. */
export function isImage(key: string): boolean {
  return kindOf(key)?.type.startsWith('image/') ?? false
}

/** Hands bytes on, and holds what they begin with: enough to tell the dimensions of an image. */
export class Beginning {
  readonly #chunks: Buffer[] = []
  #size = 0

  async *of(bytes: Bytes): AsyncGenerator<Buffer> {
    for await (const chunk of bytes) {
      if (this.#size < READ_BYTES) this.#chunks.push(chunk)
      this.#size += chunk.length
      yield chunk
    }
  }

  /** Reads as much as is needed. */
  async read(bytes: Bytes): Promise<void> {
    for await (const _ of this.of(bytes)) if (this.#size >= READ_BYTES) return
  }

  /**
   * The dimensions of an image, by its header alone: nothing is decoded.
   *
   * @param key says whether it is one
   */
  async dimensions(key: string): Promise<Dimensions> {
    const kind = kindOf(key)
    if (kind === null || !isImage(key)) return noDimensions
    return measure(kind, Buffer.concat(this.#chunks).subarray(0, READ_BYTES))
  }
}

async function measure({ look }: MediaKind, start: Buffer): Promise<Dimensions> {
  const { disableTypes, imageSize, types } = await import('image-size')
  disableTypes(types.filter((type) => OTHERS.includes(type)))
  try {
    // In memory of its own: image-size reads past the end of a file that is cut, and there a buffer has its neighbours.
    const own = new Uint8Array(look === 'svg' ? rootOf(start) : start)
    const { width, height, orientation = 1 } = imageSize(own)
    if (![width, height].every(isSide)) return noDimensions
    // EXIF: from 5 on, the picture lies on its side, and every browser turns it.
    return orientation >= 5 ? { width: height, height: width } : { width, height }
  } catch {
    return noDimensions
  }
}

/** From the root element on; `image-size` does not look far for it. */
function rootOf(start: Buffer): Buffer {
  const text = start.toString()
  const root = svgRoot(text) ?? 0
  return Buffer.from(text.slice(root, root + 4096))
}

function isSide(side: number): boolean {
  return Number.isInteger(side) && side >= 1 && side <= LONGEST
}
