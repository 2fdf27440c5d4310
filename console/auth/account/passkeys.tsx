import { Button } from '@mantine/core'
import { IconFingerprint, IconPlus } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Card } from '../../shared/card.tsx'
import { EmptyState } from '../../shared/empty-state.tsx'
import { Loaded } from '../../shared/loaded.tsx'
import { api, client } from '../api.ts'
import type { Passkey } from '../kinds.ts'
import { ignoreMissing } from '../parts/removed.ts'
import { Rows } from '../parts/row.tsx'
import { AddPasskeyDialog, RenamePasskeyDialog } from './passkey-dialogs.tsx'
import { PasskeyRow } from './passkey-row.tsx'

/** The user's passkeys, where they sign in, or prove that it is the user: else they would be of no use. */
export function Passkeys() {
  const config = api.useQuery('get', '/api/v1/auth/config')
  const proof = api.useQuery('get', '/api/v1/me/proof', {}, { enabled: config.data?.otp === false })
  if (config.data?.otp === true) {
    return (
      <PasskeyCard about="Sign in with your fingerprint, face or device PIN instead of a code. Your browser offers them in the email field." />
    )
  }
  const isAsked = proof.data?.required === true || (proof.data?.second_factor.state ?? 'none') !== 'none'
  return isAsked ? (
    <PasskeyCard about="Confirm with your fingerprint, face or device PIN that it is you, where a change asks for it." />
  ) : null
}

function PasskeyCard({ about }: { readonly about: string }) {
  const passkeys = api.useQuery('get', '/api/v1/me/passkeys')
  const queries = useQueryClient()
  const changed = () => queries.invalidateQueries({ queryKey: ['get', '/api/v1/me/passkeys'] })
  const [dialog, setDialog] = useState<'add' | Passkey | null>(null)
  const close = () => setDialog(null)
  return (
    <Card
      title="Passkeys"
      about={about}
      actions={
        <Button variant="default" size="sm" leftSection={<IconPlus size={18} />} onClick={() => setDialog('add')}>
          Add passkey
        </Button>
      }
      padded={false}
    >
      <Loaded query={passkeys}>
        {({ passkeys: list }) =>
          list.length === 0 ? (
            <EmptyState icon={IconFingerprint} title="No passkeys">
              Add one on each device that you sign in from.
            </EmptyState>
          ) : (
            <Rows label="Passkeys">
              {list.map((passkey) => (
                <PasskeyRow
                  key={passkey.id}
                  passkey={passkey}
                  rename={() => setDialog(passkey)}
                  remove={async (passkeyId) => {
                    await ignoreMissing(
                      client.DELETE('/api/v1/me/passkeys/{passkeyId}', { params: { path: { passkeyId } } }),
                    )
                    await changed()
                  }}
                />
              ))}
            </Rows>
          )
        }
      </Loaded>
      {dialog === 'add' && <AddPasskeyDialog changed={changed} onClose={close} />}
      {dialog !== null && dialog !== 'add' && (
        <RenamePasskeyDialog passkey={dialog} changed={changed} onClose={close} />
      )}
    </Card>
  )
}
