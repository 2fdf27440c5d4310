import { isDeepStrictEqual } from 'node:util'
import type { Kysely } from 'kysely'
import type { components } from '../../../generated/content/types.ts'
import { isObject } from '../../lib/json.ts'
import { escapeToken } from '../../lib/json-pointer.ts'
import type { ContentTables } from '../schema.ts'
import type { Scope } from '../sites.ts'
import { type ArrayEdits, arrayEdits, type Item } from './array-edits.ts'
import { readHeads, readRevision } from './history.ts'

/** An operation of a JSON Patch; `before` is what it takes away. */
export type Change = components['schemas']['Change']

/** Most values, of both sides together, that are compared one by one: beyond, the deepest are compared as texts. */
const MAX_VALUES = 30_000

/** With more than this, no texts are made either: nothing that people write is so large and so fine. */
const MAX_COMPARED = 200_000

/** Characters of all paths together: with more, everything is replaced as a whole. */
const MAX_PATHS = 4_000_000

/**
 * A JSON Patch (RFC 6902) that makes `after` of `before`. What has an `id`, as blocks do, is the same thing wherever it
 * stands; the order of an object's members says nothing. The work is bounded, whatever the values are.
 *
 * jsondiffpatch 0.7 compares each item of a list with each other: 8,000 blocks in place of 8,000 others took it 16 s and
 * 700 MB, and this 0.1 s. It passes over a member `__proto__`, and its patches do not say what was there `before`.
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
    if (level < this.#levels && this.#diffInside(before, after, path, level)) return
    this.#changes.push({ op: 'replace', path, value: after, before })
  }

  /** @returns whether both are arrays or both are objects, so that their members were compared */
  #diffInside(before: unknown, after: unknown, path: string, level: number): boolean {
    if (Array.isArray(before) && Array.isArray(after)) {
      const edits = arrayEdits(this.#items(before, level), this.#items(after, level))
      if (edits !== null) this.#list(before, after, edits, path, level)
      return edits !== null
    }
    if (!isObject(before) || !isObject(after)) return false
    this.#object(before, after, path, level)
    return true
  }

  #object(before: Record<string, unknown>, after: Record<string, unknown>, path: string, level: number): void {
    for (const [name, member] of Object.entries(before)) {
      const at = `${path}/${escapeToken(name)}`
      // `__proto__` is a name like any other, and every object seems to have it.
      if (Object.hasOwn(after, name)) this.#value(member, after[name], at, level + 1)
      else this.#changes.push({ op: 'remove', path: at, before: member })
    }
    for (const [name, member] of Object.entries(after)) {
      if (Object.hasOwn(before, name)) continue
      this.#changes.push({ op: 'add', path: `${path}/${escapeToken(name)}`, value: member })
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
      isObject(item) && Object.hasOwn(item, 'id') && typeof item.id === 'string'
        ? { key: `id ${item.id}`, isNamed: true }
        : { key: `is ${this.#signatures.of(item, level + 1)}`, isNamed: false },
    )
  }
}

export type Diff = components['schemas']['Diff']

/**
 * What changed between two revisions of a document.
 *
 * @param from what is public when absent; where nothing is, all of `to` is new
 * @param to the draft when absent
 * @throws TriptychError `not_found`
 */
export async function diffRevisions(
  db: Kysely<ContentTables>,
  scope: Scope,
  id: string,
  from: number | undefined,
  to: number | undefined,
): Promise<Diff> {
  const { draftRev, liveRev } = await readHeads(db, scope, id)
  const older = from ?? liveRev
  const newer = to ?? draftRev
  const { content } = await readRevision(db, scope, id, newer)
  if (older === null) return { from: null, to: newer, changes: [{ op: 'add', path: '', value: content }] }
  const before = await readRevision(db, scope, id, older)
  return { from: older, to: newer, changes: jsonDiff(before.content, content) }
}

/**
 * Tells JSON values alike: alike ones have the same number, whatever the order of their members. Each value is looked
 * at once, so that comparing the same ones again costs nothing.
 */
class Signatures {
  readonly #numbers = new Map<string, number>()
  readonly #known = new WeakMap<object, number>()
  readonly #levels: number

  /** @param levels how many levels are opened; what lies deeper is compared as text */
  constructor(levels: number) {
    this.#levels = levels
  }

  /** @param level how deep the value lies; 0 is the root */
  of(value: unknown, level: number): number {
    if (typeof value !== 'object' || value === null) return this.#number(JSON.stringify(value))
    const known = this.#known.get(value)
    if (known !== undefined) return known
    const number = this.#number(this.#textOf(value, level))
    this.#known.set(value, number)
    return number
  }

  /** No two of its forms can be the same text: JSON ends with a bracket where these do not. */
  #textOf(value: object, level: number): string {
    if (level >= this.#levels) return JSON.stringify(value)
    if (Array.isArray(value)) return `[${value.map((item) => this.of(item, level + 1)).join()}`
    const members = Object.entries(value).map(([name, member]) => {
      return `${JSON.stringify(name)}:${this.of(member, level + 1)}`
    })
    return `{${members.sort().join()}`
  }

  #number(text: string): number {
    const number = this.#numbers.get(text) ?? this.#numbers.size
    this.#numbers.set(text, number)
    return number
  }
}

const ALL_LEVELS = Number.POSITIVE_INFINITY

/** How many levels of these values hold no more than `limit` values together. */
function levelsWithin(limit: number, roots: readonly unknown[]): number {
  let left = limit
  let level = roots
  for (let depth = 0; ; depth++) {
    const next: unknown[] = []
    for (const value of level) {
      if (typeof value !== 'object' || value === null) continue
      const members: unknown[] = Array.isArray(value) ? value : Object.values(value)
      left -= members.length
      if (left < 0) return depth
      for (const member of members) next.push(member)
    }
    if (next.length === 0) return ALL_LEVELS
    level = next
  }
}
