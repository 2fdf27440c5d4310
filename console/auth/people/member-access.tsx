import { Button, Drawer, Stack, Text } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { answer } from '../../shared/answer.ts'
import { Card } from '../../shared/card.tsx'
import { Loaded } from '../../shared/loaded.tsx'
import { ProblemAlert } from '../../shared/problem-alert.tsx'
import { ApplicationRow } from '../account/application-row.tsx'
import { PasskeyRow } from '../account/passkey-row.tsx'
import { SessionRow } from '../account/session-row.tsx'
import { api, client } from '../api.ts'
import type { Member, MemberCredentials } from '../kinds.ts'
import { ignoreMissing } from '../parts/removed.ts'
import { Rows } from '../parts/row.tsx'
import { useTask } from '../parts/use-task.ts'
import { TokenRow } from '../tokens/token-row.tsx'
import { IdentityRequests } from './identity-requests.tsx'
import { calledMember } from './members.ts'

export interface MemberAccessProps {
  readonly member: Member
  readonly onClose: () => void
}

/** What a member can act with, for administrators, who end it one by one or all; mounted while it is open. */
export function MemberAccess({ member, onClose }: MemberAccessProps) {
  const called = calledMember(member)
  const params = { path: { memberId: member.id } }
  const credentials = api.useQuery('get', '/api/v1/members/{memberId}/credentials', { params })
  const queries = useQueryClient()
  const changed = () => queries.invalidateQueries({ queryKey: ['get', '/api/v1/members/{memberId}/credentials'] })
  const { busy, refusal, run } = useTask()
  const endAll = () =>
    run({
      question: {
        title: 'End all access?',
        body: `${called} will be signed out everywhere. Their passkeys, authenticator app and recovery codes are removed, their tokens and applications revoked, and so are the agent tokens that they created. They can sign in again.`,
        action: 'End all access',
      },
      act: async () => {
        await answer(client.DELETE('/api/v1/members/{memberId}/credentials', { params }))
        await changed()
      },
      done: `All access of ${called} was ended.`,
      failed: 'The access was not ended',
    })
  return (
    <Drawer opened position="right" size="xl" title={`Access of ${called}`} onClose={onClose}>
      <Stack gap="md">
        <IdentityRequests memberId={member.id} />
        <Loaded query={credentials}>
          {(found) =>
            isEmpty(found) ? (
              <Text c="dimmed">Not signed in anywhere, and without passkeys, tokens and applications.</Text>
            ) : (
              <>
                <CredentialCards memberId={member.id} found={found} changed={changed} />
                <ResetSecondFactors member={member} found={found} changed={changed} />
                {refusal !== null && <ProblemAlert error={refusal.error} what={refusal.what} />}
                <Button color="red" variant="light" loading={busy} onClick={endAll}>
                  End all access
                </Button>
              </>
            )
          }
        </Loaded>
      </Stack>
    </Drawer>
  )
}

/** For a member who has lost them. */
function ResetSecondFactors({ member, found, changed }: Omit<CardsProps, 'memberId'> & { readonly member: Member }) {
  const { busy, refusal, run } = useTask()
  const { authenticator, recovery_codes: left } = found.second_factors
  if (authenticator === null && left === 0 && found.passkeys.length === 0) return null
  const called = calledMember(member)
  const reset = () =>
    run({
      question: {
        title: 'Reset second factors?',
        body: `The authenticator app, recovery codes and passkeys of ${called} are removed. Where a second factor is asked for, they add one after their next sign-in.`,
        action: 'Reset',
      },
      act: async () => {
        const params = { path: { memberId: member.id } }
        await answer(client.DELETE('/api/v1/members/{memberId}/second-factors', { params }))
        await changed()
      },
      done: `The second factors of ${called} were reset.`,
      failed: 'The second factors were not reset',
    })
  return (
    <Card
      title="Second factors"
      about={`${authenticator === null ? 'No authenticator app' : 'An authenticator app'}, ${left === 0 ? 'no' : left} recovery ${left === 1 ? 'code' : 'codes'}.`}
      actions={
        <Button variant="default" size="sm" loading={busy} onClick={reset}>
          Reset
        </Button>
      }
    >
      <Text size="sm">For a member who has lost them: it removes their passkeys too.</Text>
      {refusal !== null && <ProblemAlert error={refusal.error} what={refusal.what} />}
    </Card>
  )
}

function isEmpty({
  sessions,
  passkeys,
  second_factors,
  tokens,
  agent_tokens,
  applications,
}: MemberCredentials): boolean {
  if (second_factors.authenticator !== null || second_factors.recovery_codes > 0) return false
  return sessions.length + passkeys.length + tokens.length + agent_tokens.length + applications.length === 0
}

interface CardsProps {
  readonly memberId: string
  readonly found: MemberCredentials
  readonly changed: () => Promise<unknown>
}

function CredentialCards({ memberId, found, changed }: CardsProps) {
  const { sessions, passkeys, tokens, agent_tokens, applications } = found
  const gone = async (call: Parameters<typeof ignoreMissing>[0]) => {
    await ignoreMissing(call)
    await changed()
  }
  return (
    <>
      {sessions.length > 0 && (
        <Card title="Sessions" padded={false}>
          <Rows label="Sessions">
            {sessions.map((session) => (
              <SessionRow
                key={session.id}
                session={session}
                end={(sessionId) => {
                  const path = { memberId, sessionId }
                  return gone(client.DELETE('/api/v1/members/{memberId}/sessions/{sessionId}', { params: { path } }))
                }}
              />
            ))}
          </Rows>
        </Card>
      )}
      {passkeys.length > 0 && (
        <Card title="Passkeys" padded={false}>
          <Rows label="Passkeys">
            {passkeys.map((passkey) => (
              <PasskeyRow
                key={passkey.id}
                passkey={passkey}
                remove={(passkeyId) => {
                  const path = { memberId, passkeyId }
                  return gone(client.DELETE('/api/v1/members/{memberId}/passkeys/{passkeyId}', { params: { path } }))
                }}
              />
            ))}
          </Rows>
        </Card>
      )}
      {tokens.length > 0 && (
        <Card title="Personal tokens" padded={false}>
          <Rows label="Personal tokens">
            {tokens.map((token) => (
              <TokenRow
                key={token.id}
                token={token}
                revoke={(tokenId) => {
                  const path = { memberId, tokenId }
                  return gone(client.DELETE('/api/v1/members/{memberId}/tokens/{tokenId}', { params: { path } }))
                }}
              />
            ))}
          </Rows>
        </Card>
      )}
      {agent_tokens.length > 0 && (
        <Card title="Agent tokens" about="They created these, and may know them." padded={false}>
          <Rows label="Agent tokens">
            {agent_tokens.map(({ agent, ...token }) => (
              <TokenRow
                key={token.id}
                token={{ ...token, name: `${agent.name}: ${token.name}` }}
                revoke={(tokenId) => {
                  const path = { agentId: agent.id, tokenId }
                  return gone(client.DELETE('/api/v1/agents/{agentId}/tokens/{tokenId}', { params: { path } }))
                }}
              />
            ))}
          </Rows>
        </Card>
      )}
      {applications.length > 0 && (
        <Card title="Connected applications" padded={false}>
          <Rows label="Connected applications">
            {applications.map((application) => (
              <ApplicationRow
                key={application.client_id}
                application={application}
                revoke={(clientId) => {
                  const path = { memberId, clientId }
                  return gone(client.DELETE('/api/v1/members/{memberId}/applications/{clientId}', { params: { path } }))
                }}
              />
            ))}
          </Rows>
        </Card>
      )}
    </>
  )
}
