import { File } from '@asyncapi/generator-react-sdk'
import { TS_DESCRIPTION_PRESET, TypeScriptGenerator } from '@asyncapi/modelina'
import { capital, channelsOf, modelsOf, receivesJson } from '../../template-shared/channels.js'

/** Names as they are on the wire; a message is never changed. */
const IMMUTABLE = {
  interface: {
    property: ({ content }) =>
      content.replace(/^'(\w+)'(\??): (.*)$/m, 'readonly $1$2: $3').replace(/: (\w+\[\])$/m, ': readonly $1'),
  },
}

/**
 * `stream-client.ts`: the messages as types, and for each channel a class and a function that opens it. What the client
 * of the operations has as well is its type.
 */
export default async function ({ asyncapi, params }) {
  const shared = params.shared === '' ? [] : params.shared.split(',')
  const channels = channelsOf(asyncapi)
  const presets = [IMMUTABLE, TS_DESCRIPTION_PRESET]
  const generator = new TypeScriptGenerator({
    modelType: 'interface',
    enumType: 'union',
    rawPropertyNames: true,
    presets,
  })
  const models = await modelsOf(asyncapi, generator)
  const uses = [
    ...(channels.some(({ sent }) => sent.some(({ isBinary }) => isBinary)) ? ['binary'] : []),
    'type StreamOptions',
    'StreamSocket',
    'streamUrl',
  ]
  return (
    <File name="stream-client.ts">
      {`import { ${uses.join(', ')} } from './stream-socket.ts'\n`}
      {shared.length > 0 ? "import type { components } from './types.ts'\n\n" : '\n'}
      {"export { StreamClosed, type StreamOptions, StreamSocket } from './stream-socket.ts'\n\n"}
      {models.map(({ schema, model }) => `${typeOf(schema, model, shared)}\n\n`).join('')}
      {channels.map(channelText).join('\n\n')}
      {'\n'}
    </File>
  )
}

function typeOf(schema, model, shared) {
  const name = schema.id()
  if (shared.includes(name))
    return `/** ${schema.description()} */\nexport type ${name} = components['schemas']['${name}']`
  return model ? exported(model.result) : alias(schema)
}

function exported(model) {
  return model
    .trim()
    .replace(/^(interface|type) /m, 'export $1 ')
    .replaceAll(/;$/gm, '')
    .replaceAll('"', "'")
    .replaceAll(/\/\*\*\n *\* (.*)\n *\*\//g, '/** $1 */')
}

/** Modelina has no name for a plain value that is a part of another message alone. */
function alias(schema) {
  return `/** ${schema.description()} */\nexport type ${schema.id()} = ${typeText(schema.type(), schema.enum())}`
}

function channelText(channel) {
  return [...(channel.parameters.length ? [optionsText(channel)] : []), classText(channel), openText(channel)].join(
    '\n\n',
  )
}

function optionsText({ name, parameters }) {
  const lines = parameters.map(
    ({ name: parameter, type, values, description, required }) =>
      `  /** ${description} */\n  readonly ${parameter}${required ? '' : '?'}: ${typeText(type, values)}${required ? '' : ' | undefined'}`,
  )
  return `export interface ${capital(name)}Options extends StreamOptions {\n${lines.join('\n')}\n}`
}

function classText({ name, summary, received, sent }) {
  const messages = received.map(({ type }) => type).join(' | ') || 'never'
  const methods = sent.map(
    ({ method, summary: what, type, isJson, isBinary }) =>
      `  /** ${what} */\n  ${method}(payload: ${type}): void {\n    this.send(${encoded(isJson, isBinary)})\n  }`,
  )
  const body = methods.length ? `{\n${methods.join('\n\n')}\n}` : '{}'
  return `/** ${summary} */\nexport class ${capital(name)}Stream extends StreamSocket<${messages}> ${body}`
}

function encoded(isJson, isBinary) {
  const text = isJson ? 'JSON.stringify(payload)' : 'payload'
  return isBinary ? `binary(${text})` : text
}

function openText(channel) {
  const { name, path, parameters } = channel
  const type = capital(name)
  const options = parameters.length ? `${type}Options` : 'StreamOptions'
  const given = parameters.some(({ required }) => required) ? `options: ${options}` : `options: ${options} = {}`
  const valuesIn = (place) => {
    const names = parameters.filter((parameter) => parameter.in === place)
    return names.length ? `{ ${names.map(({ name: key }) => `${key}: options.${key}`).join(', ')} }` : ''
  }
  const [inPath, inQuery] = [valuesIn('path'), valuesIn('query')]
  const values = [...(inQuery || inPath ? [inQuery || '{}'] : []), ...(inPath ? [inPath] : [])]
  const url = `streamUrl(${['baseUrl', `'${path}'`, ...values].join(', ')})`
  const decode = receivesJson(channel) ? 'JSON.parse' : '(text) => text'
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

function typeText(type, values) {
  if (values) return values.map((value) => `'${value}'`).join(' | ')
  return type === 'integer' ? 'number' : type
}
