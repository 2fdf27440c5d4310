import { banner, propertyName, quote } from './banner.ts'
import { payloadTypes } from './emit-stream-types.ts'
import { literal } from './literal.ts'
import type { Channel, Message, StreamParameter, StreamsModel } from './streams-model.ts'

/**
 * `streams.ts`, for the server: the payloads as types, `Streams` with what each channel sends, receives and is asked
 * for, and `channels`, the same as plain data. Schemas that the contract shares with the operations are their types.
 */
export async function emitStreams(model: StreamsModel): Promise<string> {
  const rows = model.channels.map((channel) => `  ${literal(row(channel), '  ')},`)
  return [
    banner(model.source),
    ...(model.shared.size > 0 ? ["import type { components as operations } from './types.ts'", ''] : []),
    (await payloadTypes(model)).trimEnd(),
    '',
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
    `  /** ${summary} */`,
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
    parameters.map(({ name, required, type, schema }) => {
      const scalar = type === 'integer' ? 'number' : type
      const one =
        Array.isArray(schema.enum) && type === 'string' ? schema.enum.map((value) => quote(String(value))) : []
      const values = one.length ? one.join(' | ') : scalar
      return required || schema.default !== undefined
        ? `readonly ${propertyName(name)}: ${values}`
        : `readonly ${propertyName(name)}?: ${values} | undefined`
    }),
  )
}

function row(channel: Channel): object {
  const { name, path, security, rights, scope, maxConnections, maxMessageBytes, maxUnsentBytes, parameters } = channel
  const asData = ({ message, frame, contentType, discriminator }: Message) => ({
    ...{ message, frame, contentType },
    ...(discriminator && { discriminator }),
  })
  return {
    ...{ name, path, security, rights, scope, maxConnections, maxMessageBytes, maxUnsentBytes },
    parameters: parameters.map(({ in: place, name: parameter, required, type }) => ({
      ...{ in: place, name: parameter, required, type },
    })),
    send: channel.send.map(asData),
    receive: channel.receive.map(asData),
  }
}
