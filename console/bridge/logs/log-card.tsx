import { Badge, Button, Group, Text } from '@mantine/core'
import { IconEraser, IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react'
import { memo, useDeferredValue, useMemo } from 'react'
import { Card } from '../../shared/card.tsx'
import { ProblemAlert } from '../../shared/problem-alert.tsx'
import type { StreamState } from '../connection/follow-stream.ts'
import type { LogBook } from './log-book.ts'
import { everything, filterLines, paramsOf, patternOf } from './log-filter.ts'
import { LogFilters } from './log-filters.tsx'
import { LogList, NoEntries } from './log-list.tsx'
import { streamWords } from './stream-words.ts'
import { useLogFilter, useLogs } from './use-logs.ts'

/** The log, live. In a flood this is drawn again with each frame: what does not change with an entry is a part of its own. */
export function LogCard() {
  const { book, view, stream, loaded, error, retry } = useLogs()
  const [filter, choose] = useLogFilter()
  const wanted = useDeferredValue(filter)
  const pattern = useMemo(() => patternOf(wanted.text), [wanted])
  const lines = useMemo(() => filterLines(view.lines, wanted), [view.lines, wanted])
  const waiting = useMemo(() => filterLines(view.waiting, wanted).length, [view.waiting, wanted])
  return (
    <>
      <ProblemAlert error={error} what="Earlier entries could not be loaded" onRetry={retry} />
      <Card padded={false}>
        <Group p="md" gap="sm" style={{ borderBottom: '1px solid var(--line)' }}>
          <LogFilters filter={filter} onChange={choose} plugins={view.plugins} />
          <LogActions book={book} paused={view.paused} waiting={waiting} isEmpty={view.lines.length === 0} />
        </Group>
        {lines.length > 0 ? (
          <LogList lines={lines} pattern={pattern} choice={paramsOf(wanted).toString()} />
        ) : (
          <NoEntries view={view} loaded={loaded} onReset={() => choose(everything)} />
        )}
        <LogFoot
          book={book}
          all={view.lines.length}
          shown={lines.length}
          cleared={view.cleared}
          paused={view.paused}
          stream={stream}
        />
      </Card>
    </>
  )
}

interface LogActionsProps {
  readonly book: LogBook
  readonly paused: boolean
  /** How many entries came since the view was paused. */
  readonly waiting: number
  readonly isEmpty: boolean
}

/** What can be done with the view of the log. */
const LogActions = memo(function LogActions({ book, paused, waiting, isEmpty }: LogActionsProps) {
  return (
    <Group gap="sm">
      {paused ? (
        <Button leftSection={<IconPlayerPlay size={16} />} onClick={() => book.resume()}>
          {waiting === 0 ? 'Resume' : `Resume (${waiting.toLocaleString('en')} new)`}
        </Button>
      ) : (
        <Button variant="default" leftSection={<IconPlayerPause size={16} />} onClick={() => book.pause()}>
          Pause
        </Button>
      )}
      <Button variant="default" leftSection={<IconEraser size={16} />} onClick={() => book.clear()} disabled={isEmpty}>
        Clear
      </Button>
    </Group>
  )
})

interface LogFootProps {
  readonly book: LogBook
  /** How many entries the view holds, and how many of them the filter lets through. */
  readonly all: number
  readonly shown: number
  /** How many were cleared away. */
  readonly cleared: number
  readonly paused: boolean
  readonly stream: StreamState
}

/** How much of the log is to be seen, and whether it is live. */
const LogFoot = memo(function LogFoot({ book, all, shown, cleared, paused, stream }: LogFootProps) {
  const { color, label } = paused ? { color: 'orange', label: 'Paused' } : streamWords[stream]
  const count = shown === all ? entries(all) : `${shown.toLocaleString('en')} of ${entries(all)}`
  return (
    <Group justify="space-between" px="md" py="xs" gap="sm" style={{ borderTop: '1px solid var(--line)' }}>
      <Group gap="sm">
        <Text size="sm" c="dimmed" className="numbers">
          {count}
        </Text>
        {cleared > 0 && (
          <Button size="compact-sm" variant="subtle" onClick={() => book.restore()}>
            Show {cleared.toLocaleString('en')} earlier
          </Button>
        )}
      </Group>
      <Badge variant="light" color={color} tt="none" role="status">
        {label}
      </Badge>
    </Group>
  )
})

function entries(count: number): string {
  return count === 1 ? '1 entry' : `${count.toLocaleString('en')} entries`
}
