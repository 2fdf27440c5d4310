import { Button, Text } from '@mantine/core'
import { IconDeviceMobile, IconPlus, IconSwitchHorizontal } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { answer } from '../../shared/answer.ts'
import { Card } from '../../shared/card.tsx'
import { EmptyState } from '../../shared/empty-state.tsx'
import { LastUsed } from '../../shared/last-used.tsx'
import { Loaded } from '../../shared/loaded.tsx'
import { Moment } from '../../shared/moment.tsx'
import { notifyDone } from '../../shared/notify.ts'
import { ProblemAlert } from '../../shared/problem-alert.tsx'
import { api, client } from '../api.ts'
import type { SecondFactors } from '../kinds.ts'
import { ignoreMissing } from '../parts/removed.ts'
import { Row, Rows } from '../parts/row.tsx'
import { RowIcon } from '../parts/row-icon.tsx'
import { useTask } from '../parts/use-task.ts'
import { AuthenticatorDialog } from './authenticator-dialog.tsx'
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx'

/** The user's authenticator app and recovery codes. */
export function MySecondFactors() {
  const factors = api.useQuery('get', '/api/v1/me/second-factors')
  const queries = useQueryClient()
  const changed = () => queries.invalidateQueries({ queryKey: ['get', '/api/v1/me/second-factors'] })
  return <Loaded query={factors}>{(found) => <Cards found={found} changed={changed} />}</Loaded>
}

function Cards({ found, changed }: { readonly found: SecondFactors; readonly changed: () => Promise<unknown> }) {
  const { authenticator, recovery_codes: left } = found
  const [adding, setAdding] = useState(false)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const removal = useTask()
  const renewal = useTask()
  const added = async () => {
    setAdding(false)
    notifyDone('The authenticator app was added.')
    await changed()
  }
  const remove = () =>
    removal.run({
      question: {
        title: 'Remove the authenticator app?',
        body: 'Its codes will no longer work here. Recovery codes end with it if you have no passkey.',
        action: 'Remove',
      },
      act: async () => {
        await ignoreMissing(client.DELETE('/api/v1/me/authenticator'))
        await changed()
      },
      done: 'The authenticator app was removed.',
      failed: 'The app was not removed',
    })
  const renew = () =>
    renewal.run({
      question: {
        title: 'Generate new recovery codes?',
        body: 'Earlier ones will no longer work.',
        action: 'Generate new codes',
      },
      act: async () => {
        setCodes((await answer(client.POST('/api/v1/me/recovery-codes'))).data.recovery_codes)
        await changed()
      },
      done: 'New recovery codes were generated.',
      failed: 'No recovery codes were generated',
    })
  return (
    <>
      <Card
        title="Authenticator app"
        about="An app on your phone shows six digits, which you enter after each sign-in."
        padded={false}
        actions={
          <Button
            variant="default"
            size="sm"
            leftSection={authenticator === null ? <IconPlus size={18} /> : <IconSwitchHorizontal size={18} />}
            onClick={() => setAdding(true)}
          >
            {authenticator === null ? 'Add app' : 'Move to another app'}
          </Button>
        }
      >
        {authenticator === null ? (
          <EmptyState icon={IconDeviceMobile} title="No authenticator app">
            With one, reading your mail is not enough to sign in as you.
          </EmptyState>
        ) : (
          <Rows label="Authenticator app">
            <Row
              icon={<RowIcon icon={IconDeviceMobile} />}
              name="Authenticator app"
              facts={
                <>
                  <span>
                    <LastUsed at={authenticator.last_used_at} />
                  </span>
                  <span>
                    Added <Moment at={authenticator.created_at} />
                  </span>
                </>
              }
              actions={
                <Button variant="default" size="xs" loading={removal.busy} onClick={remove}>
                  Remove
                </Button>
              }
              refusal={removal.refusal}
            />
          </Rows>
        )}
      </Card>
      <Card
        title="Recovery codes"
        about="Each one stands in for your second factor once, when your phone is not at hand."
        actions={
          <Button variant="default" size="sm" loading={renewal.busy} onClick={renew}>
            Generate new codes
          </Button>
        }
      >
        <Text>{left === 0 ? 'No recovery codes' : left === 1 ? '1 code left' : `${left} codes left`}</Text>
        {renewal.refusal !== null && <ProblemAlert error={renewal.refusal.error} what={renewal.refusal.what} />}
      </Card>
      {adding && <AuthenticatorDialog onAdded={added} onClose={() => setAdding(false)} />}
      <RecoveryCodesDialog codes={codes} onSaved={() => setCodes(null)} />
    </>
  )
}
