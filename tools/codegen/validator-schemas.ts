import { contentsOf, isJson } from '../../src/contract/route.ts'
import { ajvSchema, chooseFilling, type Filling } from './ajv-schema.ts'
import type { Content, Model, Reply } from './model.ts'
import { resolve, type Schema } from './openapi.ts'
import { FORM, isFile, MULTIPART } from './value-shapes.ts'
import { isWriterHeader } from './writer-headers.ts'

/** The schemas of what callers send, by the exported names of their validators, in the spec's order. */
export function requestSchemas(model: Model): ReadonlyMap<string, Schema> {
  const filling = chooseFilling(model.document.components?.schemas ?? {})
  return new Map(
    model.operations.flatMap(({ operationId, parameters, body }): [string, Schema][] => [
      [`${operationId}Parameters`, parametersSchema(parameters, filling)],
      ...bodies(operationId, body?.contents ?? [], (content) => bodySchema(model, content, filling)),
    ]),
  )
}

/** The same of what handlers reply. */
export function replySchemas(model: Model): ReadonlyMap<string, Schema> {
  return new Map(
    model.operations.flatMap(({ operationId, replies }) =>
      replies.flatMap((reply): [string, Schema][] => [
        ...bodies(`${operationId}${reply.status}`, reply.contents, ({ contentType, schema }) =>
          isJson(contentType) ? (ajvSchema(schema) as Schema) : null,
        ),
        [`${operationId}${reply.status}Headers`, headers(reply)],
      ]),
    ),
  )
}

function bodies(
  name: string,
  [first, ...others]: readonly Content[],
  schemaOf: (content: Content) => Schema | null,
): [string, Schema][] {
  if (first === undefined) return []
  const contents = [first, ...others]
  const endings = contentsOf(
    first.contentType,
    others.map(({ contentType }) => contentType),
  ).map(([, ending]) => ending)
  return contents.flatMap((content, i): [string, Schema][] => {
    const schema = schemaOf(content)
    return schema === null ? [] : [[`${name}${endings[i]}`, schema]]
  })
}

/** The schema of a request's body as its reader gives it; null for bytes. */
function bodySchema({ document }: Model, { contentType, schema }: Content, filling: Filling): Schema | null {
  if (contentType === MULTIPART)
    return withoutFiles(resolve<Schema>(document, schema), filling, (each) => resolve(document, each))
  const isValue = isJson(contentType) || contentType === FORM || contentType.startsWith('text/')
  return isValue ? (ajvSchema(schema, filling) as Schema) : null
}

/** The runtime has held the files of a form by then, so any value will do. */
function withoutFiles(schema: Schema, filling: Filling, followed: (schema: Schema) => Schema): Schema {
  const properties = Object.entries((schema.properties ?? {}) as Readonly<Record<string, Schema>>).map(
    ([name, each]) => {
      const field = followed(each)
      if (isFile(field)) return [name, {}]
      return [name, isFile(followed((field.items ?? {}) as Schema)) ? { ...field, items: {} } : each]
    },
  )
  return ajvSchema({ ...schema, properties: Object.fromEntries(properties) }, filling) as Schema
}

/**
 * `{path, query, header, cookie}` of values in their declared types, of an operation or of a stream's address; what is
 * not declared is not looked at, and defaults are filled in.
 */
export function parametersSchema(parameters: readonly (Part & { readonly in: string })[], filling: Filling): Schema {
  const parts = ['path', 'query', 'header', 'cookie'].flatMap((part) => {
    const declared = parameters.filter((parameter) => parameter.in === part)
    return declared.length ? [[part, object(declared, filling)] as const] : []
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
  return { ...object(lists, null), additionalProperties: false }
}

interface Part {
  readonly name: string
  readonly required: boolean
  readonly schema: Schema
}

function object(parts: readonly Part[], filling: Filling | null): Schema {
  const schema = {
    type: 'object',
    properties: Object.fromEntries(parts.map(({ name, schema }) => [name, schema])),
    required: parts.filter(({ required }) => required).map(({ name }) => name),
  }
  return ajvSchema(schema, filling) as Schema
}
