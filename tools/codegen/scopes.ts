import type { OpenApiDocument, OperationObject } from './openapi.ts'

/** The methods that only read (RFC 9110, 9.2.1). */
const SAFE = ['get', 'head', 'options', 'trace']

/**
 * The scope that a token needs for an operation: the surface, and `x-scope` where the operation states one. One that
 * does not needs to write, unless its method only reads.
 */
export function scopeOf(surface: string, method: string, { 'x-scope': stated }: OperationObject): string {
  if (stated?.includes(':')) return stated
  return `${surface}:${stated ?? (SAFE.includes(method) ? 'read' : 'write')}`
}

/** Spells out the scope of each operation that takes a token, in the document that is published. */
export function publishScopes(surface: string, document: OpenApiDocument): OpenApiDocument {
  const published = structuredClone(document)
  const schemes = published.components?.securitySchemes ?? {}
  for (const item of Object.values(published.paths)) {
    for (const [method, node] of Object.entries(item)) {
      const operation = node as { 'x-scope'?: string } & OperationObject
      if (!Array.isArray(operation.security) || !takesToken(operation, schemes)) continue
      operation['x-scope'] = scopeOf(surface, method, operation)
    }
  }
  return published
}

function takesToken(
  operation: OperationObject,
  schemes: Readonly<Record<string, { readonly scheme?: string }>>,
): boolean {
  const { 'x-rights': rights } = operation
  if ((rights !== undefined && rights !== 'admin-or-token') || operation['x-mounted'] === true) return false
  return (operation.security ?? []).some((names) => {
    const each = Object.keys(names)
    return each.length > 0 && each.every((name) => schemes[name]?.scheme === 'bearer')
  })
}
