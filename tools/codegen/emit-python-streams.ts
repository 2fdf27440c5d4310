import { docstring, escapeKeyword, streamTypes } from './python-types.ts'
import { typeName } from './source-text.ts'
import { type Channel, hasJsonPayload, type Message, type StreamParameter, type StreamsModel } from './streams-model.ts'

const TYPES: Readonly<Record<string, string>> = { integer: 'int', number: 'float', string: 'str', boolean: 'bool' }

/** By schema: its type in `messages.py`. */
type Names = Readonly<Record<string, string>>

/** `pluginLogs` as a part of a name, `plugin_logs`: each capital by itself, so that no two names of a contract become one. */
function snakeCase(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}

/** The texts of the Python package that a contract of streams has: with asyncio and without it, and what they are part of. */
export function pythonStreams(model: StreamsModel): Record<'client' | 'sync' | 'init' | 'project', string> {
  const names = streamTypes(model.document).aliases()
  return {
    client: moduleText(model, names, false),
    sync: moduleText(model, names, true),
    init: initText(model, names),
    project: projectText(model),
  }
}

/**
 * For each channel a class and a function that opens it.
 *
 * @param isSync waits, and uses no asyncio
 */
function moduleText({ channels }: StreamsModel, names: Names, isSync: boolean): string {
  const types = channels.flatMap(({ send, receive }) => [...send, ...receive].map(({ schema }) => names[schema]))
  const base = isSync ? 'SyncStream' : 'Stream'
  const texts = channels
    .map((channel) => `\n\n${classText(channel, names, isSync)}\n\n\n${openText(channel)}\n`)
    .join('')
  const typing = ['Any', 'Literal', 'Never'].filter((name) => new RegExp(`\\b${name}\\b`).test(texts)).join(', ')
  const imported = [...new Set(types)].sort().map((type) => `    ${type},\n`)
  return [
    `"""The streams, one function for each${isSync ? '; without asyncio' : ''}."""\n\n`,
    `from __future__ import annotations\n\nimport json\nfrom typing import ${typing}\n\n`,
    `from .messages import (\n${imported.join('')})\n`,
    `from .stream import ${base}, stream_url\n`,
    texts,
  ].join('')
}

/** The base's argument is text: an alias is no type when the module runs. */
function classText({ name, summary, send, receive }: Channel, names: Names, isSync: boolean): string {
  const messages = send.map(({ schema }) => names[schema]).join(' | ') || 'Never'
  const base = isSync ? 'SyncStream' : 'Stream'
  const head = `class ${typeName(name)}Stream(${base}["${messages}"]):\n${docstring(summary)}\n`
  return [head, ...receive.map((message) => methodText(message, names, isSync))].join('\n').trimEnd()
}

function methodText(message: Message, names: Names, isSync: boolean): string {
  const text = hasJsonPayload(message) ? 'json.dumps(payload)' : 'payload'
  const frame = message.frame === 'binary' ? `${text}.encode()` : text
  return [
    `    ${isSync ? '' : 'async '}def ${escapeKeyword(snakeCase(message.method))}(self, payload: ${names[message.schema]}) -> None:`,
    docstring(message.summary, '        '),
    `        ${isSync ? '' : 'await '}self._send(${frame})`,
    '',
  ].join('\n')
}

function openText({ name, path, parameters, send }: Channel): string {
  const named = parameters.map(({ name: parameter, required, type, schema }) => {
    const values = type === 'string' && Array.isArray(schema.enum) ? schema.enum : undefined
    const of = values ? `Literal[${values.map((value) => JSON.stringify(value)).join(', ')}]` : TYPES[type]
    return `${escapeKeyword(parameter)}: ${of}${required ? '' : ' | None = None'}`
  })
  const given = ['base_url: str', ...(named.length ? ['*', ...named] : []), '**options: Any'].join(', ')
  const valuesIn = (place: StreamParameter['in']): string => {
    const there = parameters.filter((parameter) => parameter.in === place)
    return there.length ? `{${there.map(({ name: key }) => `"${key}": ${escapeKeyword(key)}`).join(', ')}}` : ''
  }
  const [inPath, inQuery] = [valuesIn('path'), valuesIn('query')]
  const values = [...(inQuery || inPath ? [inQuery || 'None'] : []), ...(inPath ? [inPath] : [])]
  const url = `stream_url(${['base_url', JSON.stringify(path), ...values].join(', ')})`
  const decode = send.some(hasJsonPayload) ? 'json.loads' : 'str'
  return [
    `def open_${snakeCase(name)}(${given}) -> ${typeName(name)}Stream:`,
    docstring(`Opens ${path}; what is not named here goes to websockets' connect().`),
    `    return ${typeName(name)}Stream(${url}, ${decode}, options)`,
  ].join('\n')
}

/** `__init__.py`: what the package exports. */
function initText({ channels, document }: StreamsModel, names: Names): string {
  const client = channels.flatMap(({ name }) => [`${typeName(name)}Stream`, `open_${snakeCase(name)}`]).sort()
  const messages = Object.values(names).sort()
  const all = [...client, ...messages, 'Stream', 'StreamClosed', 'SyncStream'].sort()
  const importList = (each: readonly string[]): string => `(\n${each.map((name) => `    ${name},\n`).join('')})`
  return [
    `"""${document.info.title}."""\n\n`,
    `from .client import ${importList(client)}\n`,
    `from .messages import ${importList(messages)}\n`,
    'from .stream import Stream, StreamClosed, SyncStream\n\n',
    `__all__ = [\n${all.map((name) => `    "${name}",\n`).join('')}]\n`,
  ].join('')
}

/** `pyproject.toml`: the package has the contract's version, and a backend that leaves nothing beside the sources. */
function projectText({ document }: StreamsModel): string {
  return `[build-system]
requires = ["flit_core>=3.11,<5"]
build-backend = "flit_core.buildapi"

[project]
name = "triptych-bridge-streams"
version = "${document.info.version}"
description = "Typed client of the streams of the Triptych bridge"
readme = "README.md"
license = "MIT"
requires-python = ">=3.11"
dependencies = ["websockets>=15,<18"]
`
}
