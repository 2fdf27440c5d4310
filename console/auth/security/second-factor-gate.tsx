import { Button, Center, Paper, Stack, Text, Title } from '@mantine/core'
import { IconDeviceMobile, IconFingerprint } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { Loaded } from '../../shared/loaded.tsx'
import { isProblem } from '../../shared/problem.ts'
import { AddPasskeyDialog } from '../account/passkey-dialogs.tsx'
import { api } from '../api.ts'
import { useMe } from '../me.ts'
import { CodeProofs, PasskeyProof } from '../step-up/ways.tsx'
import { AuthenticatorDialog } from './authenticator-dialog.tsx'
import { onLimited } from './limited.ts'

/** The console, once this session has shown the second factor that it is asked for. */
export function SecondFactorGate({ children }: { readonly children: ReactNode }) {
  const me = useMe()
  const queries = useQueryClient()
  useEffect(() => onLimited(() => queries.invalidateQueries({ queryKey: ['get', '/api/v1/me'] })), [queries])
  return isProblem(me.error) && me.error.code === 'second_factor_required' ? <Gate /> : children
}

function Gate() {
  const proof = api.useQuery('get', '/api/v1/me/proof', {}, { staleTime: 0 })
  const queries = useQueryClient()
  const [adding, setAdding] = useState<'passkey' | 'app' | null>(null)
  const go = async () => {
    setAdding(null)
    const next = new URLSearchParams(location.search).get('next')
    // Only to a path of this surface: the address may come from anywhere.
    if (next !== null && URL.parse(next, location.origin)?.origin === location.origin) location.assign(next)
    else await queries.resetQueries()
  }
  return (
    <Center component="main" mih="100dvh" p="md">
      <Paper withBorder radius="lg" p="xl" w="100%" maw={440} bg="var(--card)">
        <Loaded query={proof}>
          {({ second_factor: { state, passkey_required, methods } }) => (
            <Stack>
              <Title order={1} size="h3">
                {state === 'enroll' ? 'Add a second factor' : 'Confirm that it is you'}
              </Title>
              <Text size="sm">
                {state === 'enroll'
                  ? 'This workspace asks for a second factor beside your sign-in.'
                  : 'You are signed in. Show your second factor to go on.'}
              </Text>
              {methods.includes('passkey') && <PasskeyProof onProven={go} />}
              <CodeProofs methods={methods} onProven={go} />
              {state === 'enroll' && (
                <>
                  <Button leftSection={<IconFingerprint size={18} />} onClick={() => setAdding('passkey')}>
                    Add a passkey
                  </Button>
                  {!passkey_required && (
                    <Button
                      variant="default"
                      leftSection={<IconDeviceMobile size={18} />}
                      onClick={() => setAdding('app')}
                    >
                      Add an authenticator app
                    </Button>
                  )}
                </>
              )}
              {state === 'prove' && (
                <Text size="sm" c="dimmed">
                  Lost it? An administrator of the workspace can reset your second factors.
                </Text>
              )}
              <form method="post" action="/logout">
                <Button type="submit" variant="subtle" fullWidth>
                  Sign out
                </Button>
              </form>
            </Stack>
          )}
        </Loaded>
      </Paper>
      {adding === 'passkey' && <AddPasskeyDialog changed={go} onClose={() => setAdding(null)} />}
      {adding === 'app' && <AuthenticatorDialog onAdded={go} onClose={() => setAdding(null)} />}
    </Center>
  )
}
