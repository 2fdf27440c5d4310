import { Alert, Button, Code, Group, Modal, Stack, Text } from '@mantine/core'
import { IconKey } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { CopyButton } from './copy-button.tsx'

/** A secret that is shown this once, with a button that copies it. */
export function Secret({ title, value }: { readonly title: string; readonly value: string }) {
  return (
    <Alert color="brand" icon={<IconKey size={18} />} title={title}>
      <Stack gap="xs" align="flex-start">
        <span>Copy it now: it is not shown again.</span>
        <Group gap="xs">
          <Code fz="sm" data-secret className="name">
            {value}
          </Code>
          <CopyButton value={value} />
        </Group>
      </Stack>
    </Alert>
  )
}

export interface SecretDialogProps {
  readonly opened: boolean
  readonly title: string
  readonly onClose: () => void
  readonly children: ReactNode
}

/** Shows a secret this once. No slip of the hand closes it, only its button: the secret would be gone. */
export function SecretDialog({ opened, title, onClose, children }: SecretDialogProps) {
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={<span className="name">{title}</span>}
      // Wide enough for a token on one line.
      size="lg"
      // The secret goes at once; what fades would be an empty dialog.
      transitionProps={{ exitDuration: 0 }}
      closeOnClickOutside={false}
      closeOnEscape={false}
      withCloseButton={false}
    >
      <Stack>
        {children}
        <Group justify="flex-end">
          <Button onClick={onClose}>I have copied it</Button>
        </Group>
      </Stack>
    </Modal>
  )
}

export interface NewTokenDialogProps {
  /** Undefined while there is none, and the dialog is closed. */
  readonly made: { readonly name: string; readonly token: string } | undefined
  /** What the token begins with. */
  readonly prefix: string | undefined
  readonly onClose: () => void
}

/** Shows a new token, and how it is used. */
export function NewTokenDialog({ made, prefix, onClose }: NewTokenDialogProps) {
  return (
    <SecretDialog opened={made !== undefined} title={made?.name ?? ''} onClose={onClose}>
      {made !== undefined && <Secret title="The new token" value={made.token} />}
      <Text size="sm" c="dimmed">
        Send it with each request: <Code>Authorization: Bearer {prefix}…</Code>
      </Text>
    </SecretDialog>
  )
}
