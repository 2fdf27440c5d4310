import { Button, Group } from '@mantine/core'
import { IconEraser, IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react'
import { memo } from 'react'
import type { LogBook } from './log-book.ts'

export interface LogActionsProps {
  readonly book: LogBook
  readonly paused: boolean
  /** How many entries came since the view was paused. */
  readonly waiting: number
  readonly isEmpty: boolean
}

/** What can be done with the view of the log. */
export const LogActions = memo(function LogActions({ book, paused, waiting, isEmpty }: LogActionsProps) {
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
