import { banner, propertyName, quote, typeName } from './banner.ts'
import { type Header, type Model, OCTETS, type Operation, type Reply } from './model.ts'
import { resolve, type Schema, schemaName } from './openapi.ts'
import { isWriterHeader } from './writer-headers.ts'

/** Where the parts of a request stand in the types of openapi-typescript. */
const PARTS = [
  ['path', 'path'],
  ['query', 'query'],
  ['headers', 'header'],
  ['cookies', 'cookie'],
] as const

/** `handlers.ts`: a request type, a reply type per status and a property of `Handlers` for each operation. */
export function emitHandlers(model: Model): string {
  const handled = model.operations.filter((operation) => !operation.mounted)
  const properties = handled.map(
    ({ operationId, summary }) =>
      `  /** ${summary} */\n  readonly ${operationId}: (request: ${typeName(operationId)}Request, context: Context) => ` +
      `Promise<${typeName(operationId)}Reply> | ${typeName(operationId)}Reply`,
  )
  const text = [
    ...handled.flatMap((operation) => [requestType(operation), ...replyTypes(model, operation)]),
    `/** One handler for each operation of the contract. */\nexport interface Handlers<Context> {\n${properties.join('\n')}\n}`,
  ].join('\n\n')
  return [banner(model.source), ...imports(text), '', text, ''].join('\n')
}

/** Only what the text uses: an unused import is an error of its own. */
function imports(text: string): string[] {
  const used = (names: string[]) => names.filter((name) => new RegExp(`\\b${name}[<[\\s]`).test(text))
  const stream = used(['Readable'])
  const payload = used(['Encoded', 'FileBody'])
  const types = used(['components', 'operations'])
  return [
    ...(stream.length ? ["import type { Readable } from 'node:stream'"] : []),
    ...(payload.length ? [`import type { ${payload.join(', ')} } from '../../src/payload.ts'`] : []),
    ...(types.length ? [`import type { ${types.join(', ')} } from './types.ts'`] : []),
  ]
}

function requestType({ operationId, parameters, body }: Operation): string {
  const own = `operations[${quote(operationId)}]`
  const lines = PARTS.filter(([, location]) => parameters.some((parameter) => parameter.in === location)).map(
    ([part, location]) => `  readonly ${part}: NonNullable<${own}['parameters'][${quote(location)}]>`,
  )
  if (body) {
    const declared = `NonNullable<${own}['requestBody']>['content'][${quote(body.contentType)}]`
    const type = body.contentType === OCTETS ? 'Readable' : declared
    lines.push(`  readonly body: ${body.required ? type : `${type} | undefined`}`)
  }
  const name = `${typeName(operationId)}Request`
  return lines.length
    ? `export interface ${name} {\n${lines.join('\n')}\n}`
    : `export type ${name} = Readonly<Record<never, never>>`
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
  const lines = [`  readonly status: ${reply.status}`]
  const headers = reply.headers.filter((header) => !isWriterHeader(header.name))
  if (headers.length) {
    const optional = headers.some((header) => header.required) ? '' : '?'
    const properties = headers.map((header) => `    ${headerProperty(model, header)}`).join('\n')
    lines.push(`  readonly headers${optional}: {\n${properties}\n  }`)
  }
  lines.push(...bodyLines(operationId, reply))
  return `export interface ${name} {\n${lines.join('\n')}\n}`
}

function headerProperty(model: Model, { name, required, schema }: Header): string {
  const type = name.toLowerCase() === 'set-cookie' ? 'readonly string[]' : headerType(resolve(model.document, schema))
  return `readonly ${propertyName(name)}${required ? '' : '?'}: ${required ? type : `${type} | undefined`}`
}

/** Header values are text, unless their schema names the only ones there are. */
function headerType(schema: Schema): string {
  if (typeof schema.const === 'string') return quote(schema.const)
  if (Array.isArray(schema.enum)) return schema.enum.map((value) => quote(String(value))).join(' | ')
  return schema.type === 'integer' || schema.type === 'number' ? 'number' : 'string'
}

function bodyLines(operationId: string, { status, contentType, schema }: Reply): string[] {
  if (contentType === null) return []
  if (contentType.includes('*')) return ['  readonly contentType: string', '  readonly body: FileBody | Uint8Array']
  if (contentType.startsWith('text/')) return ['  readonly body: string | Uint8Array']
  const name = schemaName(schema)
  const type = name
    ? `components['schemas'][${quote(name)}]`
    : `operations[${quote(operationId)}]['responses'][${status}]['content'][${quote(contentType)}]`
  if (contentType === 'application/json') return [`  readonly body: ${type} | Encoded<${type}>`]
  if (contentType.endsWith('+json')) return [`  readonly body: ${type}`]
  return ['  readonly body: FileBody | Uint8Array']
}
