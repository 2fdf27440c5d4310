/** As much of Redocly's rule interface as these rules use: its command line ships without types. */

export interface Location {
  child(keys: readonly (string | number)[]): Location
  key(): Location
}

export interface Context {
  readonly key: string | number
  readonly location: Location
  readonly type: { readonly name: string }
  report(problem: { readonly message: string; readonly location?: Location }): void
  resolve(node: unknown): { readonly node?: unknown }
}

export type Node = Readonly<Record<string, unknown>>
export type Visit = (node: Node, context: Context) => void
/** Called for every node of a type, by the type's name in Redocly's tree; `any` sees them all. */
export type Rule = () => Readonly<Record<string, Visit>>

/** The node itself, or what its `$ref` leads to; an empty one where that is no object. */
export function followed(node: unknown, context: Context): Node {
  const found = isNode(node) && '$ref' in node ? context.resolve(node).node : node
  return isNode(found) ? found : {}
}

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null
}

/** A node's members that are objects themselves, by key; none where the node is missing. */
export function members(node: unknown): [string, unknown][] {
  return isNode(node) ? Object.entries(node) : []
}
