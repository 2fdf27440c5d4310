import { Button } from '@mantine/core'
import { IconPlugConnected } from '@tabler/icons-react'
import { Moment } from '../../shared/moment.tsx'
import type { Application } from '../kinds.ts'
import { Row } from '../parts/row.tsx'
import { RowIcon } from '../parts/row-icon.tsx'
import { useTask } from '../parts/use-task.ts'
import { scopeWords } from './scope-words.ts'

export interface ApplicationRowProps {
  readonly application: Application
  /** Takes back everything it was let do; resolves once it is gone from the list. */
  readonly revoke: (clientId: string) => Promise<unknown>
}

/** An application that was let in, and what it may do. */
export function ApplicationRow({ application, revoke }: ApplicationRowProps) {
  const { client_id, name, scopes, created_at, last_used_at } = application
  const { busy, refusal, run } = useTask()
  const ask = () =>
    run({
      question: {
        title: 'Take this back?',
        body: `${name} is shut out now, everywhere it runs. It can ask you again.`,
        action: 'Take it back',
      },
      act: () => revoke(client_id),
      done: `${name} is shut out.`,
      failed: `${name} may still act in your name`,
    })
  return (
    <Row
      icon={<RowIcon icon={IconPlugConnected} />}
      name={name}
      about={scopeWords(scopes)}
      facts={
        <>
          <span>
            {last_used_at === null ? (
              'Never used'
            ) : (
              <>
                Used <Moment at={last_used_at} />
              </>
            )}
          </span>
          <span>
            Let in <Moment at={created_at} />
          </span>
        </>
      }
      actions={
        <Button variant="default" size="xs" loading={busy} onClick={ask} aria-label={`Take back from ${name}`}>
          Take back
        </Button>
      }
      refusal={refusal}
    />
  )
}
