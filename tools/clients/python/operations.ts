import { type Content, type Model, OCTETS, type Operation, type Parameter } from '../../codegen/model.ts'
import type { PythonTypes } from '../../codegen/python-types.ts'
import { distinctNames, docstring, pythonText, snakeCase } from '../../codegen/python-types.ts'
import { typeName } from '../../codegen/source-text.ts'

/** A parameter of a method. */
interface Argument {
  readonly name: string
  readonly type: string
  readonly required: boolean
}

/** Names that a method may not have: the members of every client, and types, which it would hide from the others. */
const TAKEN = ['close', 'pages', 'bool', 'bytes', 'dict', 'float', 'int', 'list', 'str']

/** What a call says beside its path. */
const PLACES = ['query', 'header', 'cookie'] as const

/** `client.py`: a class that waits and one with asyncio, with a method for each operation. */
export function clientText({ surface, operations }: Model, types: PythonTypes): string {
  const name = typeName(surface)
  const own = distinctNames(operations, ({ operationId }) => snakeCase(operationId), TAKEN)
  const methods = (isAsync: boolean): string =>
    operations.map((operation) => methodText(operation, own.get(operation) ?? '', types, isAsync)).join('\n\n')
  const classes = `class ${name}Client(SyncHttp):
${docstring(`The ${surface} surface, waiting for each answer.`)}

${methods(false)}


class Async${name}Client(AsyncHttp):
${docstring(`The ${surface} surface, with asyncio.`)}

${methods(true)}
`
  const typing = ['Any', 'Literal'].filter((each) => new RegExp(`\\b${each}\\b`).test(classes))
  const iterables = ['AsyncIterable', 'Iterable', 'Mapping'].filter((each) => new RegExp(`\\b${each}\\b`).test(classes))
  const calls = ['Answer', 'Call', 'File'].filter((each) => new RegExp(`\\b${each}\\b`).test(classes))
  const used = types.names().filter((each) => new RegExp(`\\b${each}\\b`).test(classes))
  return [
    docstring('The operations, one method for each.', ''),
    '',
    'from __future__ import annotations',
    '',
    ...(iterables.length > 0 ? [`from collections.abc import ${iterables.join(', ')}`] : []),
    ...(typing.length > 0 ? [`from typing import ${typing.join(', ')}`] : []),
    '',
    `from ._calls import ${calls.join(', ')}`,
    'from ._http import AsyncHttp, SyncHttp',
    ...(used.length > 0 ? [`from .models import (\n${used.map((each) => `    ${each},\n`).join('')})`] : []),
    '',
    '',
    classes,
  ].join('\n')
}

function methodText(operation: Operation, name: string, types: PythonTypes, isAsync: boolean): string {
  const { method, path, parameters, body, summary, operationId } = operation
  const names = distinctNames(parameters, (parameter) => argumentName(parameters, parameter))
  const nameOf = (parameter: Parameter): string => names.get(parameter) ?? ''
  const place = typeName(operationId)
  const argument = (parameter: Parameter): Argument => ({
    name: nameOf(parameter),
    type: types.typeOf(parameter.schema, `${place}${typeName(snakeCase(parameter.name))}`),
    required: parameter.required,
  })
  const inPath = parameters.filter((parameter) => parameter.in === 'path')
  const others = parameters.filter((parameter) => parameter.in !== 'path').map(argument)
  const bodyArgument = body && {
    name: 'body',
    type: bodyType(body.contents, types, place, isAsync),
    required: body.required,
  }
  const several = body !== null && body.contents.length > 1
  const kinds = body?.contents.map(({ contentType }) => pythonText(contentType)) ?? []
  const positional = [...inPath.map(argument), ...(bodyArgument?.required ? [bodyArgument] : [])]
  const named = [
    ...others.filter(({ required }) => required),
    ...(bodyArgument?.required === false ? [bodyArgument] : []),
    ...others.filter(({ required }) => !required),
  ]
  const given = [
    'self',
    ...positional.map(argumentText),
    ...(named.length > 0 || several ? ['*', ...named.map(argumentText)] : []),
    ...(several ? [`content_type: Literal[${kinds.join(', ')}] = ${kinds[0]}`] : []),
  ]
  const replies = contentOf(operation)
  const result = replyType(replies, types, place)
  const call = [
    pythonText(method),
    pythonText(path),
    ...dictionary('in_path', inPath, nameOf),
    ...(operation.multiSegment === null ? [] : [`spanning=${pythonText(operation.multiSegment)}`]),
    ...PLACES.flatMap((where) =>
      dictionary(
        where === 'query' ? 'query' : where === 'header' ? 'headers' : 'cookies',
        parameters.filter((parameter) => parameter.in === where),
        nameOf,
      ),
    ),
    ...joinedLists(parameters),
    ...(body ? ['body=body', `content_type=${several ? 'content_type' : kinds[0]}`] : []),
    ...kindsText(operation),
  ]
  return [
    `    ${isAsync ? 'async ' : ''}def ${name}(\n        ${given.join(',\n        ')},\n    ) -> Answer[${result}]:`,
    docstring(`${summary}. \`\`${method} ${path}\`\``, '        '),
    `        return ${isAsync ? 'await ' : ''}self._send(\n            Call(\n                ${call.join(',\n                ')},\n            )\n        )`,
  ].join('\n')
}

/** A name that is there twice, in several places of the request, says where it is. */
function argumentName(parameters: readonly Parameter[], { name, in: where }: Parameter): string {
  const own = snakeCase(name)
  const alike = parameters.filter((parameter) => snakeCase(parameter.name) === own)
  const taken = ['self', 'body', 'content_type'].includes(own)
  return alike.length > 1 || taken ? `${own.replace(/_$/, '')}_${where}` : own
}

function argumentText({ name, type, required }: Argument): string {
  if (required) return `${name}: ${type}`
  return `${name}: ${type === 'Any' || type.split(' | ').includes('None') ? type : `${type} | None`} = None`
}

function dictionary(
  name: string,
  parameters: readonly Parameter[],
  nameOf: (parameter: Parameter) => string,
): string[] {
  if (parameters.length === 0) return []
  return [`${name}={${parameters.map((each) => `${pythonText(each.name)}: ${nameOf(each)}`).join(', ')}}`]
}

function joinedLists(parameters: readonly Parameter[]): string[] {
  const joined = parameters.filter(({ in: where, explode }) => where === 'query' && explode === false)
  return joined.length === 0 ? [] : [`joined=(${joined.map(({ name }) => `${pythonText(name)},`).join(' ')})`]
}

function bodyType(contents: readonly Content[], types: PythonTypes, place: string, isAsync: boolean): string {
  const one = ({ contentType, schema }: Content): string => {
    if (contentType === OCTETS) return `bytes | ${isAsync ? 'AsyncIterable' : 'Iterable'}[bytes]`
    if (contentType.startsWith('text/')) return 'str'
    return types.typeOf(schema, `${place}Body`)
  }
  return [...new Set(contents.map(one))].join(' | ')
}

function goodReplies({ replies }: Operation): Operation['replies'] {
  return replies.filter(({ status }) => /^[23]/.test(status) && status !== '304')
}

/** What kinds of answers there are, where it is not JSON alone. */
function kindsText(operation: Operation): string[] {
  const kinds = goodReplies(operation).flatMap(({ status, contents }) =>
    status.startsWith('3')
      ? ['redirect']
      : contents.map(({ contentType }) => (isJson(contentType) ? 'json' : isRaw(contentType) ? 'bytes' : 'text')),
  )
  const texts = [...new Set(kinds)].sort().map(pythonText)
  if (texts.length === 0 || texts.join() === '"json"') return []
  return [`kinds=(${texts.join(', ')},)`]
}

/** What an operation may be answered with that is not an error, its content types one by one. */
function contentOf(operation: Operation): { contentType: string | null; schema: Content['schema'] }[] {
  return goodReplies(operation).flatMap(
    ({ contents }): ReturnType<typeof contentOf> =>
      contents.length > 0 ? [...contents] : [{ contentType: null, schema: {} }],
  )
}

function replyType(replies: ReturnType<typeof contentOf>, types: PythonTypes, place: string): string {
  const isBytes = replies.some(({ contentType }) => isRaw(contentType))
  const texts = replies.map(({ contentType, schema }) => {
    if (contentType === null) return 'None'
    if (isBytes) return 'bytes'
    return isJson(contentType) ? types.typeOf(schema, `${place}Answer`) : 'str'
  })
  const all = [...new Set(texts)]
  if (all.includes('Any')) return 'Any'
  return [...all.filter((type) => type !== 'None'), ...all.filter((type) => type === 'None')].join(' | ') || 'None'
}

function isJson(contentType: string): boolean {
  return /^application\/(?:[\w.-]+\+)?json$/.test(contentType)
}

/** Neither JSON nor text: handed over as it is. */
function isRaw(contentType: string | null): boolean {
  return contentType !== null && !isJson(contentType) && !contentType.startsWith('text/')
}
