import { isObject } from '../protocol/checks.ts'

type Schema = Readonly<Record<string, unknown>>

/**
 * A plugin's schema as draft-07 has it. Schemas of Homebridge plugins are written for a form: `required` is a boolean
 * on the property itself, a `type` may be missing, and the whole may lie under `schema` beside `pluginAlias`.
 */
export function normaliseSchema(given: Schema): Schema {
  const isForm = isObject(given.schema) && ('pluginAlias' in given || 'pluginType' in given)
  return withoutFlags(isForm ? (given.schema as Schema) : given)
}

function withoutFlags(schema: Schema): Schema {
  const { required, properties, ...rest } = schema
  const result: Record<string, unknown> = mapSchemas(rest)
  const names = Array.isArray(required) ? required.filter((name) => typeof name === 'string') : []
  if (isObject(properties)) {
    if (result.type === undefined) result.type = 'object'
    result.properties = Object.fromEntries(
      Object.entries(properties).map(([name, property]) => [name, normaliseAny(property)]),
    )
    for (const [name, property] of Object.entries(properties)) {
      if (isObject(property) && property.required === true) names.push(name)
    }
  }
  if (names.length > 0) result.required = [...new Set(names)]
  return result
}

/** The words of draft-07 whose values are schemas. */
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
const MAPS = new Set(['definitions', '$defs', 'patternProperties'])

function mapSchemas(schema: Schema): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(schema).map(([word, value]) => {
      if (word === 'items') return [word, Array.isArray(value) ? value.map(normaliseAny) : normaliseAny(value)]
      if (SINGLE.has(word)) return [word, normaliseAny(value)]
      if (LISTS.has(word) && Array.isArray(value)) return [word, value.map(normaliseAny)]
      if (!MAPS.has(word) || !isObject(value)) return [word, value]
      return [word, Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, normaliseAny(inner)]))]
    }),
  )
}

function normaliseAny(schema: unknown): unknown {
  return isObject(schema) ? withoutFlags(schema) : schema
}
