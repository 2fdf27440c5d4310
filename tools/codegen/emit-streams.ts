import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript'
import ts from 'typescript'
import { docstring, streamTypes } from './python-types.ts'
import { banner, commentText, literal, propertyName, quote } from './source-text.ts'
import type { Channel, Message, StreamParameter, StreamsModel } from './streams-model.ts'

/**
 * `streams.ts`, for the server: the payloads as types, `Streams` with what each channel sends, receives and is asked
 * for, and `channels`, the same as plain data. Schemas that the contract shares with the operations are their types.
 */
export async function emitStreams(model: StreamsModel): Promise<string> {
  const rows = model.channels.map((channel) => `  ${literal(row(channel), '  ')},`)
  return [
    await emitStreamTypes(model),
    '/** By channel: what the server sends, what it receives by message, and the parameters of the address. */',
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

function channelType({ name, summary, parameters, send, receive }: Channel): string[] {
  const inPart = (part: StreamParameter['in']) =>
    parametersType(parameters.filter((parameter) => parameter.in === part))
  return [
    `  /** ${commentText(summary)} */`,
    `  readonly ${propertyName(name)}: {`,
    `    readonly send: ${union(send.map(({ schema }) => schema))}`,
    `    readonly receive: ${objectType(receive.map(({ message, schema }) => `readonly ${message}: ${schema}`))}`,
    `    readonly path: ${inPart('path')}`,
    `    readonly query: ${inPart('query')}`,
    '  }',
  ]
}

function union(types: readonly string[]): string {
  return types.length ? [...new Set(types)].join(' | ') : 'never'
}

function objectType(properties: readonly string[]): string {
  return properties.length ? `{ ${properties.join('; ')} }` : 'Readonly<Record<never, never>>'
}

/** What has a default is there, whether or not it was sent. */
function parametersType(parameters: readonly StreamParameter[]): string {
  return objectType(
    parameters.map((parameter) => {
      const { name, required, schema } = parameter
      return required || schema.default !== undefined
        ? `readonly ${propertyName(name)}: ${parameterType(parameter)}`
        : `readonly ${propertyName(name)}?: ${parameterType(parameter)} | undefined`
    }),
  )
}

/** The values of one parameter of an address, as a type. */
export function parameterType({ type, schema }: StreamParameter): string {
  const values = Array.isArray(schema.enum) && type === 'string' ? schema.enum : []
  if (values.length > 0) return values.map((value) => quote(String(value))).join(' | ')
  return type === 'integer' ? 'number' : type
}

function row(channel: Channel): object {
  const { name, path, security, rights, stepUp, scope, maxConnections, maxMessageBytes, maxUnsentBytes, parameters } =
    channel
  const asData = ({ message, frame, contentType, discriminator }: Message) => ({
    ...{ message, frame, contentType },
    ...(discriminator && { discriminator }),
  })
  return {
    ...{ name, path, security, rights, ...(stepUp && { stepUp }), scope },
    ...{ maxConnections, maxMessageBytes, maxUnsentBytes },
    parameters: parameters.map(({ in: place, name: parameter, required, type }) => ({
      ...{ in: place, name: parameter, required, type },
    })),
    send: channel.send.map(asData),
    receive: channel.receive.map(asData),
  }
}

/** `stream-types.ts`: the messages of a contract's streams, for their TypeScript client. */
export async function emitStreamTypes(model: StreamsModel): Promise<string> {
  return [
    banner(model.source),
    ...(model.shared.size > 0 ? ["import type { components as operations } from './types.ts'", ''] : []),
    (await payloadTypes(model)).trimEnd(),
    '',
  ].join('\n')
}

/** `messages.py`: the same for their Python client. */
export function emitPythonMessages({ source, document }: StreamsModel): string {
  const definitions = streamTypes(document).definitions()
  const typing = ['Any', 'Literal', 'Never', 'NotRequired', 'TypeAlias', 'TypedDict'].filter((name) =>
    definitions.some((text) => new RegExp(`\\b${name}\\b`).test(text)),
  )
  return [
    `# Generated from ${source} by \`make generate\`.\n`,
    `${docstring('The messages of the streams, as they are on the wire.', '')}\n`,
    'from __future__ import annotations\n',
    `from typing import ${typing.join(', ')}\n\n`,
    `${definitions.join('\n\n\n')}\n`,
  ].join('\n')
}

/** AsyncAPI's schemas are JSON Schemas, as OpenAPI's are. */
async function payloadTypes({ document, shared }: StreamsModel): Promise<string> {
  const { schemas } = structuredClone(document.components)
  const holder = { openapi: '3.1.0', info: document.info, paths: {}, components: { schemas } }
  const ast = await openapiTS(holder as unknown as OpenAPI3, {
    defaultNonNullable: false,
    immutable: true,
    rootTypes: true,
    rootTypesNoSchemaPrefix: true,
    silent: true,
    transform: (_schema, { path = '' }) => {
      const name = path.match(/^#\/components\/schemas\/([^/]+)$/)?.[1]
      return name !== undefined && shared.has(name) ? sharedType(name) : undefined
    },
  })
  // What only paths would fill.
  return astToString(ast).replaceAll(
    /^export type (?:paths|webhooks|\$defs|operations) = Record<string, never>;\n/gm,
    '',
  )
}

/** `operations['schemas']['LogEntry']` */
function sharedType(name: string): ts.TypeNode {
  const { factory } = ts
  const text = (value: string) => factory.createLiteralTypeNode(factory.createStringLiteral(value))
  const schemas = factory.createIndexedAccessTypeNode(factory.createTypeReferenceNode('operations'), text('schemas'))
  return factory.createIndexedAccessTypeNode(schemas, text(name))
}
