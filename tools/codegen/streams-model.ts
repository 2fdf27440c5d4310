import type { AsyncApiDocument, ChannelObject, MessageObject } from './asyncapi.ts'
import { refName } from './asyncapi.ts'
import { type Schema, schemaName } from './openapi.ts'

/** One AsyncAPI contract, as every emitter reads it: everything in the spec's order. */
export interface StreamsModel {
  readonly surface: string
  /** The hand-written file, `specs/<surface>.asyncapi.yaml`. */
  readonly source: string
  readonly document: AsyncApiDocument
  readonly channels: readonly Channel[]
}

export interface Channel {
  readonly name: string
  readonly path: string
  readonly title: string
  readonly summary: string
  /** Empty where the contract says no more than the summary. */
  readonly description: string
  readonly query: readonly QueryParameter[]
  /** What the server sends. */
  readonly send: readonly Message[]
  /** What a client sends. */
  readonly receive: readonly Message[]
}

export interface QueryParameter {
  readonly name: string
  readonly required: boolean
  readonly type: string
  readonly schema: Schema
}

export interface Message {
  /** Its key in the contract, `logEntry`. */
  readonly message: string
  readonly title: string
  readonly summary: string
  readonly frame: 'text' | 'binary'
  readonly contentType: string
  /** The payload's name under `components/schemas`. */
  readonly schema: string
  readonly examples: readonly { readonly summary: string; readonly payload: unknown }[]
}

const SCALARS = ['string', 'integer', 'number', 'boolean']

/**
 * Reads an AsyncAPI document.
 *
 * @throws Error when a payload is not a named schema, or a query parameter not of one plain type
 */
export function readStreams(surface: string, document: AsyncApiDocument): StreamsModel {
  const channels = Object.entries(document.channels).map(([name, channel]) => ({
    name,
    path: channel.address,
    title: channel.title ?? name,
    summary: channel.summary ?? '',
    description: channel.description ?? '',
    query: readQuery(name, channel),
    send: readMessages(document, name, 'send'),
    receive: readMessages(document, name, 'receive'),
  }))
  return { surface, source: `specs/${surface}.asyncapi.yaml`, document, channels }
}

function readQuery(name: string, { bindings }: ChannelObject): QueryParameter[] {
  const { properties = {}, required = [] } = (bindings?.ws?.query ?? {}) as {
    properties?: Readonly<Record<string, Schema>>
    required?: readonly string[]
  }
  return Object.entries(properties).map(([parameter, schema]) => {
    const type = String(schema.type)
    if (!SCALARS.includes(type)) throw new Error(`${name}: the query parameter ${parameter} needs one plain type`)
    return { name: parameter, required: required.includes(parameter), type, schema }
  })
}

function readMessages(document: AsyncApiDocument, channel: string, action: 'send' | 'receive'): Message[] {
  const operations = Object.values(document.operations).filter(
    (operation) => operation.action === action && refName(operation.channel) === channel,
  )
  const names = new Set(operations.flatMap((operation) => operation.messages.map(refName)))
  return [...names].map((name) => readMessage(document, channel, name))
}

function readMessage(document: AsyncApiDocument, channel: string, key: string): Message {
  const reference = document.channels[channel]?.messages[key]
  const name = reference && refName(reference)
  const message: MessageObject | undefined = name === undefined ? undefined : document.components.messages[name]
  if (name === undefined || message === undefined) throw new Error(`${channel}: the message ${key} leads nowhere`)
  const schema = schemaName(message.payload)
  if (schema === null) throw new Error(`${name}: the payload has to be a schema of components/schemas`)
  return {
    message: name,
    title: message.title ?? name,
    summary: message.summary ?? '',
    frame: message['x-frame'] ?? 'text',
    contentType: message.contentType ?? document.defaultContentType ?? 'application/json',
    schema,
    examples: (message.examples ?? []).map(({ summary = '', payload }) => ({ summary, payload })),
  }
}
