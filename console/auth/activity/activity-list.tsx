import { IconHistory } from '@tabler/icons-react'
import { Card } from '../../shared/card.tsx'
import { EmptyState } from '../../shared/empty-state.tsx'
import type { ActivityEntry } from '../kinds.ts'
import { inDays } from './days.ts'
import css from './entry-row.module.css'
import { EntryRow } from './entry-row.tsx'

/** What was done, day by day. */
export function ActivityList({ entries }: { readonly entries: readonly ActivityEntry[] }) {
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
