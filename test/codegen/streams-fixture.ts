import type { AsyncApiDocument } from '../../tools/codegen/asyncapi.ts'
import { type AsyncApiSpec, readAsyncApi } from '../../tools/codegen/asyncapi.ts'

/** The bridge's contract of streams. */
export const bridgeSpec = readAsyncApi('specs/bridge.asyncapi.yaml')
export const bridgeStreams = bridgeSpec.document

/** Another contract in the place of the bridge's. */
export function specOf(document: AsyncApiDocument): AsyncApiSpec {
  return { ...bridgeSpec, document }
}

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
