import { isObject } from '../../lib/json.ts'
import type { Schema } from '../host/config-schema.ts'
import { conditionOf, type FormCondition } from './form-condition.ts'
import { type FormPart, keyOf, layoutOf } from './form-layout.ts'
import { formSchema } from './form-schema.ts'
import type { PluginSchema } from './plugin-schema.ts'
import type { RegisteredNames } from './probe.ts'
import { resolveSchema } from './schema-path.ts'

/** A schema that refers to itself has defaults without end. */
const MAX_DEPTH = 20
/** References to references multiply. */
const MAX_SCHEMAS = 10_000

/** What a new config holds by its schema: every default, and no list item or empty object beyond them. */
function defaultsOf(root: Schema): Readonly<Record<string, unknown>> {
  let schemas = 0
  const filledIn = (given: unknown, depth: number): unknown => {
    schemas += 1
    const schema = depth > MAX_DEPTH || schemas > MAX_SCHEMAS ? undefined : resolveSchema(given, root)
    if (schema === undefined) return undefined
    const own = isObject(given) && 'default' in given ? given.default : schema.default
    if (own !== undefined && !isObject(own)) return own
    const parts = [schema, ...(Array.isArray(schema.allOf) ? schema.allOf : [])]
    const filled = Object.fromEntries(
      parts
        .flatMap((part) => Object.entries(propertiesOf(resolveSchema(part, root))))
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

interface FieldCondition {
  /** The path of the property, as in a layout. */
  readonly key: string
  readonly condition: FormCondition
}

/** The conditions that properties of a schema have themselves. */
function conditionsIn(schema: unknown, steps: readonly string[]): FieldCondition[] {
  if (!isObject(schema) || steps.length > MAX_DEPTH) return []
  const condition = steps.length === 0 ? undefined : conditionOf(schema)
  const properties = isObject(schema.properties) ? Object.entries(schema.properties) : []
  return [
    ...(condition === undefined ? [] : [{ key: keyOf(steps), condition }]),
    ...properties.flatMap(([name, property]) => conditionsIn(property, [...steps, name])),
    ...conditionsIn(schema.items, [...steps, '[]']),
  ]
}

/** What a form for a plugin's config needs. */
export interface PluginForm {
  /** The platform or accessory type that an entry is for. */
  readonly pluginAlias: string
  readonly pluginType: 'platform' | 'accessory'
  /** Whether one entry is all that may be. */
  readonly singular: boolean
  readonly platforms: readonly string[]
  readonly accessories: readonly string[]
  /** Of an entry; draft-07. */
  readonly schema: Schema
  /** An entry to begin with. */
  readonly defaults: Readonly<Record<string, unknown>>
  /** Null leaves the order to the schema. */
  readonly layout: readonly FormPart[] | null
  /** When properties are shown, as their schema says; beside what the layout says. */
  readonly conditions: readonly FieldCondition[]
  /** Markdown; `""` when the plugin has no such text. */
  readonly header: string
  readonly footer: string
  /** Whether the plugin brings a settings page of its own. */
  readonly customUi: boolean
  /** Whether what the schema refuses is not to be saved. */
  readonly strictValidation: boolean
}

/**
 * Makes a form of a `config.schema.json`.
 *
 * @param file as the plugin has it
 * @param registered what the plugin registers
 */
export function pluginForm(file: PluginSchema, { platforms, accessories }: RegisteredNames): PluginForm {
  const schema = formSchema(file)
  const named = typeof file.pluginAlias === 'string' ? file.pluginAlias : ''
  const pluginType =
    typeIn(file.pluginType) ?? (accessories.includes(named) || platforms.length === 0 ? 'accessory' : 'platform')
  const pluginAlias = named || ((pluginType === 'platform' ? platforms : accessories)[0] ?? '')
  return {
    pluginAlias,
    pluginType,
    singular: file.singular === true,
    platforms,
    accessories,
    schema,
    defaults: firstEntry(schema, pluginType, pluginAlias),
    layout: layoutOf(file.layout ?? file.form, schema),
    conditions: conditionsIn(file.schema, []).slice(0, MAX_SCHEMAS),
    header: textIn(file.headerDisplay),
    footer: textIn(file.footerDisplay),
    customUi: file.customUi === true,
    strictValidation: file.strictValidation === true,
  }
}

function firstEntry(schema: Schema, pluginType: string, pluginAlias: string): Readonly<Record<string, unknown>> {
  const { [pluginType]: _type, name, ...defaults } = defaultsOf(schema)
  const properties = isObject(schema.properties) ? schema.properties : {}
  const takesName = schema.additionalProperties !== false || Object.hasOwn(properties, 'name')
  return { [pluginType]: pluginAlias, ...(takesName && { name: name ?? pluginAlias }), ...defaults }
}

function typeIn(type: unknown): 'platform' | 'accessory' | undefined {
  return type === 'platform' || type === 'accessory' ? type : undefined
}

function textIn(text: unknown): string {
  return typeof text === 'string' ? text : ''
}
