import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type AsyncApiDocument, parseAsyncApi } from '../../tools/codegen/asyncapi.ts'
import { root } from '../../tools/codegen/redocly.ts'

/** The bridge's contract of streams, as it is written. */
export const bridgeStreams = parseAsyncApi(readFileSync(join(root, 'specs/bridge.asyncapi.yaml'), 'utf8'))

/** That contract with one thing changed: what stands at the path, which undefined removes. */
export function bridgeStreamsWith(path: readonly string[], value: unknown): AsyncApiDocument {
  const document = structuredClone(bridgeStreams)
  let node = document as unknown as Record<string, unknown>
  for (const key of path.slice(0, -1)) node = node[key] as Record<string, unknown>
  const last = path.at(-1) ?? ''
  if (value === undefined) delete node[last]
  else node[last] = value
  return document
}
