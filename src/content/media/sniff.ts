import type { Look } from './kinds.ts'
import { svgRoot } from './svg-root.ts'

/** As much of the beginning of a file as tells what it is, in bytes. */
export const HEAD_BYTES = 64 * 1024

/** Formats that begin with printable signatures: with one of these, bytes are no text whatever follows. */
const DISGUISES = ['%PDF-', '%!PS', 'GIF87a', 'GIF89a', '{\\rtf']

/** Whether the bytes that a file begins with (all of a small one's, `HEAD_BYTES` of others) look as they must. */
export async function looksLike(look: Look, head: Buffer): Promise<boolean> {
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

/** What the bytes are, by the signatures of formats. What makes the detection fail is no file of any format. */
async function detect(head: Buffer): Promise<string | undefined> {
  const { fileTypeFromBuffer } = await import('file-type')
  return fileTypeFromBuffer(head).then(
    (found) => found?.ext,
    () => undefined,
  )
}
