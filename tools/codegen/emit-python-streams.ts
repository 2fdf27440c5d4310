import { docstring, escapeKeyword, type PythonTypes, streamTypes } from './python-types.ts'
import { typeName } from './source-text.ts'
import { addressArguments, type Channel, hasJsonPayload, type Message, type StreamsModel } from './streams-model.ts'

/** `pluginLogs` as a part of a name, `plugin_logs`: each capital by itself, so that no two names of a contract become one. */
function splitCapitals(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}

/** The generated files of the Python package: `client.py`, `sync.py`, `__init__.py` and `pyproject.toml`. */
export function pythonStreams(model: StreamsModel): Record<'client' | 'sync' | 'init' | 'project', string> {
  const types = streamTypes(model.document)
  return {
    client: moduleText(model, types, false),
    sync: moduleText(model, types, true),
    init: initText(model, types),
    project: projectText(model),
  }
}

/**
 * For each channel a class and a function that opens it.
 *
 * @param isSync waits, and uses no asyncio
 */
function moduleText({ channels }: StreamsModel, types: PythonTypes, isSync: boolean): string {
  const messages = channels.flatMap(({ send, receive }) =>
    [...send, ...receive].map(({ schema }) => types.nameOf(schema)),
  )
  const base = isSync ? 'SyncStream' : 'Stream'
  const texts = channels
    .map((channel) => `\n\n${classText(channel, types, isSync)}\n\n\n${openText(channel, types)}\n`)
    .join('')
  const typing = ['Any', 'Literal', 'Never'].filter((name) => new RegExp(`\\b${name}\\b`).test(texts)).join(', ')
  return [
    `"""The streams, one function for each${isSync ? '; without asyncio' : ''}."""\n\n`,
    `from __future__ import annotations\n\nimport json\nfrom typing import ${typing}\n\n`,
    `from .messages import ${importList([...new Set(messages)].sort())}\n`,
    `from .stream import ${base}, stream_url\n`,
    texts,
  ].join('')
}

/** The base's argument is text: an alias is no type when the module runs. */
function classText({ name, summary, send, receive }: Channel, types: PythonTypes, isSync: boolean): string {
  const messages = send.map(({ schema }) => types.nameOf(schema)).join(' | ') || 'Never'
  const base = isSync ? 'SyncStream' : 'Stream'
  const head = `class ${typeName(name)}Stream(${base}["${messages}"]):\n${docstring(summary)}\n`
  return [head, ...receive.map((message) => methodText(message, types, isSync))].join('\n').trimEnd()
}

function methodText(message: Message, types: PythonTypes, isSync: boolean): string {
  const text = hasJsonPayload(message) ? 'json.dumps(payload)' : 'payload'
  const name = escapeKeyword(splitCapitals(message.method))
  const frame = message.frame === 'binary' ? `${text}.encode()` : text
  return [
    `    ${isSync ? '' : 'async '}def ${name}(self, payload: ${types.nameOf(message.schema)}) -> None:`,
    docstring(message.summary, '        '),
    `        ${isSync ? '' : 'await '}self._send(${frame})`,
    '',
  ].join('\n')
}

function openText(channel: Channel, types: PythonTypes): string {
  const { name, path, parameters, send } = channel
  const named = parameters.map(
    ({ name: key, required, schema }) =>
      `${escapeKeyword(key)}: ${types.typeOf(schema, key)}${required ? '' : ' | None = None'}`,
  )
  const given = ['base_url: str', ...(named.length ? ['*', ...named] : []), '**options: Any'].join(', ')
  const values = addressArguments(
    channel,
    'None',
    (keys) => `{${keys.map((key) => `"${key}": ${escapeKeyword(key)}`).join(', ')}}`,
  )
  const url = `stream_url(${['base_url', JSON.stringify(path), ...values].join(', ')})`
  const decode = send.some(hasJsonPayload) ? 'json.loads' : 'str'
  return [
    `def open_${splitCapitals(name)}(${given}) -> ${typeName(name)}Stream:`,
    docstring(`Opens ${path}; what is not named here goes to websockets' connect().`),
    `    return ${typeName(name)}Stream(${url}, ${decode}, options)`,
  ].join('\n')
}

/** `__init__.py`: what the package exports. */
function initText({ channels, document }: StreamsModel, types: PythonTypes): string {
  const client = channels.flatMap(({ name }) => [`${typeName(name)}Stream`, `open_${splitCapitals(name)}`]).sort()
  const messages = Object.values(types.aliases()).sort()
  const all = [...client, ...messages, 'Stream', 'StreamClosed', 'SyncStream'].sort()
  return [
    `"""${document.info.title}."""\n\n`,
    `from .client import ${importList(client)}\n`,
    `from .messages import ${importList(messages)}\n`,
    'from .stream import Stream, StreamClosed, SyncStream\n\n',
    `__all__ = [\n${all.map((name) => `    "${name}",\n`).join('')}]\n`,
  ].join('')
}

function importList(names: readonly string[]): string {
  return `(\n${names.map((name) => `    ${name},\n`).join('')})`
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
