import { Button, Code } from '@mantine/core'
import { IconKey } from '@tabler/icons-react'
import { LastUsed } from '../../shared/last-used.tsx'
import { inFull } from '../../shared/moment.tsx'
import type { AccessToken } from '../kinds.ts'
import { Row } from '../parts/row.tsx'
import { RowIcon } from '../parts/row-icon.tsx'
import { useTask } from '../parts/use-task.ts'
import { endDay, endsSoon } from './expiry.ts'
import { describeScopes } from './token-scopes.ts'

export interface TokenRowProps {
  readonly token: AccessToken
  /** Revokes it; resolves once it is gone from the list. */
  readonly revoke: (id: string) => Promise<unknown>
}

/** A token, how it begins and ends, and its last use. */
export function TokenRow({ token, revoke }: TokenRowProps) {
  const { id, name, prefix, last_four, expires_at, last_used_at, last_used_address, scopes } = token
  const soon = endsSoon(expires_at)
  const { busy, refusal, run } = useTask()
  const ask = () =>
    run({
      question: {
        title: 'Revoke this token?',
        body: `Programs that use ${name} lose access immediately. This cannot be undone.`,
        action: 'Revoke',
      },
      act: () => revoke(id),
      done: `${name} was revoked.`,
      failed: `${name} was not revoked`,
    })
  return (
    <Row
      icon={<RowIcon icon={IconKey} />}
      name={name}
      about={
        <>
          <Code>
            {prefix}…{last_four}
          </Code>{' '}
          {describeScopes(scopes)}
        </>
      }
      facts={
        <>
          <span>
            <LastUsed at={last_used_at} from={last_used_address} />
          </span>
          <span style={soon ? { color: 'var(--mantine-color-orange-text)' } : undefined}>
            {soon ? 'Expires soon: ' : 'Expires on '}
            <time dateTime={expires_at} title={inFull(expires_at)}>
              {endDay(expires_at)}
            </time>
          </span>
        </>
      }
      actions={
        <Button variant="default" size="xs" loading={busy} onClick={ask} aria-label={`Revoke ${name}`}>
          Revoke
        </Button>
      }
      refusal={refusal}
    />
  )
}
