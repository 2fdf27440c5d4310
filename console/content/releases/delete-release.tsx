import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { confirm } from '../../shared/confirm.tsx'
import { notifyDone, notifyProblem } from '../../shared/notify.ts'
import { useOnLeaving } from '../on-leaving.ts'
import { deleteRelease } from './release-calls.ts'
import { forgetBoards, forgetRelease, type Place, type Release, readRelease, refreshBoard } from './release-data.ts'
import { countWords } from './words.ts'

/**
 * Deletes a release once that is confirmed, as it was when the question was asked.
 *
 * @param onDeleted called before anything is read again
 */
export function useDeleteRelease(place: Place, id: string, onDeleted?: () => void) {
  const queries = useQueryClient()
  const [busy, setBusy] = useState(false)
  const forgetOnLeaving = useOnLeaving(() => forgetRelease(queries, place, id))
  const ask = async () => {
    setBusy(true)
    try {
      const { release, etag } = await readRelease(place, id)
      if (!(await confirm(questionFor(release)))) return
      await deleteRelease({ place, id, etag })
      forgetOnLeaving()
      forgetBoards(queries, place)
      onDeleted?.()
      await refreshBoard(queries, place)
      notifyDone('The release was deleted')
    } catch (error) {
      notifyProblem('The release was not deleted', error)
      await refreshBoard(queries, place)
    } finally {
      setBusy(false)
    }
  }
  return { ask, busy }
}

function questionFor({ name, items }: Release) {
  return {
    title: 'Delete this release?',
    body: (
      <>
        <bdi>{name}</bdi>, with {countWords(items, 'item')}, will be deleted permanently. The documents and their drafts
        are kept.
      </>
    ),
    action: 'Delete',
  }
}
