import type { Schema } from '../host/config-schema.ts'
import { isObject } from '../protocol/checks.ts'
import { resolved } from './schema-path.ts'

/** A schema that refers to itself has defaults without end. */
const MAX_DEPTH = 20
/** References to references multiply. */
const MAX_SCHEMAS = 10_000

/** What a new config holds by its schema: every default, and no list item or empty object that nobody asked for. */
export function defaultsOf(root: Schema): Readonly<Record<string, unknown>> {
  let schemas = 0
  const filledIn = (given: unknown, depth: number): unknown => {
    schemas += 1
    const schema = depth > MAX_DEPTH || schemas > MAX_SCHEMAS ? undefined : resolved(given, root)
    if (schema === undefined) return undefined
    const own = isObject(given) && 'default' in given ? given.default : schema.default
    if (own !== undefined && !isObject(own)) return own
    const parts = [schema, ...(Array.isArray(schema.allOf) ? schema.allOf : [])]
    const filled = Object.fromEntries(
      parts
        .flatMap((part) => Object.entries(propertiesOf(resolved(part, root))))
        .map(([name, property]): [string, unknown] => [name, filledIn(property, depth + 1)])
        .filter(([, value]) => value !== undefined),
    )
    const isEmpty = own === undefined && Object.keys(filled).length === 0
    return isEmpty ? undefined : { ...filled, ...own }
  }
  const defaults = filledIn(root, 0)
  return isObject(defaults) ? defaults : {}
}

function propertiesOf(schema: Schema | undefined): Schema {
  return isObject(schema?.properties) ? schema.properties : {}
}
