import { Alert, Button, Group, Stack, TextInput } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { IconUserPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { CopyButton } from '../../shared/copy-button.tsx'
import { api } from '../api.ts'
import type { InvitedMember, Role } from '../kinds.ts'
import { fieldWords } from '../parts/field-words.ts'
import { FormDialog } from '../parts/form-dialog.tsx'
import { useMembersChanged } from './members.ts'
import { RoleField } from './role-field.tsx'

/** For reading what is said of an invitation and taking the link, in milliseconds; it stays while the pointer is on it. */
const LONG_ENOUGH = 12_000

const empty = { email: '', name: '', role: 'member' as Role }

/** Asks for whom to invite. What was typed stays until they are invited, even while the dialog is closed. */
export function InviteButton() {
  const [opened, setOpened] = useState(false)
  const [draft, setDraft] = useState(empty)
  /** The email that was questioned before it was sent. */
  const [doubted, setDoubted] = useState<string | null>(null)
  const changed = useMembersChanged()
  const invite = api.useMutation('post', '/api/v1/members', {
    onSuccess: async (invited) => {
      setOpened(false)
      setDraft(empty)
      setDoubted(null)
      notifyInvited(invited)
      await changed()
    },
  })
  const open = () => {
    invite.reset()
    setOpened(true)
  }
  const submit = () => {
    const name = draft.name.trim()
    const email = draft.email.trim()
    if (isDoubtful(email) && email !== doubted) {
      setDoubted(email)
      return
    }
    invite.mutate({ body: { email, role: draft.role, ...(name !== '' && { name }) } })
  }
  const questioned = doubted !== null && doubted === draft.email.trim()
  return (
    <>
      <Button leftSection={<IconUserPlus size={18} />} onClick={open}>
        Invite
      </Button>
      <FormDialog
        opened={opened}
        title="Invite a member"
        onClose={() => setOpened(false)}
        onSubmit={submit}
        onMend={invite.reset}
        action={questioned ? 'Invite anyway' : 'Invite'}
        busy={invite.isPending}
        error={invite.error}
        failed="The invitation was not sent"
      >
        <TextInput
          label="Email"
          type="email"
          autoComplete="off"
          spellCheck={false}
          maxLength={254}
          required
          data-autofocus
          value={draft.email}
          onChange={({ currentTarget: { value } }) => setDraft((before) => ({ ...before, email: value }))}
          error={fieldWords(invite.error, 'email')}
        />
        {questioned && (
          <Alert color="orange" title="Is this address complete?" role="alert">
            There is no dot after the @: {doubted}. Mail to it reaches only a server of your own network.
          </Alert>
        )}
        <TextInput
          label="Name"
          description="Optional. Without a name, their email is shown."
          autoComplete="off"
          maxLength={120}
          value={draft.name}
          onChange={({ currentTarget: { value } }) => setDraft((before) => ({ ...before, name: value }))}
          error={fieldWords(invite.error, 'name')}
        />
        <RoleField value={draft.role} onChange={(role) => setDraft((before) => ({ ...before, role }))} />
      </FormDialog>
    </>
  )
}

/** An address whose domain is one word, `bob@example`: valid, and hardly ever meant. */
function isDoubtful(email: string): boolean {
  return /^[^@\s]+@[^@.\s]+$/.test(email)
}

/** Says what became of an invitation, and offers the link to sign in. */
function notifyInvited({ email, invitation }: InvitedMember): void {
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
            <CopyButton value={link} label="Copy link" />
          </Group>
        )}
      </Stack>
    ),
    color: mailed ? 'brand' : 'orange',
    autoClose: LONG_ENOUGH,
  })
}
