import { useState } from 'react'
import { notifyDone } from '../../shared/notify.ts'
import { isStale } from '../../shared/refusal.tsx'
import { NameDialog } from './name-dialog.tsx'
import { renameRelease } from './release-calls.ts'
import { useReleaseChange } from './release-change.ts'
import type { Place, TaggedRelease } from './release-data.ts'

export interface RenameReleaseProps {
  readonly place: Place
  readonly current: TaggedRelease
  readonly onClose: () => void
}

/** Gives a release another name. After a conflict it renames the current state. */
export function RenameRelease({ place, current, onClose }: RenameReleaseProps) {
  const { id, name } = current.release
  const [seen, setSeen] = useState<string | undefined>(current.etag)
  const rename = useReleaseChange<{ name: string; etag: string | undefined }>(place, id, (target, { name }) =>
    renameRelease(target, name),
  )
  const save = (wanted: string) =>
    rename.mutate(
      { name: wanted, etag: seen },
      {
        onSuccess: () => {
          notifyDone('The release was renamed')
          onClose()
        },
        onError: (error) => isStale(error) && setSeen(undefined),
      },
    )
  return (
    <NameDialog
      title="Rename release"
      name={name}
      action="Rename"
      refused="The release was not renamed"
      error={rename.error}
      busy={rename.isPending}
      onName={save}
      onClose={onClose}
    />
  )
}
