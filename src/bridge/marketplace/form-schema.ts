import { isObject } from '../../lib/json.ts'
import { holdsSchemas, mapSubschemas, normaliseSchema, type Schema } from '../host/config-schema.ts'

const TYPES = ['array', 'boolean', 'integer', 'null', 'number', 'object', 'string']
/** Their values are data, and stay as they are. */
const DATA = new Set(['const', 'default', 'enum', 'examples', 'required'])
const TEXTS = new Set(['title', 'description', 'placeholder'])

/**
 * The schema of a `config.schema.json` for a form: draft-07, with types where they can be derived, without the JavaScript
 * that Homebridge's own form would run, and without references to elsewhere.
 */
export function formSchema(file: Schema): Schema {
  const given = isObject(file.schema) ? file.schema : 'properties' in file ? file : {}
  const { type: _type, ...schema } = cleanSchema(normaliseSchema(isBare(given) ? { properties: given } : given))
  return { type: 'object', ...schema, properties: isObject(schema.properties) ? schema.properties : {} }
}

/** Old files give the properties themselves, where a schema belongs. */
function isBare(schema: Schema): boolean {
  const isSchema = 'properties' in schema || typeof schema.type === 'string' || '$ref' in schema
  return !isSchema && Object.values(schema).every(isObject)
}

function cleanSchema(schema: Schema): Schema {
  const { $schema: _draft, $id: _id, type, ...rest } = mapSubschemas(schema, cleanSchema)
  const words = Object.entries(rest).flatMap(([word, value]) => cleanKeyword(word, value))
  const known = typesIn(type) ?? typeBy(rest)
  return { ...(known !== undefined && { type: known }), ...Object.fromEntries(words) }
}

/** As many entries as are left of one: one, or none. */
function cleanKeyword(word: string, value: unknown): [string, unknown][] {
  if (holdsSchemas(word) || DATA.has(word)) return [[word, value]]
  if (TEXTS.has(word)) return typeof value === 'string' ? [[word, plainText(value)]] : []
  if (word === '$ref') return typeof value === 'string' && value.startsWith('#') ? [[word, value]] : []
  return isScript(value) ? [] : [[word, withoutScripts(value)]]
}

function isScript(value: unknown): boolean {
  return isObject(value) && 'functionBody' in value
}

function withoutScripts(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((item) => !isScript(item)).map(withoutScripts)
  if (!isObject(value)) return value
  const entries = Object.entries(value).filter(([word, inner]) => word !== 'functionBody' && !isScript(inner))
  return Object.fromEntries(entries.map(([word, inner]) => [word, withoutScripts(inner)]))
}

function typesIn(type: unknown): string | string[] | undefined {
  if (typeof type === 'string') return TYPES.includes(type) ? type : undefined
  const types = Array.isArray(type) ? TYPES.filter((known) => type.includes(known)) : []
  return types.length > 0 ? types : undefined
}

/** What the other words of a schema say of its type. */
function typeBy(words: Schema): string | undefined {
  if (isObject(words.properties)) return 'object'
  if ('items' in words) return 'array'
  const examples = Array.isArray(words.enum) ? words.enum : 'default' in words ? [words.default] : []
  const types = new Set(examples.map(typeOf))
  const [type] = types
  return types.size === 1 ? type : undefined
}

function typeOf(value: unknown): string {
  return value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value
}

/**
 * A text of a form without its templates: `{{ value.name || 'device' }}` is JavaScript.
 *
 * @returns `""` when there is no text
 */
export function plainText(text: unknown): string {
  if (typeof text !== 'string') return ''
  const [first = '', ...others] = text.split('{{')
  const rest = others.map((part) => {
    const end = part.indexOf('}}')
    return end === -1 ? '' : part.slice(end + 2)
  })
  return [first, ...rest].join('').trim()
}
