import type { Content, Header, Model, Operation, Reply } from './model.ts'
import { resolve, type Schema, schemaName } from './openapi.ts'
import { requestType } from './request-types.ts'
import { banner, commentText, literal, propertyName, quote, typeName } from './source-text.ts'
import { isWriterHeader } from './writer-headers.ts'

/**
 * `handlers.ts`: a request type and a reply type per status for each operation, an interface with the operations of
 * each tag, and `Handlers`, which has them all.
 */
export function emitHandlers(model: Model): string {
  const handled = model.operations.filter((operation) => !operation.mounted)
  const byTag = Map.groupBy(handled, ({ tag }) => tag)
  const names = [...byTag.keys()].map(tagTypeName)
  const text = [
    ...handled.flatMap((operation) => [requestType(model, operation), ...replyTypes(model, operation)]),
    ...[...byTag].map(([tag, operations]) => tagInterface(tag, operations)),
    '/** One handler for each operation of the contract. */\nexport interface Handlers<Context>\n  extends ' +
      `${names.map((name) => `${name}<Context>`).join(',\n    ')} {}`,
  ].join('\n\n')
  return [banner(model.source), ...imports(text), '', text, ''].join('\n')
}

function tagInterface(tag: string, operations: readonly Operation[]): string {
  const properties = operations.map(({ operationId, summary }) => {
    const name = typeName(operationId)
    return (
      `  /** ${commentText(summary)} */\n  readonly ${operationId}: (request: ${name}Request, context: Context) => ` +
      `Promise<${name}Reply> | ${name}Reply`
    )
  })
  return `/** One handler for each operation of the tag ${commentText(quote(tag))}. */\nexport interface ${tagTypeName(tag)}<Context> {\n${properties.join('\n')}\n}`
}

/** `BlockTypesHandlers` for `Block types`. */
function tagTypeName(tag: string): string {
  return `${tag.split(/\W+/).map(typeName).join('')}Handlers`
}

/** Only what the text uses: an unused import is an error of its own. */
function imports(text: string): string[] {
  const used = (names: string[]) => names.filter((name) => new RegExp(`\\b${name}[<[\\s]`).test(text))
  const stream = used(['Readable'])
  const payload = used(['FileBody', 'Filled', 'SerializedJson', 'StreamedBody'])
  const filled = text.includes("filled['schemas']")
  const types = used(['components', 'operations'])
  return [
    ...(stream.length ? ["import type { Readable } from 'node:stream'"] : []),
    ...(used(['ContractReply']).length ? ["import type { ContractReply } from '../../src/replies.ts'"] : []),
    ...(payload.length ? [`import type { ${payload.join(', ')} } from '../../src/payload.ts'`] : []),
    ...(filled ? ["import type { components as filled } from './filled.ts'"] : []),
    ...(types.length ? [`import type { ${types.join(', ')} } from './types.ts'`] : []),
  ]
}

function replyTypes(model: Model, { operationId, replies }: Operation): string[] {
  const name = typeName(operationId)
  const union = replies.map(({ status }) => `  | ${name}${status}`).join('\n')
  return [
    ...replies.map((reply) => replyType(model, `${name}${reply.status}`, operationId, reply)),
    `export type ${name}Reply =\n${union}`,
  ]
}

function replyType(model: Model, name: string, operationId: string, reply: Reply): string {
  const headers = handlerHeaders(reply).map((header) => `\n  readonly ${headerProperty(model, header)}`)
  const shape = headers.length > 0 ? `{${headers.join('')}\n}` : 'Readonly<Record<never, never>>'
  const parts = [quote(operationId), reply.status, shape]
  if (reply.contents.length > 1) return repliesByType(name, operationId, reply, parts)
  const types = [...parts, bodyType(operationId, reply.status, reply.contents[0])].join(', ')
  return `export interface ${name} extends ContractReply<${types}> {}`
}

/** One member for each media type, told apart by `contentType`. */
function repliesByType(name: string, operationId: string, { status, contents }: Reply, parts: string[]): string {
  const members = contents.map((content) => {
    const types = [...parts, bodyType(operationId, status, content), quote(content.contentType)].join(', ')
    return `  | ContractReply<${types}>`
  })
  return `export type ${name} =\n${members.join('\n')}`
}

/** The headers of a reply that its handler gives, or the constructor of such replies for it. */
export function handlerHeaders({ headers }: Reply): readonly Header[] {
  return headers.filter(({ name }) => !isWriterHeader(name))
}

function headerProperty(model: Model, { name, required, schema }: Header): string {
  const type = name.toLowerCase() === 'set-cookie' ? 'readonly string[]' : headerType(resolve(model.document, schema))
  return `${propertyName(name)}${required ? '' : '?'}: ${required ? type : `${type} | undefined`}`
}

/** A header in its declared type; the writer makes text of it. */
function headerType(schema: Schema): string {
  const only = schema.const === undefined ? schema.enum : [schema.const]
  if (Array.isArray(only)) return only.map((value) => literal(value, '')).join(' | ')
  if (schema.type === 'array') return `readonly (${headerType((schema.items ?? {}) as Schema)})[]`
  if (schema.type === 'boolean') return 'boolean'
  return schema.type === 'integer' || schema.type === 'number' ? 'number' : 'string'
}

function bodyType(operationId: string, status: string, content: Content | undefined): string {
  if (content === undefined) return 'undefined'
  const { contentType, schema } = content
  if (contentType.startsWith('text/')) return 'string | StreamedBody | Uint8Array'
  const isJson = contentType === 'application/json'
  if (!isJson && !contentType.endsWith('+json')) return 'FileBody | StreamedBody | Uint8Array'
  const name = schemaName(schema)
  const type = name
    ? `components['schemas'][${quote(name)}]`
    : `operations[${quote(operationId)}]['responses'][${status}]['content'][${quote(contentType)}]`
  return isJson ? `${type} | SerializedJson<${type}>` : type
}
