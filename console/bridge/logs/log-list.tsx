import { Box, Button } from '@mantine/core'
import { IconArrowDown, IconEraser, IconFilterOff, IconListDetails } from '@tabler/icons-react'
import { useVirtualizer } from '@tanstack/react-virtual'
import { useCallback, useLayoutEffect, useRef } from 'react'
import { EmptyState } from '../../shared/empty-state.tsx'
import { Waiting } from '../../shared/loaded.tsx'
import type { LogView } from './log-book.ts'
import type { LogLine } from './log-line.ts'
import { LogRow } from './log-row.tsx'

/** Pixels from the end within which the user reads the newest. */
const END = 24

interface LogListProps {
  readonly lines: readonly LogLine[]
  readonly pattern: RegExp | null
  /** Changes with the filter. */
  readonly choice: string
}

/** The entries, of which only those in sight are drawn. It stays at the newest unless the user scrolls up. */
export function LogList({ lines, pattern, choice }: LogListProps) {
  const place = useRef<HTMLDivElement>(null)
  const virtualizer = useVirtualizer({
    count: lines.length,
    getScrollElement: () => place.current,
    estimateSize: () => 24,
    // Another function has all rows placed again.
    getItemKey: useCallback((index: number) => lines[index]?.key ?? index, [lines]),
    overscan: 12,
    anchorTo: 'end',
    followOnAppend: true,
    scrollEndThreshold: END,
  })
  const atEnd = virtualizer.isAtEnd(END)
  const following = useRef(true)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another choice is another list, read from its end
  useLayoutEffect(() => {
    if (following.current) virtualizer.scrollToEnd()
  }, [choice])
  useLayoutEffect(() => {
    following.current = atEnd
  }, [atEnd])
  return (
    <div style={{ position: 'relative' }}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by keyboard */}
      <div className="log-list" ref={place} role="log" aria-live="off" aria-label="Log entries" tabIndex={0}>
        <ol style={{ height: virtualizer.getTotalSize() }}>
          {virtualizer.getVirtualItems().map(({ key, index, start }) => {
            const line = lines[index]
            if (line === undefined) return null
            return (
              <li
                key={key}
                ref={virtualizer.measureElement}
                className="log-row"
                data-index={index}
                data-level={line.level}
                aria-posinset={index + 1}
                aria-setsize={lines.length}
                style={{ transform: `translateY(${start}px)` }}
              >
                <LogRow line={line} pattern={pattern} />
              </li>
            )
          })}
        </ol>
      </div>
      {!atEnd && (
        <Button
          className="log-newest"
          size="xs"
          radius="xl"
          leftSection={<IconArrowDown size={14} />}
          onClick={() => virtualizer.scrollToEnd()}
        >
          Jump to latest
        </Button>
      )}
    </div>
  )
}

interface NoEntriesProps {
  readonly view: LogView
  /** Whether what the bridge keeps has been read. */
  readonly loaded: boolean
  /** Takes the filter away. */
  readonly onReset: () => void
}

/** In place of the list where there is nothing in it, and why. */
export function NoEntries({ view: { lines, cleared }, loaded, onReset }: NoEntriesProps) {
  return <Box className="log-list">{reason()}</Box>

  function reason() {
    if (lines.length > 0) {
      const action = (
        <Button variant="default" onClick={onReset}>
          Show all entries
        </Button>
      )
      return (
        <EmptyState icon={IconFilterOff} title="No matching entries" action={action}>
          None of the {lines.length.toLocaleString('en')} entries matches the filter. New matching entries appear here.
        </EmptyState>
      )
    }
    if (cleared > 0) {
      return (
        <EmptyState icon={IconEraser} title="Cleared">
          New entries appear here. Earlier ones are still kept by the bridge.
        </EmptyState>
      )
    }
    if (!loaded) return <Waiting />
    return (
      <EmptyState icon={IconListDetails} title="No log entries yet">
        New entries appear here. Plugins write some when they start.
      </EmptyState>
    )
  }
}
