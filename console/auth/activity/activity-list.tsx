import { Badge, Text, ThemeIcon } from '@mantine/core'
import {
  IconDoorEnter,
  IconHistory,
  IconKey,
  IconPlugConnected,
  IconPointFilled,
  IconRobot,
  IconUser,
} from '@tabler/icons-react'
import { Card } from '../../shared/card.tsx'
import { EmptyState } from '../../shared/empty-state.tsx'
import { inFull } from '../../shared/moment.tsx'
import type { ActivityEntry } from '../kinds.ts'
import { inDays, timeOfDay } from './days.ts'
import { deedOf, noteOf } from './deed.ts'
import css from './entry-row.module.css'

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

const icons: Readonly<Record<string, typeof IconUser>> = {
  session: IconDoorEnter,
  member: IconUser,
  agent: IconRobot,
  token: IconKey,
  application: IconPlugConnected,
}

/** One line of the activity: who did what, and when. People sign in to act; what came with a token says so. */
function EntryRow({ entry }: { readonly entry: ActivityEntry }) {
  const { actor, action, credential, at } = entry
  const Icon = icons[action.split('.')[0] ?? ''] ?? IconPointFilled
  const { before, target, after } = deedOf(entry)
  const note = noteOf(entry)
  return (
    <li className={css.entry}>
      <ThemeIcon variant="light" color="gray" size={30} radius="xl" aria-hidden="true">
        <Icon size={16} stroke={1.75} />
      </ThemeIcon>
      <div className={css.sentence}>
        <bdi className={`name ${css.actor}`}>{actor.kind === 'system' ? `The ${actor.name}` : actor.name}</bdi> {before}
        {target !== null && (
          <>
            {' '}
            <bdi className={`name ${css.target}`}>{target}</bdi>
          </>
        )}
        {after !== '' && ` ${after}`}
        {note !== '' && (
          <Text size="xs" c="dimmed" title={entry.details?.browser}>
            <bdi>{note}</bdi>
          </Text>
        )}
      </div>
      <div className={css.how}>
        {actor.kind === 'agent' && <Badge variant="light">Agent</Badge>}
        {credential === 'token' && (
          <Badge variant="light" color="gray">
            Token
          </Badge>
        )}
        <Text size="sm" c="dimmed" component="time" dateTime={at} title={inFull(at)} className="numbers">
          {timeOfDay(at)}
        </Text>
      </div>
    </li>
  )
}
