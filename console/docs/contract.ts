import { child, isObject } from '../../src/lib/json.ts'
import { valueAt } from '../../src/lib/json-pointer.ts'

/** An object of the contract. */
export type Node = Readonly<Record<string, unknown>>

/** The parts of an OpenAPI document that the reference shows, with references followed down to the schemas. */
export interface Contract {
  readonly document: Node
  readonly title: string
  readonly version: string
  readonly description: string
  readonly chapters: readonly Chapter[]
  readonly schemes: Node
}

export interface Chapter {
  readonly name: string
  readonly description: string
  readonly operations: readonly Operation[]
}

export interface Operation {
  readonly id: string
  readonly method: string
  readonly path: string
  readonly summary: string
  readonly description: string
  /** Dates; null where it is not deprecated. */
  readonly deprecation: { readonly since: string; readonly sunset: string } | null
  /** Names of schemes: one of the inner lists is enough; none at all is open to anyone. */
  readonly security: readonly (readonly string[])[]
  readonly rights: string | null
  /** What a token that is limited must hold for it; null where no token gets to it. */
  readonly scope: string | null
  readonly parameters: readonly Parameter[]
  readonly body: { readonly required: boolean; readonly media: readonly Media[] } | null
  readonly answers: readonly Answer[]
}

export interface Parameter {
  readonly name: string
  readonly in: string
  readonly required: boolean
  readonly description: string
  readonly schema: Node
  readonly multiSegment: boolean
  /** The first of its examples; empty where there is none. */
  readonly example: string
}

export interface Media {
  readonly type: string
  readonly schema: Node
  /** By name, as text. */
  readonly examples: readonly (readonly [string, string])[]
}

export interface Answer {
  readonly status: string
  readonly description: string
  readonly headers: readonly (readonly [string, Node])[]
  readonly media: readonly Media[]
  readonly links: readonly (readonly [string, Node])[]
}

const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace']

/** Reads a contract as it is served. */
export function readContract(document: Node): Contract {
  const info = child(document, 'info')
  const operations = Object.entries(child(document, 'paths')).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const node = isObject(item) ? item[method] : undefined
      if (!isObject(item) || !isObject(node)) return []
      return [{ tag: String(listOf(node.tags)[0] ?? ''), operation: readOperation(document, path, method, item, node) }]
    }),
  )
  const chapters = listOf(document.tags).filter(isObject)
  return {
    document,
    title: textOf(info.title),
    version: textOf(info.version),
    description: textOf(info.description),
    schemes: child(child(document, 'components'), 'securitySchemes'),
    chapters: chapters.map((chapter) => ({
      name: textOf(chapter.name),
      description: textOf(chapter.description),
      operations: operations.filter(({ tag }) => tag === chapter.name).map(({ operation }) => operation),
    })),
  }
}

function readOperation(document: Node, path: string, method: string, item: Node, node: Node): Operation {
  const body = isObject(node.requestBody) ? follow(document, node.requestBody) : null
  const { 'x-deprecated-at': since, 'x-sunset': sunset } = node
  return {
    id: textOf(node.operationId),
    method: method.toUpperCase(),
    path,
    summary: textOf(node.summary),
    description: textOf(node.description),
    deprecation: node.deprecated === true ? { since: textOf(since), sunset: textOf(sunset) } : null,
    security: listOf(node.security ?? document.security).map((requirement) =>
      isObject(requirement) ? Object.keys(requirement) : [],
    ),
    rights: typeof node['x-rights'] === 'string' ? node['x-rights'] : null,
    scope: typeof node['x-scope'] === 'string' ? node['x-scope'] : null,
    parameters: [...listOf(item.parameters), ...listOf(node.parameters)].filter(isObject).map((one) => {
      const parameter = follow(document, one)
      return {
        name: textOf(parameter.name),
        in: textOf(parameter.in),
        required: parameter.required === true,
        description: textOf(parameter.description),
        schema: child(parameter, 'schema'),
        multiSegment: parameter['x-multi-segment'] === true,
        example: examplesOf(document, parameter)[0]?.[1] ?? '',
      }
    }),
    body: body && { required: body.required === true, media: mediaOf(document, body) },
    answers: Object.entries(child(node, 'responses')).map(([status, one]) => {
      const answer = isObject(one) ? follow(document, one) : {}
      const members = (key: string) =>
        Object.entries(child(answer, key)).flatMap(([name, part]) =>
          isObject(part) ? [[name, follow(document, part)] as const] : [],
        )
      return {
        status,
        description: textOf(answer.description),
        headers: members('headers'),
        media: mediaOf(document, answer),
        links: members('links'),
      }
    }),
  }
}

function mediaOf(document: Node, holder: Node): Media[] {
  return Object.entries(child(holder, 'content')).map(([type, media]) => ({
    type,
    schema: isObject(media) ? child(media, 'schema') : {},
    examples: isObject(media) ? examplesOf(document, media) : [],
  }))
}

function examplesOf(document: Node, holder: Node): (readonly [string, string])[] {
  return Object.entries(child(holder, 'examples')).map(([name, example]) => {
    const { value } = isObject(example) ? follow(document, example) : { value: '' }
    return [name, typeof value === 'string' ? value : JSON.stringify(value, null, 2)] as const
  })
}

/** The node itself, or what its `$ref` leads to. */
export function follow(document: Node, node: Node): Node {
  const { $ref } = node
  if (typeof $ref !== 'string') return node
  const found = valueAt(document, decodeURIComponent($ref.slice(1)))
  return isObject(found) ? follow(document, found) : {}
}

/** The name of the schema that is referred to; empty for one that is written in place. */
export function schemaName({ $ref }: Node): string {
  return typeof $ref === 'string' ? $ref.slice($ref.lastIndexOf('/') + 1) : ''
}

export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
