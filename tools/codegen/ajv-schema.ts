import type { Schema } from './openapi.ts'
import { mapKeyword, type NamedSchemas, namesWithDefaults, ownDefault } from './subschemas.ts'

/** OpenAPI's own keywords, which say nothing about a value; binary parts are held by the runtime. */
const SILENT = ['example', 'externalDocs', 'xml']

/** What a validator that fills in defaults has to know of the contract. */
export interface Filling {
  readonly named: NamedSchemas
  /** Those that have a variant which fills in defaults, `<name>.filled`. */
  readonly names: ReadonlySet<string>
}

export function chooseFilling(named: NamedSchemas): Filling {
  return { named, names: namesWithDefaults(named) }
}

/**
 * A contract's schema as ajv takes it in strict mode: named schemas are referred to by their name alone, OpenAPI's
 * own keywords and extensions are gone, and so is the `mapping` of a discriminator, which ajv refuses; the `const` of
 * each branch says the same.
 *
 * @param filling for a request, whose defaults are filled in; a reply is held against the contract as it is
 */
export function ajvSchema(schema: unknown, filling: Filling | null = null): unknown {
  if (typeof schema !== 'object' || schema === null) return schema
  const kept = Object.entries(schema as Schema).filter(
    ([key]) => !key.startsWith('x-') && !SILENT.includes(key) && (key !== 'default' || filling !== null),
  )
  return Object.fromEntries(kept.map(([key, value]) => [key, keyword(key, value, filling)]))
}

function keyword(key: string, value: unknown, filling: Filling | null): unknown {
  if (key === '$ref') {
    const name = String(value).replace('#/components/schemas/', '')
    return filling?.names.has(name) ? `${name}.filled` : name
  }
  if (key === 'discriminator') return { propertyName: (value as Schema).propertyName }
  const inner = (schema: unknown): unknown => ajvSchema(schema, filling)
  if (key === 'properties' && filling !== null) return mapKeyword(key, value, (schema) => withDefault(schema, filling))
  return mapKeyword(key, value, inner)
}

/** ajv looks for the default of a property beside its `$ref`, not behind it. */
function withDefault(schema: unknown, filling: Filling): unknown {
  const value = ownDefault(schema as Schema, filling.named)
  return { ...(ajvSchema(schema, filling) as object), ...(value === undefined ? {} : { default: value }) }
}
