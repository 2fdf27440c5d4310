import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Finding, FoundRow } from './found-rows.ts'
import type { Match } from './match.ts'

/** How a database is searched. */
export interface Source {
  /** Rows that have the terms, in order, after a row; as many as wanted, where there are. */
  candidates(match: Match, after: number, size: number): Promise<number[]>
  /** Those of the rows that are what the query asks for in every respect, in order. */
  readRows(rows: readonly number[]): Promise<FoundRow[]>
}

/** What part of a list is looked at. */
export interface ScanRange {
  readonly after: number
  /** How many documents are wanted. */
  readonly count: number
  /** How many to look at first, and at most. */
  readonly first: number
  readonly most: number
}

/** Documents read at once; between them other requests have their turn. */
const SLICE = 250

/** Looks at what has the terms of a match, a batch at a time; `last` is the last batch. */
export async function scanCandidates(
  source: Source,
  match: Match,
  { after, count, first, most }: ScanRange,
): Promise<Finding & { readonly last: readonly number[] }> {
  const rows: FoundRow[] = []
  let end = after
  let last: number[] = []
  let left = most
  for (let size = Math.min(first, most); left > 0; size = Math.min(size * 4, left)) {
    last = await source.candidates(match, end, size)
    for (let start = 0; start < last.length; start += SLICE) {
      const slice = last.slice(start, start + SLICE)
      rows.push(...(await source.readRows(slice)))
      end = slice.at(-1) ?? end
      if (rows.length >= count) return { rows: rows.slice(0, count), end, last }
      await nextTurn()
    }
    if (last.length < size) return { rows, end: null, last }
    left -= size
  }
  return { rows, end, last }
}
