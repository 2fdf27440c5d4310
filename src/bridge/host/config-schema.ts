import { isObject } from '../../lib/json.ts'

export type Schema = Readonly<Record<string, unknown>>

/**
 * A plugin's schema as draft-07 has it. Schemas of Homebridge plugins are written for a form: `required` is a boolean
 * on the property itself, a `type` may be missing, and the whole may lie under `schema` beside `pluginAlias`. What a
 * form only asks for under a condition, which is JavaScript, is never required.
 */
export function normaliseSchema(given: Schema): Schema {
  const isForm = isObject(given.schema) && ('pluginAlias' in given || 'pluginType' in given)
  return withoutFlags(isForm ? (given.schema as Schema) : given)
}

function withoutFlags(schema: Schema): Schema {
  const { required, ...result } = mapSubschemas(schema, withoutFlags)
  const names = new Set(Array.isArray(required) ? required.filter((name) => typeof name === 'string') : [])
  if (isObject(schema.properties)) {
    result.type ??= 'object'
    for (const [name, property] of Object.entries(schema.properties)) {
      if (!isObject(property)) continue
      if (property.required === true) names.add(name)
      if (isConditional(property)) names.delete(name)
    }
  }
  return names.size > 0 ? { ...result, required: [...names] } : result
}

function isConditional({ condition }: Schema): boolean {
  return isObject(condition) && 'functionBody' in condition
}

/** The words of draft-07 whose values are a schema, a list of them, or schemas by name. */
const SINGLE = new Set([
  'additionalProperties',
  'additionalItems',
  'contains',
  'else',
  'if',
  'not',
  'propertyNames',
  'then',
])
const LISTS = new Set(['allOf', 'anyOf', 'oneOf'])
const MAPS = new Set(['definitions', '$defs', 'dependencies', 'patternProperties', 'properties'])

/** Whether the value of a keyword consists of schemas. */
export function holdsSchemas(word: string): boolean {
  return word === 'items' || SINGLE.has(word) || LISTS.has(word) || MAPS.has(word)
}

/** The schema with `change` made to every schema right within it. */
export function mapSubschemas(schema: Schema, change: (within: Schema) => Schema): Record<string, unknown> {
  const changed = (value: unknown): unknown => (isObject(value) ? change(value) : value)
  return Object.fromEntries(
    Object.entries(schema).map(([word, value]) => {
      if (word === 'items') return [word, Array.isArray(value) ? value.map(changed) : changed(value)]
      if (SINGLE.has(word)) return [word, changed(value)]
      if (LISTS.has(word) && Array.isArray(value)) return [word, value.map(changed)]
      if (!MAPS.has(word) || !isObject(value)) return [word, value]
      return [word, Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, changed(inner)]))]
    }),
  )
}
