import { File } from '@asyncapi/generator-react-sdk'
import { capital, channelsOf, commentText, quote, receivesJson } from '../../template-shared/channels.js'

/**
 * `stream-client.ts`: for each channel a class and a function that opens it. The messages are those of `stream-types.ts`.
 */
export default function ({ asyncapi }) {
  const channels = channelsOf(asyncapi)
  const uses = [
    ...(channels.some(({ sent }) => sent.some(({ isBinary }) => isBinary)) ? ['binary'] : []),
    'type StreamOptions',
    'StreamSocket',
    'streamUrl',
  ]
  return (
    <File name="stream-client.ts">
      {`import { ${uses.join(', ')} } from './stream-socket.ts'\n`}
      {"import type { components } from './stream-types.ts'\n\n"}
      {"export { StreamClosed, type StreamOptions, StreamSocket } from './stream-socket.ts'\n"}
      {"export type * from './stream-types.ts'\n\n"}
      {"type Messages = components['schemas']\n\n"}
      {channels.map(channelText).join('\n\n')}
      {'\n'}
    </File>
  )
}

function channelText(channel) {
  return [...(channel.parameters.length ? [optionsText(channel)] : []), classText(channel), openText(channel)].join(
    '\n\n',
  )
}

function optionsText({ name, parameters }) {
  const lines = parameters.map(
    ({ name: parameter, type, values, description, required }) =>
      `  /** ${commentText(description)} */\n  readonly ${parameter}${required ? '' : '?'}: ${typeText(type, values)}${required ? '' : ' | undefined'}`,
  )
  return `export interface ${capital(name)}Options extends StreamOptions {\n${lines.join('\n')}\n}`
}

function classText({ name, summary, received, sent }) {
  const messages = received.map(({ type }) => messageType(type)).join(' | ') || 'never'
  const methods = sent.map(
    ({ method, summary: what, type, isJson, isBinary }) =>
      `  /** ${commentText(what)} */\n  ${method}(payload: ${messageType(type)}): void {\n    this.send(${encoded(isJson, isBinary)})\n  }`,
  )
  const body = methods.length ? `{\n${methods.join('\n\n')}\n}` : '{}'
  return `/** ${commentText(summary)} */\nexport class ${capital(name)}Stream extends StreamSocket<${messages}> ${body}`
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
  const url = `streamUrl(${['baseUrl', quote(path), ...values].join(', ')})`
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
  if (values) return values.map(quote).join(' | ')
  return type === 'integer' ? 'number' : type
}

function messageType(name) {
  return `Messages[${quote(name)}]`
}
