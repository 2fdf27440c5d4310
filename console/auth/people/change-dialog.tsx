import { Alert, TextInput } from '@mantine/core'
import { useState } from 'react'
import { notifyDone } from '../../shared/notify.ts'
import { api } from '../api.ts'
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

/** Changes the name and the role of a member; mounted while it is open. */
export function ChangeDialog({ member, own, onClose }: ChangeDialogProps) {
  const [name, setName] = useState(member.name ?? '')
  const [role, setRole] = useState(member.role)
  const changed = useMembersChanged()
  const demoted = member.role === 'admin' && role === 'member'
  const change = api.useMutation('patch', '/api/v1/members/{memberId}', {
    onSuccess: async (after) => {
      // A user who is demoted is signed out everywhere, here too.
      if (own && demoted) return leave()
      onClose()
      notifyDone(`${calledMember(after)} was updated.`)
      await changed()
    },
  })
  const typed = name.trim()
  const body = {
    // No name is taken away: an empty field changes nothing where there was none.
    ...(typed !== (member.name ?? '') && { name: typed }),
    ...(role !== member.role && { role }),
  }
  const submit = () => {
    if (Object.keys(body).length === 0) onClose()
    else change.mutate({ params: { path: { memberId: member.id } }, body })
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
      unsaved={Object.keys(body).length > 0}
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
      <RoleField value={role} onChange={setRole} />
      {demoted && (
        <Alert color="orange" title={own ? 'You will be signed out' : 'They will be signed out'}>
          Changing the role ends all sessions and revokes {own ? 'your' : 'their'} tokens and applications.
        </Alert>
      )}
    </FormDialog>
  )
}
