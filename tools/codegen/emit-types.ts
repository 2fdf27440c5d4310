import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript'
import ts from 'typescript'
import { banner } from './banner.ts'
import { type Model, OCTETS } from './model.ts'
import { schemaName } from './openapi.ts'

/** `types.ts`: every schema, operation and path of the contract as immutable TypeScript types. */
export async function emitTypes(model: Model): Promise<string> {
  const document = structuredClone(model.document) as unknown as OpenAPI3
  const bytes = bytesSchemas(model)
  const ast = await openapiTS(document, {
    defaultNonNullable: false,
    immutable: true,
    silent: true,
    transform: (_schema, { path }) => (bytes.has(path ?? '') ? sendableBytes() : undefined),
  })
  return `${banner(model.source)}\n${astToString(ast)}`
}

/** Where the schemas of bodies that are bytes stand. They say nothing of a value, and so nothing of what can be sent. */
function bytesSchemas({ operations }: Model): ReadonlySet<string> {
  const names = operations.flatMap(({ body }) => (body?.contentType === OCTETS ? [schemaName(body.schema)] : []))
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
