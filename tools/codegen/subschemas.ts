import { type Schema, schemaName } from './openapi.ts'

/** Keywords that hold a schema, a list of schemas, or schemas by name (JSON Schema 2020-12, 10). */
const ONE = ['items', 'additionalProperties', 'unevaluatedProperties', 'unevaluatedItems', 'not', 'if', 'then', 'else']
const ALSO_ONE = ['contains', 'propertyNames']
const MANY = ['allOf', 'anyOf', 'oneOf']
const NAMED = ['properties', 'patternProperties', 'dependentSchemas', '$defs']

/** Schemas by the names that `$ref`s lead to. */
export type NamedSchemas = Readonly<Record<string, Schema>>

/** The value of a keyword with every schema that it holds mapped. */
export function mapKeyword(key: string, value: unknown, map: (schema: unknown) => unknown): unknown {
  if (ONE.includes(key) || ALSO_ONE.includes(key)) return map(value)
  if (MANY.includes(key)) return (value as unknown[]).map(map)
  if (!NAMED.includes(key)) return value
  return Object.fromEntries(Object.entries(value as object).map(([name, schema]) => [name, map(schema)]))
}

/** The names of the schemas in which a `default` stands, at any depth, `$ref`s followed. */
export function namesWithDefaults(named: NamedSchemas): ReadonlySet<string> {
  return new Set(Object.keys(named).filter((name) => holdsDefault({ $ref: `#/components/schemas/${name}` }, named)))
}

/** Whether a `default` stands in a schema, at any depth, `$ref`s followed. */
export function holdsDefault(schema: unknown, named: NamedSchemas, seen: Set<string> = new Set()): boolean {
  if (typeof schema !== 'object' || schema === null) return false
  if ('default' in schema) return true
  const name = schemaName(schema as Schema)
  if (name !== null && !seen.has(name)) {
    seen.add(name)
    if (holdsDefault(named[name], named, seen)) return true
  }
  let found = false
  for (const [key, value] of Object.entries(schema))
    mapKeyword(key, value, (inner) => {
      found ||= holdsDefault(inner, named, seen)
    })
  return found
}

/** The `default` of a schema itself, or of the one that it refers to; undefined where there is none. */
export function ownDefault(schema: Schema, named: NamedSchemas): unknown {
  const name = schemaName(schema)
  return schema.default ?? (name === null ? undefined : ownDefault(named[name] ?? {}, named))
}
