import { STATUS_CODES } from 'node:http'
import { handlerHeaders } from './emit-handlers.ts'
import type { Model, Operation, Reply } from './model.ts'
import { resolve } from './openapi.ts'
import { banner, literal, propertyName, quote, typeName } from './source-text.ts'

/** `replies.ts`: for each operation, a constructor of the replies of each status, named as HTTP names the status. */
export function emitReplies(model: Model): string {
  const handled = model.operations.filter((operation) => !operation.mounted)
  const operations = handled.map((operation) => operationEntry(model, operation))
  const text = operations.join('\n')
  const makers = ['withBody', 'withContentType', 'withoutBody'].filter((name) => text.includes(`${name}<`))
  const types = text.includes('OfType<') ? ['type OfType'] : []
  return [
    banner(model.source),
    `import { ${[...types, ...makers].join(', ')} } from '../../src/replies.ts'`,
    "import type * as handlers from './handlers.ts'",
    '',
    '/** Makes replies: `reply.getHealth.ok(body, headers)`. The headers that the contract fixes are filled in. */',
    'export const reply = {',
    text,
    '}',
    '',
  ].join('\n')
}

function operationEntry(model: Model, { operationId, replies }: Operation): string {
  const lines = replies.map((reply) => `    ${statusName(reply.status)}: ${constructorOf(model, operationId, reply)},`)
  return `  ${operationId}: {\n${lines.join('\n')}\n  },`
}

/** A constructor; where the reply may be of several media types, one for each of them. */
function constructorOf(model: Model, operationId: string, reply: Reply): string {
  const constants = constantHeaders(model, reply)
  const names = constants.map(([name]) => quote(name)).join(' | ')
  const more = names === '' ? '' : `, ${names}`
  const values = constants.map(([name, value]) => `${propertyName(name)}: ${literal(value, '')}`).join(', ')
  const given = `${reply.status}, ${values === '' ? '{}' : `{ ${values} }`}`
  const type = `handlers.${typeName(operationId)}${reply.status}`
  if (reply.contents.length <= 1) return `${maker(reply)}<${type}${more}>(${given})`
  const lines = reply.contents.map((content) => {
    const name = quote(content.contentType)
    return `      ${propertyName(content.contentType)}: withBody<OfType<${type}, ${name}>${more}>(${given}, ${name}),\n`
  })
  return `{\n${lines.join('')}    }`
}

/** The headers that are in every such reply with the one value that the contract has for them. */
function constantHeaders(model: Model, reply: Reply): [name: string, value: unknown][] {
  return handlerHeaders(reply).flatMap(({ name, required, schema }) => {
    const { const: value } = resolve(model.document, schema)
    return required && value !== undefined ? [[name, value] as [string, unknown]] : []
  })
}

function maker({ contentType }: Reply): string {
  if (contentType === null) return 'withoutBody'
  return contentType.includes('*') ? 'withContentType' : 'withBody'
}

/** `notFound` for 404. */
function statusName(status: string): string {
  const words = (STATUS_CODES[status] ?? `status ${status}`).toLowerCase().split(/[^a-z0-9]+/)
  return words.map((word, i) => (i === 0 ? word : typeName(word))).join('')
}
