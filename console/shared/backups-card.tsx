import { Alert, Text } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { bytes } from './amounts.ts'
import { Card } from './card.tsx'
import { Loaded } from './loaded.tsx'
import { Moment } from './moment.tsx'

/** As the surfaces' `getBackups` tells it. */
interface BackupStatus {
  readonly scheduled: boolean
  readonly lastSuccess: { readonly at: string; readonly size: number } | null
  readonly lastFailure: { readonly at: string; readonly reason: string } | null
  readonly next: string | null
}

/** How often it is asked again, in milliseconds. */
export const BACKUPS_EVERY = 60_000

/** How the backups went that the server writes by itself. */
export function BackupsCard<E>({ query }: { readonly query: UseQueryResult<BackupStatus, E> }) {
  return (
    <Card title="Backups">
      <Loaded query={query}>{(status) => (status.scheduled ? <Schedule {...status} /> : <NotScheduled />)}</Loaded>
    </Card>
  )
}

function Schedule({ lastSuccess, lastFailure, next }: BackupStatus) {
  return (
    <>
      {lastFailure !== null && (
        <Alert color="red" icon={<IconAlertTriangle size={18} />} title="The last backup failed">
          <Moment at={lastFailure.at} />: <span className="name">{lastFailure.reason}</span>
        </Alert>
      )}
      <dl className="facts">
        <div>
          <Term>Last backup</Term>
          <Fact>
            {lastSuccess === null ? (
              'None yet'
            ) : (
              <>
                <Moment at={lastSuccess.at} />, {bytes(lastSuccess.size)}
              </>
            )}
          </Fact>
        </div>
        <div>
          <Term>Next backup</Term>
          <Fact>{next === null ? 'In progress' : <Moment at={next} />}</Fact>
        </div>
      </dl>
    </>
  )
}

function NotScheduled() {
  return (
    <Text size="sm" c="dimmed">
      No backups are scheduled on this server. Set <code>SVC_BACKUP_DIR</code> to have them written, or run{' '}
      <code>triptych backup</code>.
    </Text>
  )
}

function Term({ children }: { readonly children: string }) {
  return (
    <Text component="dt" size="sm" c="dimmed">
      {children}
    </Text>
  )
}

function Fact({ children }: { readonly children: ReactNode }) {
  return (
    <Text component="dd" size="sm" m={0} className="name">
      {children}
    </Text>
  )
}
