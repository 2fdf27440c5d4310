import { Button, Code, Group, Modal, Stack, Text } from '@mantine/core'
import { Secret } from '../../shared/secret.tsx'
import type { NewAccessToken } from '../kinds.ts'

export interface TokenShownProps {
  readonly token: NewAccessToken | undefined
  readonly onClose: () => void
}

/** A new token's secret. No slip of the hand closes it: the secret would be gone. */
export function TokenShown({ token, onClose }: TokenShownProps) {
  return (
    <Modal
      opened={token !== undefined}
      onClose={onClose}
      title={<span className="name">{token?.name}</span>}
      // Wide enough for a token on one line.
      size="lg"
      // The secret goes at once; what fades would be an empty dialog.
      transitionProps={{ exitDuration: 0 }}
      withCloseButton={false}
      closeOnClickOutside={false}
      closeOnEscape={false}
    >
      {token !== undefined && (
        <Stack>
          <Secret title="The new token" value={token.token} />
          <Text size="sm" c="dimmed">
            Send it with each request: <Code>Authorization: Bearer {token.prefix}…</Code>
          </Text>
          <Group justify="flex-end">
            <Button onClick={onClose}>I have copied it</Button>
          </Group>
        </Stack>
      )}
    </Modal>
  )
}
