import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { valueAt } from '../../src/lib/json-pointer.ts'
import { readAsyncApi } from '../codegen/asyncapi.ts'
import { readStreams } from '../codegen/streams-model.ts'

const root = join(import.meta.dirname, '../..')

export const surfaces = ['auth', 'bridge', 'content'] as const
export type SurfaceName = (typeof surfaces)[number]

/** What is counted: each is one fact that a test run may see. */
export const kinds = ['status', 'media type', 'header', 'link', 'message'] as const
export type Kind = (typeof kinds)[number]

/** One promise of a contract. */
export interface Pair {
  readonly surface: SurfaceName
  readonly kind: Kind
  /** `listMembers 200`; of a stream, its channel. */
  readonly of: string
  /** Name of the media type, header, link or message; empty for a status. */
  readonly name: string
}

/** What of a bundled OpenAPI document is read here. */
interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>
}

interface Operation {
  readonly operationId: string
  readonly responses: Readonly<Record<string, unknown>>
}

interface Response {
  readonly content?: Readonly<Record<string, unknown>>
  readonly headers?: Readonly<Record<string, unknown>>
  readonly links?: Readonly<Record<string, unknown>>
}

/** Every pair that the contracts of a surface declare. */
export function declaredPairs(surface: SurfaceName): Pair[] {
  const file = join(root, 'generated', surface, 'openapi.json')
  return [...pairsOf(surface, JSON.parse(readFileSync(file, 'utf8')) as Document), ...messagesOf(surface)]
}

/** The pairs of an OpenAPI document. */
export function pairsOf(surface: SurfaceName, document: Document): Pair[] {
  return operationsIn(document).flatMap(({ operationId, responses }) =>
    Object.entries(responses).flatMap(([status, value]) => {
      const of = `${operationId} ${status}`
      const { content = {}, headers = {}, links = {} } = follow(document, value) as Response
      const named = (kind: Kind, names: object): Pair[] =>
        Object.keys(names).map((name) => ({ surface, kind, of, name }))
      return [
        { surface, kind: 'status' as const, of, name: '' },
        ...named('media type', content),
        ...named('header', headers),
        ...named('link', links),
      ]
    }),
  )
}

function operationsIn({ paths }: Document): Operation[] {
  return Object.values(paths).flatMap((item) => Object.values(item).filter(isOperation))
}

function isOperation(value: unknown): value is Operation {
  return typeof value === 'object' && value !== null && 'operationId' in value
}

/** Follows an internal `$ref` (a JSON Pointer, RFC 6901). */
function follow(document: object, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('$ref' in value)) return value
  return follow(document, valueAt(document, String(value.$ref).slice('#'.length)))
}

function messagesOf(surface: SurfaceName): Pair[] {
  const spec = join(root, 'specs', `${surface}.asyncapi.yaml`)
  if (!existsSync(spec)) return []
  return readStreams(readAsyncApi(spec)).channels.flatMap(({ name: of, send, receive }) =>
    [...send, ...receive].map(({ message: name }) => ({ surface, kind: 'message' as const, of, name })),
  )
}
