import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Target } from './release-calls.ts'
import { keyOfRelease, type Place, refreshReleases, type TaggedRelease, takeUp } from './release-data.ts'

/** What a change needs to know; `etag` is that of the state that its maker decided by, where that is not the newest. */
export interface ChangeArguments {
  readonly etag?: string | undefined
}

/**
 * One kind of change of a release. Changes of one release go one after the other, each on top of what the one before
 * answered; after a refusal everything is read again.
 */
export function useReleaseChange<A extends object>(
  place: Place,
  id: string,
  change: (target: Target, argument: A) => Promise<TaggedRelease>,
) {
  const queries = useQueryClient()
  return useMutation({
    scope: { id: `release ${id}` },
    mutationFn: (argument: A & ChangeArguments) => {
      const known = queries.getQueryData<TaggedRelease>(keyOfRelease(place, id))
      return change({ place, id, etag: argument.etag ?? known?.etag ?? '' }, argument)
    },
    onSuccess: (changed) => takeUp(queries, place, changed),
    onError: () => refreshReleases(queries, place),
  })
}
