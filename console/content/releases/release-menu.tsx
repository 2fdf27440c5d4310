import { ActionIcon, Menu } from '@mantine/core'
import { IconDots, IconEye, IconPencil, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useDeleteRelease } from './delete-release.tsx'
import { PreviewDialog } from './preview-dialog.tsx'
import type { Place, TaggedRelease } from './release-data.ts'
import { RenameRelease } from './rename-release.tsx'
import { pathOfReleases } from './words.ts'

export interface ReleaseMenuProps {
  readonly place: Place
  readonly current: TaggedRelease
}

/** What is done with a release now and then. */
export function ReleaseMenu({ place, current }: ReleaseMenuProps) {
  const [open, setOpen] = useState<'rename' | 'preview' | null>(null)
  const navigate = useNavigate()
  const remove = useDeleteRelease(place, current.release.id, () => void navigate(pathOfReleases(place)))
  const close = () => setOpen(null)
  return (
    <>
      <Menu position="bottom-end" withinPortal>
        <Menu.Target>
          <ActionIcon variant="default" size={36} aria-label="More actions" loading={remove.busy}>
            <IconDots size={18} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconEye size={16} />} onClick={() => setOpen('preview')}>
            Preview
          </Menu.Item>
          <Menu.Item leftSection={<IconPencil size={16} />} onClick={() => setOpen('rename')}>
            Rename
          </Menu.Item>
          {current.release.state !== 'scheduled' && (
            <Menu.Item color="red" leftSection={<IconTrash size={16} />} onClick={() => void remove.ask()}>
              Delete
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      {open === 'rename' && <RenameRelease place={place} current={current} onClose={close} />}
      {open === 'preview' && <PreviewDialog place={place} releaseId={current.release.id} onClose={close} />}
    </>
  )
}
