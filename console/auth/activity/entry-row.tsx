import { Badge, Text, ThemeIcon } from '@mantine/core'
import { IconDoorEnter, IconKey, IconPlugConnected, IconPointFilled, IconRobot, IconUser } from '@tabler/icons-react'
import { inFull } from '../../shared/moment.tsx'
import type { ActivityEntry } from '../kinds.ts'
import { timeOfDay } from './days.ts'
import { deedOf, noteOf } from './deed.ts'
import css from './entry-row.module.css'

const icons: Readonly<Record<string, typeof IconUser>> = {
  session: IconDoorEnter,
  member: IconUser,
  agent: IconRobot,
  token: IconKey,
  application: IconPlugConnected,
}

/** One line of the activity: who did what, and when. People sign in to act; what came with a token says so. */
export function EntryRow({ entry }: { readonly entry: ActivityEntry }) {
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
