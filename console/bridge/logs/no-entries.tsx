import { Box, Button } from '@mantine/core'
import { IconEraser, IconFilterOff, IconListDetails } from '@tabler/icons-react'
import { EmptyState } from '../../shared/empty-state.tsx'
import { Waiting } from '../../shared/loaded.tsx'
import type { LogView } from './log-book.ts'

export interface NoEntriesProps {
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
