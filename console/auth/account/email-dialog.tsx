import { Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { notifyDone } from '../../shared/notify.ts'
import { api } from '../api.ts'
import { fieldWords } from '../parts/field-words.ts'
import { FormDialog } from '../parts/form-dialog.tsx'
import { useMembersChanged } from '../people/members.ts'

/** Changes the user's own email, with a code that is sent to the new one; mounted while it is open. */
export function EmailDialog({ email: before, onClose }: { readonly email: string; readonly onClose: () => void }) {
  const [email, setEmail] = useState('')
  const [code, setCode] = useState('')
  const [sentTo, setSentTo] = useState<string | null>(null)
  const changed = useMembersChanged()
  const send = api.useMutation('post', '/api/v1/me/email', {
    onSuccess: (_sent, { body }) => setSentTo(body.email),
  })
  const confirm = api.useMutation('post', '/api/v1/me/email/confirm', {
    onSuccess: async ({ email: now }) => {
      onClose()
      notifyDone(`Your email is ${now} now. You sign in with it from now on.`)
      await changed()
    },
  })
  const submit = () => {
    if (sentTo === null) send.mutate({ body: { email: email.trim() } })
    else confirm.mutate({ body: { code: code.replace(/\s/g, '') } })
  }
  const asking = sentTo === null
  return (
    <FormDialog
      opened
      title="Your email"
      onClose={onClose}
      onSubmit={submit}
      onMend={asking ? send.reset : confirm.reset}
      action={asking ? 'Send code' : 'Change email'}
      unsaved={email !== ''}
      busy={send.isPending || confirm.isPending}
      error={asking ? send.error : confirm.error}
      failed={asking ? 'No code was sent' : 'Your email was not changed'}
    >
      {asking ? (
        <>
          <Text size="sm">
            You sign in as <bdi>{before}</bdi>. A code is sent to your new email, and {before} gets a notice of the
            change.
          </Text>
          <TextInput
            label="New email"
            type="email"
            autoComplete="email"
            spellCheck={false}
            maxLength={254}
            data-autofocus
            value={email}
            onChange={({ currentTarget: { value } }) => setEmail(value)}
            error={fieldWords(send.error, 'email')}
          />
        </>
      ) : (
        <>
          <Text size="sm">
            If no one else uses <bdi>{sentTo}</bdi> here, a code is on its way to it. It works for ten minutes.
          </Text>
          <TextInput
            key="code"
            label="Six-digit code"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={12}
            data-autofocus
            autoFocus
            value={code}
            onChange={({ currentTarget: { value } }) => setCode(value)}
          />
        </>
      )}
    </FormDialog>
  )
}
