import { Button, Code, Modal, Stack, Text } from '@mantine/core'
import { Moment } from '../../shared/moment.tsx'
import { ProblemAlert } from '../../shared/problem-alert.tsx'
import { Secret } from '../../shared/secret.tsx'
import { api } from '../api.ts'
import type { ConsoleDocument, Target } from './document-data.ts'

export interface PreviewTokenDialogProps {
  readonly target: Target
  readonly document: ConsoleDocument
  readonly opened: boolean
  readonly onClose: () => void
}

/** Makes a token with which a site shows drafts, and says how. */
export function PreviewTokenDialog({ target: { site, env }, document, opened, onClose }: PreviewTokenDialogProps) {
  const mint = api.useMutation('post', '/api/preview-token')
  const close = () => {
    mint.reset()
    onClose()
  }
  const address = `${location.origin}/api/v1/${site}/${env}${pathOf(document)}`
  return (
    <Modal opened={opened} onClose={close} title="Preview token" size="lg">
      <Stack>
        <Text size="sm">
          With a preview token, the site’s API returns drafts instead of published content. It works for all of {site},{' '}
          {env}. Anyone with the token can read your drafts, so give it only to the site that shows them.
        </Text>
        <ProblemAlert what="The token was not created" error={mint.error} />
        {mint.data === undefined ? (
          <Button
            loading={mint.isPending}
            onClick={() => mint.mutate({ body: { siteId: site, envId: env } })}
            style={{ alignSelf: 'flex-start' }}
          >
            Create token
          </Button>
        ) : (
          <>
            <Secret title="Your preview token" value={mint.data.token} />
            <Text size="sm">
              It expires <Moment at={mint.data.expiresAt} />. Send it as a header, for example to read the draft of this
              document:
            </Text>
            <Code block className="name" style={{ whiteSpace: 'pre-wrap' }}>
              {`curl -H "X-CMS-Preview-Token: $token" \\\n  ${address}`}
            </Code>
          </>
        )}
      </Stack>
    </Modal>
  )
}

/** Where the delivery API has a document. */
function pathOf({ kind, key }: ConsoleDocument): string {
  const path = key.split('/').map(encodeURIComponent).join('/')
  return kind === 'partial' ? `/_partials/${path}` : path === '/' ? '' : path
}
