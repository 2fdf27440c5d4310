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
          With a token, the site's API answers with drafts in place of what is public. It works for all of {site}, {env}
          . Whoever has it reads your drafts, so give it only to the site that shows them.
        </Text>
        <ProblemAlert what="There is no token" error={mint.error} />
        {mint.data === undefined ? (
          <Button
            loading={mint.isPending}
            onClick={() => mint.mutate({ body: { siteId: site, envId: env } })}
            style={{ alignSelf: 'flex-start' }}
          >
            Make a token
          </Button>
        ) : (
          <>
            <Secret title="Your preview token" value={mint.data.token} />
            <Text size="sm">
              It ends <Moment at={mint.data.expiresAt} />. Send it as a header, to read the draft of this document for
              one:
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
