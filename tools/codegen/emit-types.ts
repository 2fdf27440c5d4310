import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript'
import ts from 'typescript'
import { type Model, OCTETS } from './model.ts'
import { type OpenApiDocument, resolve, type Schema, schemaName } from './openapi.ts'
import { filledSchemas } from './request-types.ts'
import { banner } from './source-text.ts'
import { isFile, MULTIPART } from './value-shapes.ts'

/** What marks a file in a form, for the length of one run. */
const FILE_MARK = 'x-file'

/** `types.ts`: every schema, operation and path of the contract as immutable TypeScript types. */
export function emitTypes(model: Model): Promise<string> {
  return typesOf(model, model.document, false)
}

/**
 * `filled.ts`: the bodies of requests as a handler gets them, with their defaults filled in; a client may leave those
 * members out. Null where no body has a default.
 */
export async function emitFilledTypes(model: Model): Promise<string | null> {
  const { info, components } = model.document
  const names = filledSchemas(model)
  if (names.size === 0) return null
  const schemas = Object.entries(components?.schemas ?? {}).filter(([name]) => names.has(name))
  return typesOf(
    model,
    { ...{ openapi: '3.1.0' }, info, paths: {}, components: { schemas: Object.fromEntries(schemas) } },
    true,
  )
}

async function typesOf(model: Model, declared: OpenApiDocument, defaultNonNullable: boolean): Promise<string> {
  const document = structuredClone(declared)
  markFiles(model, document)
  const bytes = bytesSchemas(model)
  const ast = await openapiTS(document as unknown as OpenAPI3, {
    defaultNonNullable,
    immutable: true,
    silent: true,
    transform: (schema, { path }) => {
      if (bytes.has(path ?? '')) return sendableBytes()
      return FILE_MARK in schema ? ts.factory.createTypeReferenceNode('File') : undefined
    },
  })
  return `${banner(model.source)}\n${astToString(ast)}`
}

/** A file has a name and a type beside its bytes, for the client as for the handler. */
function markFiles({ operations }: Model, document: OpenApiDocument): void {
  for (const { schema } of operations.flatMap(({ body }) => body?.contents ?? []).filter(isMultipart)) {
    if (schemaName(schema) !== null && document.components?.schemas?.[schemaName(schema) ?? ''] === undefined) continue
    const { properties = {} } = resolve<Schema>(document, schema) as { properties?: Readonly<Record<string, Schema>> }
    for (const declared of Object.values(properties)) {
      const field = resolve<Schema>(document, declared)
      const items = resolve<Schema>(document, (field.items ?? {}) as Schema)
      for (const each of [field, items]) if (isFile(each)) Object.assign(each, { [FILE_MARK]: true })
    }
  }
}

function isMultipart({ contentType }: { readonly contentType: string }): boolean {
  return contentType === MULTIPART
}

/** Where the schemas of bodies that are bytes stand. They say nothing of a value, and so nothing of what can be sent. */
function bytesSchemas({ operations }: Model): ReadonlySet<string> {
  const contents = operations.flatMap(({ body }) => body?.contents ?? [])
  const names = contents.flatMap(({ contentType, schema }) => (contentType === OCTETS ? [schemaName(schema)] : []))
  return new Set(names.flatMap((name) => (name === null ? [] : [`#/components/schemas/${name}`])))
}

function sendableBytes(): ts.TypeNode {
  const named = (name: string, ...of: ts.TypeNode[]) => ts.factory.createTypeReferenceNode(name, of)
  return ts.factory.createUnionTypeNode([
    named('Blob'),
    named('Uint8Array'),
    named('ReadableStream', named('Uint8Array')),
  ])
}
