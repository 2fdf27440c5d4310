import { Button, Stack, TextInput } from '@mantine/core'
import { IconFingerprint } from '@tabler/icons-react'
import { type FormEvent, useState } from 'react'
import { answer } from '../../shared/answer.ts'
import { ProblemAlert } from '../../shared/problem-alert.tsx'
import { api, client } from '../api.ts'
import { showPasskey } from './show-passkey.ts'

export interface ProofProps {
  readonly onProven: () => void
}

/** Has the browser show a passkey, which proves it. */
export function PasskeyProof({ onProven }: ProofProps) {
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>(null)
  const show = async () => {
    setBusy(true)
    setError(null)
    try {
      const { data: options } = await answer(client.POST('/api/v1/me/proof/passkey'))
      const credential = await showPasskey(options)
      await answer(client.POST('/api/v1/me/proof', { body: { credential } }))
      onProven()
    } catch (refusal) {
      setError(refusal)
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <Button leftSection={<IconFingerprint size={18} />} loading={busy} onClick={show} data-autofocus>
        Use a passkey
      </Button>
      <ProblemAlert error={error} what="The passkey was not accepted" />
    </>
  )
}

const words = {
  authenticator: { label: 'Code of your authenticator app', action: 'Confirm' },
  recovery_code: { label: 'Recovery code', action: 'Use the recovery code' },
} as const

/** Takes a code of the user's app, or a recovery code, which proves it. */
export function CodeForm({ kind, onProven }: ProofProps & { readonly kind: keyof typeof words }) {
  const [code, setCode] = useState('')
  const give = api.useMutation('post', '/api/v1/me/proof', { onSuccess: onProven })
  const isApp = kind === 'authenticator'
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (give.isPending) return
    give.mutate({ body: isApp ? { authenticator_code: code.replace(/\s/g, '') } : { recovery_code: code } })
  }
  const { label, action } = words[kind]
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <TextInput
          label={label}
          inputMode={isApp ? 'numeric' : 'text'}
          autoComplete={isApp ? 'one-time-code' : 'off'}
          maxLength={isApp ? 12 : 64}
          value={code}
          onChange={({ currentTarget: { value } }) => setCode(value)}
        />
        <ProblemAlert error={give.error} what="The code was not accepted" />
        <Button type="submit" variant={isApp ? 'filled' : 'default'} loading={give.isPending}>
          {action}
        </Button>
      </Stack>
    </form>
  )
}
