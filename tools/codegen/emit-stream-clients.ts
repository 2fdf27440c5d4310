import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pythonStreams } from './emit-python-streams.ts'
import { parameterType } from './emit-streams.ts'
import { root } from './redocly.ts'
import { banner, commentText, quote, typeName } from './source-text.ts'
import { addressArguments, type Channel, hasJsonPayload, type Message, type StreamsModel } from './streams-model.ts'

const PACKAGE = 'clients/python/triptych_bridge_streams'

/**
 * The clients of a contract of streams: `stream-client.ts` with `stream-socket.ts`, and the Python package in
 * `clients/python/`. Their messages are those of `stream-types.ts` and `messages.py`.
 *
 * @returns text by path below the surface's folder
 */
export function emitStreamClients(model: StreamsModel): [string, string][] {
  const said = `Generated from ${model.source} by \`make generate\`.`
  const { client, sync, init, project } = pythonStreams(model)
  const readTemplate = (file: string): string => readFileSync(join(root, 'tools/clients', file), 'utf8')
  const python = (text: string): string => `# ${said}\n\n${text}`
  return [
    ['clients/python/README.md', `<!-- ${said} -->\n\n${readTemplate('python/streams/README.md')}`],
    ['clients/python/pyproject.toml', python(project)],
    [`${PACKAGE}/__init__.py`, python(init)],
    [`${PACKAGE}/client.py`, python(client)],
    [`${PACKAGE}/py.typed`, ''],
    [`${PACKAGE}/stream.py`, python(readTemplate('python/streams/stream.py'))],
    [`${PACKAGE}/sync.py`, python(sync)],
    ['stream-client.ts', `${banner(model.source)}\n${typescriptText(model)}`],
    ['stream-socket.ts', `${banner(model.source)}\n${readTemplate('stream-socket.ts')}`],
  ]
}

/** For each channel a class and a function that opens it. */
function typescriptText({ channels }: StreamsModel): string {
  const uses = [
    ...(channels.some(({ receive }) => receive.some(({ frame }) => frame === 'binary')) ? ['binary'] : []),
    ...['type StreamOptions', 'StreamSocket', 'streamUrl'],
  ]
  const texts = channels.map((channel) =>
    [...(channel.parameters.length ? [optionsText(channel)] : []), classText(channel), openText(channel)].join('\n\n'),
  )
  return [
    `import { ${uses.join(', ')} } from './stream-socket.ts'`,
    "import type { components } from './stream-types.ts'\n",
    "export { StreamClosed, type StreamOptions, StreamSocket } from './stream-socket.ts'",
    "export type * from './stream-types.ts'\n",
    "type Messages = components['schemas']\n",
    `${texts.join('\n\n')}\n`,
  ].join('\n')
}

function optionsText({ name, parameters }: Channel): string {
  const lines = parameters.map((parameter) => {
    const { name: key, required, schema } = parameter
    const description = typeof schema.description === 'string' ? schema.description : key
    const member = `${key}${required ? '' : '?'}: ${parameterType(parameter)}${required ? '' : ' | undefined'}`
    return `  /** ${commentText(description)} */\n  readonly ${member}`
  })
  return `export interface ${typeName(name)}Options extends StreamOptions {\n${lines.join('\n')}\n}`
}

function classText({ name, summary, send, receive }: Channel): string {
  const messages = send.map(messageType).join(' | ') || 'never'
  const methods = receive.map((message) => {
    const text = hasJsonPayload(message) ? 'JSON.stringify(payload)' : 'payload'
    return [
      `  /** ${commentText(message.summary)} */`,
      `  ${message.method}(payload: ${messageType(message)}): void {`,
      `    this.send(${message.frame === 'binary' ? `binary(${text})` : text})`,
      '  }',
    ].join('\n')
  })
  const body = methods.length ? `{\n${methods.join('\n\n')}\n}` : '{}'
  return `/** ${commentText(summary)} */\nexport class ${typeName(name)}Stream extends StreamSocket<${messages}> ${body}`
}

function openText(channel: Channel): string {
  const { name, path, parameters, send } = channel
  const type = typeName(name)
  const options = parameters.length ? `${type}Options` : 'StreamOptions'
  const given = parameters.some(({ required }) => required) ? `options: ${options}` : `options: ${options} = {}`
  const values = addressArguments(
    channel,
    '{}',
    (keys) => `{ ${keys.map((key) => `${key}: options.${key}`).join(', ')} }`,
  )
  const url = `streamUrl(${['baseUrl', quote(path), ...values].join(', ')})`
  const decode = send.some(hasJsonPayload) ? 'JSON.parse' : '(text) => text'
  return [
    '/**',
    ` * Opens \`${path}\`.`,
    ' *',
    ' * @param baseUrl the public address of the service',
    ' */',
    `export function open${type}(baseUrl: string, ${given}): ${type}Stream {`,
    `  return new ${type}Stream(${url}, ${decode}, options)`,
    '}',
  ].join('\n')
}

function messageType({ schema }: Message): string {
  return `Messages[${quote(schema)}]`
}
