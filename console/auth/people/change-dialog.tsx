import { Alert, TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { answer } from '../../shared/answer.ts'
import { notifyDone } from '../../shared/notify.ts'
import { client } from '../api.ts'
import type { Member } from '../kinds.ts'
import { leave } from '../me.ts'
import { fieldWords } from '../parts/field-words.ts'
import { FormDialog } from '../parts/form-dialog.tsx'
import { calledMember, useMembersChanged } from './members.ts'
import { RoleField } from './role-field.tsx'

export interface ChangeDialogProps {
  readonly member: Member
  /** Whether the user changes themselves. */
  readonly own: boolean
  readonly onClose: () => void
}

/** Changes the name, the email and the role of a member; mounted while it is open. */
export function ChangeDialog({ member, own, onClose }: ChangeDialogProps) {
  const [name, setName] = useState(member.name ?? '')
  const [email, setEmail] = useState(member.email)
  const [role, setRole] = useState(member.role)
  const changed = useMembersChanged()
  const demoted = member.role === 'admin' && role === 'member'
  const typed = name.trim()
  const body = {
    // No name is taken away: an empty field changes nothing where there was none.
    ...(typed !== (member.name ?? '') && { name: typed }),
    ...(role !== member.role && { role }),
  }
  const moved = email.trim() !== member.email
  const params = { path: { memberId: member.id } }
  const change = useMutation({
    mutationFn: async () => {
      // The email first: where it is refused, nothing was changed.
      if (moved) await answer(client.PUT('/api/v1/members/{memberId}/email', { params, body: { email: email.trim() } }))
      if (Object.keys(body).length === 0) return
      await answer(client.PATCH('/api/v1/members/{memberId}', { params, body }))
    },
    onSuccess: async () => {
      // A user who is demoted is signed out everywhere, here too.
      if (own && demoted) return leave()
      onClose()
      notifyDone(`${calledMember(member)} was updated.`)
      await changed()
    },
  })
  const submit = () => {
    if (!moved && Object.keys(body).length === 0) onClose()
    else change.mutate()
  }
  return (
    <FormDialog
      opened
      title={calledMember(member)}
      onClose={onClose}
      onSubmit={submit}
      onMend={change.reset}
      action="Save"
      destructive={demoted}
      unsaved={moved || Object.keys(body).length > 0}
      busy={change.isPending}
      error={change.error}
      failed="The member was not changed"
    >
      <TextInput
        label="Name"
        autoComplete="off"
        maxLength={120}
        data-autofocus
        value={name}
        onChange={({ currentTarget: { value } }) => setName(value)}
        error={fieldWords(change.error, 'name')}
      />
      <TextInput
        label="Email"
        description={
          member.joined_at === null
            ? 'They are invited again at a new email.'
            : 'Both addresses get a notice. Tokens and sessions stay.'
        }
        type="email"
        autoComplete="off"
        spellCheck={false}
        maxLength={254}
        value={email}
        onChange={({ currentTarget: { value } }) => setEmail(value)}
        error={fieldWords(change.error, 'email')}
      />
      <RoleField value={role} onChange={setRole} />
      {demoted && (
        <Alert color="orange" title={own ? 'You will be signed out' : 'They will be signed out'}>
          Changing the role ends all sessions, removes passkeys and revokes {own ? 'your' : 'their'} tokens and
          applications.
        </Alert>
      )}
    </FormDialog>
  )
}
