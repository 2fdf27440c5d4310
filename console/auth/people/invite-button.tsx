import { Button, TextInput } from '@mantine/core'
import { IconUserPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { notifyDone } from '../../shared/notify.ts'
import { api } from '../api.ts'
import type { Role } from '../kinds.ts'
import { fieldWords } from '../parts/field-words.ts'
import { FormDialog } from '../parts/form-dialog.tsx'
import { useMembersChanged } from './members.ts'
import { RoleField } from './role-field.tsx'

const empty = { email: '', name: '', role: 'member' as Role }

/** Asks for whom to invite. What was typed stays until they are invited, even while the dialog is closed. */
export function InviteButton() {
  const [opened, setOpened] = useState(false)
  const [draft, setDraft] = useState(empty)
  const changed = useMembersChanged()
  const invite = api.useMutation('post', '/api/v1/members', {
    onSuccess: async ({ email }) => {
      setOpened(false)
      setDraft(empty)
      notifyDone(`${email} was invited. An email tells them how to sign in.`)
      await changed()
    },
  })
  const open = () => {
    invite.reset()
    setOpened(true)
  }
  const submit = () => {
    const name = draft.name.trim()
    invite.mutate({ body: { email: draft.email.trim(), role: draft.role, ...(name !== '' && { name }) } })
  }
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
        action="Invite"
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
