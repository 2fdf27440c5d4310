import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import type { LongText } from '../payload.ts'
import type { HttpCall } from './call.ts'
import { codedHeaders, takesGzip } from './coding.ts'
import type { Answer } from './reply.ts'

/** Bytes unpacked at once. */
const CHUNK = 64 * 1024

/** Sends a long text as fast as the client takes it: packed as it is kept, or unpacked on the way. */
export async function sendLongText(call: HttpCall, { status, headers }: Answer, text: LongText): Promise<void> {
  const { req, res } = call
  const packed = takesGzip(req.headers['accept-encoding'])
  const all = packed ? codedHeaders(headers, 'gzip') : [...headers]
  res.writeHead(status, [...all, 'Content-Length', String(packed ? text.packedSize : text.size)])
  if (call.method === 'HEAD') {
    res.end()
    return
  }
  const parts = Readable.from(text.parts)
  await (packed ? pipeline(parts, res) : pipeline(parts, createGunzip({ chunkSize: CHUNK }), res))
}
