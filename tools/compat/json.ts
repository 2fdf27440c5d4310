import { isObject } from '../../src/lib/json.ts'
import { pointerTo, pointerTokens } from '../../src/lib/json-pointer.ts'

/** An object of a JSON document. */
export type Node = Readonly<Record<string, unknown>>

/** The strings of a list; none where there is no list. */
export function strings(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []
}

export function nodes(value: unknown): Node[] {
  return Array.isArray(value) ? value.filter(isObject) : []
}

/** A longer JSON Pointer (RFC 6901). */
export function under(pointer: string, ...steps: readonly (string | number)[]): string {
  return pointer + pointerTo(...steps)
}

/** A document in which references can be followed. */
export class Document {
  readonly root: Node

  constructor(root: Node) {
    this.root = root
  }

  at(pointer: string): unknown {
    return pointerTokens(pointer).reduce<unknown>(
      (node, step) => (Array.isArray(node) ? node[Number(step)] : isObject(node) ? node[step] : undefined),
      this.root,
    )
  }

  /** The node itself or what its `$ref` leads to, with what stands beside the reference, and where that is. */
  follow(node: Node, at: string): { readonly node: Node; readonly at: string } {
    let found = node
    let place = at
    for (let hops = 0; typeof found.$ref === 'string'; hops++) {
      if (hops > 16) throw new Error(`${found.$ref} leads in a circle`)
      const { $ref, ...beside } = found
      place = decodeURIComponent(String($ref).replace(/^#/, ''))
      const target = this.at(place)
      if (!isObject(target)) throw new Error(`${$ref} leads nowhere`)
      found = Object.keys(beside).length === 0 ? target : { ...target, ...beside }
    }
    return { node: found, at: place }
  }
}

/** Keys of both objects: those of the first in its order, then those that only the second has. */
export function keysOf(before: Node, after: Node): string[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
}
