import { banner } from './banner.ts'
import { literal } from './literal.ts'
import type { Model, Operation, Parameter } from './model.ts'
import { type OpenApiDocument, resolve } from './openapi.ts'

const SCALARS = ['string', 'integer', 'number', 'boolean']

/** `routes.ts`: what the contract runtime has to know of each operation, as plain data. */
export function emitRoutes(model: Model): string {
  const rows = model.operations.map((operation) => `  ${literal(route(model.document, operation), '  ')},`)
  return [banner(model.source), 'export const routes = [', ...rows, '] as const', ''].join('\n')
}

function route(document: OpenApiDocument, operation: Operation): object {
  const { operationId, method, path, multiSegment, cors, answerCache, mounted, allow, security, tool, rights } =
    operation
  return {
    operationId,
    method,
    path,
    multiSegment,
    cors,
    answerCache,
    mounted,
    allow,
    security,
    tool,
    rights,
    parameters: operation.parameters.map((parameter) => describe(document, operationId, parameter)),
    body: operation.body && { required: operation.body.required, contentType: operation.body.contentType },
    replies: Object.fromEntries(
      operation.replies.map(({ status, contentType, headers }) => [
        status,
        { contentType, headers: headers.map(({ name }) => name) },
      ]),
    ),
  }
}

function describe(document: OpenApiDocument, operationId: string, parameter: Parameter): object {
  const { in: location, name, required } = parameter
  const schema = resolve<Parameter['schema']>(document, parameter.schema)
  const type = schema.type
  if (type === 'array') {
    const items = resolve<Parameter['schema']>(document, (schema.items ?? {}) as Parameter['schema']).type
    if (SCALARS.includes(String(items))) return { in: location, name, required, type, items }
  }
  if (SCALARS.includes(String(type))) return { in: location, name, required, type }
  throw new Error(`${operationId}: the ${location} parameter ${name} needs one plain type, or an array of one`)
}
