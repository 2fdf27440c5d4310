import { Badge, Button, Code, Group, Stack, Text } from '@mantine/core'
import type { components } from '../../../generated/bridge/types.ts'
import { confirm } from '../../shared/confirm.tsx'
import { LastUsed } from '../../shared/last-used.tsx'
import { inFull, Moment } from '../../shared/moment.tsx'
import { notifyDone } from '../../shared/notify.ts'
import { ProblemAlert } from '../../shared/problem-alert.tsx'
import { api } from '../api.ts'

export interface TokenRowProps {
  readonly token: components['schemas']['Token']
  /** Called once it is gone. */
  readonly onRevoked: () => Promise<unknown>
}

const rights = { 'bridge:read': 'Reads', 'bridge:write': 'Writes' } as const

/** One token: what it may do, when it was used and when it ends. */
export function TokenRow({ token, onRevoked }: TokenRowProps) {
  const { id, name, lastFour, scopes, expiresAt, lastUsedAt } = token
  const revoke = api.useMutation('delete', '/api/tokens/{id}', {
    onSuccess: async () => {
      notifyDone(`${name} was revoked.`)
      await onRevoked()
    },
  })
  const ask = async () => {
    const question = {
      title: 'Revoke this token?',
      body: `Programs that use ${name} lose access immediately. This cannot be undone.`,
      action: 'Revoke',
    }
    if (await confirm(question)) revoke.mutate({ params: { path: { id } } })
  }
  return (
    <>
      <Stack gap={4} flex="1 1 14rem" miw={0}>
        <Group gap="xs">
          <Text component="bdi" fw={600} className="name" miw={0}>
            {name}
          </Text>
          {scopes.map((scope) => (
            <Badge key={scope} variant="light" miw="fit-content">
              {rights[scope]}
            </Badge>
          ))}
        </Group>
        <Text size="sm" c="dimmed">
          <Code>wsb_…{lastFour}</Code>
        </Text>
        <ProblemAlert error={revoke.error} what={`${name} was not revoked`} />
      </Stack>
      <Text size="sm" c="dimmed" component="div">
        <div>
          <LastUsed at={lastUsedAt} />
        </div>
        <div>
          Expires <Moment at={expiresAt} />
          <span className="visually-hidden">, {inFull(expiresAt)}</span>
        </div>
      </Text>
      <Button variant="default" size="xs" loading={revoke.isPending} onClick={ask} aria-label={`Revoke ${name}`}>
        Revoke
      </Button>
    </>
  )
}
