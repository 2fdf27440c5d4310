/** As much of Redocly's rule interface as these rules use: its command line ships without types. */

export interface Location {
  readonly source: { readonly absoluteRef: string }
  readonly pointer: string
  child(keys: readonly (string | number)[]): Location
  key(): Location
}

export interface Context {
  readonly key: string | number
  readonly location: Location
  readonly type: { readonly name: string }
  report(problem: { readonly message: string; readonly location?: Location }): void
  /** @param from the file that the node stands in; the one under inspection when absent */
  resolve(node: unknown, from?: string): { readonly node?: unknown; readonly location?: Location }
}

export type Node = Readonly<Record<string, unknown>>
export type Visit = (node: Node, context: Context) => void
/** Called for every node of a type, by the type's name in Redocly's tree; `any` sees them all. */
export type Rule = () => Readonly<Record<string, Visit>>

/** Something of a node that a rule refuses, and the keys that lead to it. */
export interface Fault {
  readonly at: readonly (string | number)[]
  readonly message: string
}

/** The files of the nodes that a `$ref` led to: what they refer to in turn is relative to them. */
const files = new WeakMap<object, string>()

/** The node itself, or what its `$ref` leads to; an empty one where that is not an object. */
export function resolveNode(node: unknown, context: Context): Node {
  if (!isNode(node)) return {}
  if (!('$ref' in node)) return node
  const { node: found, location } = context.resolve(node, files.get(node))
  if (!isNode(found)) return {}
  if (location !== undefined) remember(found, location.source.absoluteRef)
  return '$ref' in found ? resolveNode(found, context) : found
}

function remember(node: Node, file: string): void {
  if (files.has(node)) return
  files.set(node, file)
  for (const member of Object.values(node)) if (isNode(member)) remember(member, file)
}

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null
}

/** A node's members that are objects themselves, by key; none where the node is missing. */
export function members(node: unknown): [string, unknown][] {
  return isNode(node) ? Object.entries(node) : []
}
