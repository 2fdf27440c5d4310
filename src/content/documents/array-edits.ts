/** An item of a list, as far as matching it needs to know it. */
export interface Item {
  /** What it is known by; several may have the same. */
  readonly key: string
  /** Whether `key` is a name, which stays while what the item says changes. */
  readonly isNamed: boolean
}

/** What makes one list of another: removals first, then moves, then additions, each at the positions of its time. */
export interface ArrayEdits {
  /** From the last to the first. */
  readonly removed: readonly number[]
  readonly moved: readonly { readonly from: number; readonly to: number }[]
  /** From the first to the last. */
  readonly added: readonly number[]
  /** Where an item of the old list is in the new one. */
  readonly kept: readonly { readonly before: number; readonly after: number }[]
}

/** Each move looks through the list: more work than this, and replacing the list says as much. */
const MAX_WORK = 5_000_000

/**
 * The fewest moves that keep what is in both; items without a name that gave way to others between the same
 * neighbours are taken for those others, changed.
 *
 * @returns null where so many moved that it would take long
 */
export function arrayEdits(before: readonly Item[], after: readonly Item[]): ArrayEdits | null {
  const origin = originsOf(before, after)
  const still = increasing(origin)
  const taken = new Set(origin)
  pairNameless(before, after, origin, still, taken)

  const kept = origin.flatMap((from, to) => (from === undefined ? [] : [{ before: from, after: to }]))
  if ((kept.length - still.size) * kept.length > MAX_WORK) return null
  return {
    removed: [...before.keys()].filter((index) => !taken.has(index)).reverse(),
    moved: movesOf(origin, still),
    added: [...after.keys()].filter((index) => origin[index] === undefined),
    kept,
  }
}

type Origins = (number | undefined)[]

/** Where each item of the new list was in the old one; the first of several alike is the first. */
function originsOf(before: readonly Item[], after: readonly Item[]): Origins {
  const places = new Map<string, number[]>()
  for (let index = before.length - 1; index >= 0; index--) {
    const key = before[index]?.key ?? ''
    const known = places.get(key)
    if (known === undefined) places.set(key, [index])
    else known.push(index)
  }
  return after.map(({ key }) => places.get(key)?.pop())
}

/** The indexes of a longest increasing run, gaps allowed: what need not move. */
function increasing(values: Origins): Set<number> {
  const ends: number[] = []
  const previous: (number | undefined)[] = []
  for (const [index, value] of values.entries()) {
    if (value === undefined) continue
    let low = 0
    let high = ends.length
    while (low < high) {
      const middle = (low + high) >> 1
      if ((values[ends[middle] ?? -1] ?? value) < value) low = middle + 1
      else high = middle
    }
    previous[index] = ends[low - 1]
    ends[low] = index
  }
  const run = new Set<number>()
  for (let index = ends.at(-1); index !== undefined; index = previous[index]) run.add(index)
  return run
}

/** Takes nameless items that came for nameless ones that went, one by one between neighbours that stay. */
function pairNameless(
  before: readonly Item[],
  after: readonly Item[],
  origin: Origins,
  still: Set<number>,
  taken: Set<number | undefined>,
): void {
  let waiting: number[] = []
  let next = 0
  for (let to = 0; to <= after.length; to++) {
    const item = after[to]
    const end = item === undefined ? before.length : still.has(to) ? origin[to] : undefined
    if (end === undefined) {
      if (origin[to] === undefined && item?.isNamed === false) waiting.push(to)
      continue
    }
    for (const each of waiting) {
      while (next < end && (taken.has(next) || before[next]?.isNamed !== false)) next++
      if (next >= end) break
      origin[each] = next
      taken.add(next)
      still.add(each)
    }
    waiting = []
    next = end + 1
  }
}

/** Each item that does not stay goes behind the one that it follows in the new list. */
function movesOf(origin: Origins, still: ReadonlySet<number>): { from: number; to: number }[] {
  const moves: { from: number; to: number }[] = []
  const list = origin.filter((from) => from !== undefined).sort((a, b) => a - b)
  let leader: number | undefined
  for (const [index, item] of origin.entries()) {
    if (item === undefined) continue
    if (!still.has(index)) {
      const from = list.indexOf(item)
      list.splice(from, 1)
      const to = leader === undefined ? 0 : list.indexOf(leader) + 1
      list.splice(to, 0, item)
      if (from !== to) moves.push({ from, to })
    }
    leader = item
  }
  return moves
}
