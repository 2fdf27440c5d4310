import { keepPreviousData, type QueryKey, useInfiniteQuery } from '@tanstack/react-query'

/** A part of a list, and where the next one begins; null after the last. */
export interface ListPage<T> {
  readonly entries: readonly T[]
  readonly next: string | null
}

/** The cursor of the next page, as the `Link` of this one names it (RFC 8288); null on the last. */
export function nextCursor(response: Response): string | null {
  const target = /<[^>?]*\?([^>]*)>;\s*rel="next"/.exec(response.headers.get('Link') ?? '')?.[1]
  return target === undefined ? null : new URLSearchParams(target).get('cursor')
}

export interface PagesOptions<T> {
  readonly key: QueryKey
  /** Fetches one page; the first where `cursor` is undefined. */
  readonly load: (cursor: string | undefined) => Promise<ListPage<T>>
  readonly enabled?: boolean
  /** Milliseconds after which it is read again, while the page is looked at; may depend on what is there. */
  readonly every?: number | ((entries: readonly T[]) => number)
}

/** A list that comes in pages, as one list that grows; what was there stays while another one is loaded. */
export function usePages<T>({ key, load, enabled = true, every }: PagesOptions<T>) {
  return useInfiniteQuery({
    queryKey: key,
    queryFn: ({ pageParam }) => load(pageParam),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    select: ({ pages }) => pages.flatMap(({ entries }) => entries),
    placeholderData: keepPreviousData,
    enabled,
    refetchInterval: ({ state }) => {
      if (typeof every !== 'function') return every ?? false
      return every(state.data?.pages.flatMap(({ entries }) => entries) ?? [])
    },
  })
}
