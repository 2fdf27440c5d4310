import { IconHistory } from '@tabler/icons-react'
import { Card } from '../../shared/card.tsx'
import { EmptyState } from '../../shared/empty-state.tsx'
import type { ActivityEntry } from '../kinds.ts'
import { inDays } from './days.ts'
import css from './entry-row.module.css'
import { EntryRow } from './entry-row.tsx'

export interface ActivityListProps {
  readonly entries: readonly ActivityEntry[]
  /** Whether a filter leaves entries out. */
  readonly narrowed: boolean
}

/** What was done, day by day. */
export function ActivityList({ entries, narrowed }: ActivityListProps) {
  if (entries.length === 0 && narrowed) {
    return (
      <Card>
        <EmptyState icon={IconHistory} title="Nothing matches">
          Choose other filters, or clear them.
        </EmptyState>
      </Card>
    )
  }
  if (entries.length === 0) {
    return (
      <Card>
        <EmptyState icon={IconHistory} title="No activity yet">
          Sign-ins, invitations and changes to members, agents and tokens are listed here.
        </EmptyState>
      </Card>
    )
  }
  return inDays(entries).map(({ name, entries: ofDay }) => (
    <Card key={name} title={name} padded={false}>
      <ol className={css.list}>
        {ofDay.map((entry) => (
          <EntryRow key={entry.id} entry={entry} />
        ))}
      </ol>
    </Card>
  ))
}
