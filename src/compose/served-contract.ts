import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import type { ServedContract } from '../access/service.ts'
import { LongText, SerializedJson } from '../payload.ts'

/** A contract in the form in which it is answered: written and compressed once. */
export function servedContract(document: unknown): ServedContract {
  const text = Buffer.from(JSON.stringify(document))
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 27)
  return { body: new SerializedJson(new LongText([gzipSync(text, { level: 9 })], text.length)), etag: `"${hash}"` }
}
