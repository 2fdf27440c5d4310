import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript'
import { banner } from './banner.ts'
import type { Model } from './model.ts'

/** `types.ts`: every schema, operation and path of the contract as immutable TypeScript types. */
export async function emitTypes(model: Model): Promise<string> {
  const document = structuredClone(model.document) as unknown as OpenAPI3
  const ast = await openapiTS(document, { defaultNonNullable: false, immutable: true, silent: true })
  return `${banner(model.source)}\n${astToString(ast)}`
}
