import { isObject } from '../../lib/json.ts'
import { valueAt } from '../../lib/json-pointer.ts'
import type { Schema } from '../host/config-schema.ts'

/** References that lead to references. */
const MAX_HOPS = 20
const MAX_REFERENCE = 500

/**
 * A schema without the reference that it is.
 *
 * @param root what `#` stands for
 * @returns undefined when the reference leads nowhere, or in a circle
 */
export function resolveSchema(schema: unknown, root: Schema): Schema | undefined {
  let found: unknown = schema
  for (let hops = 0; hops < MAX_HOPS; hops += 1) {
    if (!isObject(found)) return undefined
    if (typeof found.$ref !== 'string') return found
    found = followPointer(found.$ref, root)
  }
  return undefined
}

/** What a JSON Pointer in a URI fragment leads to (RFC 6901, 6). */
function followPointer(reference: string, root: Schema): unknown {
  return reference.length > MAX_REFERENCE ? undefined : valueAt(root, reference.slice(1))
}

/**
 * The schema of the property that a path such as `devices[].name` leads to.
 *
 * @param steps names, and `[]` for what a list holds
 * @returns undefined when the schema has no such property
 */
export function schemaAt(steps: readonly string[], root: Schema): Schema | undefined {
  return steps.reduce<Schema | undefined>(
    (schema, step) => {
      if (schema === undefined) return undefined
      if (step === '[]') return resolveSchema(Array.isArray(schema.items) ? schema.items[0] : schema.items, root)
      const isThere = isObject(schema.properties) && Object.hasOwn(schema.properties, step)
      return isThere ? resolveSchema((schema.properties as Schema)[step], root) : undefined
    },
    resolveSchema(root, root),
  )
}
