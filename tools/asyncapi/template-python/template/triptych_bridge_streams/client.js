import { File } from '@asyncapi/generator-react-sdk'
import { capital, channelsOf, receivesJson } from '../../../template-shared/channels.js'

const TYPES = { integer: 'int', number: 'float', string: 'str', boolean: 'bool' }

/** `client.py`: for each channel a class and a function that opens it. */
export default function ({ asyncapi }) {
  const channels = channelsOf(asyncapi)
  const types = channels.flatMap(({ received, sent }) => [...received, ...sent].map(({ type }) => type))
  return (
    <File name="client.py">
      {'"""The streams, one function for each."""\n\n'}
      {'from __future__ import annotations\n\nimport json\nfrom typing import Any\n\n'}
      {`from .messages import (\n${[...new Set(types)]
        .sort()
        .map((type) => `    ${type},\n`)
        .join('')})\n`}
      {'from .stream import Stream, stream_url\n'}
      {channels.map((channel) => `\n\n${classText(channel)}\n\n\n${openText(channel)}\n`).join('')}
    </File>
  )
}

function classText({ name, summary, received, sent }) {
  const messages = received.map(({ type }) => type).join(' | ')
  const head = `class ${capital(name)}Stream(Stream[${messages}]):\n    """${summary}"""\n`
  return [head, ...sent.map(methodText)].join('\n').trimEnd()
}

function methodText({ method, summary, type, isJson, isBinary }) {
  const text = isJson ? 'json.dumps(payload)' : 'payload'
  return [
    `    async def ${method}(self, payload: ${type}) -> None:`,
    `        """${summary}"""`,
    `        await self._send(${isBinary ? `${text}.encode()` : text})`,
    '',
  ].join('\n')
}

function openText(channel) {
  const { name, path, query } = channel
  const parameters = query.map(({ name: parameter, type, required }) =>
    required ? `${parameter}: ${TYPES[type]}` : `${parameter}: ${TYPES[type]} | None = None`,
  )
  const given = ['base_url: str', ...(parameters.length ? ['*', ...parameters] : []), '**options: Any'].join(', ')
  const asked = query.length ? `, {${query.map(({ name: key }) => `"${key}": ${key}`).join(', ')}}` : ''
  const decode = receivesJson(channel) ? 'json.loads' : 'str'
  return [
    `def open_${name}(${given}) -> ${capital(name)}Stream:`,
    `    """Opens ${path}; what is not named here goes to websockets' connect()."""`,
    `    return ${capital(name)}Stream(stream_url(base_url, "${path}"${asked}), ${decode}, options)`,
  ].join('\n')
}
