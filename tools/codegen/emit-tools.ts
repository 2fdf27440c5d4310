import type { Model, Operation, Reply } from './model.ts'
import { resolve, type Schema, schemaName } from './openapi.ts'
import { banner, literal } from './source-text.ts'

/** `tools.ts`: what an agent is told of each operation with `x-mcp-tool`, and where its arguments go. */
export function emitTools(model: Model): string {
  const rows = model.operations.flatMap((operation) =>
    operation.tool === null ? [] : [`  ${literal(tool(model, operation, operation.tool), '  ')},`],
  )
  const list =
    rows.length > 0 ? ['export const tools = [', ...rows, '] as const'] : ['export const tools = [] as const']
  return [banner(model.source), ...list, ''].join('\n')
}

function tool(model: Model, operation: Operation, name: string): object {
  const { operationId, summary, description } = operation
  const { schema, places } = toolArguments(model, operation)
  return {
    name,
    operationId,
    title: summary,
    description: description === '' ? summary : `${summary}. ${description}`,
    inputSchema: schema,
    outputSchema: toolResult(model, operation),
    annotations: annotations(operation, places),
    places,
  }
}

/**
 * What the method promises (RFC 9110, 9.2), and a condition: what was done once is refused the second time, since the
 * state that it was meant for is gone. No tool leaves this service.
 */
function annotations({ method }: Operation, places: Arguments['places']): object {
  return {
    readOnlyHint: method === 'GET',
    destructiveHint: method === 'DELETE',
    idempotentHint: ['GET', 'PUT', 'DELETE'].includes(method) || places.etag === 'If-Match',
    openWorldHint: false,
  }
}

/**
 * Where an argument of a tool goes: a parameter, a member of the body, the body itself, or the condition of a write,
 * which may be left out where the write also makes something new.
 */
type Place = 'path' | 'query' | 'body' | 'whole body' | 'If-Match' | 'If-Match or If-None-Match'

/** The arguments of a tool as one JSON Schema (2020-12), and where each goes. */
interface Arguments {
  readonly schema: Schema
  readonly places: Readonly<Record<string, Place>>
}

/** OpenAPI's own keywords, which say nothing about a value. */
const SILENT = ['example', 'examples', 'externalDocs', 'xml', 'discriminator']

/** Keywords whose members an author names, so that none of them is a keyword (JSON Schema 2020-12, 10). */
const NAMED = ['properties', 'patternProperties', 'dependentSchemas', '$defs']

/** What a problem becomes as the result of a tool; agents read this with every tool, so it is short. */
const PROBLEM = {
  type: 'object',
  description: 'Why it came to nothing.',
  required: ['code', 'title'],
  properties: { code: { type: 'string' }, title: { type: 'string' } },
}

/** The state that an agent read and now changes; agents read this with every tool that writes, so it is short. */
const ETAG = 'The `etag` of what you read, and now change.'
const ETAG_OR_NEW = `${ETAG} Leave it out to make something new.`

interface Entry {
  readonly name: string
  readonly place: Place
  readonly required: boolean
  readonly schema: Schema
}

/**
 * What a tool takes: the parameters of the path and the query, the members of the body, and `etag` for `If-Match`, side
 * by side.
 */
export function toolArguments(model: Model, { method, parameters, body }: Operation): Arguments {
  const entries: Entry[] = []
  for (const { in: place, name, required, description, schema } of parameters) {
    if (place !== 'path' && place !== 'query') continue
    entries.push({ name, place, required, schema: { ...schema, ...(description === '' ? {} : { description }) } })
  }
  const whole = body && resolve<Schema>(model.document, body.schema)
  if (body && whole && isSpread(whole)) {
    const required = (whole.required ?? []) as readonly string[]
    for (const [name, schema] of Object.entries(whole.properties as Readonly<Record<string, Schema>>))
      entries.push({ name, place: 'body', required: body.required && required.includes(name), schema })
  } else if (body) {
    entries.push({ name: 'body', place: 'whole body', required: body.required, schema: body.schema })
  }
  if (method !== 'GET') entries.push(...condition(parameters))
  const required = entries.filter((entry) => entry.required).map(({ name }) => name)
  const schema = {
    type: 'object',
    properties: Object.fromEntries(entries.map((entry) => [entry.name, entry.schema])),
    ...(required.length > 0 ? { required } : {}),
    additionalProperties: false,
  }
  const places = Object.fromEntries(entries.map(({ name, place }) => [name, place]))
  return { schema: selfContained(model, schema), places }
}

/** The argument for `If-Match`; none where the operation does not declare it. */
function condition(parameters: Operation['parameters']): Entry[] {
  const headers = parameters.filter(({ in: place }) => place === 'header').map(({ name }) => name.toLowerCase())
  if (!headers.includes('if-match')) return []
  const orNew = headers.includes('if-none-match')
  const schema = { type: 'string', description: orNew ? ETAG_OR_NEW : ETAG }
  const place = orNew ? 'If-Match or If-None-Match' : 'If-Match'
  return [{ name: 'etag', place, required: !orNew, schema }]
}

/**
 * What a tool answers with, or null where that is nothing. Clients hold failures against it as well, so it allows for
 * both.
 */
export function toolResult(model: Model, { replies }: Operation): Schema | null {
  const reply = replies.find(({ status }) => status.startsWith('2'))
  if (reply === undefined) return null
  const result = success(model, reply)
  return result && selfContained(model, { type: 'object', anyOf: [result, PROBLEM] })
}

/** The body, and what HTTP says in headers: `next` has the arguments for the next page, `etag` those for a change. */
function success(model: Model, { contentType, schema, headers }: Reply): Schema | null {
  const added = membersOf(headers)
  const names = Object.keys(added)
  if (contentType === null || contentType.startsWith('text/')) {
    if (contentType === null && names.length === 0) return null
    const text = contentType === null ? {} : { text: { type: 'string' } }
    return { type: 'object', required: Object.keys(text), properties: { ...text, ...added } }
  }
  if (names.length === 0) return schema
  const whole = resolve<Schema>(model.document, schema)
  if (isCombined(whole)) throw new Error(`a result that is one of several cannot have ${names.join(' and ')} beside it`)
  for (const name of names) {
    if (name in (whole.properties as object))
      throw new Error(`a result with a \`${name}\` of its own cannot be a tool's`)
  }
  return { ...whole, properties: { ...(whole.properties as object), ...added } }
}

function membersOf(headers: Reply['headers']): Readonly<Record<string, Schema>> {
  const declared = headers.map(({ name }) => name.toLowerCase())
  return {
    ...(declared.includes('link')
      ? { next: { type: 'object', description: 'The arguments that lead to the next page; absent on the last one.' } }
      : {}),
    ...(declared.includes('etag')
      ? { etag: { type: 'string', description: 'What a change of this state asks for.' } }
      : {}),
  }
}

/** Whether the members of a body can stand among the arguments: it is an object, and nothing else is said of it. */
function isSpread(schema: Schema): boolean {
  return !isCombined(schema) && schema.type === 'object' && !!schema.properties && !schema.additionalProperties
}

function isCombined(schema: Schema): boolean {
  return ['oneOf', 'anyOf', 'allOf', 'if', 'not', '$ref'].some((keyword) => keyword in schema)
}

/** A schema with all that it refers to under its own `$defs`. */
function selfContained(model: Model, schema: Schema): Schema {
  const defs = new Map<string, unknown>()
  const take = (name: string): void => {
    if (defs.has(name)) return
    defs.set(name, null)
    defs.set(name, plain(model.document.components?.schemas?.[name], take))
  }
  const own = plain(schema, take) as Schema
  return defs.size === 0 ? own : { ...own, $defs: Object.fromEntries(defs) }
}

/** JSON Schema alone; each named schema that it refers to is handed to `take`. */
function plain(schema: unknown, take: (name: string) => void): unknown {
  if (Array.isArray(schema)) return schema.map((item) => plain(item, take))
  if (typeof schema !== 'object' || schema === null) return schema
  const kept = Object.entries(schema).filter(([key]) => !key.startsWith('x-') && !SILENT.includes(key))
  return Object.fromEntries(kept.map(([key, value]) => [key, member(key, value, take)]))
}

function member(key: string, value: unknown, take: (name: string) => void): unknown {
  const name = key === '$ref' ? schemaName({ $ref: value }) : null
  if (name !== null) {
    take(name)
    return `#/$defs/${name}`
  }
  if (key === 'enum' || key === 'const' || key === 'default') return value
  if (!NAMED.includes(key)) return plain(value, take)
  return Object.fromEntries(Object.entries(value as object).map(([each, schema]) => [each, plain(schema, take)]))
}
