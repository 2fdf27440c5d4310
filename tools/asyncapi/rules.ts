import type { AsyncApiDocument, ChannelObject, MessageObject, StreamOperationObject } from '../codegen/asyncapi.ts'
import { type Fault, unsupported } from '../codegen/known-members.ts'
import { schemaName } from '../codegen/openapi.ts'
import { discriminatorOf, type Message, operationsOf, readMessages } from '../codegen/streams-model.ts'
import { unboundedFaults } from './bounds.ts'
import { CONTRACT } from './supported.ts'

/** What generated code has as a name of its own, in TypeScript and Python. */
const NAME = /^[a-z][A-Za-z0-9]*$/

/** Members of every client, and words of Python, which `x-method` cannot name again. */
const TAKEN = ['opened', 'next', 'return', 'throw', 'close', 'send', 'constructor', 'pass', 'del', 'from', 'import']

/** Names of their base classes and options, which a channel or a parameter cannot take. */
const TAKEN_CHANNELS = ['stream', 'sync']
const TAKEN_PARAMETERS = ['headers', 'json', 'maxUnread', 'options', 'signal', 'str']

const LIMITS = ['x-max-connections', 'x-max-message-bytes', 'x-max-unsent-bytes'] as const

/**
 * Rules for the contracts of streams that the specification does not have, and what of the specification is not
 * supported: each fault with its place.
 *
 * @param document a valid AsyncAPI document, whole
 */
export function brokenRules(document: AsyncApiDocument): Fault[] {
  // What follows relies on what is supported.
  const strange = unsupported(document, CONTRACT)
  if (strange.length > 0) return strange
  const messages = Object.entries(document.components.messages)
  const faults = [
    ...Object.entries(document.operations).flatMap(([name, operation]) => operationFaults(document, name, operation)),
    ...messages.flatMap(([name, message]) => messageFaults(name, message)),
  ]
  if (faults.length > 0) return faults
  const inChannels = Object.entries(document.channels).flatMap(([name, channel]) =>
    channelFaults(document, name, channel),
  )
  return inChannels.length > 0 ? inChannels : unboundedFaults(document)
}

function operationFaults(document: AsyncApiDocument, name: string, operation: StreamOperationObject): Fault[] {
  const { channel, summary, tags, security, messages } = operation
  const isChannel = Object.keys(document.channels).some((each) => channel.$ref === `#/channels/${each}`)
  const at = (rule: string, message: string): Fault => ({ path: ['operations', name], rule, message })
  return [
    ...(isChannel ? [] : [at('channel-known', 'an operation needs a channel of this contract, `#/channels/<name>`')]),
    ...(summary && tags?.length ? [] : [at('operation-named', 'an operation needs a summary and tags')]),
    ...(security ? [] : [at('requirement-stated', 'an operation states its `security`, `[]` where it is open')]),
    ...(messages?.length ? [] : [at('messages-listed', 'an operation lists its messages')]),
  ]
}

function messageFaults(name: string, { summary, payload, contentType, examples }: MessageObject): Fault[] {
  const at = (rule: string, message: string): Fault => ({ path: ['components', 'messages', name], rule, message })
  return [
    ...(NAME.test(name) ? [] : [at('plain-name', `${name} has to be a name in camelCase`)]),
    ...(summary ? [] : [at('message-named', 'a message needs a summary')]),
    ...(contentType ? [] : [at('content-type-named', 'a message needs a contentType')]),
    ...(examples?.length ? [] : [at('message-has-example', 'a message needs an example')]),
    ...(payload && schemaName(payload) !== null
      ? []
      : [at('payload-named', 'a payload has to be a schema of components/schemas, or of another file')]),
  ]
}

function channelFaults(document: AsyncApiDocument, name: string, channel: ChannelObject): Fault[] {
  const path = ['channels', name]
  const at = (rule: string, message: string): Fault => ({ path, rule, message })
  const { 'x-rights': rights, 'x-step-up': stepUp } = channel
  const operations = operationsOf(document, name)
  const requirements = new Set(operations.map(({ security }) => JSON.stringify(security)))
  const missing = operations
    .flatMap(({ messages }) => messages)
    .filter(
      ({ $ref }) => !Object.keys(channel.messages ?? {}).some((key) => $ref === `#/channels/${name}/messages/${key}`),
    )
  if (missing.length > 0) return missing.map(({ $ref }) => at('messages-known', `the channel has no message ${$ref}`))
  return [
    ...(NAME.test(name) ? [] : [at('plain-name', `${name} has to be a name in camelCase`)]),
    ...(TAKEN_CHANNELS.includes(name) ? [at('plain-name', `the clients have a ${name} of their own`)] : []),
    ...(channel.summary ? [] : [at('stream-named', 'a channel needs a summary')]),
    ...(requirements.size === 0
      ? [at('requirement-stated', 'a channel needs an operation, which states `security`')]
      : []),
    ...(requirements.size > 1
      ? [at('requirement-stated', 'all operations of a channel need the same `security`: there is one handshake')]
      : []),
    ...(rights !== undefined && requirements.has('[]')
      ? [at('requirement-stated', 'x-rights needs a `security` that identifies the client')]
      : []),
    ...(stepUp === true && rights === undefined
      ? [at('step-up-stated', 'x-step-up is for people who are signed in: it needs x-rights')]
      : []),
    ...(stepUp === undefined && rights === 'admin' && operations.some(({ action }) => action === 'receive')
      ? [at('step-up-stated', 'what only administrators send needs `x-step-up: true`')]
      : []),
    ...LIMITS.filter((limit) => channel[limit] === undefined).map((limit) =>
      at('limits-stated', `a channel states its ${limit}`),
    ),
    ...parameterFaults(name, channel),
    ...sentFaults(path, readMessages(document, name, 'send')),
    ...receivedFaults(document, path, readMessages(document, name, 'receive')),
  ]
}

function parameterFaults(channel: string, { address, parameters = {}, bindings }: ChannelObject): Fault[] {
  const query = Object.keys((bindings?.ws?.query?.properties ?? {}) as object)
  const inPath = [...address.matchAll(/\{([^}]*)\}/g)].map(([, name = '']) => name)
  const place = (name: string) => ['channels', channel, 'parameters', name]
  return [
    ...Object.entries(parameters).flatMap(([name, { enum: values, 'x-schema': schema }]): Fault[] =>
      (values === undefined) === (schema === undefined)
        ? [{ path: place(name), rule: 'parameter-bounded', message: 'a parameter needs an `enum` or an `x-schema`' }]
        : [],
    ),
    ...inPath
      .filter((name) => !Object.hasOwn(parameters, name))
      .map((name) => ({
        path: ['channels', channel, 'address'],
        rule: 'parameter-declared',
        message: `{${name}} is not declared`,
      })),
    ...Object.keys(parameters)
      .filter((name) => !inPath.includes(name))
      .map((name) => ({ path: place(name), rule: 'parameter-declared', message: `the address has no {${name}}` })),
    ...[...Object.keys(parameters), ...query]
      .filter((name, i, all) => !NAME.test(name) || TAKEN_PARAMETERS.includes(name) || all.indexOf(name) !== i)
      .map((name) => ({
        path: ['channels', channel],
        rule: 'plain-name',
        message: `the parameter ${name} needs a name of its own, in camelCase`,
      })),
  ]
}

/** What a client reads says nothing of its kind but what the payload says. */
function sentFaults(path: readonly string[], sent: readonly Message[]): Fault[] {
  const at = (message: string): Fault => ({ path, rule: 'sent-alike', message })
  return [
    ...(sent.some(({ frame }) => frame === 'binary') ? [at('clients read text frames only')] : []),
    ...(new Set(sent.map(({ contentType }) => contentType)).size > 1
      ? [at('the messages that the server sends need one contentType')]
      : []),
  ]
}

function receivedFaults(document: AsyncApiDocument, path: readonly string[], received: readonly Message[]): Fault[] {
  const methods = received.map(({ method }) => method)
  const alike = Object.values(Object.groupBy(received, ({ frame }) => frame))
  return [
    ...received.flatMap(({ message, method }, i): Fault[] => {
      const at = (text: string): Fault[] => [
        { path: ['components', 'messages', message], rule: 'method-named', message: text },
      ]
      if (method === '') return at('what a client sends needs an x-method')
      return TAKEN.includes(method) || methods.indexOf(method) !== i ? at(`the method ${method} is taken`) : []
    }),
    ...alike.flatMap((messages): Fault[] => {
      if (messages.length < 2 || discriminatorOf(document, messages) !== null) return []
      const names = messages.map(({ message }) => message).join(' and ')
      const needed = 'need a required member each with a `const` string of its own'
      return [
        { path, rule: 'told-apart', message: `${names} come in the same frames, so their JSON payloads ${needed}` },
      ]
    }),
  ]
}
