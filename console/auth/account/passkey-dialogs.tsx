import { TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { components } from '../../../generated/auth/types.ts'
import { answer } from '../../shared/answer.ts'
import { notifyDone } from '../../shared/notify.ts'
import { client } from '../api.ts'
import type { Passkey } from '../kinds.ts'
import { fieldWords } from '../parts/field-words.ts'
import { FormDialog } from '../parts/form-dialog.tsx'

interface DialogProps {
  readonly changed: () => Promise<unknown>
  readonly onClose: () => void
}

/** Has the browser make a passkey, under a name; mounted while it is open. */
export function AddPasskeyDialog({ changed, onClose }: DialogProps) {
  const act = async (name: string) => {
    const { data: options } = await answer(client.POST('/api/v1/me/passkeys/options'))
    const credential = await createPasskey(options)
    await answer(client.POST('/api/v1/me/passkeys', { body: { name, credential } }))
    return `${name} signs you in from now on.`
  }
  const words = { title: 'Add a passkey', action: 'Continue', failed: 'No passkey was added' }
  return <PasskeyDialog {...{ ...words, act, changed, onClose }} before="" />
}

/** Gives a passkey another name; mounted while it is open. */
export function RenamePasskeyDialog({ passkey, changed, onClose }: DialogProps & { readonly passkey: Passkey }) {
  const act = async (name: string) => {
    const path = { passkeyId: passkey.id }
    await answer(client.PATCH('/api/v1/me/passkeys/{passkeyId}', { params: { path }, body: { name } }))
    return `Renamed to ${name}.`
  }
  const words = { title: `Rename ${passkey.name}`, action: 'Rename', failed: 'The passkey was not renamed' }
  return <PasskeyDialog {...{ ...words, act, changed, onClose }} before={passkey.name} />
}

interface PasskeyDialogProps extends DialogProps {
  readonly title: string
  readonly action: string
  readonly failed: string
  readonly before: string
  /** Does it under the name; resolves to what to say then. */
  readonly act: (name: string) => Promise<string>
}

function PasskeyDialog({ title, action, failed, before, act, changed, onClose }: PasskeyDialogProps) {
  const [name, setName] = useState(before)
  const change = useMutation({
    mutationFn: act,
    onSuccess: async (done) => {
      onClose()
      notifyDone(done)
      await changed()
    },
  })
  return (
    <FormDialog
      opened
      {...{ title, action, failed, onClose }}
      onSubmit={() => change.mutate(name.trim())}
      onMend={change.reset}
      unsaved={name.trim() !== before}
      busy={change.isPending}
      error={change.error}
    >
      <TextInput
        label="Name"
        description="So that you know it again: the device or password manager that keeps it."
        autoComplete="off"
        maxLength={120}
        required
        data-autofocus
        value={name}
        onChange={({ currentTarget: { value } }) => setName(value)}
        error={fieldWords(change.error, 'name')}
      />
    </FormDialog>
  )
}

type Schemas = components['schemas']

/** Why the browser made none, by the name of its `DOMException` (WebAuthn 3, 5.1.3). */
const reasons: Readonly<Record<string, string>> = {
  InvalidStateError: 'A passkey for your account is on this device already.',
  SecurityError: 'Passkeys need a host name: open this page under the name of the server, not its IP address.',
  NotAllowedError: 'The request was cancelled, or took too long.',
}

/**
 * Has the browser make a passkey, which asks the user.
 *
 * @throws what a surface would answer, in words for the user, where none was made
 */
async function createPasskey(options: Schemas['PasskeyCreationOptions']): Promise<Schemas['PasskeyRegistration']> {
  if (typeof PublicKeyCredential === 'undefined' || !('parseCreationOptionsFromJSON' in PublicKeyCredential)) {
    throw refusal('This browser cannot create passkeys.')
  }
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON({
    ...options,
    pubKeyCredParams: [...options.pubKeyCredParams],
    excludeCredentials: [...options.excludeCredentials],
  })
  const made = await navigator.credentials.create({ publicKey }).catch((error: unknown) => {
    const name = error instanceof DOMException ? error.name : ''
    throw refusal(reasons[name] ?? 'The browser could not create a passkey.')
  })
  return (made as PublicKeyCredential).toJSON() as Schemas['PasskeyRegistration']
}

function refusal(title: string) {
  return { type: 'about:blank', title, status: 409, code: 'passkey_refused' }
}
