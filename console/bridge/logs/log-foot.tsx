import { Badge, Button, Group, Text } from '@mantine/core'
import { memo } from 'react'
import type { StreamState } from '../connection/follow-stream.ts'
import type { LogBook } from './log-book.ts'
import { streamWords } from './stream-words.ts'

export interface LogFootProps {
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
export const LogFoot = memo(function LogFoot({ book, all, shown, cleared, paused, stream }: LogFootProps) {
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
