import { ActionIcon, Menu } from '@mantine/core'
import { IconArrowBackUp, IconDots, IconPencil, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { notifyProblem } from '../../shared/notify.ts'
import { useDeleteRelease } from './delete-release.tsx'
import { type Place, type Release, readRelease, type TaggedRelease } from './release-data.ts'
import { RenameRelease } from './rename-release.tsx'
import { useRevert } from './revert-release.ts'

export interface CardMenuProps {
  readonly place: Place
  readonly release: Release
}

/** What can be done with a release from the board. */
export function CardMenu({ place, release }: CardMenuProps) {
  const { id, name, state } = release
  const [renamed, setRenamed] = useState<TaggedRelease | null>(null)
  const remove = useDeleteRelease(place, id)
  const revert = useRevert(place)
  const rename = () =>
    readRelease(place, id).then(setRenamed, (error: unknown) => notifyProblem('The release could not be loaded', error))
  const deletable = state === 'open' || state === 'failed'
  return (
    <>
      <Menu position="bottom-end" withinPortal>
        <Menu.Target>
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={`Actions for ${name}`}
            loading={remove.busy || revert.isPending}
          >
            <IconDots size={18} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {state === 'published' ? (
            <Menu.Item leftSection={<IconArrowBackUp size={16} />} onClick={() => revert.mutate(id)}>
              Revert
            </Menu.Item>
          ) : (
            <Menu.Item leftSection={<IconPencil size={16} />} onClick={rename}>
              Rename
            </Menu.Item>
          )}
          {deletable && (
            <Menu.Item color="red" leftSection={<IconTrash size={16} />} onClick={() => void remove.ask()}>
              Delete
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      {renamed !== null && <RenameRelease place={place} current={renamed} onClose={() => setRenamed(null)} />}
    </>
  )
}
