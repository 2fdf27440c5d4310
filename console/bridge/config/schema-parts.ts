import { isObject } from '../../../src/lib/json.ts'

/** A JSON Schema, as a plugin has it. */
export type Schema = Readonly<Record<string, unknown>>

/** In which order: `[]`, `['a.b']`, or a name up to the next dot. */
const step = /\[\]|\['([^']*)'\]|[^.[\]]+/g

/** The steps of a form's key, `devices[].name`: names of properties, and `[]` for what a list holds. */
export function stepsOf(key: string): string[] {
  return [...key.matchAll(step)].map(([whole, quoted]) => quoted ?? whole)
}

/** What a form of one entry asks for: neither whose entry it is, nor what only tells entries apart. */
export function entrySchema(schema: Schema): Schema {
  const { title: _title, description: _description, additionalProperties: _more, properties, ...rest } = schema
  const { platform: _platform, accessory: _accessory, plugin: _plugin, ...own } = isObject(properties) ? properties : {}
  const required = listOf(rest.required).filter((name) => Object.hasOwn(own, String(name)))
  const kept = Object.entries(rest).filter(([keyword, value]) => !isChoiceOfRequired(keyword, value))
  return { ...Object.fromEntries(kept), type: 'object', properties: own, required }
}

/** Whether fields come and go with others, which only the whole schema can tell. */
export function hasConditions(schema: Schema): boolean {
  return ['oneOf', 'anyOf', 'allOf', 'if', 'dependencies', 'dependentSchemas'].some((word) => word in schema)
}

interface Tree {
  [step: string]: Tree | null
}

/** The part of a schema that some keys name, in their order. */
export function schemaOf(keys: readonly string[], schema: Schema): Schema {
  const tree: Tree = {}
  for (const key of keys) {
    const steps = stepsOf(key)
    let node: Tree | null = tree
    for (const [index, name] of steps.entries()) {
      if (node === null) break
      const known: Tree | null | undefined = Object.hasOwn(node, name) ? node[name] : undefined
      const next: Tree | null = index === steps.length - 1 ? null : known === undefined ? {} : known
      node[name] = next
      node = next
    }
  }
  return cut(schema, tree)
}

/** The schema at a form's key; undefined where there is none. */
export function schemaAt(key: string, schema: Schema): Schema | undefined {
  return stepsOf(key).reduce<Schema | undefined>((at, name) => {
    const next = name === '[]' ? at?.items : isObject(at?.properties) ? at.properties[name] : undefined
    return isObject(next) ? next : undefined
  }, schema)
}

/** A value with what another one has at some keys; lists are taken whole. */
export function withFields(value: unknown, from: unknown, keys: readonly string[]): unknown {
  return keys.reduce((now, key) => {
    const steps = stepsOf(key)
    const list = steps.indexOf('[]')
    return withField(now, from, list === -1 ? steps : steps.slice(0, list))
  }, value)
}

function withField(value: unknown, from: unknown, [name, ...below]: readonly string[]): unknown {
  if (name === undefined) return from
  const [now, then] = [isObject(value) ? value : {}, isObject(from) ? from : {}]
  const next = Object.hasOwn(then, name) ? withField(now[name], then[name], below) : undefined
  if (next !== undefined) return { ...now, [name]: next }
  const { [name]: _gone, ...rest } = now
  return rest
}

function cut(schema: Schema, tree: Tree | null): Schema {
  if (tree === null || '$ref' in schema) return schema
  const inner = tree['[]']
  if (inner !== undefined && isObject(schema.items)) return { ...schema, items: cut(schema.items, inner) }
  if (!isObject(schema.properties)) return schema
  const { additionalProperties: _more, ...rest } = schema
  const all = schema.properties
  const properties = Object.entries(tree).flatMap(([name, below]) => {
    const property = Object.hasOwn(all, name) ? all[name] : undefined
    return isObject(property) ? [[name, cut(property, below)] as const] : []
  })
  const required = listOf(schema.required).filter((name) => Object.hasOwn(tree, String(name)))
  return { ...rest, properties: Object.fromEntries(properties), required }
}

/** `oneOf: [{ required: ['token'] }, …]` asks for one of several fields; as a choice of forms it would only confuse. */
function isChoiceOfRequired(keyword: string, value: unknown): boolean {
  if (keyword !== 'oneOf' && keyword !== 'anyOf') return false
  return listOf(value).every((choice) => isObject(choice) && Object.keys(choice).every((name) => name === 'required'))
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}
