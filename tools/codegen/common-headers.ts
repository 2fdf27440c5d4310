import {
  type HeaderObject,
  type OpenApiDocument,
  type OperationObject,
  type ParameterObject,
  type Reference,
  type ResponseObject,
  resolve,
  type Schema,
} from './openapi.ts'
import { type Components, removeUnreferenced } from './problems.ts'

type Operation = Omit<OperationObject, 'responses'> & { responses: Record<string, ResponseObject | Reference> }

function header(description: string, value: string, schema: Schema = { type: 'string' }): HeaderObject & object {
  return { required: true, ...{ description, examples: { one: { value } } }, schema }
}

/** Under the names that they get below `components`. */
const headers = {
  AnyOrigin: header('Scripts of every origin may read the answer (Fetch, 3.3.3).', '*', { type: 'string', const: '*' }),
  ReadableHeaders: header('The headers that such scripts may read.', 'X-Request-Id'),
  // A path that is malformed leads to no operation that could say it.
  Vary: { ...header('What of a request the answer depends on.', 'Accept-Encoding'), required: false },
  DeprecatedSince: header('Since when (RFC 9745), in seconds since 1970.', '@1767225600'),
  SunsetAt: header('When it is gone (RFC 8594).', 'Thu, 31 Dec 2026 00:00:00 GMT'),
}

const RESPONSES = '#/components/responses/'

/** Request headers that choose between copies of one thing, not between things. */
const CONDITIONAL = /^(?:if-|range$)/i

/**
 * Declares the headers that the runtime sends with every answer of an operation, whatever its handler does, as what the
 * operation says of itself has them: `x-cors`, `deprecated`, the request headers that it reads. Not `Content-Encoding`: it
 * belongs to how a body is sent, and mocks that answer with the header of an example do not compress theirs.
 *
 * @param document is left as it is
 */
export function declareCommonHeaders(document: OpenApiDocument): OpenApiDocument {
  const published = structuredClone(document)
  const components = (published.components ?? {}) as Components
  for (const item of Object.values(published.paths)) {
    for (const node of Object.values(item)) {
      if (typeof node !== 'object' || node === null || !('operationId' in node)) continue
      const operation = node as Operation
      const shared = (item.parameters ?? []) as readonly (ParameterObject | Reference)[]
      const common = commonHeaders(published, [...shared, ...(operation.parameters ?? [])], operation)
      for (const [status, response] of Object.entries(operation.responses)) {
        const names = Object.entries(common)
        if (names.length === 0) continue
        for (const [, own] of names) components.headers = { ...components.headers, [own]: headers[own] }
        const added = Object.fromEntries(names.map(([name, own]) => [name, { $ref: `#/components/headers/${own}` }]))
        const suffix = names.map(([, own]) => own).join('')
        const whole = resolve(published, response)
        const fuller = { ...whole, headers: { ...added, ...whole.headers } }
        // Operations that share a response share the fuller one as well.
        if ('$ref' in response) {
          const name = `${response.$ref.replace(RESPONSES, '')}With${suffix}`
          components.responses = { ...components.responses, [name]: fuller }
          operation.responses[status] = { $ref: `${RESPONSES}${name}` }
        } else operation.responses[status] = fuller
      }
    }
  }
  removeUnreferenced(published, components)
  return published
}

/** By the name that is sent: what it is called below `components`. */
function commonHeaders(
  document: OpenApiDocument,
  parameters: readonly (ParameterObject | Reference)[],
  operation: Operation,
): Record<string, keyof typeof headers> {
  const read = parameters.map((each) => resolve(document, each))
  const chosen = read.some(({ in: place, name }) => place === 'header' && !CONDITIONAL.test(name))
  const varies = chosen || operation['x-answer-cache'] === true || hasChoice(document, operation)
  return {
    ...(operation['x-cors'] === 'public'
      ? { 'Access-Control-Allow-Origin': 'AnyOrigin', 'Access-Control-Expose-Headers': 'ReadableHeaders' }
      : {}),
    ...(varies ? { Vary: 'Vary' } : {}),
    ...(operation.deprecated === true ? { Deprecation: 'DeprecatedSince', Sunset: 'SunsetAt' } : {}),
  }
}

/** Whether a success may be of several media types. */
function hasChoice(document: OpenApiDocument, { responses, 'x-mounted': mounted }: Operation): boolean {
  if (mounted === true) return false
  return Object.entries(responses).some(
    ([status, response]) => status < '400' && Object.keys(resolve(document, response).content ?? {}).length > 1,
  )
}
