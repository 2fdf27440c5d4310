import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { NameDialog } from './name-dialog.tsx'
import { createRelease } from './release-calls.ts'
import { type Place, takeUp } from './release-data.ts'
import { pathOfReleases } from './words.ts'

/** Names a new release, and leads to it. */
export function NewRelease({ place, onClose }: { readonly place: Place; readonly onClose: () => void }) {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const create = useMutation({
    mutationFn: (name: string) => createRelease(place, name),
    onSuccess: async (made) => {
      await takeUp(queries, place, made)
      void navigate(`${pathOfReleases(place)}/${made.release.id}`)
    },
  })
  return (
    <NameDialog
      title="New release"
      name=""
      action="Create"
      refused="The release was not created"
      error={create.error}
      busy={create.isPending}
      onName={(name) => create.mutate(name)}
      onClose={onClose}
    />
  )
}
