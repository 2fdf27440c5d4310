import { Button, Code, Group, Menu, Modal, Stack, Text } from '@mantine/core'
import { IconEye, IconPencil, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { ActionsMenu } from '../../shared/actions-menu.tsx'
import { inFull } from '../../shared/moment.tsx'
import { ProblemAlert } from '../../shared/problem-alert.tsx'
import { Secret } from '../../shared/secret.tsx'
import { api } from '../api.ts'
import { useDeleteRelease } from './delete-release.tsx'
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
      <ActionsMenu label="More actions" variant="default" size={36} loading={remove.busy}>
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
      </ActionsMenu>
      {open === 'rename' && <RenameRelease place={place} current={current} onClose={close} />}
      {open === 'preview' && <PreviewDialog place={place} releaseId={current.release.id} onClose={close} />}
    </>
  )
}

interface PreviewDialogProps {
  readonly place: Place
  readonly releaseId: string
  readonly onClose: () => void
}

/** Makes a token with which programs read the release as if it were published. */
function PreviewDialog({ place, releaseId, onClose }: PreviewDialogProps) {
  const { site: siteId, env: envId } = place
  const mint = api.useMutation('post', '/api/preview-token')
  const address = `${location.origin}/api/v1/${encodeURIComponent(siteId)}/${encodeURIComponent(envId)}/`
  return (
    <Modal opened onClose={onClose} title="Preview the release" size="lg">
      <Stack>
        <Text>
          With a preview token your site shows this release as if it were published, including moved and unpublished
          pages. Everyone else sees the published content.
        </Text>
        {mint.data === undefined ? (
          <Group>
            <Button
              loading={mint.isPending}
              onClick={() => mint.mutate({ body: { siteId, envId, releaseId } })}
              data-autofocus
            >
              Create preview token
            </Button>
          </Group>
        ) : (
          <>
            <Secret title={`Valid until ${inFull(mint.data.expiresAt)}`} value={mint.data.token} />
            <Text size="sm">Send it as a header when you read the site:</Text>
            <Code block className="name" style={{ whiteSpace: 'pre-wrap' }}>
              {`curl -H 'X-CMS-Preview-Token: ${mint.data.token}' ${address}`}
            </Code>
          </>
        )}
        <ProblemAlert what="The token was not created" error={mint.error} />
      </Stack>
    </Modal>
  )
}
