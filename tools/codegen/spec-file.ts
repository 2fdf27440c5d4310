import { readFileSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import { type Document, isMap, isSeq, LineCounter, parseDocument, type Range } from 'yaml'
import { root } from './redocly.ts'

/** Where something stands in a document: the names and indices that lead to it. */
export type SpecPath = readonly (string | number)[]

/** A contract as it is written, which knows the line of everything in it. */
export class SpecFile {
  /** From the root of the checkout; absolute where it is elsewhere. */
  readonly name: string
  readonly value: unknown
  readonly #document: Document
  readonly #lines = new LineCounter()

  /** @param file path from the root of the checkout, or absolute */
  constructor(file: string) {
    const absolute = resolve(root, file)
    const name = relative(root, absolute)
    this.name = name.startsWith('..') ? absolute : name
    this.#document = parseDocument(readFileSync(absolute, 'utf8'), { lineCounter: this.#lines })
    this.value = this.#document.toJS()
  }

  /** `specs/bridge.asyncapi.yaml:12:5`, of the nearest that there is on the way to `path`. */
  where(path: SpecPath): string {
    let node: unknown = this.#document.contents
    let range: Range | null | undefined = this.#document.contents?.range
    for (const step of path) {
      if (isMap(node)) {
        const pair = node.items.find(({ key }) => String(key) === String(step))
        if (pair === undefined) break
        range = (pair.key as { readonly range?: Range | null }).range ?? range
        node = pair.value
      } else if (isSeq(node)) {
        node = node.items[Number(step)]
        range = (node as { readonly range?: Range | null } | undefined)?.range ?? range
      } else break
    }
    const { line, col } = this.#lines.linePos(range?.[0] ?? 0)
    return `${this.name}:${line}:${col}`
  }
}
