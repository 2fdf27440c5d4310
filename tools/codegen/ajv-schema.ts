import type { Schema } from './openapi.ts'

/** Keywords that hold a schema, a list of schemas, or schemas by name (JSON Schema 2020-12, 10). */
const ONE = ['items', 'additionalProperties', 'unevaluatedProperties', 'unevaluatedItems', 'not', 'if', 'then', 'else']
const ALSO_ONE = ['contains', 'propertyNames']
const MANY = ['allOf', 'anyOf', 'oneOf']
const NAMED = ['properties', 'patternProperties', 'dependentSchemas', '$defs']

/** OpenAPI's own keywords, which say nothing about a value. */
const SILENT = ['example', 'externalDocs', 'xml']

/**
 * A contract's schema as ajv takes it in strict mode: named schemas are referred to by their name alone, OpenAPI's
 * own keywords and extensions are gone, and so is the `mapping` of a discriminator, which ajv refuses; the `const` of
 * each branch says the same.
 */
export function ajvSchema(schema: unknown): unknown {
  if (typeof schema !== 'object' || schema === null) return schema
  const kept = Object.entries(schema as Schema).filter(([key]) => !key.startsWith('x-') && !SILENT.includes(key))
  return Object.fromEntries(kept.map(([key, value]) => [key, keyword(key, value)]))
}

function keyword(key: string, value: unknown): unknown {
  if (key === '$ref') return String(value).replace('#/components/schemas/', '')
  if (key === 'discriminator') return { propertyName: (value as Schema).propertyName }
  if (ONE.includes(key) || ALSO_ONE.includes(key)) return ajvSchema(value)
  if (MANY.includes(key)) return (value as unknown[]).map(ajvSchema)
  if (NAMED.includes(key)) {
    return Object.fromEntries(Object.entries(value as object).map(([name, schema]) => [name, ajvSchema(schema)]))
  }
  return value
}
