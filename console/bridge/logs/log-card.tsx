import { Group } from '@mantine/core'
import { useDeferredValue, useMemo } from 'react'
import { Card } from '../../shared/card.tsx'
import { ProblemAlert } from '../../shared/problem-alert.tsx'
import { LogActions } from './log-actions.tsx'
import { everything, filterLines, paramsOf, patternOf } from './log-filter.ts'
import { LogFilters } from './log-filters.tsx'
import { LogFoot } from './log-foot.tsx'
import { LogList } from './log-list.tsx'
import { NoEntries } from './no-entries.tsx'
import { useLogFilter } from './use-log-filter.ts'
import { useLogs } from './use-logs.ts'

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
