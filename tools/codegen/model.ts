import {
  type MediaType,
  type OpenApiDocument,
  type OperationObject,
  type ParameterObject,
  type Reference,
  resolve,
  type Schema,
} from './openapi.ts'

/** One contract, as every emitter reads it: `$ref`s followed down to the schemas, everything in the spec's order. */
export interface Model {
  readonly surface: string
  /** The hand-written file, `specs/<surface>.openapi.yaml`. */
  readonly source: string
  readonly document: OpenApiDocument
  readonly operations: readonly Operation[]
}

export interface Operation {
  readonly operationId: string
  readonly summary: string
  /** Empty where the contract says no more than the summary. */
  readonly description: string
  /** The first of its tags: the file that its handler is in. */
  readonly tag: string
  /** In capitals. */
  readonly method: string
  readonly path: string
  /** Every method of the path, for `Allow`; HEAD comes with GET. */
  readonly allow: string
  readonly multiSegment: string | null
  readonly cors: boolean
  readonly answerCache: boolean
  readonly mounted: boolean
  readonly tool: string | null
  /** Who may call it (`x-rights`); null where the security requirements say it all. */
  readonly rights: string | null
  /** Whether it asks for a fresh proof of the person (`x-step-up`); null where it does not. */
  readonly stepUp: true | 'any' | null
  /** Whether a session that is limited may call it, to prove a second factor or add one (`x-second-factor`); null where not. */
  readonly secondFactor: 'prove' | 'enroll' | null
  /** What a token that is limited must hold for it. */
  readonly scope: string
  /** Dates (ISO 8601); null where the operation is not deprecated. */
  readonly deprecation: { readonly since: string; readonly sunset: string } | null
  readonly security: readonly (readonly string[])[]
  readonly parameters: readonly Parameter[]
  readonly body: Body | null
  readonly replies: readonly Reply[]
}

export interface Parameter {
  readonly in: ParameterObject['in']
  readonly name: string
  readonly description: string
  readonly required: boolean
  readonly multiSegment: boolean
  /** As written; null where the location's own default holds. */
  readonly explode: boolean | null
  readonly schema: Schema
}

/** A media type of a body or a reply. */
export interface Content {
  readonly contentType: string
  readonly schema: Schema
  /** The media types that a file in a multipart body may have, by its field. */
  readonly encoding: Readonly<Record<string, readonly string[]>>
}

/** A request body: its first media type, and all of them. */
export interface Body extends Content {
  readonly required: boolean
  readonly contents: readonly Content[]
}

export interface Reply {
  readonly status: string
  readonly headers: readonly Header[]
  /** The first media type; `null` when the status has no content. */
  readonly contentType: string | null
  /** That of the first media type. */
  readonly schema: Schema
  readonly contents: readonly Content[]
}

export interface Header {
  readonly name: string
  readonly required: boolean
  readonly schema: Schema
}

/** A body of this type is handed to its handler, and by its client, as the bytes that it is. */
export const OCTETS = 'application/octet-stream'

const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace']

/** Reads a bundled OpenAPI document. */
export function readModel(surface: string, document: OpenApiDocument): Model {
  const operations = Object.entries(document.paths).flatMap(([path, item]) => {
    const methods = Object.keys(item).filter((key) => METHODS.includes(key))
    const allow = methods.flatMap((method) => (method === 'get' ? ['GET', 'HEAD'] : [method.toUpperCase()])).join(', ')
    const shared = (item.parameters ?? []) as readonly (ParameterObject | Reference)[]
    return methods.map((method) =>
      readOperation(surface, document, path, method, allow, shared, item[method] as OperationObject),
    )
  })
  return { surface, source: `specs/${surface}.openapi.yaml`, document, operations }
}

function readOperation(
  surface: string,
  document: OpenApiDocument,
  path: string,
  method: string,
  allow: string,
  shared: readonly (ParameterObject | Reference)[],
  operation: OperationObject,
): Operation {
  const parameters = readParameters(document, shared, operation.parameters ?? [])
  const requestBody = operation.requestBody && resolve(document, operation.requestBody)
  const bodies = contents(requestBody?.content)
  const [body] = bodies
  return {
    operationId: operation.operationId,
    summary: operation.summary ?? '',
    description: operation.description ?? '',
    tag: operation.tags?.[0] ?? 'Operations',
    method: method.toUpperCase(),
    path,
    allow,
    multiSegment: parameters.find((parameter) => parameter.multiSegment)?.name ?? null,
    cors: operation['x-cors'] === 'public',
    answerCache: operation['x-answer-cache'] === true,
    mounted: operation['x-mounted'] === true,
    tool: operation['x-mcp-tool'] ?? null,
    rights: operation['x-rights'] ?? null,
    stepUp: operation['x-step-up'] ?? null,
    secondFactor: operation['x-second-factor'] ?? null,
    scope: scopeOf(surface, method, operation),
    deprecation: deprecationOf(operation),
    security: requirementsOf(operation),
    parameters,
    body: body ? { ...body, required: requestBody?.required === true, contents: bodies } : null,
    replies: statuses(operation).map(([status, response]) => {
      const { headers = {}, content } = resolve(document, response)
      const all = contents(content)
      const [first] = all
      return {
        status,
        headers: Object.entries(headers).map(([name, header]) => {
          const { required = false, schema = {} } = resolve(document, header)
          return { name, required, schema }
        }),
        contentType: first?.contentType ?? null,
        schema: first?.schema ?? {},
        contents: all,
      }
    }),
  }
}

/** @throws Error for an operation without `security` of its own: what is forgotten must not be open */
function requirementsOf({ operationId, security }: OperationObject): string[][] {
  if (security === undefined) throw new Error(`${operationId} does not state its security`)
  return security.map((requirement) => Object.keys(requirement))
}

function deprecationOf({ 'x-deprecated-at': since, 'x-sunset': sunset }: OperationObject): Operation['deprecation'] {
  return since === undefined || sunset === undefined ? null : { since, sunset }
}

/** An operation's own parameter takes the place of the path's of the same name and location (OpenAPI, 4.8.9.1). */
function readParameters(
  document: OpenApiDocument,
  shared: readonly (ParameterObject | Reference)[],
  own: readonly (ParameterObject | Reference)[],
): Parameter[] {
  const byKey = new Map<string, Parameter>()
  for (const node of [...shared, ...own]) {
    const parameter = resolve<ParameterObject>(document, node)
    byKey.set(`${parameter.in} ${parameter.name}`, {
      in: parameter.in,
      name: parameter.name,
      description: parameter.description ?? '',
      required: parameter.required === true,
      multiSegment: parameter['x-multi-segment'] === true,
      explode: parameter.explode ?? null,
      schema: parameter.schema ?? {},
    })
  }
  return [...byKey.values()]
}

function contents(content: Readonly<Record<string, MediaType>> = {}): Content[] {
  return Object.entries(content).map(([contentType, { schema = {}, encoding = {} }]) => ({
    contentType,
    schema,
    encoding: Object.fromEntries(
      Object.entries(encoding).map(([field, { contentType: types }]) => [field, types.split(',').map((t) => t.trim())]),
    ),
  }))
}

/** Only real statuses: a lint rule refuses `default` and ranges. */
function statuses(operation: OperationObject): [string, OperationObject['responses'][string]][] {
  return Object.entries(operation.responses).filter(([status]) => /^[1-5]\d\d$/.test(status))
}

/** The methods that only read (RFC 9110, 9.2.1). */
const SAFE = ['get', 'head', 'options', 'trace']

/**
 * The scope that a token needs for an operation: the surface, and `x-scope` where the operation states one. One that
 * does not needs to write, unless its method only reads.
 */
function scopeOf(surface: string, method: string, { 'x-scope': stated }: OperationObject): string {
  if (stated?.includes(':')) return stated
  return `${surface}:${stated ?? (SAFE.includes(method) ? 'read' : 'write')}`
}

/** Spells out the scope of each operation that takes a token, in the document that is published. */
export function publishScopes(surface: string, document: OpenApiDocument): OpenApiDocument {
  const published = structuredClone(document)
  const schemes = published.components?.securitySchemes ?? {}
  for (const item of Object.values(published.paths)) {
    for (const [method, node] of Object.entries(item)) {
      const operation = node as { 'x-scope'?: string } & OperationObject
      if (!Array.isArray(operation.security) || !takesToken(operation, schemes)) continue
      operation['x-scope'] = scopeOf(surface, method, operation)
    }
  }
  return published
}

function takesToken(
  operation: OperationObject,
  schemes: Readonly<Record<string, { readonly scheme?: string }>>,
): boolean {
  const { 'x-rights': rights } = operation
  if ((rights !== undefined && rights !== 'admin-or-token') || operation['x-mounted'] === true) return false
  return (operation.security ?? []).some((names) => {
    const each = Object.keys(names)
    return each.length > 0 && each.every((name) => schemes[name]?.scheme === 'bearer')
  })
}
