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
      path: channel.address(),
      summary: channel.summary(),
      received: messagesOf(channel, (operation) => operation.isSend()),
      sent: messagesOf(channel, (operation) => operation.isReceive()),
      query: queryOf(channel),
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

function queryOf(channel) {
  const query = channel.bindings().get('ws')?.value().query ?? {}
  return Object.entries(query.properties ?? {}).map(([name, schema]) => ({
    name,
    type: schema.type,
    description: schema.description,
    required: (query.required ?? []).includes(name),
  }))
}

/**
 * Whether the messages that a client receives on a channel are JSON.
 *
 * @throws Error when some are and some are not, since nothing in a frame would tell, or when one is a binary frame
 */
export function receivesJson({ name, received }) {
  const [first] = received
  if (received.some(({ isBinary }) => isBinary)) throw new Error(`${name}: clients read text frames only`)
  if (received.some(({ isJson }) => isJson !== first.isJson)) throw new Error(`${name}: sends JSON and text`)
  return first?.isJson ?? false
}

/** `logs` as the beginning of a type's name. */
export function capital(name) {
  return name.charAt(0).toUpperCase() + name.slice(1)
}

/** The named schemas in the contract's order, each with what Modelina makes of it; of plain text it may make nothing. */
export async function modelsOf(asyncapi, generator) {
  const models = await generator.generate(asyncapi)
  const schemas = asyncapi.components().schemas().all()
  return schemas.map((schema) => ({ schema, model: models.find(({ modelName }) => modelName === schema.id()) }))
}
