import { Button, Flex } from '@mantine/core'
import { IconFingerprint } from '@tabler/icons-react'
import { LastUsed } from '../../shared/last-used.tsx'
import { Moment } from '../../shared/moment.tsx'
import type { Passkey } from '../kinds.ts'
import { Row } from '../parts/row.tsx'
import { RowIcon } from '../parts/row-icon.tsx'
import { useTask } from '../parts/use-task.ts'

export interface PasskeyRowProps {
  readonly passkey: Passkey
  /** Asks for another name; absent where it is another member's. */
  readonly rename?: () => void
  /** Removes it; resolves once it is gone from the list. */
  readonly remove: (id: string) => Promise<unknown>
}

/** A passkey: what it is called, and when it signed in last. */
export function PasskeyRow({ passkey, rename, remove }: PasskeyRowProps) {
  const { id, name, created_at, last_used_at } = passkey
  const { busy, refusal, run } = useTask()
  const ask = () =>
    run({
      question: {
        title: 'Remove this passkey?',
        body: `${name} will no longer sign in here. Sessions that began with it stay. The device may go on offering it until it is deleted there too.`,
        action: 'Remove',
      },
      act: () => remove(id),
      done: `${name} was removed.`,
      failed: `${name} was not removed`,
    })
  return (
    <Row
      icon={<RowIcon icon={IconFingerprint} />}
      name={name}
      facts={
        <>
          <span>
            <LastUsed at={last_used_at} />
          </span>
          <span>
            Added <Moment at={created_at} />
          </span>
        </>
      }
      actions={
        <Flex gap={8} direction={{ base: 'column', sm: 'row' }}>
          {rename !== undefined && (
            <Button variant="default" size="xs" onClick={rename} aria-label={`Rename ${name}`}>
              Rename
            </Button>
          )}
          <Button variant="default" size="xs" loading={busy} onClick={ask} aria-label={`Remove ${name}`}>
            Remove
          </Button>
        </Flex>
      }
      refusal={refusal}
    />
  )
}
