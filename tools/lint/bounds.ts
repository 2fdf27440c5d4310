import { type Context, isNode, type Location, members, type Node, type Rule } from './context.ts'

/** A node and where it stands, in whichever file. */
export interface Place {
  readonly node: Node
  readonly at: Location
}

/** What bounds a value of a type, for messages. */
const BOUNDS = {
  string: '`maxLength`, `enum`, `const`, a format of fixed length, or an anchored pattern without repetition at will',
  array: '`maxItems`',
  object: '`additionalProperties: false` or `maxProperties`',
} as const

type Bounded = keyof typeof BOUNDS

/** Formats whose values have a greatest length; a `date-time` may have any number of decimals. */
const FIXED_FORMATS = ['uuid', 'date', 'ipv4', 'ipv6']

const METHODS = ['get', 'put', 'post', 'delete', 'patch']

/** Schemas of parts of a value: of its members and items. */
const SINGLE = ['items', 'additionalProperties', 'unevaluatedProperties', 'unevaluatedItems']
const NAMED = ['properties', 'patternProperties']

/** Schemas of the same value. */
const BRANCHES = ['allOf', 'anyOf', 'oneOf']
const CONDITIONAL = ['then', 'else']

/**
 * Every string, list and open object that a request may hold has a bound: in parameters and bodies, through `$ref`. A
 * value of any type is bounded by the largest body alone.
 */
export const requestsBounded: Rule = () => ({
  Paths(node, context) {
    const seen = new Set<string>()
    for (const [path] of members(node)) {
      const item = step({ node, at: context.location }, [path], context)
      if (item === null) continue
      checkParameters(item, context, seen)
      for (const method of METHODS) {
        const operation = step(item, [method], context)
        if (operation === null) continue
        checkParameters(operation, context, seen)
        const body = step(operation, ['requestBody'], context)
        if (body !== null) checkBody(body, context, seen)
      }
    }
  },
})

function checkParameters(holder: Place, context: Context, seen: Set<string>): void {
  const parameters = step(holder, ['parameters'], context)
  for (const [key] of members(parameters?.node)) {
    const parameter = parameters && step(parameters, [Number(key)], context)
    const schema = parameter && step(parameter, ['schema'], context)
    if (schema) checkSchema(schema, [], context, seen)
  }
}

function checkBody(body: Place, context: Context, seen: Set<string>): void {
  for (const [type] of members(body.node.content)) {
    // Handed on unread: its handler bounds it.
    if (type === 'application/octet-stream') continue
    const schema = step(body, ['content', type, 'schema'], context)
    if (schema) checkSchema(schema, [], context, seen)
  }
}

/** What follows `$ref`s, and is told of what has no bound. */
export type Reporting = Pick<Context, 'report' | 'resolve'>

/**
 * Reports every string, list and open object without a bound that a value of a schema may hold.
 *
 * @param bounded the types that a schema of the same value bounds already
 * @param seen the schemas that were looked at before
 */
export function checkSchema(place: Place, bounded: readonly Bounded[], context: Reporting, seen: Set<string>): void {
  const { node, at } = place
  const name = `${at.source.absoluteRef}${at.pointer} ${bounded}`
  if (seen.has(name)) return
  seen.add(name)
  const own = typesOf(node).filter((type) => bounds(place, type, context))
  for (const type of typesOf(node)) {
    if (own.includes(type) || bounded.includes(type)) continue
    context.report({ message: `A request may hold this ${type}, so it needs ${BOUNDS[type]}.`, location: at })
  }
  const visit = (keys: readonly (string | number)[], known: readonly Bounded[]): void => {
    const schema = step(place, keys, context)
    if (schema) checkSchema(schema, known, context, seen)
  }
  const both = [...new Set([...bounded, ...own])]
  for (const key of BRANCHES) for (const [i] of members(node[key])) visit([key, Number(i)], both)
  for (const key of CONDITIONAL) visit([key], both)
  for (const key of NAMED) for (const [property] of members(node[key])) visit([key, property], [])
  for (const key of SINGLE) visit([key], [])
}

/** The types that a schema names and that need a bound. */
function typesOf({ type }: Node): Bounded[] {
  const named: unknown[] = Array.isArray(type) ? type : [type]
  return named.filter((each): each is Bounded => typeof each === 'string' && each in BOUNDS)
}

/** Whether a schema, or the schemas that it is made of, bound the values of a type. */
function bounds(place: Place, type: Bounded, context: Reporting): boolean {
  const { node } = place
  if ('enum' in node || 'const' in node || boundsOf[type](node)) return true
  const branches = (key: string): Place[] =>
    members(node[key]).flatMap(([i]) => step(place, [key, Number(i)], context) ?? [])
  if (branches('allOf').some((branch) => bounds(branch, type, context))) return true
  return ['anyOf', 'oneOf'].map(branches).some(
    (any) =>
      any.length > 0 &&
      any.every((branch) => {
        const excludes = branch.node.type !== undefined && !typesOf(branch.node).includes(type)
        return excludes || bounds(branch, type, context)
      }),
  )
}

const boundsOf: Readonly<Record<Bounded, (node: Node) => boolean>> = {
  string: ({ maxLength, format, pattern }) =>
    maxLength !== undefined || FIXED_FORMATS.includes(String(format)) || isBoundedPattern(pattern),
  array: ({ maxItems }) => maxItems !== undefined,
  object: ({ maxProperties, patternProperties, additionalProperties, unevaluatedProperties }) =>
    maxProperties !== undefined ||
    (patternProperties === undefined && (additionalProperties === false || unevaluatedProperties === false)),
}

/**
 * Whether all that a pattern takes has a greatest length: anchored at both ends, nothing repeated at will. With
 * alternatives it is not looked into.
 */
function isBoundedPattern(pattern: unknown): boolean {
  if (typeof pattern !== 'string') return false
  const plain = pattern.replace(/\\./g, 'a').replace(/\[[^\]]*\]/g, 'a')
  return /^\^[^|*+]*\$$/.test(plain) && !/\{\d*,\}/.test(plain)
}

/** What stands below a node; null where there is nothing. */
function step({ node, at }: Place, keys: readonly (string | number)[], context: Reporting): Place | null {
  const [key, ...rest] = keys
  if (key === undefined) return { node, at }
  const next = resolvePlace(node[key], at.child([key]), context)
  return next && step(next, rest, context)
}

/** A node, or what its `$ref` leads to. */
export function resolvePlace(node: unknown, at: Location, context: Reporting): Place | null {
  if (!isNode(node)) return null
  if (!('$ref' in node)) return { node, at }
  const found = context.resolve(node, at.source.absoluteRef)
  return found.location === undefined ? null : resolvePlace(found.node, found.location, context)
}
