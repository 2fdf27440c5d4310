/** One page of a list that is read by its place in an order (keyset paging). */

/** Entries of a page when the request does not say how many. */
export const defaultPageSize = 50

/** Which part of a list: the first of it when `cursor` is absent, `limit` entries when that is there. */
export interface Page {
  readonly limit?: number | undefined
  /** The id of the last entry of the page before. */
  readonly cursor?: string | undefined
}

/** Which part of a list is asked for; `after` is where the page before ended. */
export interface PageRequest<P> {
  readonly limit: number
  readonly after: P | null
}

/** A part of a list; `next` is where it ended, null when nothing follows. */
export interface ListPage<T, P> {
  readonly entries: readonly T[]
  readonly next: P | null
}

/** The page out of rows that were read with one more than its limit. */
export function pageOf<T, P>(rows: readonly T[], limit: number, placeOf: (last: T) => P): ListPage<T, P> {
  const entries = rows.slice(0, limit)
  const last = entries.at(-1)
  return { entries, next: rows.length > limit && last !== undefined ? placeOf(last) : null }
}
