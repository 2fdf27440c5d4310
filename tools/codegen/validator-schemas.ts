import { ajvSchema } from './ajv-schema.ts'
import type { Model, Operation, Reply } from './model.ts'
import type { Schema } from './openapi.ts'
import { isWriterHeader } from './writer-headers.ts'

/** Its fields are text, so the schema of one is an object of strings. */
const FORM = 'application/x-www-form-urlencoded'

/** The schema of every validator of a contract by its exported name, in the spec's order. */
export function validatorSchemas(model: Model): ReadonlyMap<string, Schema> {
  return new Map(model.operations.flatMap(ofOperation))
}

function ofOperation(operation: Operation): [string, Schema][] {
  const { operationId, body, replies } = operation
  return [
    [`${operationId}Parameters`, parameters(operation)],
    ...(body && (isJson(body.contentType) || body.contentType === FORM)
      ? [[`${operationId}Body`, ajvSchema(body.schema) as Schema] as [string, Schema]]
      : []),
    ...replies.flatMap((reply): [string, Schema][] => [
      ...(isJson(reply.contentType)
        ? [[`${operationId}${reply.status}Body`, ajvSchema(reply.schema) as Schema] as [string, Schema]]
        : []),
      [`${operationId}${reply.status}Headers`, headers(reply)],
    ]),
  ]
}

function isJson(contentType: string | null): boolean {
  return contentType !== null && /^application\/(?:[\w.-]+\+)?json$/.test(contentType)
}

/** `{path, query, header, cookie}` of values in their declared types; what is not declared is not looked at. */
function parameters(operation: Operation): Schema {
  const parts = ['path', 'query', 'header', 'cookie'].flatMap((part) => {
    const declared = operation.parameters.filter((parameter) => parameter.in === part)
    return declared.length ? [[part, object(declared)] as const] : []
  })
  const required = parts.filter(([, schema]) => (schema.required as string[]).length > 0).map(([part]) => part)
  return { type: 'object', properties: Object.fromEntries(parts), required }
}

/** What a handler gives; a header that the contract does not declare for the status is refused. */
function headers(reply: Reply): Schema {
  const declared = reply.headers.filter(({ name }) => !isWriterHeader(name))
  const lists = declared.map((header) =>
    header.name.toLowerCase() === 'set-cookie'
      ? { ...header, schema: { type: 'array', items: header.schema, minItems: 1 } }
      : header,
  )
  return { ...object(lists), additionalProperties: false }
}

function object(parts: readonly { name: string; required: boolean; schema: Schema }[]): Schema {
  return {
    type: 'object',
    properties: Object.fromEntries(parts.map(({ name, schema }) => [name, ajvSchema(schema)])),
    required: parts.filter(({ required }) => required).map(({ name }) => name),
  }
}
