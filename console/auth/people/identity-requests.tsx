import { Button, Group } from '@mantine/core'
import { IconFingerprint } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { answer } from '../../shared/answer.ts'
import { Card } from '../../shared/card.tsx'
import { Moment } from '../../shared/moment.tsx'
import { ProblemAlert } from '../../shared/problem-alert.tsx'
import { api, client } from '../api.ts'
import type { IdentityRequest } from '../kinds.ts'
import { ignoreMissing } from '../parts/removed.ts'
import { Row, Rows } from '../parts/row.tsx'
import { RowIcon } from '../parts/row-icon.tsx'
import { useTask } from '../parts/use-task.ts'

/** A provider's sign-ins for a member that wait to be approved; nothing where none does. */
export function IdentityRequests({ memberId }: { readonly memberId: string }) {
  const params = { path: { memberId } }
  const { data, error } = api.useQuery('get', '/api/v1/members/{memberId}/identity-requests', { params })
  if (error) return <ProblemAlert error={error} what="Waiting sign-ins could not be loaded" />
  if (data === undefined || data.requests.length === 0) return null
  return (
    <Card
      title="Waiting sign-ins"
      about="The identity provider signed a person in with this email under another identifier. Approve it only if it is the same person."
      padded={false}
    >
      <Rows label="Waiting sign-ins">
        {data.requests.map((request) => (
          <RequestRow key={request.id} memberId={memberId} request={request} />
        ))}
      </Rows>
    </Card>
  )
}

function RequestRow({ memberId, request }: { readonly memberId: string; readonly request: IdentityRequest }) {
  const { id: requestId, issuer, subject, requested_at } = request
  const params = { path: { memberId, requestId } }
  const { busy, refusal, run } = useTask()
  const queries = useQueryClient()
  const changed = () => queries.invalidateQueries({ queryKey: ['get', '/api/v1/members/{memberId}/identity-requests'] })
  const approve = () =>
    run({
      question: {
        title: 'Approve this sign-in?',
        body: `${subject} at ${issuer} will be able to sign in as this member.`,
        action: 'Approve',
      },
      act: async () => {
        await answer(client.POST('/api/v1/members/{memberId}/identity-requests/{requestId}/approve', { params }))
        await changed()
      },
      done: 'The sign-in was approved.',
      failed: 'The sign-in was not approved',
    })
  const refuse = () =>
    run({
      act: async () => {
        await ignoreMissing(client.DELETE('/api/v1/members/{memberId}/identity-requests/{requestId}', { params }))
        await changed()
      },
      done: 'The sign-in was refused.',
      failed: 'The sign-in was not refused',
    })
  return (
    <Row
      icon={<RowIcon icon={IconFingerprint} />}
      name={subject}
      about={issuer}
      facts={
        <span>
          Since <Moment at={requested_at} />
        </span>
      }
      actions={
        <Group gap="xs">
          <Button size="xs" loading={busy} onClick={approve} aria-label={`Approve ${subject}`}>
            Approve
          </Button>
          <Button size="xs" variant="default" loading={busy} onClick={refuse} aria-label={`Refuse ${subject}`}>
            Refuse
          </Button>
        </Group>
      }
      refusal={refusal}
    />
  )
}
