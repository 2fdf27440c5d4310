import { Button, Modal, Stack, Text } from '@mantine/core'
import { IconMail } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { Loaded } from '../../shared/loaded.tsx'
import { ProblemAlert } from '../../shared/problem-alert.tsx'
import { StepUpDialog } from '../../shared/step-up/step-up-dialog.tsx'
import { api } from '../api.ts'
import { CodeForm, CodeProofs, PasskeyProof, type ProofProps } from './ways.tsx'

/** Asks for a fresh proof whenever the surface does. */
export function StepUp() {
  return <StepUpDialog>{(onProven) => <Proof onProven={onProven} />}</StepUpDialog>
}

/** Asks for a fresh proof where another console led the user here for one, by `?confirm`. */
export function ProofForAnother() {
  const [query, setQuery] = useSearchParams()
  const [proven, setProven] = useState(false)
  return (
    <Modal opened={query.has('confirm')} onClose={() => setQuery({}, { replace: true })} title="Confirm that it is you">
      {proven ? (
        <Text size="sm" role="status">
          Thank you. Close this tab and return to the previous one, which continues on its own.
        </Text>
      ) : (
        <Proof onProven={() => setProven(true)} />
      )}
    </Modal>
  )
}

function Proof({ onProven }: { readonly onProven: () => void }) {
  // A sign-in at the provider happens in another tab: this one looks whether it has.
  const proof = api.useQuery('get', '/api/v1/me/proof', {}, { staleTime: 0, refetchInterval: 2_000 })
  const proven = proof.data?.proven_until != null
  useEffect(() => {
    if (proven) onProven()
  }, [proven, onProven])
  return (
    <Loaded query={proof}>
      {({ methods, passkey_required }) => (
        <Stack>
          <Text size="sm">
            You last confirmed more than ten minutes ago that it is you. Your change is made as soon as you do.
          </Text>
          {passkey_required && !methods.includes('passkey') && (
            <Text size="sm">This change requires a passkey. Confirm first, then add one under Your account.</Text>
          )}
          {methods.includes('passkey') && <PasskeyProof onProven={onProven} />}
          <CodeProofs methods={methods} onProven={onProven} />
          {methods.includes('code') && <CodeProof onProven={onProven} />}
          {methods.includes('provider') && (
            <Button
              component="a"
              href="/api/v1/auth/sso/start?prove=true&next=/settings/account"
              target="_blank"
              variant="default"
            >
              Sign in again in a new tab
            </Button>
          )}
        </Stack>
      )}
    </Loaded>
  )
}

function CodeProof({ onProven }: ProofProps) {
  const send = api.useMutation('post', '/api/v1/me/proof/code')
  const again = api.useMutation('post', '/api/v1/me/proof/code')
  if (!send.isSuccess) {
    return (
      <>
        <Button
          variant="default"
          leftSection={<IconMail size={18} />}
          loading={send.isPending}
          onClick={() => send.mutate({})}
        >
          Send a code to your email
        </Button>
        <ProblemAlert error={send.error} what="No code was sent" />
      </>
    )
  }
  return (
    <CodeForm kind="mail" autoFocus onProven={onProven}>
      <ProblemAlert error={again.error} what="No further code was sent" />
      <Button variant="subtle" loading={again.isPending} onClick={() => again.mutate({})}>
        Send another code
      </Button>
    </CodeForm>
  )
}
