import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import type { components } from '../../../generated/content/types.ts'
import { answer } from '../../shared/answer.ts'
import { nextCursor, usePages } from '../../shared/pages.ts'
import { client } from '../api.ts'
import { keyOfDocuments } from '../editor/document-data.ts'
import type { Place } from '../place.ts'

type Schemas = components['schemas']
export type Release = Schemas['Release']
export type ReleaseState = Schemas['ReleaseState']

/** What a scheduled release does with items that are stale when it is due. */
export type OnConflict = Schemas['OnConflict']
export type ReleaseItem = Schemas['ReleaseItem']

export type { Place }

/** A release as it was read, and the tag that a change of it is held against. */
export interface TaggedRelease {
  readonly release: Release
  readonly etag: string
}

/** Milliseconds after which lists are read again: other people work on releases, and scheduled ones publish themselves. */
const EVERY = 15_000

const keyOfAll = ({ site, env }: Place) => ['releases', site, env] as const
const keyOfList = (place: Place) => [...keyOfAll(place), 'list'] as const
export const keyOfRelease = (place: Place, id: string) => [...keyOfAll(place), 'one', id] as const
const keyOfItems = (place: Place, id: string) => [...keyOfAll(place), 'items', id] as const

/** The releases in one state, the newest first. */
export function useReleases(place: Place, state: ReleaseState) {
  return usePages({
    key: [...keyOfList(place), state],
    every: EVERY,
    load: async (cursor) => {
      const query = { state, limit: 20, ...(cursor === undefined ? {} : { cursor }) }
      const params = { path: place, query }
      const call = client.GET('/api/console/sites/{site}/environments/{env}/releases', { params })
      const { data, response } = await answer(call)
      return { entries: data.releases, next: nextCursor(response) }
    },
  })
}

/** Reads a release as it is now. */
export async function readRelease(place: Place, releaseId: string): Promise<TaggedRelease> {
  const params = { path: { ...place, releaseId } }
  const call = client.GET('/api/console/sites/{site}/environments/{env}/releases/{releaseId}', { params })
  const { data, response } = await answer(call)
  return { release: data, etag: response.headers.get('ETag') ?? '' }
}

/** One release; what is due is looked at more often. Its items are read again once it is another one. */
export function useRelease(place: Place, id: string) {
  const queries = useQueryClient()
  const queryKey = keyOfRelease(place, id)
  return useQuery({
    queryKey,
    queryFn: async () => {
      const read = await readRelease(place, id)
      const known = queries.getQueryData<TaggedRelease>(queryKey)
      if (known !== undefined && known.etag !== read.etag) void refreshAround(queries, place, read.release)
      return read
    },
    refetchInterval: ({ state }) => (state.data?.release.state === 'scheduled' ? 3_000 : EVERY),
  })
}

/** What is in a release, or what of it is stale. */
export function useReleaseItems(place: Place, { id }: Release, onlyConflicts: boolean) {
  return usePages({
    key: [...keyOfItems(place, id), onlyConflicts],
    load: async (cursor) => {
      const filter = onlyConflicts ? { conflicts: true } : {}
      const query = { limit: 100, ...filter, ...(cursor === undefined ? {} : { cursor }) }
      const params = { path: { ...place, releaseId: id }, query }
      const call = client.GET('/api/console/sites/{site}/environments/{env}/releases/{releaseId}/items', { params })
      const { data, response } = await answer(call)
      return { entries: data.items, next: nextCursor(response) }
    },
  })
}

/** Has everything that shows releases of a place look again. */
export function refreshReleases(queries: QueryClient, place: Place): Promise<void> {
  return queries.invalidateQueries({ queryKey: keyOfAll(place) })
}

/** Has the board look again. */
export function refreshBoard(queries: QueryClient, place: Place): Promise<void> {
  return queries.invalidateQueries({ queryKey: keyOfList(place) })
}

/** Forgets boards that no page shows: the next one that does begins without what is gone. */
export function forgetBoards(queries: QueryClient, place: Place): void {
  queries.removeQueries({ queryKey: keyOfList(place), type: 'inactive' })
}

/** Forgets a release that is gone. */
export function forgetRelease(queries: QueryClient, place: Place, id: string): void {
  queries.removeQueries({ queryKey: keyOfRelease(place, id) })
  queries.removeQueries({ queryKey: keyOfItems(place, id) })
}

/** Takes up what a change answered, and has the lists look again. @returns once its items are what they are now */
export async function takeUp(queries: QueryClient, place: Place, changed: TaggedRelease): Promise<void> {
  const { id } = changed.release
  // An answer that is under way may be older than this one.
  await queries.cancelQueries({ queryKey: keyOfRelease(place, id), exact: true })
  queries.setQueryData(keyOfRelease(place, id), changed)
  void refreshBoard(queries, place)
  await refreshAround(queries, place, changed.release)
}

/** Has what is in a release looked at again, and once that is public, every list of documents. */
function refreshAround(queries: QueryClient, place: Place, { id, state }: Release): Promise<void> {
  if (state === 'published') {
    queries.removeQueries({ queryKey: keyOfDocuments(place), type: 'inactive' })
    void queries.invalidateQueries({ queryKey: keyOfDocuments(place) })
  }
  return queries.invalidateQueries({ queryKey: keyOfItems(place, id) })
}
