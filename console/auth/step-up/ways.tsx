import { Button, Stack, TextInput } from '@mantine/core'
import { IconFingerprint } from '@tabler/icons-react'
import { type FormEvent, type ReactNode, useState } from 'react'
import type { components } from '../../../generated/auth/types.ts'
import { answer } from '../../shared/answer.ts'
import { ProblemAlert } from '../../shared/problem-alert.tsx'
import { api, client } from '../api.ts'

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

/** Takes what the user has beside a passkey: a code of their app, and, where they ask for it, a recovery code. */
export function CodeProofs({ methods, onProven }: ProofProps & { readonly methods: readonly string[] }) {
  const [isLost, setLost] = useState(false)
  const hasApp = methods.includes('authenticator')
  const hasPasskey = methods.includes('passkey')
  const asksAlone = !hasApp && !hasPasskey
  return (
    <>
      {hasApp && !isLost && <CodeForm kind="authenticator" autoFocus={!hasPasskey} onProven={onProven} />}
      {methods.includes('recovery_code') &&
        (isLost || asksAlone ? (
          <CodeForm kind="recovery_code" autoFocus onProven={onProven} />
        ) : (
          <Button variant="subtle" onClick={() => setLost(true)}>
            Use a recovery code
          </Button>
        ))}
      {isLost && hasApp && (
        <Button variant="subtle" onClick={() => setLost(false)}>
          Use your authenticator app
        </Button>
      )}
    </>
  )
}

const labels = {
  mail: 'Six-digit code',
  authenticator: 'Code of your authenticator app',
  recovery_code: 'Recovery code',
} as const

interface CodeFormProps extends ProofProps {
  readonly kind: keyof typeof labels
  readonly autoFocus: boolean
  /** What stands below it. */
  readonly children?: ReactNode
}

/** Takes a code from a mail or the user's app, or a recovery code, which proves it. */
export function CodeForm({ kind, autoFocus, onProven, children }: CodeFormProps) {
  const [code, setCode] = useState('')
  const give = api.useMutation('post', '/api/v1/me/proof', { onSuccess: onProven })
  const isShort = kind !== 'recovery_code'
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (give.isPending) return
    const digits = code.replace(/\s/g, '')
    const bodies = {
      mail: { code: digits },
      authenticator: { authenticator_code: digits },
      recovery_code: { recovery_code: code },
    }
    give.mutate({ body: bodies[kind] })
  }
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <TextInput
          label={labels[kind]}
          description={kind === 'mail' ? 'It is on its way to your email, and works for ten minutes.' : undefined}
          inputMode={isShort ? 'numeric' : 'text'}
          autoComplete={isShort ? 'one-time-code' : 'off'}
          maxLength={isShort ? 12 : 64}
          autoFocus={autoFocus}
          data-autofocus={autoFocus || undefined}
          value={code}
          onChange={({ currentTarget: { value } }) => setCode(value)}
        />
        <ProblemAlert error={give.error} what="The code was not accepted" />
        <Button type="submit" loading={give.isPending}>
          Confirm
        </Button>
        {children}
      </Stack>
    </form>
  )
}

type Schemas = components['schemas']

/**
 * Has the browser show a passkey, which asks the user.
 *
 * @throws what a surface would answer, in words for the user, where none was shown
 */
async function showPasskey(options: Schemas['PasskeyRequestOptions']): Promise<Schemas['PasskeyAssertion']> {
  if (typeof PublicKeyCredential === 'undefined' || !('parseRequestOptionsFromJSON' in PublicKeyCredential)) {
    throw refusal('This browser cannot use passkeys.')
  }
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options)
  const shown = await navigator.credentials.get({ publicKey }).catch((error: unknown) => {
    const cancelled = error instanceof DOMException && error.name === 'NotAllowedError'
    throw refusal(cancelled ? 'The request was cancelled, or took too long.' : 'The browser could not use a passkey.')
  })
  return (shown as PublicKeyCredential).toJSON() as Schemas['PasskeyAssertion']
}

function refusal(title: string) {
  return { type: 'about:blank', title, status: 409, code: 'proof_invalid' }
}
