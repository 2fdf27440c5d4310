import { Button, CopyButton, Group, Stack } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import type { InvitedMember } from '../kinds.ts'

/** For reading it and taking the link, in milliseconds; it stays while the pointer is on it. */
const LONG_ENOUGH = 12_000

/** Says what became of an invitation, and offers the link to sign in. */
export function notifyInvited({ email, invitation }: InvitedMember): void {
  const mailed = invitation?.delivery !== 'log'
  const link = invitation?.link
  notifications.show({
    message: (
      <Stack gap="xs">
        <span>
          {email} was invited.{' '}
          {mailed
            ? 'An email is on its way. You can also send them the link yourself.'
            : 'No email was sent: mail is not configured, and the invitation is in the server log only. Send them the link yourself.'}
        </span>
        {link !== undefined && (
          <Group gap="xs">
            <CopyButton value={link}>
              {({ copied, copy }) => (
                <Button
                  size="compact-sm"
                  variant="default"
                  onClick={copy}
                  leftSection={copied ? <IconCheck size={14} /> : <IconCopy size={14} />}
                >
                  {copied ? 'Copied' : 'Copy link'}
                </Button>
              )}
            </CopyButton>
          </Group>
        )}
      </Stack>
    ),
    color: mailed ? 'brand' : 'orange',
    autoClose: LONG_ENOUGH,
  })
}
