import { capital, channelsOf, docstring, receivesJson, snakeCase, unlikeWords } from './channels.js'

const TYPES = { integer: 'int', number: 'float', string: 'str', boolean: 'bool' }

/**
 * A module with a class for each channel and a function that opens it.
 *
 * @param names by schema: its type in `messages.py`
 * @param isSync waits, and uses no asyncio
 */
export function streamModule(asyncapi, names, isSync) {
  const channels = channelsOf(asyncapi)
  const types = channels.flatMap(({ received, sent }) => [...received, ...sent].map(({ type }) => names[type]))
  const of = { names, base: isSync ? 'SyncStream' : 'Stream', isSync }
  const texts = channels.map((channel) => `\n\n${classText(channel, of)}\n\n\n${openText(channel)}\n`).join('')
  const typing = ['Any', 'Literal', 'Never'].filter((name) => new RegExp(`\\b${name}\\b`).test(texts)).join(', ')
  const imported = [...new Set(types)]
    .sort()
    .map((type) => `    ${type},\n`)
    .join('')
  return [
    `"""The streams, one function for each${isSync ? '; without asyncio' : ''}."""\n\n`,
    `from __future__ import annotations\n\nimport json\nfrom typing import ${typing}\n\n`,
    `from .messages import (\n${imported})\n`,
    `from .stream import ${of.base}, stream_url\n`,
    texts,
  ].join('')
}

/** The base's argument is text: an alias is no type when the module runs. */
function classText({ name, summary, received, sent }, { names, base, isSync }) {
  const messages = received.map(({ type }) => names[type]).join(' | ') || 'Never'
  const head = `class ${capital(name)}Stream(${base}["${messages}"]):\n    ${docstring(summary)}\n`
  return [head, ...sent.map((message) => methodText(message, names, isSync))].join('\n').trimEnd()
}

function methodText({ method, summary, type, isJson, isBinary }, names, isSync) {
  const text = isJson ? 'json.dumps(payload)' : 'payload'
  return [
    `    ${isSync ? '' : 'async '}def ${unlikeWords(snakeCase(method))}(self, payload: ${names[type]}) -> None:`,
    `        ${docstring(summary)}`,
    `        ${isSync ? '' : 'await '}self._send(${isBinary ? `${text}.encode()` : text})`,
    '',
  ].join('\n')
}

function openText(channel) {
  const { name, path, parameters } = channel
  const snake = snakeCase(name)
  const named = parameters.map(({ name: parameter, type, values, required }) => {
    const of = values ? `Literal[${values.map((value) => JSON.stringify(value)).join(', ')}]` : TYPES[type]
    const argument = unlikeWords(parameter)
    return required ? `${argument}: ${of}` : `${argument}: ${of} | None = None`
  })
  const given = ['base_url: str', ...(named.length ? ['*', ...named] : []), '**options: Any'].join(', ')
  const valuesIn = (place) => {
    const names = parameters.filter((parameter) => parameter.in === place)
    return names.length ? `{${names.map(({ name: key }) => `"${key}": ${unlikeWords(key)}`).join(', ')}}` : ''
  }
  const [inPath, inQuery] = [valuesIn('path'), valuesIn('query')]
  const values = [...(inQuery || inPath ? [inQuery || 'None'] : []), ...(inPath ? [inPath] : [])]
  const url = `stream_url(${['base_url', JSON.stringify(path), ...values].join(', ')})`
  const decode = receivesJson(channel) ? 'json.loads' : 'str'
  return [
    `def open_${snake}(${given}) -> ${capital(name)}Stream:`,
    `    ${docstring(`Opens ${path}; what is not named here goes to websockets' connect().`)}`,
    `    return ${capital(name)}Stream(${url}, ${decode}, options)`,
  ].join('\n')
}
