import { Button, Group, Modal, Stack, Text } from '@mantine/core'
import { Secret } from '../../shared/secret.tsx'
import type { WebhookSecret } from './webhook-calls.ts'

export interface SecretDialogProps {
  readonly made: WebhookSecret
  readonly onClose: () => void
}

/** Shows the secret of a webhook, this once: nothing but its button closes it. */
export function SecretDialog({ made, onClose }: SecretDialogProps) {
  return (
    <Modal
      opened
      onClose={onClose}
      title="Webhook secret"
      size="lg"
      closeOnClickOutside={false}
      closeOnEscape={false}
      withCloseButton={false}
    >
      <Stack>
        <Text className="name">
          It signs requests to {made.webhook.url}. Use it to verify that a request is genuine.
        </Text>
        <Secret title="Secret" value={made.secret} />
        <Group justify="flex-end">
          <Button onClick={onClose}>I have copied it</Button>
        </Group>
      </Stack>
    </Modal>
  )
}
