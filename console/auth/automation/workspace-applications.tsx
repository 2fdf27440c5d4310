import { Badge, Button, Menu, Text } from '@mantine/core'
import { IconArrowBackUp, IconBan, IconPlugConnected, IconPlugOff } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { ActionsMenu } from '../../shared/actions-menu.tsx'
import { answer } from '../../shared/answer.ts'
import { Card } from '../../shared/card.tsx'
import { EmptyState } from '../../shared/empty-state.tsx'
import { LastUsed } from '../../shared/last-used.tsx'
import { Loaded } from '../../shared/loaded.tsx'
import { Moment } from '../../shared/moment.tsx'
import { api, client } from '../api.ts'
import type { ApplicationDecision, WorkspaceApplication } from '../kinds.ts'
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
        {({ applications: all, approval_required }) =>
          all.length === 0 ? (
            <EmptyState icon={IconPlugConnected} title="No applications">
              Applications that members authorize appear here.
            </EmptyState>
          ) : (
            <Rows label="Applications">
              {all.map((application) => (
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
  const { client_id: clientId, name, state, members, last_used_at, requests } = application
  const asked = requests.map(({ redirect_host }) => redirect_host)
  const shown = asked.length > 0 ? asked : application.redirect_hosts
  const { busy, refusal, run } = useTask()
  const queries = useQueryClient()
  const params = { path: { clientId } }
  const changed = () => queries.invalidateQueries({ queryKey: ['get', '/api/v1/applications'] })
  const decide = async (body: ApplicationDecision) => {
    await answer(client.PUT('/api/v1/applications/{clientId}/decision', { params, body }))
    await changed()
  }
  const approve = () =>
    run({
      // What is approved is what stands here: a host that was asked for meanwhile goes on waiting.
      act: () => decide({ state: 'approved', ...(shown.length > 0 && { redirect_hosts: shown }) }),
      done: shown.length > 0 ? `Members can authorize ${name} at ${list(shown)}.` : `Members can authorize ${name}.`,
      failed: `${name} was not approved`,
    })
  const dismiss = () =>
    run({
      act: async () => {
        await ignoreMissing(client.DELETE('/api/v1/applications/{clientId}/requests', { params }))
        await changed()
      },
      done: `The request for ${name} was dismissed.`,
      failed: `The request for ${name} was not dismissed`,
    })
  const end = () =>
    run({
      question: {
        title: `End the access of ${name}?`,
        body: 'It loses the access of every member immediately. Members can authorize it again.',
        action: 'End access',
      },
      act: async () => {
        await ignoreMissing(client.DELETE('/api/v1/applications/{clientId}', { params }))
        await changed()
      },
      done: `All access of ${name} was ended.`,
      failed: `The access of ${name} was not ended`,
    })
  const block = () =>
    run({
      question: {
        title: `Block ${name}?`,
        body: 'It loses the access of every member immediately, and no one can authorize it again.',
        action: 'Block',
      },
      act: () => decide({ state: 'blocked' }),
      done: `${name} is blocked.`,
      failed: `${name} was not blocked`,
    })
  const reset = () =>
    run({
      ...(state === 'approved' && {
        question: {
          title: `Withdraw the approval of ${name}?`,
          body: 'Members who have authorized it keep their access. No other member can authorize it until it is approved again.',
          action: 'Withdraw',
        },
      }),
      act: async () => {
        await ignoreMissing(client.DELETE('/api/v1/applications/{clientId}/decision', { params }))
        await changed()
      },
      done: state === 'blocked' ? `${name} is no longer blocked.` : `The approval of ${name} was withdrawn.`,
      failed: `The decision about ${name} was not changed`,
    })
  const badge = badges[state]
  const canApprove = requests.length > 0 || (isApproving && state === 'open')
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
      about={<Whereabouts application={application} />}
      facts={
        <>
          <span>{members === 1 ? '1 member' : `${members} members`}</span>
          <span>
            <LastUsed at={last_used_at} />
          </span>
        </>
      }
      actions={
        <>
          {canApprove && (
            <Button size="xs" loading={busy} onClick={approve} aria-label={`Approve ${name}`}>
              Approve
            </Button>
          )}
          {requests.length > 0 && (
            <Button size="xs" variant="default" loading={busy} onClick={dismiss} aria-label={`Dismiss ${name}`}>
              Dismiss
            </Button>
          )}
          {state === 'blocked' && (
            <Button size="xs" variant="default" loading={busy} onClick={reset} aria-label={`Unblock ${name}`}>
              Unblock
            </Button>
          )}
          {state !== 'blocked' && (
            <ActionsMenu label={`Actions for ${name}`} size={30} loading={busy}>
              {state === 'approved' && (
                <Menu.Item leftSection={<IconArrowBackUp size={16} />} onClick={reset}>
                  Withdraw the approval
                </Menu.Item>
              )}
              {members > 0 && (
                <Menu.Item leftSection={<IconPlugOff size={16} />} onClick={end}>
                  End access
                </Menu.Item>
              )}
              <Menu.Item color="red" leftSection={<IconBan size={16} />} onClick={block}>
                Block
              </Menu.Item>
            </ActionsMenu>
          )}
        </>
      }
      refusal={refusal}
    />
  )
}

/** Where an application leads members, which unlike its name it cannot make up, and who asks to approve it. */
function Whereabouts({ application }: { readonly application: WorkspaceApplication }) {
  const { client_id, name, redirect_hosts, approved_hosts, requests } = application
  return (
    <>
      {redirect_hosts.length > 0 && (
        <div>
          Leads members to <bdi>{list(redirect_hosts)}</bdi>
        </div>
      )}
      {approved_hosts !== null && (
        <div>
          Approved for <bdi>{list(approved_hosts)}</bdi>
        </div>
      )}
      {requests.map(({ redirect_host, requested_by_name, requested_at }) => (
        <div key={redirect_host}>
          <bdi>{requested_by_name}</bdi> asks to approve it for{' '}
          <Text span inherit fw={600} c="var(--mantine-color-text)">
            <bdi>{redirect_host}</bdi>
          </Text>
          , <Moment at={requested_at} />
        </div>
      ))}
      {requests.length > 0 && (
        <div>The application chose its name itself. Approve it only if you trust this address.</div>
      )}
      {name !== client_id && <div>{client_id}</div>}
    </>
  )
}

function list(hosts: readonly string[]): string {
  return hosts.join(', ')
}
