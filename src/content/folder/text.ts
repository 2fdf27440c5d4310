import { isUtf8 } from 'node:buffer'
import { openRegularFile } from './open-file.ts'
import { SourceFault } from './source.ts'

/** Largest text file taken, in bytes. */
const MAX_BYTES = 8 * 1024 * 1024

/** The same for a release, which may hold many documents. */
export const MAX_RELEASE_BYTES = 64 * 1024 * 1024

export interface SourceText {
  /** Without a byte order mark, lines ended by LF. */
  readonly text: string
  /** Whether the file ends a line with CRLF. */
  readonly hasCrlf: boolean
}

/**
 * A text file as the parsers want it.
 *
 * @throws SourceFault for a file that is not a regular file, too large, or not UTF-8
 */
export async function readText(path: string, maxBytes: number = MAX_BYTES): Promise<SourceText> {
  const handle = await openRegularFile(path)
  try {
    if ((await handle.stat()).size > maxBytes) throw new SourceFault(`larger than ${maxBytes / 1024 / 1024} MiB`)
    const bytes = await handle.readFile()
    return { text: decodeText(bytes), hasCrlf: bytes.includes('\r\n') }
  } finally {
    await handle.close()
  }
}

/**
 * @throws SourceFault with the line that is not UTF-8
 */
export function decodeText(bytes: Buffer): string {
  if (!isUtf8(bytes)) throw new SourceFault('not UTF-8', brokenLine(bytes))
  return new TextDecoder().decode(bytes).replaceAll('\r\n', '\n')
}

/** No byte of a multi-byte sequence is a line feed, so the first line that is broken by itself is the one. */
function brokenLine(bytes: Buffer): number {
  let line = 1
  for (let start = 0; ; line++) {
    const end = bytes.indexOf(0x0a, start)
    if (end === -1 || !isUtf8(bytes.subarray(start, end))) return line
    start = end + 1
  }
}
