import { Ajv2020 } from 'ajv/dist/2020.js'
import { isJson } from '../../src/contract/route.ts'
import type { Schema } from '../codegen/openapi.ts'
import { FORM, fieldShape, isFile, MULTIPART, parameterShape } from '../codegen/value-shapes.ts'
import { type Context, type Fault, isNode, members, type Node, resolveNode } from './context.ts'

const OCTETS = 'application/octet-stream'

/** The largest multipart body: its files are held in memory. */
const MULTIPART_LIMIT = 64 * 1024 * 1024

/** How a value is spelled in each place, as long as nothing else is said (OpenAPI 3.1, 4.8.12.2). */
const STYLES: Readonly<Record<string, string>> = { path: 'simple', query: 'form', header: 'simple', cookie: 'form' }

/** How wide a number is. */
const NUMBER_FORMATS = new Set(['int32', 'int64', 'float', 'double'])

/** Of text: those that ajv-formats holds, and those of bytes and secrets. */
const TEXT_FORMATS = new Set([
  ...['date-time', 'date', 'time', 'duration', 'email', 'hostname', 'ipv4', 'ipv6', 'uri', 'uri-reference', 'uuid'],
  ...['uri-template', 'url', 'json-pointer', 'relative-json-pointer', 'regex', 'iso-time', 'iso-date-time'],
  ...['byte', 'binary', 'password'],
])

const RANGES = [
  ['minLength', 'maxLength'],
  ['minItems', 'maxItems'],
  ['minProperties', 'maxProperties'],
  ['minimum', 'maximum'],
] as const

const PLAIN_TYPES = ['string', 'integer', 'number', 'boolean']

/** Keywords below which ajv fills in no default, since it cannot know whether the schema is the one that holds. */
const UNDECIDED = ['oneOf', 'anyOf', 'not', 'if', 'then', 'else', 'propertyNames', 'dependentSchemas']

/** Keywords whose own schemas have no name that a default could be filled in under. */
const UNNAMED = [
  'items',
  'additionalProperties',
  'patternProperties',
  'unevaluatedProperties',
  'unevaluatedItems',
  'allOf',
]

/** Keywords that hold a `default` as they stand, without a `$ref`. */
const HELD = [
  ...['type', 'enum', 'const', 'minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'],
  ...['minLength', 'maxLength', 'pattern', 'minItems', 'maxItems', 'required', 'minProperties', 'maxProperties'],
]

const ajv = new Ajv2020({ strict: false })

/** Parameters and headers of a reply that OpenAPI describes elsewhere: tools pass over them (4.8.12.2.1, 4.8.17.1). */
const DESCRIBED_ELSEWHERE = ['accept', 'content-type', 'authorization']

/** Statuses without content (RFC 9110, 15). */
const WITHOUT_CONTENT = ['204', '205', '304']

export function schemaFaults(node: Node, context: Context): Fault[] {
  return [...keywordFaults(node), ...defaultFaults(node, context)]
}

/** What is wrong with keywords of a schema by themselves, in contracts of operations and of streams alike. */
export function keywordFaults(node: Node): Fault[] {
  const held = Object.fromEntries(HELD.filter((key) => key in node).map((key) => [key, node[key]]))
  if (!ajv.validateSchema(held)) {
    const [{ instancePath = '', message = '' } = {}] = ajv.errors ?? []
    const [, key = ''] = instancePath.split('/')
    return [{ at: [key], message: `\`${key}\` ${message}.` }]
  }
  if (typeof node.pattern === 'string' && !isPattern(node.pattern))
    return [{ at: ['pattern'], message: 'The `pattern` is not a regular expression.' }]
  const faults: Fault[] = []
  if ('default' in node && !ajv.validate(held, node.default))
    faults.push({ at: ['default'], message: `The \`default\` ${ajv.errors?.[0]?.message}.` })
  if ('if' in node !== ('then' in node || 'else' in node))
    faults.push({
      at: ['if' in node ? 'if' : 'then' in node ? 'then' : 'else'],
      message: '`if` goes with `then` or `else`.',
    })
  if (typeof node.format === 'string') faults.push(...formatFaults(node.format, [node.type].flat()))
  for (const [least, most] of RANGES) {
    const [from, to] = [node[least], node[most]]
    if (typeof from === 'number' && typeof to === 'number' && from > to)
      faults.push({ at: [least], message: `\`${least}\` is greater than \`${most}\`: no value is valid.` })
  }
  // Behind a `$ref` ajv does not see the type, and compares each item with each other.
  if (node.uniqueItems === true && !PLAIN_TYPES.includes(String((node.items as Node | undefined)?.type)))
    faults.push({ at: ['uniqueItems'], message: '`uniqueItems` needs `items` with a plain `type` in place.' })
  return faults
}

/** As validators take it: with the flag `u`. */
function isPattern(text: string): boolean {
  try {
    new RegExp(text, 'u')
    return true
  } catch {
    return false
  }
}

function defaultFaults(node: Node, context: Context): Fault[] {
  const faults: Fault[] = []
  for (const key of UNDECIDED) {
    if (schemasAt(node, key).some((schema) => holdsDefault(schema, context, new Set())))
      faults.push({ at: [key], message: `A \`default\` below \`${key}\` is not supported: it would not be filled in.` })
  }
  for (const key of UNNAMED) {
    if (schemasAt(node, key).some((schema) => 'default' in resolveNode(schema, context)))
      faults.push({ at: [key], message: `A \`default\` in \`${key}\` is not supported: it would not be filled in.` })
  }
  return faults
}

/** Validators ignore a format that is for another type. */
function formatFaults(format: string, types: readonly unknown[]): Fault[] {
  const refuse = (message: string): Fault[] => [{ at: ['format'], message: `The format \`${format}\` ${message}.` }]
  const isOfNumbers = NUMBER_FORMATS.has(format)
  if (!isOfNumbers && !TEXT_FORMATS.has(format)) return refuse('is not supported: nothing checks it')
  const fitting = isOfNumbers ? ['integer', 'number'] : ['string']
  if (types.some((type) => fitting.includes(String(type)))) return []
  return refuse(`is for ${isOfNumbers ? 'numbers' : 'strings'}, and the type is ${types.join(' or ')}`)
}

function schemasAt(node: Node, key: string): unknown[] {
  const value = node[key]
  if (!isNode(value)) return []
  if (Array.isArray(value)) return value
  return key === 'patternProperties' || key === 'dependentSchemas' ? Object.values(value) : [value]
}

const HOLDING = [...UNDECIDED, ...UNNAMED, 'properties']

function holdsDefault(declared: unknown, context: Context, seen: Set<unknown>): boolean {
  const schema = resolveNode(declared, context)
  if (seen.has(schema)) return false
  seen.add(schema)
  if ('default' in schema) return true
  const inner = HOLDING.flatMap((key) =>
    key === 'properties' ? members(schema.properties).map(([, each]) => each) : schemasAt(schema, key),
  )
  return inner.some((each) => holdsDefault(each, context, seen))
}

export function parameterFaults(node: Node, context: Context): Fault[] {
  const { in: place, name, style, explode, required, allowEmptyValue } = node
  const schema = resolveNode(node.schema, context)
  const isDeep = schema.type === 'object'
  const expected = isDeep ? 'deepObject' : STYLES[String(place)]
  const faults: Fault[] = []
  const refuse = (key: string, message: string): void => void faults.push({ at: [key], message })
  if (isDeep && style !== 'deepObject') refuse('schema', 'An object has to be in a query, with `style: deepObject`.')
  else if (style !== undefined && style !== expected) refuse('style', `\`style: ${style}\` is not supported here.`)
  const mayExplode = place === 'query' && (schema.type === 'array' || (isDeep && explode === true))
  if (explode !== undefined && !mayExplode)
    refuse('explode', `\`explode: ${explode}\` on a ${place} parameter that is not a list is not supported.`)
  if (allowEmptyValue !== undefined && (allowEmptyValue !== true || place !== 'query'))
    refuse('allowEmptyValue', `\`allowEmptyValue: ${allowEmptyValue}\` is not supported here.`)
  if (place === 'header' && DESCRIBED_ELSEWHERE.includes(String(name).toLowerCase()))
    refuse('name', `\`${name}\` is not a parameter in OpenAPI: tools pass over it.`)
  if (place === 'path' && required !== true) refuse('in', 'A parameter in a path needs `required: true`.')
  if (required === true && 'default' in schema) refuse('required', 'A parameter with a `default` cannot be required.')
  const follow = (each: Schema): Schema => resolveNode(each, context) as Schema
  const shape = parameterShape(follow, {
    in: place as 'query',
    name: String(name),
    required: required === true,
    explode: null,
    schema,
  })
  if (shape === null && faults.length === 0 && node.schema !== undefined)
    refuse(
      'schema',
      `This schema cannot be read from the text of a ${place} parameter: one plain type, or a list of one.`,
    )
  return faults
}

export function operationFaults(operation: Node, context: Context): Fault[] {
  const faults: Fault[] = []
  const body = resolveNode(operation.requestBody, context)
  if (typeof operation.operationId === 'string' && !/^[a-z][A-Za-z0-9]*$/.test(operation.operationId))
    faults.push({ at: ['operationId'], message: 'An `operationId` is in camelCase: code is named by it.' })
  if ('requestBody' in operation && context.key === 'get')
    faults.push({ at: ['requestBody'], message: 'A body of a `get` is not supported: `fetch` sends none.' })
  if ('requestBody' in operation && members(body.content).length === 0)
    faults.push({ at: ['requestBody'], message: 'A body needs a media type.' })
  for (const [type, media] of members(body.content)) {
    for (const message of bodyFaults(type, isNode(media) ? media : {}, context))
      faults.push({ at: ['requestBody'], message: `${type}: ${message}` })
  }
  const parameters = members(operation.parameters).map(([i, declared]) => ({ i, ...resolveNode(declared, context) }))
  const headers: Node[] = parameters.filter(({ in: place }: Node) => place === 'header')
  const twice = repeatedHeader(headers.map(({ name }) => String(name)))
  if (twice !== undefined)
    faults.push({
      at: ['parameters', Number(headers.findLast(({ name }) => name === twice)?.i)],
      message: declaredTwice(twice),
    })
  for (const [status, response] of members(operation.responses)) {
    for (const message of replyFaults(status, resolveNode(response, context), operation, context))
      faults.push({ at: ['responses', status], message })
  }
  return faults
}

function bodyFaults(type: string, { schema: declared, encoding }: Node, context: Context): string[] {
  const schema = resolveNode(declared, context)
  if (isJson(type) && declared === undefined) return ['JSON needs a schema.']
  if (type === MULTIPART) return multipartFaults(schema, encoding, context)
  if (encoding !== undefined) return ['`encoding` is supported in `multipart/form-data` alone.']
  if ('default' in schema) return ['a `default` of the whole body is not supported: it would not be filled in.']
  if (type === FORM) return formFaults(schema, false, context)
  if (type.startsWith('text/')) return schema.type === 'string' ? [] : ['text needs a schema of `type: string`.']
  if (type === OCTETS) return bytesFaults(schema)
  return isJson(type) ? [] : ['this media type of a body is not supported.']
}

/** Bytes are handed on unread, whatever their schema says. */
function bytesFaults({ type = 'string' }: Node): string[] {
  return type === 'string' ? [] : ['a schema of bytes is of `type: string`, or there is none.']
}

function formFaults(schema: Node, multipart: boolean, context: Context): string[] {
  if (schema.type !== 'object' || ['allOf', 'anyOf', 'oneOf'].some((key) => key in schema))
    return ['a form needs a schema of `type: object` with `properties` alone.']
  const follow = (each: Schema): Schema => resolveNode(each, context) as Schema
  return members(schema.properties).flatMap(([name, field]) =>
    fieldShape(follow, field as Schema, multipart) === null
      ? [`the field \`${name}\` cannot be read from a form.`]
      : [],
  )
}

function multipartFaults(schema: Node, encoding: unknown, context: Context): string[] {
  const faults = formFaults(schema, true, context)
  let total = 0
  const files = new Set<string>()
  for (const [name, declared] of members(schema.properties)) {
    const field = resolveNode(declared, context)
    const items = resolveNode(field.items, context)
    const file = isFile(field) ? field : field.type === 'array' && isFile(items) ? items : null
    if (file === null) continue
    files.add(name)
    if (typeof file.maxLength !== 'number') faults.push(`the file \`${name}\` needs \`maxLength\`, its bytes.`)
    if (file === items && typeof field.maxItems !== 'number') faults.push(`the files \`${name}\` need \`maxItems\`.`)
    total += Number(file.maxLength ?? 0) * (file === items ? Number(field.maxItems ?? 0) : 1)
  }
  if (total > MULTIPART_LIMIT) faults.push(`files may have ${MULTIPART_LIMIT} bytes together, and not ${total}.`)
  for (const [name] of members(encoding)) {
    if (!files.has(name)) faults.push(`\`encoding\` of \`${name}\` is not supported: it is not a file.`)
  }
  return faults
}

function replyFaults(status: string, response: Node, operation: Node, context: Context): string[] {
  const headers = members(response.headers)
  const faults = headers.flatMap(([name, header]) => headerFaults(name, header, context))
  const twice = repeatedHeader(headers.map(([name]) => name))
  if (twice !== undefined) faults.push(declaredTwice(twice))
  const content = members(response.content)
  if (content.length > 0 && WITHOUT_CONTENT.includes(status)) faults.push(`A ${status} has no content.`)
  // A library answers as it does.
  if (operation['x-mounted'] === true) return faults
  for (const [type, media] of content) {
    const schema = resolveNode(isNode(media) ? media.schema : undefined, context)
    if (isJson(type) && status < '400' && isNode(media) && media.schema === undefined)
      faults.push(`${type}: JSON needs a schema.`)
    if (isNode(media) && media.encoding !== undefined) faults.push(`${type}: \`encoding\` of a reply is not supported.`)
    if (type.startsWith('multipart/') || type === FORM)
      faults.push(`${type}: this media type of a reply is not supported.`)
    if (type.includes('*') && content.length > 1)
      faults.push(`${type}: a wildcard beside other types is not supported.`)
    if (type !== type.toLowerCase() || type.includes(';'))
      faults.push(`${type}: a media type is in lower case, without parameters.`)
    else if (type.startsWith('text/') && schema.type !== 'string')
      faults.push(`${type}: text needs a schema of \`type: string\`.`)
    else if (!isJson(type)) faults.push(...bytesFaults(schema).map((message) => `${type}: ${message}`))
  }
  if (content.length > 1 && !status.startsWith('2'))
    faults.push('Several media types are supported for a success alone.')
  if (content.length > 1 && operation['x-answer-cache'] === true)
    faults.push('Several media types are not supported with `x-answer-cache`.')
  return faults
}

/** The first of these names that repeats an earlier one, perhaps in another case (RFC 9110, 5.1). */
function repeatedHeader(names: readonly string[]): string | undefined {
  const lowerCase = names.map((name) => name.toLowerCase())
  return names.find((_name, i) => lowerCase.indexOf(lowerCase[i] ?? '') < i)
}

const declaredTwice = (name: string): string =>
  `The header \`${name}\` is declared twice: header names are case-insensitive.`

function headerFaults(name: string, declared: unknown, context: Context): string[] {
  if (name.toLowerCase() === 'content-type') return ['`Content-Type` is not a header in OpenAPI: `content` says it.']
  const header = resolveNode(declared, context)
  const schema = resolveNode(header.schema, context)
  const follow = (each: Schema): Schema => resolveNode(each, context) as Schema
  const shape = parameterShape(follow, { in: 'header', name, required: false, explode: null, schema })
  if (shape === null) return [`The header \`${name}\` needs one plain type, or a list of one.`]
  return 'default' in schema ? [`A \`default\` of the header \`${name}\` is not supported: nothing fills it in.`] : []
}

/** What the runtime does not verify, or reads elsewhere, is no credential. */
export function schemeFaults({ type, scheme, in: place }: Node): Fault[] {
  if (type !== 'apiKey' && type !== 'http')
    return [{ at: ['type'], message: `\`${type}\` is not supported: \`apiKey\` and \`http\` are.` }]
  if (type === 'http' && scheme !== 'bearer')
    return [{ at: ['scheme'], message: `\`${scheme}\` is not supported: \`bearer\` is.` }]
  return type === 'apiKey' && place !== 'cookie'
    ? [{ at: ['in'], message: `A key in a ${place} is not supported: one in a cookie is.` }]
    : []
}

/** Operations are served at their own paths, below no other. */
export function serverFaults({ url }: Node): Fault[] {
  return /^\w+:\/\/[^/]+\/?$/.test(String(url))
    ? []
    : [{ at: ['url'], message: 'A server is an origin, without a path: operations are served at theirs alone.' }]
}

/** @param path of a path; the name of a webhook */
export function pathFaults(path: string): Fault[] {
  return !path.startsWith('/') || /^(?:\/|(?:\/(?:[\w.~-]+|\{\w+\}))+)$/.test(path)
    ? []
    : [{ at: [], message: 'A segment of a path is plain text or one parameter.' }]
}
