import { Badge, Button, Group } from '@mantine/core'
import { IconPlugConnected } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { answer } from '../../shared/answer.ts'
import { Card } from '../../shared/card.tsx'
import { EmptyState } from '../../shared/empty-state.tsx'
import { LastUsed } from '../../shared/last-used.tsx'
import { Loaded } from '../../shared/loaded.tsx'
import { api, client } from '../api.ts'
import type { WorkspaceApplication } from '../kinds.ts'
import { ignoreMissing } from '../parts/removed.ts'
import { Row, Rows } from '../parts/row.tsx'
import { RowIcon } from '../parts/row-icon.tsx'
import { useTask } from '../parts/use-task.ts'

/** The applications that members have authorized or ask for, which administrators approve and block. */
export function WorkspaceApplications() {
  const applications = api.useQuery('get', '/api/v1/applications')
  return (
    <Card
      title="Applications"
      about={
        applications.data?.approval_required
          ? 'Third-party applications that act for members. Members can authorize only those that you approve.'
          : 'Third-party applications that act for members.'
      }
      padded={false}
    >
      <Loaded query={applications}>
        {({ applications: list, approval_required }) =>
          list.length === 0 ? (
            <EmptyState icon={IconPlugConnected} title="No applications">
              Applications that members authorize appear here.
            </EmptyState>
          ) : (
            <Rows label="Applications">
              {list.map((application) => (
                <ApplicationRow key={application.client_id} application={application} isApproving={approval_required} />
              ))}
            </Rows>
          )
        }
      </Loaded>
    </Card>
  )
}

const badges = {
  open: null,
  pending: { color: 'yellow', text: 'Waits for approval' },
  approved: { color: 'green', text: 'Approved' },
  blocked: { color: 'red', text: 'Blocked' },
} as const

interface ApplicationRowProps {
  readonly application: WorkspaceApplication
  /** Whether an application needs an approval. */
  readonly isApproving: boolean
}

function ApplicationRow({ application, isApproving }: ApplicationRowProps) {
  const { client_id: clientId, name, state, members, last_used_at } = application
  const { busy, refusal, run } = useTask()
  const queries = useQueryClient()
  const params = { path: { clientId } }
  const changed = () => queries.invalidateQueries({ queryKey: ['get', '/api/v1/applications'] })
  const decide = async (body: { state: 'approved' | 'blocked' }) => {
    await answer(client.PUT('/api/v1/applications/{clientId}/decision', { params, body }))
    await changed()
  }
  const approve = () =>
    run({
      act: () => decide({ state: 'approved' }),
      done: `Members can authorize ${name}.`,
      failed: `${name} was not approved`,
    })
  const block = () =>
    run({
      question: {
        title: `Block ${name}?`,
        body: `It loses the access of every member immediately, and no one can authorize it again.`,
        action: 'Block',
      },
      act: () => decide({ state: 'blocked' }),
      done: `${name} is blocked.`,
      failed: `${name} was not blocked`,
    })
  const reset = () =>
    run({
      act: async () => {
        await ignoreMissing(client.DELETE('/api/v1/applications/{clientId}/decision', { params }))
        await changed()
      },
      done: state === 'blocked' ? `${name} is no longer blocked.` : `The approval of ${name} was taken back.`,
      failed: `The decision about ${name} was not changed`,
    })
  const badge = badges[state]
  const canApprove = state === 'pending' || (isApproving && state === 'open')
  return (
    <Row
      icon={<RowIcon icon={IconPlugConnected} />}
      name={name}
      badges={
        badge !== null && (
          <Badge variant="light" color={badge.color}>
            {badge.text}
          </Badge>
        )
      }
      about={name === clientId ? undefined : clientId}
      facts={
        <>
          <span>{members === 1 ? '1 member' : `${members} members`}</span>
          <span>
            <LastUsed at={last_used_at} />
          </span>
        </>
      }
      actions={
        <Group gap="xs" wrap="nowrap">
          {canApprove && (
            <Button size="xs" loading={busy} onClick={approve} aria-label={`Approve ${name}`}>
              Approve
            </Button>
          )}
          {state === 'blocked' ? (
            <Button size="xs" variant="default" loading={busy} onClick={reset} aria-label={`Unblock ${name}`}>
              Unblock
            </Button>
          ) : (
            <Button size="xs" variant="default" loading={busy} onClick={block} aria-label={`Block ${name}`}>
              Block
            </Button>
          )}
        </Group>
      }
      refusal={refusal}
    />
  )
}
