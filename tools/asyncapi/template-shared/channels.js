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

/** A text as it can stand in a comment of TypeScript. */
export function commentText(text) {
  return text.replaceAll('*/', '*\\/')
}

/** A text as a literal of TypeScript. */
export function quote(text) {
  return `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`
}

/** A text as a docstring of Python. */
export function docstring(text) {
  return `"""${text.replaceAll('\\', '\\\\').replaceAll('"""', "'''").replace(/"$/, '".')}"""`
}

/** `logs` as the beginning of a type's name. */
export function capital(name) {
  return name.charAt(0).toUpperCase() + name.slice(1)
}

const KEYWORDS =
  'and as assert async await break class continue def del elif else except finally for from global if import in is lambda nonlocal not or pass raise return try while with yield'.split(
    ' ',
  )

/** `pluginLogs` as a part of a name of Python, `plugin_logs`. */
export function snakeCase(name) {
  return name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}

/** A name by itself, which no word of Python can be: `from_`. */
export function unlikeWords(name) {
  return KEYWORDS.includes(name) ? `${name}_` : name
}
