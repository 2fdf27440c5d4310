import { type AsyncApiDocument, refName } from './asyncapi.ts'
import type { Schema } from './openapi.ts'
import { typeName } from './source-text.ts'

const SCALARS: Readonly<Record<string, string>> = {
  ...{ string: 'str', integer: 'int', number: 'float', boolean: 'bool', null: 'None' },
}

/**
 * Types of Python for JSON Schemas: `TypedDict`s, since what comes and goes is the dictionaries that JSON makes, with
 * their keys. An answer may have members that a type does not know.
 */
export class PythonTypes {
  readonly #schemas: Readonly<Record<string, Schema>>
  readonly #names: ReadonlyMap<string, string>
  /** Objects without a name, which get one by their place. */
  readonly #parts: [name: string, schema: Schema][] = []
  readonly #taken: Set<string>
  readonly #isFile: (schema: Schema) => boolean

  /**
   * @param schemas those of `components`
   * @param classes the names of what uses the types, which none of them may have
   * @param isFile which schemas are files of a form
   */
  constructor(
    schemas: Readonly<Record<string, Schema>>,
    classes: readonly string[],
    isFile: (schema: Schema) => boolean = () => false,
  ) {
    this.#schemas = schemas
    this.#names = distinctNames(Object.keys(schemas), className, classes)
    this.#taken = new Set(this.#names.values())
    this.#isFile = isFile
  }

  /** The names of all definitions so far; each object without one adds its own when its type is asked for. */
  names(): string[] {
    return [...this.#taken]
  }

  /** By schema: what it is called here. */
  aliases(): Readonly<Record<string, string>> {
    return Object.fromEntries(this.#names)
  }

  /** What a schema of `components` is called here. */
  nameOf(schema: string): string {
    const name = this.#names.get(schema)
    if (name === undefined) throw new Error(`there is no schema ${schema}`)
    return name
  }

  /** Every definition, one after the other: the objects, whose members are text until someone looks, then the rest. */
  definitions(): string[] {
    const aliases: Alias[] = []
    const define = (name: string, schema: Schema): string[] => {
      const text = this.#definition(name, schema)
      if (typeof text === 'string') return [text]
      aliases.push(text)
      return []
    }
    const named = Object.entries(this.#schemas).flatMap(([key, schema]) => define(this.nameOf(key), schema))
    const parts: string[] = []
    for (let part = this.#parts.shift(); part !== undefined; part = this.#parts.shift()) parts.push(...define(...part))
    return [...named, ...parts, ...aliasTexts(aliases)]
  }

  /**
   * The type of a value.
   *
   * @param place what an object without a name is called after
   */
  typeOf(schema: unknown, place: string): string {
    if (typeof schema !== 'object' || schema === null) return schema === false ? 'Never' : 'Any'
    const node = schema as Schema
    if (typeof node.$ref === 'string') return this.nameOf(refName({ $ref: node.$ref }))
    if (this.#isFile(node)) return 'File'
    if ('const' in node) return literal([node.const])
    if (Array.isArray(node.enum)) return literal(node.enum)
    const several = node.oneOf ?? node.anyOf
    // One of several beside members that all of them have: no type of Python says that.
    if (Array.isArray(several) && hasMembers(node)) return 'dict[str, Any]'
    if (Array.isArray(several)) return union(several.map((each, i) => this.typeOf(each, `${place}${i + 1}`)))
    if (Array.isArray(node.allOf)) return this.#typeOfAll(node, node.allOf, place)
    if (Array.isArray(node.type)) return union(node.type.map((type) => this.#typed(String(type), node, place)))
    return this.#typed(String(node.type ?? (node.properties ? 'object' : 'unknown')), node, place)
  }

  #typed(type: string, node: Schema, place: string): string {
    if (type === 'array') return `list[${this.typeOf(node.items ?? true, `${place}Item`)}]`
    if (type !== 'object') return SCALARS[type] ?? 'Any'
    if (hasMembers(node) && !isOpen(node)) return this.#part(place, node)
    if (hasMembers(node)) return `dict[str, ${this.#valueOf(node, place)}]`
    const values = node.additionalProperties ?? Object.values((node.patternProperties ?? {}) as object)[0] ?? true
    return `dict[str, ${values === false ? 'Any' : this.typeOf(values, `${place}Value`)}]`
  }

  /** The type of every member of an object that takes others than it names. */
  #valueOf(node: Schema, place: string): string {
    const values = [...Object.values(node.properties as object), node.additionalProperties]
    return union(values.map((value) => this.typeOf(value, `${place}Value`)))
  }

  /** One of several alone says what it is; of several objects, the members of all. */
  #typeOfAll(node: Schema, all: readonly unknown[], place: string): string {
    const telling = all.filter((each) => typeof each === 'object' && each !== null && !isBare(each as Schema))
    const [first] = telling
    if (telling.length === 1 && !hasMembers(node)) return this.typeOf(first, place)
    return this.#part(place, this.#merge(node))
  }

  #part(place: string, schema: Schema): string {
    let name = className(place)
    while (this.#taken.has(name)) name += '_'
    this.#taken.add(name)
    this.#parts.push([name, schema])
    return name
  }

  #definition(name: string, schema: Schema): string | Alias {
    const merged = Array.isArray(schema.allOf) ? this.#merge(schema) : schema
    const isObject = hasMembers(merged) && !isOpen(merged) && !several(merged) && !Array.isArray(merged.type)
    if (isObject) return this.#typedDict(name, merged)
    return { heading: comment(schema), name, type: this.typeOf(schema, name) }
  }

  #typedDict(name: string, schema: Schema): string {
    const required = new Set((schema.required ?? []) as readonly string[])
    const members = Object.entries(schema.properties as object).map(([key, value]) => ({
      key,
      type: this.typeOf(value, `${name}${className(key).replace(/_$/, '')}`),
      required: required.has(key),
    }))
    if (members.every(({ key }) => isPlainMember(key))) {
      const lines = members.map(
        ({ key, type, required: needed }) => `    ${key}: ${needed ? type : `NotRequired[${type}]`}`,
      )
      const text = typeof schema.description === 'string' ? schema.description : name
      return `class ${name}(TypedDict):\n${docstring(text)}\n\n${lines.join('\n')}`
    }
    const lines = members.map(
      ({ key, type, required: needed }) =>
        `        ${pythonText(key)}: ${needed ? quote(type) : `NotRequired[${quote(type)}]`},`,
    )
    return `${comment(schema)}${name} = TypedDict(\n    ${pythonText(name)},\n    {\n${lines.join('\n')}\n    },\n)`
  }

  /** The members of an object and of all that it is made of. */
  #merge(schema: Schema): Schema {
    const parts = (schema.allOf ?? []) as readonly Schema[]
    const whole = parts.map((part) => this.#merge(this.#resolve(part)))
    const all = [...whole, schema]
    return {
      ...schema,
      allOf: undefined,
      oneOf: all.map(({ oneOf, anyOf }) => oneOf ?? anyOf).find(Array.isArray),
      ...(all.some(hasMembers) && {
        type: 'object',
        properties: Object.fromEntries(all.flatMap(({ properties }) => Object.entries(properties ?? {}))),
        required: all.flatMap(({ required }) => (required ?? []) as readonly string[]),
      }),
    }
  }

  #resolve(schema: Schema): Schema {
    if (typeof schema.$ref !== 'string') return schema
    return this.#schemas[refName({ $ref: schema.$ref })] ?? {}
  }
}

/** A name for a type. */
interface Alias {
  /** What is said of it. */
  readonly heading: string
  readonly name: string
  readonly type: string
}

/**
 * Each after those that it is made of, so that programs that look at types when they run find types. One that is made of
 * itself is text.
 */
function aliasTexts(aliases: readonly Alias[]): string[] {
  const waiting = [...aliases]
  const texts: string[] = []
  while (waiting.length > 0) {
    const ready = waiting.findIndex(({ type }) => !waiting.some(({ name }) => new RegExp(`\\b${name}\\b`).test(type)))
    for (const { heading, name, type } of waiting.splice(Math.max(ready, 0), 1))
      texts.push(`${heading}${name}: TypeAlias = ${ready < 0 ? quote(type) : type}`)
  }
  return texts
}

/** Types for the messages of streams. */
export function streamTypes({ channels, components }: AsyncApiDocument): PythonTypes {
  const classes = Object.keys(channels).map((name) => `${typeName(name)}Stream`)
  return new PythonTypes(components.schemas, classes)
}

/** A type as text. */
function quote(type: string): string {
  return type.includes('"') && !type.includes("'") && !type.includes('\\') ? `'${type}'` : pythonText(type)
}

function several({ oneOf, anyOf }: Schema): boolean {
  return oneOf !== undefined || anyOf !== undefined
}

/** Whether it has members of one type beside those that it names. */
function isOpen({ additionalProperties }: Schema): boolean {
  return typeof additionalProperties === 'object' && additionalProperties !== null
}

function hasMembers({ properties }: Schema): boolean {
  return typeof properties === 'object' && properties !== null && Object.keys(properties).length > 0
}

/** Whether a part only narrows what others say. */
function isBare(schema: Schema): boolean {
  return ['$ref', 'type', 'properties', 'oneOf', 'anyOf', 'allOf', 'enum', 'const'].every((key) => !(key in schema))
}

function union(types: readonly string[]): string {
  const all = [...new Set(types.flatMap((type) => (type.includes('[') ? [type] : type.split(' | '))))]
  if (all.includes('Any')) return 'Any'
  return [...all.filter((type) => type !== 'None'), ...all.filter((type) => type === 'None')].join(' | ')
}

/** Values by themselves; a number with a fraction or too many digits, and what is not plain, is its type. */
function literal(values: readonly unknown[]): string {
  const plain = values.filter(
    (value) => typeof value === 'string' || typeof value === 'boolean' || Number.isSafeInteger(value),
  )
  const texts = plain.map((value) => (typeof value === 'boolean' ? (value ? 'True' : 'False') : JSON.stringify(value)))
  const others = values
    .filter((value) => !plain.includes(value))
    .map((value) =>
      value === null ? 'None' : typeof value === 'number' ? (Number.isInteger(value) ? 'int' : 'float') : 'Any',
    )
  return union([...(texts.length > 0 ? [`Literal[${texts.join(', ')}]`] : []), ...others])
}

function comment({ description }: Schema): string {
  return typeof description === 'string' ? `${description.trim().replaceAll(/^/gm, '# ')}\n` : ''
}

/** The reserved words of Python, soft ones left out: those may be names. */
const KEYWORDS: ReadonlySet<string> = new Set(
  (
    'False None True and as assert async await break class continue def del elif else except finally for from global if ' +
    'import in is lambda nonlocal not or pass raise return try while with yield'
  ).split(' '),
)

/** What generated modules use under these names. */
const USED: ReadonlySet<string> = new Set(
  (
    'Any Literal Never NotRequired TypeAlias TypedDict File Answer Call SyncHttp AsyncHttp AsyncIterable Iterable Mapping ' +
    'Stream SyncStream StreamClosed bool bytes dict float int list object str tuple'
  ).split(' '),
)

/** `getDocument`, `X-CMS-Token` and `from` as Python has them: `get_document`, `x_cms_token`, `from_`. */
export function snakeCase(name: string): string {
  const text = name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1_$2')
    .replaceAll(/([A-Z]+)([A-Z][a-z])/g, '$1_$2')
    .replaceAll(/\W+/g, '_')
    .replace(/^_+|_+$/g, '')
    .toLowerCase()
  return escapeKeyword(/^\d/.test(text) || text === '' ? `n_${text}` : text)
}

/** The name of a schema as that of a type: `log-entry` and `class` are `LogEntry` and `Class`. */
export function className(name: string): string {
  const parts = name.split(/[^A-Za-z0-9_]+/).filter(Boolean)
  const text = parts.map((part) => part.charAt(0).toUpperCase() + part.slice(1)).join('')
  const whole = /^[A-Za-z_]/.test(text) ? text : `N${text}`
  return USED.has(whole) ? `${whole}_` : escapeKeyword(whole)
}

/** Whether a member may stand in the body of a class. Two underscores first would be mangled. */
function isPlainMember(name: string): boolean {
  return /^[A-Za-z_]\w*$/.test(name) && !KEYWORDS.has(name) && !name.startsWith('__')
}

/** A name by itself, which no word of Python can be: `from_`. */
export function escapeKeyword(name: string): string {
  return KEYWORDS.has(name) ? `${name}_` : name
}

/**
 * A name for each of some things, no two alike.
 *
 * @param nameOf what each would like to be called
 * @param others names that none may have
 */
export function distinctNames<T>(
  things: readonly T[],
  nameOf: (thing: T) => string,
  others: Iterable<string> = [],
): Map<T, string> {
  const taken = new Set(others)
  return new Map(
    things.map((thing) => {
      let name = nameOf(thing)
      while (taken.has(name)) name += '_'
      taken.add(name)
      return [thing, name]
    }),
  )
}

/** A text as a Python literal. */
export function pythonText(text: string): string {
  return JSON.stringify(text)
}

/** A docstring, indented by four spaces. */
export function docstring(text: string, indent = '    '): string {
  const safe = text.trim().replaceAll('\\', '\\\\').replaceAll('"""', "'''").replace(/"$/, '".')
  return `${indent}"""${safe}"""`
}
