import { isDeepStrictEqual } from 'node:util'
import { child, isObject } from '../../src/lib/json.ts'
import { type Document, keysOf, type Node, nodes, strings, under } from './json.ts'
import type { Change, Direction, RuleName } from './rules.ts'

/** Upper bounds take less when they fall, lower bounds when they rise. */
const UPPER = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties', 'maxContains']
const LOWER = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties', 'minContains']

/** Bounds, without the exclusive forms of `maximum` and `minimum`, which are compared with them. */
const BOUNDS = [...UPPER, ...LOWER].filter((keyword) => !keyword.startsWith('exclusive'))

/** Keywords that are there or not, and say something else when they change. */
const CONSTRAINTS = ['pattern', 'format', 'multipleOf', 'uniqueItems', 'contentEncoding', 'contentMediaType']

/** Keywords with a rule of their own, and those that say nothing about a value. */
const HANDLED = new Set([
  ...[...UPPER, ...LOWER, ...CONSTRAINTS, 'type', 'enum', 'const', 'properties', 'required', 'additionalProperties'],
  ...['items', 'oneOf', 'anyOf', 'allOf', 'discriminator', 'default', '$ref', '$defs', '$schema', '$id', '$comment'],
  ...['title', 'description', 'examples', 'example', 'deprecated', 'readOnly', 'writeOnly', 'externalDocs', 'xml'],
])

const TYPES = ['null', 'boolean', 'object', 'array', 'string', 'integer', 'number']

/** One side of a comparison: a schema and where it stands. */
interface Place {
  readonly node: Node
  readonly at: string
}

/** What a schema is for, beyond its direction. */
interface Use {
  readonly direction: Direction
  /** In a problem (RFC 9457), whose `code` clients may meet without knowing it. */
  readonly problem: boolean
}

/** Compares schemas of two documents. A schema with a name is compared once for each use. */
export class SchemaComparison {
  readonly changes: Change[] = []
  readonly #before: Document
  readonly #after: Document
  readonly #seen: Set<string>

  /** @param seen names that are compared already, `request Member Member`; shared by documents of one contract */
  constructor(before: Document, after: Document, seen: Set<string> = new Set()) {
    this.#before = before
    this.#after = after
    this.#seen = seen
  }

  /**
   * @param before and `after`: a schema as written, `true` or absent
   * @param at where both stand, a JSON Pointer
   */
  compare(before: unknown, after: unknown, at: string, direction: Direction, problem = false): void {
    this.#compare({ node: asNode(before), at }, { node: asNode(after), at }, { direction, problem })
  }

  /** Names of schemas that are gone, but for those of problems, which follow from their codes. */
  compareNames(): void {
    const [were, are] = [this.#before, this.#after].map(({ root }) => child(child(root, 'components'), 'schemas'))
    for (const name of Object.keys(were ?? {})) {
      if (are?.[name] !== undefined || name.endsWith('Problem')) continue
      const at = under('/components/schemas', name)
      this.changes.push({ rule: 'schema-name-removed', direction: null, at, detail: `\`${name}\` is gone` })
    }
  }

  #compare(from: Place, to: Place, use: Use): void {
    const names = `${use.direction}${use.problem ? ' problem' : ''} ${nameOf(from.node)} ${nameOf(to.node)}`
    if (nameOf(from.node) !== '' && nameOf(to.node) !== '') {
      if (this.#seen.has(names)) return
      this.#seen.add(names)
    }
    const a = flatten(this.#before, from)
    const b = flatten(this.#after, to)
    const add = (rule: RuleName, steps: readonly string[], detail: string): void => {
      this.changes.push({ rule, direction: use.direction, at: under(b.at, ...steps), detail })
    }
    // One schema is a union of one: what may be `null` now is one more alternative.
    const [union, unionNow] = [unionOf(a.node), unionOf(b.node)]
    if (union === null && unionNow !== null && Object.keys(a.node).length > 0) {
      this.#alternatives({ node: { [unionNow]: [from.node] }, at: a.at }, b, use, add)
      return
    }
    if (union !== null && unionNow === null && Object.keys(b.node).length > 0) {
      this.#alternatives(a, { node: { [union]: [to.node] }, at: b.at }, use, add)
      return
    }
    if (!this.#types(a.node, b.node, add)) return
    values(a.node, b.node, add)
    // Where every value is named, what else once held of them says nothing more.
    const named = valuesOf(b.node) !== null
    if (!named) bounds(a.node, b.node, add)
    for (const keyword of named ? [] : CONSTRAINTS) {
      const [was, is] = [a.node[keyword], b.node[keyword]]
      if (isDeepStrictEqual(was, is)) continue
      if (was === undefined || was === false) add('constraint-added', [keyword], `${keyword} ${text(is)}`)
      else if (is === undefined || is === false) add('constraint-removed', [keyword], `${keyword} was ${text(was)}`)
      else add('constraint-changed', [keyword], `${keyword} was ${text(was)}, is ${text(is)}`)
    }
    if (!isDeepStrictEqual(a.node.default, b.node.default)) {
      const rule = a.node.default === undefined ? 'default-added' : 'default-changed'
      add(rule, ['default'], `default was ${text(a.node.default)}, is ${text(b.node.default)}`)
    }
    this.#properties(a, b, use, add)
    if (a.node.items !== undefined || b.node.items !== undefined) {
      this.#compare(below(a, 'items'), below(b, 'items'), { ...use, problem: false })
    }
    this.#alternatives(a, b, use, add)
    for (const keyword of keysOf(a.node, b.node)) {
      if (HANDLED.has(keyword) || keyword.startsWith('x-')) continue
      if (isDeepStrictEqual(inPlace(this.#before, a.node[keyword]), inPlace(this.#after, b.node[keyword]))) continue
      add('keyword-changed', [keyword], `${keyword} was ${text(a.node[keyword])}, is ${text(b.node[keyword])}`)
    }
  }

  /** @returns whether there is anything in common that is worth comparing further */
  #types(a: Node, b: Node, add: Add): boolean {
    if (a.type === undefined && b.type === undefined) return true
    const [was, is] = [typesOf(a), typesOf(b)]
    const lost = [...was].some((type) => !is.has(type))
    const won = [...is].some((type) => !was.has(type))
    if (!lost && !won) return true
    const rule = lost && won ? 'type-changed' : lost ? 'type-narrowed' : 'type-widened'
    add(rule, ['type'], `type was ${text(a.type)}, is ${text(b.type)}`)
    return [...was].some((type) => type !== 'null' && is.has(type))
  }

  #properties(a: Place, b: Place, use: Use, add: Add): void {
    const [were, are] = [child(a.node, 'properties'), child(b.node, 'properties')]
    const [needed, needs] = [new Set(strings(a.node.required)), new Set(strings(b.node.required))]
    for (const name of new Set([...keysOf(were, are), ...needed, ...needs])) {
      const steps = ['properties', name]
      const [was, is] = [were[name], are[name]]
      if (was !== undefined && is === undefined) add('property-removed', steps, `\`${name}\` is gone`)
      else if (was === undefined && is !== undefined) {
        const rule = needs.has(name) && !needed.has(name) ? 'required-property-added' : 'property-added'
        add(rule, steps, `\`${name}\` is new`)
      } else {
        if (needed.has(name) && !needs.has(name)) add('property-optional', steps, `\`${name}\` was required`)
        if (!needed.has(name) && needs.has(name)) add('property-required', steps, `\`${name}\` was optional`)
        if (was === undefined || is === undefined) continue
        if (use.problem && name === 'code') this.#codes(asNode(was), asNode(is), under(b.at, ...steps))
        else {
          const inner = { ...use, problem: false }
          this.#compare(
            { node: asNode(was), at: under(a.at, ...steps) },
            { node: asNode(is), at: under(b.at, ...steps) },
            inner,
          )
        }
      }
    }
    const [open, opens] = [a.node.additionalProperties ?? true, b.node.additionalProperties ?? true]
    if (open !== false && opens === false) add('object-closed', ['additionalProperties'], 'takes no other properties')
    else if (open === false && opens !== false) add('object-opened', ['additionalProperties'], 'takes other properties')
    else if (isObject(open) || isObject(opens)) {
      this.#compare(below(a, 'additionalProperties'), below(b, 'additionalProperties'), { ...use, problem: false })
    }
  }

  /**
   * A code that appears is met by clients that do not know it, and they have the status. One that goes is a refusal that
   * does not happen any more, as a status that goes is; but where another appears for it, who waits for it is not told.
   */
  #codes(was: Node, is: Node, at: string): void {
    const before = codesOf(this.#before.follow(was, '').node)
    const after = codesOf(this.#after.follow(is, '').node)
    if (before === null || after === null) return
    const note = (rule: RuleName, detail: string): void => {
      this.changes.push({ rule, direction: null, at, detail })
    }
    const removed = before.filter((code) => !after.includes(code))
    const added = after.filter((code) => !before.includes(code))
    if (removed.length > 0 && added.length > 0) {
      for (const code of removed) note('code-replaced', `code \`${code}\` is gone, and new are ${added.join(', ')}`)
      return
    }
    for (const code of removed) note('code-removed', `code \`${code}\` is gone`)
    for (const code of added) note('code-added', `code \`${code}\` is new`)
  }

  #alternatives(a: Place, b: Place, use: Use, add: Add): void {
    for (const keyword of ['oneOf', 'anyOf']) {
      const were = keyAlternatives(this.#before, nodes(a.node[keyword]), under(a.at, keyword))
      const are = keyAlternatives(this.#after, nodes(b.node[keyword]), under(b.at, keyword))
      if (were.size === 0 && are.size === 0) continue
      if (were.size === 0 || are.size === 0) {
        add(were.size === 0 ? 'constraint-added' : 'constraint-removed', [keyword], keyword)
        continue
      }
      for (const [key, was] of were) {
        const is = are.get(key)
        if (is === undefined) add('alternative-removed', [keyword], `${key} is gone`)
        else this.#compare(was, is, use)
      }
      for (const key of are.keys()) if (!were.has(key)) add('alternative-added', [keyword], `${key} is new`)
    }
    const [was, is] = [child(a.node, 'discriminator').propertyName, child(b.node, 'discriminator').propertyName]
    if (was !== undefined && was !== is)
      add('discriminator-changed', ['discriminator'], `was ${text(was)}, is ${text(is)}`)
  }
}

type Add = (rule: RuleName, steps: readonly string[], detail: string) => void

function values(a: Node, b: Node, add: Add): void {
  const [were, are] = [valuesOf(a), valuesOf(b)]
  if (were === null && are !== null) add('constraint-added', ['enum'], `only ${are.join(', ')}`)
  else if (were !== null && are === null) add('constraint-removed', ['enum'], `was only ${were.join(', ')}`)
  else if (were !== null && are !== null) {
    for (const value of were) if (!are.includes(value)) add('enum-value-removed', ['enum'], `${value} is gone`)
    for (const value of are) if (!were.includes(value)) add('enum-value-added', ['enum'], `${value} is new`)
  }
}

function bounds(a: Node, b: Node, add: Add): void {
  for (const keyword of BOUNDS) {
    const [was, is] = [boundOf(a, keyword), boundOf(b, keyword)]
    if (isDeepStrictEqual(was?.limit, is?.limit)) continue
    const tighter = was === null || (is !== null && isLess(is.limit, was.limit))
    add(
      tighter ? 'bound-tightened' : 'bound-widened',
      [is?.keyword ?? was?.keyword ?? keyword],
      `${was?.keyword ?? keyword} was ${was?.value ?? 'absent'}, ${is?.keyword ?? keyword} is ${is?.value ?? 'absent'}`,
    )
  }
}

/** How far a bound reaches: the smaller, the less it takes. Of two at one place the one without it reaches less far. */
interface Bound {
  readonly keyword: string
  readonly value: number
  readonly limit: readonly [reach: number, included: 0 | 1]
}

/** The bound that a keyword sets with its exclusive form; of both, the one that takes less. */
function boundOf(node: Node, keyword: string): Bound | null {
  const exclusive = `exclusive${keyword[0]?.toUpperCase()}${keyword.slice(1)}`
  const sign = LOWER.includes(keyword) ? -1 : 1
  // What is above 0 is 1 and more where only integers are taken.
  const isInteger = !typesOf(node).has('number')
  const limitOf = (value: number, included: 0 | 1): Bound['limit'] => {
    // Without a sign, so that 0 is 0.
    const reach = (isInteger ? Math.floor(sign * value) : sign * value) + 0
    if (!isInteger) return [reach, included]
    return [included === 0 && Number.isInteger(value) ? reach - 1 : reach, 1]
  }
  const set = (
    [
      [keyword, 1],
      [exclusive, 0],
    ] as const
  ).flatMap(([name, included]): Bound[] => {
    const value = node[name]
    return typeof value === 'number' ? [{ keyword: name, value, limit: limitOf(value, included) }] : []
  })
  return set.reduce<Bound | null>((one, other) => (one === null || isLess(other.limit, one.limit) ? other : one), null)
}

function isLess([a, includes]: Bound['limit'], [b, included]: Bound['limit']): boolean {
  return a < b || (a === b && includes < included)
}

/** The values that `enum` or `const` leave, as JSON. */
function valuesOf(node: Node): string[] | null {
  const list = node.const !== undefined ? [node.const] : Array.isArray(node.enum) ? node.enum : null
  return list?.map((value) => JSON.stringify(value)) ?? null
}

/** The codes of a problem; null where the contract leaves them open. */
function codesOf(node: Node): string[] | null {
  const list = Array.isArray(node.enum) ? node.enum : typeof node.const === 'string' ? [node.const] : null
  return list?.map(String) ?? null
}

/** A number may be an integer; no type at all is every type, or those of the values that are named. */
function typesOf(node: Node): Set<string> {
  const { type } = node
  const valued = valuesOf(node)?.map((value) => typeOfValue(JSON.parse(value))) ?? TYPES
  const named = typeof type === 'string' ? [type] : Array.isArray(type) ? type.map(String) : valued
  return new Set(named.flatMap((one) => (one === 'number' ? ['number', 'integer'] : [one])))
}

function typeOfValue(value: unknown): string {
  if (value === null) return 'null'
  return Array.isArray(value) ? 'array' : Number.isInteger(value) ? 'integer' : typeof value
}

/** The keyword of a schema that is a choice between others and says nothing else; null for any other schema. */
function unionOf({ discriminator, ...rest }: Node): 'oneOf' | 'anyOf' | null {
  const [keyword, ...more] = Object.keys(rest)
  return more.length === 0 && (keyword === 'oneOf' || keyword === 'anyOf') ? keyword : null
}

/** A value with what its references lead to in their place, but for one that leads back to where it stands. */
function inPlace(document: Document, value: unknown, within: readonly unknown[] = []): unknown {
  if (Array.isArray(value)) return value.map((one) => inPlace(document, one, within))
  if (!isObject(value) || within.includes(value.$ref)) return value
  if (typeof value.$ref === 'string') return inPlace(document, document.follow(value, '').node, [...within, value.$ref])
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, inPlace(document, inner, within)]))
}

/** Alternatives by what tells them apart: their name, the `const`s of their properties, their type, their place. */
function keyAlternatives(document: Document, list: readonly Node[], at: string): Map<string, Place> {
  const entries = list.map((node, index): [string, Place] => {
    const place = { node, at: under(at, index) }
    const { node: schema } = document.follow(node, place.at)
    const marks = Object.entries(child(schema, 'properties')).flatMap(([name, property]) =>
      isObject(property) && property.const !== undefined ? [`${name} ${JSON.stringify(property.const)}`] : [],
    )
    if (marks.length > 0) return [marks.join(', '), place]
    const name = nameOf(node)
    if (name !== '') return [name, place]
    return [
      typeof schema.type === 'string' && list.filter(({ type }) => type === schema.type).length === 1
        ? schema.type
        : `number ${index + 1}`,
      place,
    ]
  })
  // Those that nothing tells apart are told apart by their order.
  const keys = entries.map(([key], index) => {
    const nth = entries.slice(0, index).filter(([other]) => other === key).length
    return nth === 0 ? key : `${key} (${nth + 1})`
  })
  return new Map(entries.map(([, place], index) => [keys[index] ?? '', place]))
}

/** The name of the schema that is referred to; empty for one that is written in place. */
function nameOf({ $ref }: Node): string {
  return typeof $ref === 'string' ? $ref.slice($ref.lastIndexOf('/') + 1) : ''
}

/** A schema with its references followed and the parts of `allOf` put together. */
function flatten(document: Document, place: Place): Place {
  const { node, at } = document.follow(place.node, place.at)
  if (!Array.isArray(node.allOf)) return { node, at }
  const { allOf, ...own } = node
  return {
    node: nodes(allOf)
      .map((part) => flatten(document, { node: part, at }).node)
      .reduce(merge, own),
    at,
  }
}

/** What holds where both schemas hold. */
function merge(a: Node, b: Node): Node {
  return Object.fromEntries(keysOf(a, b).map((key) => [key, mergeKeyword(key, a[key], b[key])]))
}

function mergeKeyword(key: string, a: unknown, b: unknown): unknown {
  if (a === undefined || b === undefined || isDeepStrictEqual(a, b)) return a ?? b
  if (UPPER.includes(key)) return Math.min(Number(a), Number(b))
  if (LOWER.includes(key)) return Math.max(Number(a), Number(b))
  if (key === 'required') return [...new Set([...strings(a), ...strings(b)])]
  if (key === 'type') {
    const types = typesOf({ type: b })
    return [...typesOf({ type: a })].filter((type) => types.has(type))
  }
  if (key === 'enum') return (a as unknown[]).filter((value) => (b as unknown[]).includes(value))
  if (key === 'oneOf' || key === 'anyOf')
    return nodes(a).flatMap((one) => nodes(b).map((other) => ({ allOf: [one, other] })))
  if (key === 'additionalProperties' && (a === false || b === false)) return false
  if (key === 'items' || key === 'additionalProperties') return { allOf: [asNode(a), asNode(b)] }
  if (key === 'properties' && isObject(a) && isObject(b)) {
    const both = keysOf(a, b).map((name) => [
      name,
      a[name] === undefined || b[name] === undefined ? (a[name] ?? b[name]) : { allOf: [a[name], b[name]] },
    ])
    return Object.fromEntries(both)
  }
  return [a, b]
}

function below({ node, at }: Place, key: string): Place {
  return { node: asNode(node[key]), at: under(at, key) }
}

/** `true` and nothing at all take everything; `false` takes nothing. */
function asNode(schema: unknown): Node {
  if (schema === false) return { not: {} }
  return isObject(schema) ? schema : {}
}

function text(value: unknown): string {
  return value === undefined ? 'absent' : JSON.stringify(value)
}
