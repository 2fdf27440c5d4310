import { existsSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import type { Schema } from './openapi.ts'
import { LintError, root } from './redocly.ts'
import { SpecFile, type SpecPath } from './spec-file.ts'

/** As much of AsyncAPI 3.0 as the emitters read; `tools/asyncapi/rules.ts` refuses the rest. */

export interface AsyncReference {
  readonly $ref: string
}

export interface MessageObject {
  readonly title?: string
  readonly summary?: string
  readonly contentType?: string
  readonly payload: Schema
  readonly examples?: readonly { readonly name?: string; readonly summary?: string; readonly payload: unknown }[]
  /** The kind of WebSocket frame that carries it (RFC 6455, 5.6); text where it does not say. */
  readonly 'x-frame'?: 'binary'
  /** The method of a generated client that sends it. */
  readonly 'x-method'?: string
}

interface ChannelParameterObject {
  readonly description?: string
  readonly enum?: readonly string[]
  /** What AsyncAPI 3 has no member for: a schema of one plain type, in place. */
  readonly 'x-schema'?: Schema
}

export interface ChannelObject {
  readonly address: string
  readonly title?: string
  readonly summary?: string
  readonly description?: string
  readonly messages: Readonly<Record<string, AsyncReference>>
  readonly parameters?: Readonly<Record<string, ChannelParameterObject>>
  readonly bindings?: { readonly ws?: { readonly query?: Schema } }
  /** Who may open it, beyond the requirement of its operations; as on an operation of OpenAPI. */
  readonly 'x-rights'?: string
  /** Whether it asks for a fresh proof of the person; as on an operation of OpenAPI. */
  readonly 'x-step-up'?: true
  /** Connections at a time. */
  readonly 'x-max-connections'?: number
  /** Of one message of a client. */
  readonly 'x-max-message-bytes'?: number
  /** How many bytes may wait for a client before it counts as slow. */
  readonly 'x-max-unsent-bytes'?: number
}

export interface StreamOperationObject {
  readonly action: 'send' | 'receive'
  readonly channel: AsyncReference
  readonly title?: string
  readonly summary?: string
  readonly tags?: readonly { readonly name: string }[]
  /** Any one of them is enough; none at all means open. */
  readonly security?: readonly AsyncReference[]
  readonly messages: readonly AsyncReference[]
}

interface SecuritySchemeObject {
  readonly description?: string
  /** The setting that makes its credential required, which is optional otherwise: `NAME=value`. */
  readonly 'x-required-by'?: string
}

export interface AsyncApiDocument {
  readonly asyncapi: string
  readonly info: { readonly title: string; readonly version: string; readonly description?: string }
  readonly defaultContentType?: string
  readonly servers?: Readonly<Record<string, { readonly host: string; readonly protocol: string }>>
  readonly channels: Readonly<Record<string, ChannelObject>>
  readonly operations: Readonly<Record<string, StreamOperationObject>>
  readonly components: {
    readonly messages: Readonly<Record<string, MessageObject>>
    readonly schemas: Readonly<Record<string, Schema>>
    readonly securitySchemes?: Readonly<Record<string, SecuritySchemeObject>>
  }
}

/** The last part of a reference, which is the name of what it leads to. */
export function refName({ $ref }: AsyncReference): string {
  return $ref.slice($ref.lastIndexOf('/') + 1)
}

/** A contract of streams in one piece. */
export interface AsyncApiSpec {
  /** The hand-written file. */
  readonly source: string
  /** Whole: what other files lent it stands in `components.schemas`. */
  readonly document: AsyncApiDocument
  /** Names of the schemas of other files, where the surface has a contract of operations, which shares them. */
  readonly shared: ReadonlySet<string>
  /** File, line and column of what stands at a path of the document. */
  where(path: SpecPath): string
}

/** A schema of another file, as a contract refers to it: `bridge.components.yaml#/schemas/LogEntry`. */
const ELSEWHERE = /^(?<file>[\w.-]+\.yaml)#\/schemas\/(?<name>\w+)$/
/** The same within that file. */
const BESIDE = /^#\/schemas\/(?<name>\w+)$/

/**
 * Reads a contract of streams, and takes in the schemas that it refers to in other files.
 *
 * @param file path from the root of the checkout, or absolute
 * @throws LintError when a reference to another file leads nowhere, or to a name that is taken
 */
export function readAsyncApi(file: string): AsyncApiSpec {
  const main = new SpecFile(file)
  const files = new Map<string, SpecFile>()
  const origins = new Map<string, SpecFile>()
  const own = (main.value as AsyncApiDocument).components?.schemas ?? {}
  const lent: Record<string, unknown> = {}

  const borrow = (from: SpecFile, name: string, where: string): string => {
    const known = origins.get(name)
    if (Object.hasOwn(own, name) || (known !== undefined && known !== from)) {
      throw new LintError(`${where}: shared-schemas: there is another schema of the name ${name}`)
    }
    if (known === undefined) {
      origins.set(name, from)
      const schema = (from.value as { schemas?: Readonly<Record<string, unknown>> }).schemas?.[name]
      if (schema === undefined) throw new LintError(`${where}: shared-schemas: ${from.name} has no schema ${name}`)
      // Its place first, so that the order is that in which they are met.
      lent[name] = null
      lent[name] = whole(schema, from, ['schemas', name])
    }
    return `#/components/schemas/${name}`
  }

  const refer = ($ref: string, within: SpecFile, path: SpecPath): string => {
    const where = within.where(path)
    const beside = within === main ? undefined : BESIDE.exec($ref)?.groups?.name
    if (beside !== undefined) return borrow(within, beside, where)
    if (within === main && $ref.startsWith('#')) return $ref
    const { file: other = '', name = '' } = ELSEWHERE.exec($ref)?.groups ?? {}
    if (name === '') throw new LintError(`${where}: shared-schemas: ${$ref} is not a schema of another file`)
    const absolute = join(dirname(within.name), other)
    const from = files.get(absolute) ?? open(absolute, where)
    files.set(absolute, from)
    return borrow(from, name, where)
  }

  const whole = (node: unknown, within: SpecFile, path: SpecPath): unknown => {
    if (Array.isArray(node)) return node.map((item, i) => whole(item, within, [...path, i]))
    if (typeof node !== 'object' || node === null) return node
    return Object.fromEntries(
      Object.entries(node).map(([key, value]) => {
        const at = [...path, key]
        return [key, key === '$ref' && typeof value === 'string' ? refer(value, within, at) : whole(value, within, at)]
      }),
    )
  }

  const written = whole(main.value, main, []) as AsyncApiDocument
  const { components } = written
  return {
    source: main.name,
    document: { ...written, components: { ...components, schemas: { ...components?.schemas, ...lent } as typeof own } },
    shared: new Set(hasOperations(main) ? origins.keys() : []),
    where: (path) => {
      const [, , name, ...rest] = path
      const from = path[0] === 'components' && path[1] === 'schemas' ? origins.get(String(name)) : undefined
      return from === undefined ? main.where(path) : from.where(['schemas', String(name), ...rest])
    },
  }
}

function hasOperations({ name }: SpecFile): boolean {
  return existsSync(resolve(root, name.replace('.asyncapi.yaml', '.openapi.yaml')))
}

function open(file: string, where: string): SpecFile {
  try {
    return new SpecFile(file)
  } catch (error) {
    throw new LintError(`${where}: shared-schemas: ${file} cannot be read`, { cause: error })
  }
}
