import { basename } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { ajvSchema } from './ajv-schema.ts'
import type {
  AsyncApiDocument,
  AsyncApiSpec,
  AsyncReference,
  ChannelObject,
  MessageObject,
  StreamOperationObject,
} from './asyncapi.ts'
import { refName } from './asyncapi.ts'
import { type Schema, schemaName } from './openapi.ts'

/** One AsyncAPI contract, as every emitter reads it: everything in the spec's order. */
export interface StreamsModel extends AsyncApiSpec {
  readonly channels: readonly Channel[]
}

export interface Channel {
  readonly name: string
  readonly path: string
  readonly title: string
  readonly summary: string
  /** Empty where the contract says no more than the summary. */
  readonly description: string
  /** As a `Route` has it: one of the inner lists must be satisfied whole, an empty one always is; none means open. */
  readonly security: readonly (readonly string[])[]
  /** Who may open it, beyond that (`x-rights`). */
  readonly rights: string | null
  /** Whether it asks for a fresh proof of the person (`x-step-up`). */
  readonly stepUp: boolean
  /** What a token that is limited must hold for it: to write, where clients send anything. */
  readonly scope: string
  readonly maxConnections: number
  readonly maxMessageBytes: number
  readonly maxUnsentBytes: number
  /** Those of the path, then those of the query. */
  readonly parameters: readonly StreamParameter[]
  /** What the server sends. */
  readonly send: readonly Message[]
  /** What a client sends. */
  readonly receive: readonly Message[]
}

export interface StreamParameter {
  readonly in: 'path' | 'query'
  readonly name: string
  readonly required: boolean
  readonly type: string
  /** Of one plain type, in place. */
  readonly schema: Schema
}

export interface Message {
  /** Its key in the contract, `logEntry`. */
  readonly message: string
  readonly title: string
  readonly summary: string
  readonly frame: 'text' | 'binary'
  readonly contentType: string
  /** The contract's `x-method`, by which a client sends it; empty where there is none. */
  readonly method: string
  /** The member of the payload that tells it from the channel's other messages in such frames. */
  readonly discriminator: Discriminator | null
  /** The payload's name under `components/schemas`. */
  readonly schema: string
  readonly examples: readonly { readonly summary: string; readonly payload: unknown }[]
}

/** Whether its payload is JSON; else it is text. */
export function hasJsonPayload({ contentType }: Message): boolean {
  return contentType === 'application/json'
}

interface Discriminator {
  readonly property: string
  readonly value: string
}

/** Reads a contract that breaks no rule (`tools/asyncapi/rules.ts`). */
export function readStreams(spec: AsyncApiSpec): StreamsModel {
  const { document } = spec
  const [surface] = basename(spec.source).split('.')
  const channels = Object.entries(document.channels).map(([name, channel]) => {
    const operations = operationsOf(document, name)
    const [first] = operations
    const receive = readMessages(document, name, 'receive')
    return {
      name,
      path: channel.address,
      title: channel.title ?? name,
      summary: channel.summary ?? '',
      description: channel.description ?? '',
      security: requirementsOf(document, first?.security ?? []),
      rights: channel['x-rights'] ?? null,
      stepUp: channel['x-step-up'] ?? false,
      scope: `${surface}:${receive.length > 0 ? 'write' : 'read'}`,
      maxConnections: channel['x-max-connections'] ?? 0,
      maxMessageBytes: channel['x-max-message-bytes'] ?? 0,
      maxUnsentBytes: channel['x-max-unsent-bytes'] ?? 0,
      parameters: parametersOf(channel),
      send: readMessages(document, name, 'send'),
      receive,
    }
  })
  return { ...spec, channels }
}

/** With an empty one, as OpenAPI writes what is optional, where a setting is what makes a scheme required. */
function requirementsOf({ components }: AsyncApiDocument, security: readonly AsyncReference[]): string[][] {
  const names = security.map(refName)
  const isOptional = names.some((name) => components.securitySchemes?.[name]?.['x-required-by'] !== undefined)
  return [...(isOptional ? [[]] : []), ...names.map((name) => [name])]
}

/** The operations of a channel. */
export function operationsOf(document: AsyncApiDocument, channel: string): StreamOperationObject[] {
  return Object.values(document.operations).filter((operation) => refName(operation.channel) === channel)
}

function parametersOf({ parameters = {}, bindings }: ChannelObject): StreamParameter[] {
  const { properties = {}, required = [] } = (bindings?.ws?.query ?? {}) as {
    properties?: Readonly<Record<string, Schema>>
    required?: readonly string[]
  }
  return [
    ...Object.entries(parameters).map(([name, { description, enum: values, 'x-schema': schema }]): StreamParameter => {
      const stated: Schema = schema ?? { type: 'string', enum: values }
      const whole = description === undefined ? stated : { ...stated, description }
      return { in: 'path', name, required: true, type: String(whole.type), schema: whole }
    }),
    ...Object.entries(properties).map(
      ([name, schema]): StreamParameter => ({
        ...{ in: 'query', name, required: required.includes(name), type: String(schema.type), schema },
      }),
    ),
  ]
}

/**
 * What generated code calls for an address beside its base and path: an object of the query, then one of the path; none
 * that would be the last and have no members.
 *
 * @param none stands for a query without members
 * @param objectOf the text of an object with these members
 */
export function addressArguments(
  { parameters }: Channel,
  none: string,
  objectOf: (names: readonly string[]) => string,
): string[] {
  const namesIn = (place: StreamParameter['in']): string[] =>
    parameters.filter((parameter) => parameter.in === place).map(({ name }) => name)
  const [query, path] = [namesIn('query'), namesIn('path')]
  if (query.length === 0 && path.length === 0) return []
  return [query.length > 0 ? objectOf(query) : none, ...(path.length > 0 ? [objectOf(path)] : [])]
}

/** The messages of a channel that go one way, in the order of the contract. */
export function readMessages(document: AsyncApiDocument, channel: string, action: 'send' | 'receive'): Message[] {
  const operations = operationsOf(document, channel).filter((operation) => operation.action === action)
  const keys = new Set(operations.flatMap((operation) => operation.messages.map(refName)))
  const messages = [...keys].map((key) => readMessage(document, channel, key))
  return action === 'send' ? messages : messages.map((message) => toldApart(document, messages, message))
}

function readMessage(document: AsyncApiDocument, channel: string, key: string): Message {
  const reference = document.channels[channel]?.messages[key]
  const name = reference && refName(reference)
  const message: MessageObject | undefined = name === undefined ? undefined : document.components.messages[name]
  if (name === undefined || message === undefined) throw new Error(`${channel}: the message ${key} leads nowhere`)
  return {
    message: name,
    title: message.title ?? name,
    summary: message.summary ?? '',
    frame: message['x-frame'] ?? 'text',
    contentType: message.contentType ?? document.defaultContentType ?? 'application/json',
    method: message['x-method'] ?? '',
    discriminator: null,
    schema: schemaName(message.payload) ?? '',
    examples: (message.examples ?? []).map(({ summary = '', payload }) => ({ summary, payload })),
  }
}

/** A message with what tells it from the others that come in the same frames, where there are others. */
function toldApart(document: AsyncApiDocument, messages: readonly Message[], message: Message): Message {
  const alike = messages.filter(({ frame }) => frame === message.frame)
  if (alike.length === 1) return message
  const property = discriminatorOf(document, alike)
  const value = property === null ? undefined : constantsOf(document, message).get(property)
  return property === null || value === undefined ? message : { ...message, discriminator: { property, value } }
}

/** The first member that all messages must have, each with a constant of its own; null where there is none. */
export function discriminatorOf(document: AsyncApiDocument, messages: readonly Message[]): string | null {
  if (!messages.every(hasJsonPayload)) return null
  const constants = messages.map((message) => constantsOf(document, message))
  const candidates = [...(constants[0]?.keys() ?? [])]
  return (
    candidates.find((property) => {
      const values = constants.map((of) => of.get(property))
      return !values.includes(undefined) && new Set(values).size === messages.length
    }) ?? null
  )
}

/** The constant strings of a payload's required members, by member. */
function constantsOf({ components }: AsyncApiDocument, { schema }: Message): ReadonlyMap<string, string> {
  const { properties = {}, required = [] } = components.schemas[schema] ?? {}
  return new Map(
    Object.entries(properties as Readonly<Record<string, Schema>>).flatMap(([name, { const: value }]) =>
      typeof value === 'string' && (required as readonly string[]).includes(name) ? [[name, value] as const] : [],
    ),
  )
}

/** Examples that are not what their message's schema says, one line for each; Redocly does not look at them. */
export function falseExamples({ where, document, channels }: StreamsModel): string[] {
  const ajv = new Ajv2020({ strict: true, discriminator: true })
  addFormats.default(ajv)
  for (const [name, schema] of Object.entries(document.components.schemas)) {
    ajv.addSchema({ ...(ajvSchema(schema) as object), $id: name })
  }
  const messages = channels.flatMap(({ send, receive }) => [...send, ...receive])
  return messages.flatMap(({ message, schema, examples }) =>
    examples.flatMap(({ payload }, i) => {
      if (ajv.validate(schema, payload)) return []
      const path = ['components', 'messages', message, 'examples', i]
      return [`${where(path)} ${path.join('.')}: example-true: ${ajv.errorsText(ajv.errors)}`]
    }),
  )
}
