import { findNodeAtLocation, type Node, parseTree } from 'jsonc-parser'
import { pointerTokens, valueAt } from '../../../src/lib/json-pointer.ts'
import { isProblem } from '../../shared/problem.ts'
import { readJson, sameJson } from './json-edit.ts'

/** One thing that the bridge said is wrong with a config. */
export interface Fault {
  /** JSON Pointer into the config (RFC 6901); empty for the whole. */
  readonly pointer: string
  readonly message: string
}

/** A save that was refused: of which text, and why. */
export interface Refusal {
  readonly text: string
  readonly faults: readonly Fault[]
  /** Of the first fault of a text that is not JSON; counted from 1. */
  readonly place: { readonly line: number; readonly column: number } | null
}

/** A place of a text. */
export interface Span {
  readonly from: number
  readonly to: number
  readonly message: string
}

/** What a refused save says of its text; null where the refusal is not about the text. */
export function refusalOf(error: unknown, text: string): Refusal | null {
  if (!isProblem(error) || !['config_not_json', 'config_invalid'].includes(error.code)) return null
  const faults = (error.errors ?? []).map(({ name, message }) => ({ pointer: name, message }))
  const { line, column } = error as { readonly line?: number; readonly column?: number }
  return { text, faults, place: line === undefined || column === undefined ? null : { line, column } }
}

/** The faults that may still be there: of those whose place has been changed since, nothing is known before the next save. */
export function standing(refusal: Refusal | null, text: string): readonly Fault[] {
  if (refusal === null || refusal.place !== null) return []
  const [then, now] = [readJson(refusal.text), readJson(text)]
  return refusal.faults.filter(({ pointer }) => sameJson(valueAt(then, pointer), valueAt(now, pointer)))
}

/** The marks of a refusal in a text that may have been changed since. */
export function spansOf(refusal: Refusal | null, text: string): Span[] {
  if (refusal === null) return []
  if (refusal.place !== null) {
    if (refusal.text !== text) return []
    const from = offsetOf(text, refusal.place)
    return refusal.faults.slice(0, 1).map(({ message }) => ({ from, to: from + 1, message }))
  }
  const tree = parseTree(text)
  return standing(refusal, text).map(({ pointer, message }) => ({ ...placeOf(tree, pointer), message }))
}

/** The faults below a place, by pointers from there. */
export function faultsBelow(faults: readonly Fault[], pointer: string): { name: string; message: string }[] {
  return faults
    .filter((fault) => fault.pointer === pointer || fault.pointer.startsWith(`${pointer}/`))
    .map((fault) => ({ name: fault.pointer.slice(pointer.length), message: fault.message }))
}

/** Where a value stands; of one that is missing, the nearest one around it. An object or list is marked at its start. */
function placeOf(tree: Node | undefined, pointer: string): { from: number; to: number } {
  const path: (string | number)[] = []
  let node = tree
  for (const part of pointerTokens(pointer)) {
    path.push(node?.type === 'array' ? Number(part) : part)
    const next = tree && findNodeAtLocation(tree, path)
    if (next === undefined) break
    node = next
  }
  if (node === undefined) return { from: 0, to: 1 }
  const isBox = node.type === 'object' || node.type === 'array'
  const marked = isBox && node.parent?.type === 'property' ? (node.parent.children?.[0] ?? node) : node
  return { from: marked.offset, to: marked.offset + (isBox && marked === node ? 1 : marked.length) }
}

function offsetOf(text: string, { line, column }: { readonly line: number; readonly column: number }): number {
  const lines = [...text.matchAll(/\r\n|\r|\n/g)].map(({ index, 0: end }) => index + end.length)
  return Math.min((line === 1 ? 0 : (lines[line - 2] ?? text.length)) + column - 1, text.length)
}
