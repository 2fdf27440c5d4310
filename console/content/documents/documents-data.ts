import { useEffect } from 'react'
import type { components } from '../../../generated/content/types.ts'
import { answer } from '../../shared/answer.ts'
import { nextCursor, usePages } from '../../shared/pages.ts'
import { client } from '../api.ts'
import { keyOfDocuments } from '../editor/document-data.ts'
import type { Place } from '../place.ts'

/** Which documents are listed. */
export interface DocumentsFilter {
  /** Of any kind where it is absent. */
  readonly kind?: components['schemas']['DocumentKind']
  /** Words to look for; empty for none. */
  readonly q: string
  /** Only drafts that are not public as they are. */
  readonly pending: boolean
}

/** Of the lists of pages and partials; the filter comes behind it. */
export const keyOfLists = (place: Place) => [...keyOfDocuments(place), 'list'] as const

/** Pages that a tree loads by itself; the rest comes when it is asked for. */
const BY_ITSELF = 10_000

/** The documents of an environment, by key, or by how well they fit the words. */
export function useDocuments(place: Place, { kind, q, pending }: DocumentsFilter, limit = 50) {
  return usePages({
    key: [...keyOfLists(place), { kind, q, pending }, limit],
    load: async (cursor) => {
      const narrowed = { ...(kind && { kind }), ...(q === '' ? {} : { q }), ...(pending ? { pending } : {}) }
      const query = { limit, ...narrowed, ...(cursor === undefined ? {} : { cursor }) }
      const params = { path: place, query }
      const call = client.GET('/api/console/sites/{site}/environments/{env}/documents', { params })
      const { data, response } = await answer(call)
      return { entries: data.documents, next: nextCursor(response) }
    },
  })
}

/** All pages of an environment, part after part, so that a tree can be made of them. */
export function useAllPages(place: Place) {
  const query = useDocuments(place, { kind: 'page', q: '', pending: false }, 200)
  const { data, hasNextPage, isFetching, isError, fetchNextPage } = query
  const count = data?.length ?? 0
  useEffect(() => {
    if (hasNextPage && !isFetching && !isError && count < BY_ITSELF) void fetchNextPage()
  }, [hasNextPage, isFetching, isError, count, fetchNextPage])
  return query
}
