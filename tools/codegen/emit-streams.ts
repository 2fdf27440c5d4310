import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript'
import { banner, propertyName, quote } from './banner.ts'
import { literal } from './literal.ts'
import type { Channel, Message, QueryParameter, StreamsModel } from './streams-model.ts'

/**
 * `streams.ts`, for the server: the payloads as types, `Streams` with what each channel sends, receives and is asked
 * for, and `channels`, the same as plain data. It imports nothing.
 */
export async function emitStreams(model: StreamsModel): Promise<string> {
  const rows = model.channels.map((channel) => `  ${literal(row(channel), '  ')},`)
  return [
    banner(model.source),
    (await payloadTypes(model)).trimEnd(),
    '',
    '/** By channel: what the server sends, what it receives, and the query of the handshake. */',
    'export interface Streams {',
    ...model.channels.flatMap(channelType),
    '}',
    '',
    'export const channels = [',
    ...rows,
    '] as const',
    '',
  ].join('\n')
}

/** AsyncAPI's schemas are JSON Schemas, as OpenAPI's are. */
async function payloadTypes({ document }: StreamsModel): Promise<string> {
  const { schemas } = structuredClone(document.components)
  const holder = { openapi: '3.1.0', info: document.info, paths: {}, components: { schemas } }
  const ast = await openapiTS(holder as unknown as OpenAPI3, {
    defaultNonNullable: false,
    immutable: true,
    rootTypes: true,
    rootTypesNoSchemaPrefix: true,
    silent: true,
  })
  // What only paths would fill.
  return astToString(ast).replaceAll(
    /^export type (?:paths|webhooks|\$defs|operations) = Record<string, never>;\n/gm,
    '',
  )
}

function channelType({ name, summary, query, send, receive }: Channel): string[] {
  return [
    `  /** ${summary} */`,
    `  readonly ${propertyName(name)}: {`,
    `    readonly send: ${union(send.map(({ schema }) => schema))}`,
    `    readonly receive: ${union(receive.map(tagged))}`,
    `    readonly query: ${queryType(query)}`,
    '  }',
  ]
}

function tagged({ message, schema }: Message): string {
  return `{ readonly message: ${quote(message)}; readonly payload: ${schema} }`
}

function union(types: readonly string[]): string {
  return types.length ? [...new Set(types)].join(' | ') : 'never'
}

function queryType(query: readonly QueryParameter[]): string {
  if (query.length === 0) return 'Readonly<Record<never, never>>'
  const properties = query.map(({ name, required, type }) => {
    const scalar = type === 'integer' ? 'number' : type
    return `readonly ${propertyName(name)}${required ? '' : '?'}: ${scalar}${required ? '' : ' | undefined'}`
  })
  return `{ ${properties.join('; ')} }`
}

function row({ name, path, query, send, receive }: Channel): object {
  const asData = ({ message, frame, contentType }: Message) => ({ message, frame, contentType })
  return {
    name,
    path,
    query: query.map(({ name, required, type }) => ({ name, required, type })),
    send: send.map(asData),
    receive: receive.map(asData),
  }
}
