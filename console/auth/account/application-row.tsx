import { Button } from '@mantine/core'
import { IconPlugConnected } from '@tabler/icons-react'
import { LastUsed } from '../../shared/last-used.tsx'
import { Moment } from '../../shared/moment.tsx'
import type { Application } from '../kinds.ts'
import { Row } from '../parts/row.tsx'
import { RowIcon } from '../parts/row-icon.tsx'
import { useTask } from '../parts/use-task.ts'
import { scopeWords } from './scope-words.ts'

export interface ApplicationRowProps {
  readonly application: Application
  /** Revokes its access; resolves once it is gone from the list. */
  readonly revoke: (clientId: string) => Promise<unknown>
}

/** An authorized application, and what it may do. */
export function ApplicationRow({ application, revoke }: ApplicationRowProps) {
  const { client_id, name, scopes, created_at, last_used_at } = application
  const { busy, refusal, run } = useTask()
  const ask = () =>
    run({
      question: {
        title: 'Revoke access?',
        body: `${name} loses access immediately, everywhere it runs. It can ask for access again.`,
        action: 'Revoke access',
      },
      act: () => revoke(client_id),
      done: `${name} no longer has access.`,
      failed: `${name} still has access`,
    })
  return (
    <Row
      icon={<RowIcon icon={IconPlugConnected} />}
      name={name}
      about={scopeWords(scopes)}
      facts={
        <>
          <span>
            <LastUsed at={last_used_at} />
          </span>
          <span>
            Authorized <Moment at={created_at} />
          </span>
        </>
      }
      actions={
        <Button variant="default" size="xs" loading={busy} onClick={ask} aria-label={`Revoke access of ${name}`}>
          Revoke access
        </Button>
      }
      refusal={refusal}
    />
  )
}
