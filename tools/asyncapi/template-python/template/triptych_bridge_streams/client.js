import { File } from '@asyncapi/generator-react-sdk'
import { capital, channelsOf, receivesJson, snakeCase } from '../../../template-shared/channels.js'

const TYPES = { integer: 'int', number: 'float', string: 'str', boolean: 'bool' }

/** `client.py`: for each channel a class and a function that opens it. */
export default function ({ asyncapi }) {
  const channels = channelsOf(asyncapi)
  const types = channels.flatMap(({ received, sent }) => [...received, ...sent].map(({ type }) => type))
  const texts = channels.map((channel) => `\n\n${classText(channel)}\n\n\n${openText(channel)}\n`).join('')
  const typing = ['Any', 'Literal', 'Never'].filter((name) => new RegExp(`\\b${name}\\b`).test(texts)).join(', ')
  return (
    <File name="client.py">
      {'"""The streams, one function for each."""\n\n'}
      {`from __future__ import annotations\n\nimport json\nfrom typing import ${typing}\n\n`}
      {`from .messages import (\n${[...new Set(types)]
        .sort()
        .map((type) => `    ${type},\n`)
        .join('')})\n`}
      {'from .stream import Stream, stream_url\n'}
      {texts}
    </File>
  )
}

function classText({ name, summary, received, sent }) {
  const messages = received.map(({ type }) => type).join(' | ') || 'Never'
  const head = `class ${capital(name)}Stream(Stream[${messages}]):\n    """${summary}"""\n`
  return [head, ...sent.map(methodText)].join('\n').trimEnd()
}

function methodText({ method, summary, type, isJson, isBinary }) {
  const text = isJson ? 'json.dumps(payload)' : 'payload'
  return [
    `    async def ${snakeCase(method)}(self, payload: ${type}) -> None:`,
    `        """${summary}"""`,
    `        await self._send(${isBinary ? `${text}.encode()` : text})`,
    '',
  ].join('\n')
}

function openText(channel) {
  const { name, path, parameters } = channel
  const snake = snakeCase(name)
  const named = parameters.map(({ name: parameter, type, values, required }) => {
    const of = values ? `Literal[${values.map((value) => JSON.stringify(value)).join(', ')}]` : TYPES[type]
    return required ? `${parameter}: ${of}` : `${parameter}: ${of} | None = None`
  })
  const given = ['base_url: str', ...(named.length ? ['*', ...named] : []), '**options: Any'].join(', ')
  const valuesIn = (place) => {
    const names = parameters.filter((parameter) => parameter.in === place)
    return names.length ? `{${names.map(({ name: key }) => `"${key}": ${key}`).join(', ')}}` : ''
  }
  const [inPath, inQuery] = [valuesIn('path'), valuesIn('query')]
  const values = [...(inQuery || inPath ? [inQuery || 'None'] : []), ...(inPath ? [inPath] : [])]
  const url = `stream_url(${['base_url', `"${path}"`, ...values].join(', ')})`
  const decode = receivesJson(channel) ? 'json.loads' : 'str'
  return [
    `def open_${snake}(${given}) -> ${capital(name)}Stream:`,
    `    """Opens ${path}; what is not named here goes to websockets' connect()."""`,
    `    return ${capital(name)}Stream(${url}, ${decode}, options)`,
  ].join('\n')
}
