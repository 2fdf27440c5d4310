/**
 * What the templates have to know of a parsed contract. The server's `send` is what a client receives, and its
 * `receive` what a client sends.
 */
export function channelsOf(asyncapi) {
  return asyncapi
    .channels()
    .all()
    .map((channel) => ({
      name: channel.id(),
      summary: channel.summary(),
      received: messagesOf(channel, (operation) => operation.isSend()),
      sent: messagesOf(channel, (operation) => operation.isReceive()),
      path: channel.address(),
      parameters: [...pathOf(channel), ...queryOf(channel)],
    }))
}

function messagesOf(channel, wanted) {
  const operations = channel.operations().all().filter(wanted)
  return operations.flatMap((operation) => operation.messages().all().map(messageOf))
}

function messageOf(message) {
  return {
    name: message.id(),
    summary: message.summary(),
    isJson: message.contentType() === 'application/json',
    isBinary: message.extensions().get('x-frame')?.value() === 'binary',
    method: message.extensions().get('x-method')?.value(),
    type: message.payload().id(),
  }
}

function pathOf(channel) {
  return Object.entries(channel.json().parameters ?? {}).map(
    ([name, { description, enum: values, 'x-schema': schema }]) => ({
      ...{ in: 'path', name, required: true, description: description ?? schema?.description ?? name },
      ...{ type: schema?.type ?? 'string', values: values ?? schema?.enum },
    }),
  )
}

function queryOf(channel) {
  const query = channel.bindings().get('ws')?.value().query ?? {}
  return Object.entries(query.properties ?? {}).map(([name, schema]) => ({
    ...{ in: 'query', name, required: (query.required ?? []).includes(name), description: schema.description ?? name },
    ...{ type: schema.type, values: schema.type === 'string' ? schema.enum : undefined },
  }))
}

/** Whether the messages that a client receives on a channel are JSON. */
export function receivesJson({ received }) {
  return received[0]?.isJson ?? false
}

/** `logs` as the beginning of a type's name. */
export function capital(name) {
  return name.charAt(0).toUpperCase() + name.slice(1)
}

/** `pluginLogs` as Python has it, `plugin_logs`. */
export function snakeCase(name) {
  return name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}

/** The named schemas in the contract's order, each with what Modelina makes of it; of plain text it may make nothing. */
export async function modelsOf(asyncapi, generator) {
  const models = await generator.generate(asyncapi)
  const schemas = asyncapi.components().schemas().all()
  return schemas.map((schema) => ({ schema, model: models.find(({ modelName }) => modelName === schema.id()) }))
}
