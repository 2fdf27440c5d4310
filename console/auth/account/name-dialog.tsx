import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { notifyDone } from '../../shared/notify.ts'
import { api } from '../api.ts'
import { fieldWords } from '../parts/field-words.ts'
import { FormDialog } from '../parts/form-dialog.tsx'
import { useMembersChanged } from '../people/members.ts'

/** Changes the user's own name; mounted while it is open. */
export function NameDialog({ name: before, onClose }: { readonly name: string; readonly onClose: () => void }) {
  const [name, setName] = useState(before)
  const changed = useMembersChanged()
  const change = api.useMutation('patch', '/api/v1/me', {
    onSuccess: async () => {
      onClose()
      notifyDone('Your name was changed.')
      await changed()
    },
  })
  const typed = name.trim()
  return (
    <FormDialog
      opened
      title="Your name"
      onClose={onClose}
      onSubmit={() => (typed === before ? onClose() : change.mutate({ body: { name: typed } }))}
      onMend={change.reset}
      action="Save"
      unsaved={typed !== before}
      busy={change.isPending}
      error={change.error}
      failed="Your name was not changed"
    >
      <TextInput
        label="Name"
        autoComplete="name"
        maxLength={120}
        data-autofocus
        value={name}
        onChange={({ currentTarget: { value } }) => setName(value)}
        error={fieldWords(change.error, 'name')}
      />
    </FormDialog>
  )
}
