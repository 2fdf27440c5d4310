import { Button, Code, Group, Modal, Stack, Text } from '@mantine/core'
import { inFull } from '../../shared/moment.tsx'
import { ProblemAlert } from '../../shared/problem-alert.tsx'
import { Secret } from '../../shared/secret.tsx'
import { api } from '../api.ts'
import type { Place } from './release-data.ts'

export interface PreviewDialogProps {
  readonly place: Place
  readonly releaseId: string
  readonly onClose: () => void
}

/** Makes a token with which programs read the release as if it were published. */
export function PreviewDialog({ place, releaseId, onClose }: PreviewDialogProps) {
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
