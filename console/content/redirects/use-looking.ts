import { useEffect } from 'react'
import type { usePages } from '../../shared/pages.ts'
import type { Row } from './redirect-data.ts'

/** Found at once: to find more, narrow the search. */
const ENOUGH = 100

type Rows = ReturnType<typeof usePages<Row>>

/**
 * The rows of a list that have `words` in a path. The surface knows no search of rules, so the list is read on until
 * enough are found, or there is no more of it.
 *
 * @returns what is found so far, and whether it still looks
 */
export function useLooking(rows: Rows, words: string): { readonly found: readonly Row[]; readonly looking: boolean } {
  const wanted = words.trim().toLowerCase()
  const all = rows.data ?? []
  const found =
    wanted === ''
      ? all
      : all.filter(({ from, to, page }) => [from, to, page ?? ''].some((text) => text.toLowerCase().includes(wanted)))
  const looking = wanted !== '' && found.length < ENOUGH && rows.hasNextPage && !rows.isFetchNextPageError
  const { isFetching, fetchNextPage } = rows
  useEffect(() => {
    if (looking && !isFetching) void fetchNextPage()
  }, [looking, isFetching, fetchNextPage])
  return { found, looking }
}
