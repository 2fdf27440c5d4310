import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { notifyDone, notifyProblem } from '../../shared/notify.ts'
import { revertRelease } from './release-calls.ts'
import { type Place, takeUp } from './release-data.ts'
import { pathOfReleases } from './words.ts'

/** Makes the release that takes a published one back, and leads to it: publishing it is another decision. */
export function useRevert(place: Place) {
  const queries = useQueryClient()
  const navigate = useNavigate()
  return useMutation({
    mutationFn: (id: string) => revertRelease(place, id),
    onSuccess: async (made) => {
      await takeUp(queries, place, made)
      notifyDone('This release reverts the other one. Review it, then publish it.')
      void navigate(`${pathOfReleases(place)}/${made.release.id}`)
    },
    onError: (error) => notifyProblem('The release could not be reverted', error),
  })
}
