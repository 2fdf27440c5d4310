/** Which part of a list: the first of it when `cursor` is absent, `limit` entries when that is there. */
export interface Page {
  readonly limit?: number | undefined
  /** The id of the last entry of the page before; opaque to whoever follows a link. */
  readonly cursor?: string | undefined
}

/** Entries of a page whose caller names no number. */
export const defaultLimit = 50

/**
 * Cuts a page from rows that were read with one more than its limit.
 *
 * @returns the page, and the cursor of the next one: null on the last
 */
export function cutPage<R extends { readonly id: string }>(rows: readonly R[], limit: number) {
  const page = rows.slice(0, limit)
  return { page, next: rows.length > limit ? (page.at(-1)?.id ?? null) : null }
}
