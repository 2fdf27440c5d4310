import { isDeepStrictEqual } from 'node:util'
import type { components } from '../../../generated/content/types.ts'
import { type ArrayEdits, arrayEdits, type Item } from './array-edits.ts'
import { ALL_LEVELS, levelsWithin, Signatures } from './signatures.ts'
import { pointerSegment } from './storable.ts'

/** An operation of a JSON Patch; `before` is what it takes away. */
export type Change = components['schemas']['Change']

/** Values on both sides together that are told apart: with more, the deepest of them are compared as texts. */
const MAX_VALUES = 30_000

/** With more than this, no texts are made either: nothing that people write is so large and so fine. */
const MAX_COMPARED = 200_000

/** Characters of all paths together: with more, everything is replaced as a whole. */
const MAX_PATHS = 4_000_000

/**
 * A JSON Patch (RFC 6902) that makes `after` of `before`. What has an `id`, as blocks do, is the same thing wherever it
 * stands; the order of an object's members says nothing. The work is bounded, whatever the values are.
 */
export function jsonDiff(before: unknown, after: unknown): Change[] {
  const whole: Change[] = [{ op: 'replace', path: '', value: after, before }]
  const levels = levelsWithin(MAX_VALUES, [before, after])
  if (levels !== ALL_LEVELS && levelsWithin(MAX_COMPARED, [before, after]) !== ALL_LEVELS) {
    return isDeepStrictEqual(before, after) ? [] : whole
  }
  const changes = new Differ(levels).diff(before, after)
  const length = changes.reduce((sum, { path, from = '' }) => sum + path.length + from.length, 0)
  return length > MAX_PATHS ? whole : changes
}

class Differ {
  readonly #levels: number
  readonly #signatures: Signatures
  readonly #changes: Change[] = []

  /** @param levels how many are opened */
  constructor(levels: number) {
    this.#levels = levels
    this.#signatures = new Signatures(levels)
  }

  diff(before: unknown, after: unknown): Change[] {
    this.#value(before, after, '', 0)
    return this.#changes
  }

  #value(before: unknown, after: unknown, path: string, level: number): void {
    if (this.#signatures.of(before, level) === this.#signatures.of(after, level)) return
    if (level < this.#levels && this.#inside(before, after, path, level)) return
    this.#changes.push({ op: 'replace', path, value: after, before })
  }

  /** @returns whether the two have insides that can be told apart */
  #inside(before: unknown, after: unknown, path: string, level: number): boolean {
    if (Array.isArray(before) && Array.isArray(after)) {
      const edits = arrayEdits(this.#items(before, level), this.#items(after, level))
      if (edits !== null) this.#list(before, after, edits, path, level)
      return edits !== null
    }
    if (!isRecord(before) || !isRecord(after)) return false
    this.#object(before, after, path, level)
    return true
  }

  #object(before: Record<string, unknown>, after: Record<string, unknown>, path: string, level: number): void {
    for (const [name, member] of Object.entries(before)) {
      const at = `${path}/${pointerSegment(name)}`
      // `__proto__` is a name like any other, and every object seems to have it.
      if (Object.hasOwn(after, name)) this.#value(member, after[name], at, level + 1)
      else this.#changes.push({ op: 'remove', path: at, before: member })
    }
    for (const [name, member] of Object.entries(after)) {
      if (Object.hasOwn(before, name)) continue
      this.#changes.push({ op: 'add', path: `${path}/${pointerSegment(name)}`, value: member })
    }
  }

  #list(
    before: readonly unknown[],
    after: readonly unknown[],
    { removed, moved, added, kept }: ArrayEdits,
    path: string,
    level: number,
  ): void {
    for (const index of removed) this.#changes.push({ op: 'remove', path: `${path}/${index}`, before: before[index] })
    for (const { from, to } of moved) {
      this.#changes.push({ op: 'move', from: `${path}/${from}`, path: `${path}/${to}` })
    }
    for (const index of added) this.#changes.push({ op: 'add', path: `${path}/${index}`, value: after[index] })
    for (const pair of kept) this.#value(before[pair.before], after[pair.after], `${path}/${pair.after}`, level + 1)
  }

  #items(list: readonly unknown[], level: number): Item[] {
    return list.map((item) =>
      isRecord(item) && Object.hasOwn(item, 'id') && typeof item.id === 'string'
        ? { key: `id ${item.id}`, isNamed: true }
        : { key: `is ${this.#signatures.of(item, level + 1)}`, isNamed: false },
    )
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
