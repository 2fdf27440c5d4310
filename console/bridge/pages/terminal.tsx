import { Anchor, Badge, Button, Group, Text } from '@mantine/core'
import { IconEraser } from '@tabler/icons-react'
import type { Terminal } from '@xterm/xterm'
import { useRef } from 'react'
import { Link } from 'react-router'
import { openTerminal } from '../../../generated/bridge/stream-client.ts'
import { Card } from '../../shared/card.tsx'
import { Page } from '../../shared/page.tsx'
import { useStream } from '../connection.ts'
import { streamWords } from '../logs/stream-words.ts'
import { Screen } from '../terminal/screen.tsx'

/** Lines that came before the terminal was loaded and are kept for it. */
const EARLY = 1_000

/** The log as a terminal shows it, from now on. */
export function Component() {
  const shown = useRef<Terminal>(null)
  const early = useRef<string[]>([])
  const clear = useRef<HTMLButtonElement>(null)
  const stream = useStream(
    (signal) => openTerminal(location.origin, { signal }),
    (line) => {
      if (shown.current !== null) shown.current.writeln(line)
      else if (early.current.length < EARLY) early.current.push(line)
    },
  )
  const ready = (terminal: Terminal) => {
    // No cursor where nothing is typed.
    terminal.write('\u001b[?25l\u001b[2mNew log entries appear here.\u001b[0m\r\n')
    for (const line of early.current.splice(0)) terminal.writeln(line)
    shown.current = terminal
    return () => {
      shown.current = null
    }
  }
  const { color, label } = streamWords[stream]
  return (
    <Page
      title="Terminal"
      about={
        <>
          The live log in terminal format. For earlier entries and search, see{' '}
          <Anchor component={Link} to="/console/logs" underline="always">
            the logs page
          </Anchor>
          .
        </>
      }
      width="full"
      actions={
        <Button
          ref={clear}
          variant="default"
          leftSection={<IconEraser size={16} />}
          onClick={() => shown.current?.clear()}
        >
          Clear
        </Button>
      }
    >
      <Card padded={false}>
        <Screen
          label="Log terminal"
          describedBy="terminal-keys"
          readOnly
          onReady={ready}
          onLeave={() => clear.current?.focus()}
        />
        <Group justify="space-between" px="md" py="xs" gap="sm" style={{ borderTop: '1px solid var(--line)' }}>
          <Text size="sm" c="dimmed" id="terminal-keys">
            Arrow and page keys scroll. Tab moves on.
          </Text>
          <Badge variant="light" color={color} tt="none" role="status">
            {label}
          </Badge>
        </Group>
      </Card>
    </Page>
  )
}
