import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Document, isAlias, isMap, isScalar, isSeq, LineCounter, type Node, parseDocument } from 'yaml'
import { pointerTokens } from '../../src/lib/json-pointer.ts'
import type { Part } from './versions.ts'

interface Source {
  readonly document: Document.Parsed
  readonly lines: LineCounter
}

interface Place {
  readonly file: string
  readonly node: Node | null
}

/** Finds the lines of the hand-written contracts that a bundled document was made of. */
export class Sources {
  readonly #root: string
  readonly #read = new Map<string, Source | null>()

  /** @param root of the checkout */
  constructor(root: string) {
    this.#root = root
  }

  /** `specs/content.components.yaml:12`; of what is gone, the nearest that is still there. */
  locate(surface: string, part: Part, pointer: string): string {
    const steps = pointerTokens(pointer)
    if (part === 'tools') return `generated/${surface}/tools.ts (${steps[0]})`
    const root = `${surface}.${part}.yaml`
    const [first, section = '', ...rest] = steps
    if (first === 'components' && part === 'openapi') {
      // The bundle has put there what the contracts keep in files of their own.
      for (const file of [root, `${surface}.components.yaml`, 'common.yaml']) {
        const inside = file === root ? steps : [section, ...rest]
        const found = this.#walk(file, inside)
        if (found.depth >= (file === root ? 3 : 2)) return found.place
      }
    }
    return this.#walk(root, steps).place
  }

  /** How far the steps lead, following references into other files, and to which line. */
  #walk(file: string, steps: readonly string[]): { readonly place: string; readonly depth: number } {
    let at: Place = { file, node: this.#open(file)?.document.contents ?? null }
    let place = `specs/${file}`
    let depth = 0
    for (const step of steps) {
      at = this.#follow(at)
      const next = isMap(at.node)
        ? at.node.items.find(({ key }) => String(isScalar(key) ? key.value : key) === step)
        : null
      const node = next?.value ?? (isSeq(at.node) ? at.node.items[Number(step)] : null)
      const marked = next?.key ?? node
      if (node === null || node === undefined) break
      place = this.#place(at.file, marked) ?? place
      at = { file: at.file, node: node as Node }
      depth++
    }
    return { place, depth }
  }

  #follow(at: Place): Place {
    let { file, node } = at
    for (let hops = 0; hops < 16; hops++) {
      const reference: unknown = isMap(node) ? node.get('$ref') : undefined
      if (typeof reference !== 'string') break
      const [other = '', pointer = ''] = reference.split('#')
      file = other === '' ? file : other.replace(/^\.\//, '')
      node = (this.#open(file)?.document.getIn(pointerTokens(pointer), true) as Node | undefined) ?? null
    }
    return { file, node }
  }

  #place(file: string, node: unknown): string | null {
    const range = isScalar(node) || isMap(node) || isSeq(node) || isAlias(node) ? node.range : null
    const line = range ? this.#open(file)?.lines.linePos(range[0]).line : undefined
    return line === undefined ? null : `specs/${file}:${line}`
  }

  #open(file: string): Source | null {
    const known = this.#read.get(file)
    if (known !== undefined) return known
    const path = join(this.#root, 'specs', file)
    const lines = new LineCounter()
    const source = existsSync(path)
      ? { document: parseDocument(readFileSync(path, 'utf8'), { lineCounter: lines }), lines }
      : null
    this.#read.set(file, source)
    return source
  }
}
