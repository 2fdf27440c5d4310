import { Alert, Badge, Button, Group, Kbd, Stack, Text } from '@mantine/core'
import { IconPlugConnectedX, IconTerminal2 } from '@tabler/icons-react'
import type { Terminal } from '@xterm/xterm'
import { useRef, useState } from 'react'
import { openShell } from '../../../generated/bridge/stream-client.ts'
import { Card } from '../../shared/card.tsx'
import { Page } from '../../shared/page.tsx'
import { isProblem } from '../../shared/problem.ts'
import { ProblemAlert } from '../../shared/problem-alert.tsx'
import { askForProof } from '../../shared/step-up/proof.ts'
import { client } from '../api.ts'
import { connection } from '../connection.ts'
import { Screen } from '../terminal/screen.tsx'
import { LEAVE } from '../terminal/screen-keys.ts'
import type { ShellHost } from '../terminal/shell-session.ts'
import { ShellSession, type ShellState } from '../terminal/shell-session.ts'

const words: Record<ShellState['at'], { readonly color: string; readonly label: string }> = {
  opening: { color: 'gray', label: 'Opening' },
  open: { color: 'green', label: 'Open' },
  ended: { color: 'gray', label: 'Ended' },
  away: { color: 'orange', label: 'Reconnecting' },
  refused: { color: 'red', label: 'Not opened' },
}

/** A shell of the machine that the bridge runs on. */
export function Component() {
  const [state, setState] = useState<ShellState>({ at: 'opening' })
  const foot = useRef<HTMLDivElement>(null)
  const running = useRef<{ readonly session: ShellSession; readonly terminal: Terminal }>(null)
  const start = () => {
    void running.current?.session.start()
    running.current?.terminal.focus()
  }
  const ready = (terminal: Terminal) => {
    const display = {
      write: (text: string) => terminal.write(text),
      size: () => ({ cols: Math.max(2, terminal.cols), rows: terminal.rows }),
      isAlternate: () => terminal.buffer.active.type === 'alternate',
    }
    const session = new ShellSession(shellHost, display, setState)
    terminal.onData((text) => session.type(text))
    terminal.onResize(() => session.resized())
    running.current = { session, terminal }
    start()
    return () => {
      running.current = null
      session.close()
    }
  }
  const { color, label } = words[state.at]
  return (
    <Page
      title="Shell"
      about="A shell on the bridge’s machine. Commands run as the user that runs the bridge, with all its permissions."
      width="full"
    >
      <ShellNotice state={state} onStart={start} />
      <Card padded={false}>
        <a href="#after-shell" className="skip">
          Skip the shell
        </a>
        <Screen label="Shell" describedBy="shell-keys" onReady={ready} onLeave={() => foot.current?.focus()} />
        <Group
          id="after-shell"
          ref={foot}
          tabIndex={-1}
          justify="space-between"
          px="md"
          py="xs"
          gap="sm"
          style={{ borderTop: '1px solid var(--line)' }}
        >
          <Text size="sm" c="dimmed" id="shell-keys">
            All keys go to the shell. <Kbd style={{ whiteSpace: 'nowrap' }}>{LEAVE}</Kbd> leaves it. The shell ends when
            you leave this page.
          </Text>
          <Badge variant="light" color={color} tt="none" role="status">
            {label}
          </Badge>
        </Group>
      </Card>
    </Page>
  )
}

interface ShellNoticeProps {
  readonly state: ShellState
  readonly onStart: () => void
}

/** Why there is no shell to type into, and what to do about it; nothing while there is one. */
function ShellNotice({ state, onStart }: ShellNoticeProps) {
  const action = (
    <Group>
      <Button size="xs" onClick={onStart}>
        New shell
      </Button>
    </Group>
  )
  if (state.at === 'ended') {
    return (
      <Alert color="gray" role="status" icon={<IconTerminal2 size={18} />} title="The shell ended">
        <Stack gap="xs">
          Its output stays here until you leave the page.
          {action}
        </Stack>
      </Alert>
    )
  }
  if (state.at === 'away') {
    return (
      <Alert color="orange" role="status" icon={<IconPlugConnectedX size={18} />} title="Connection lost">
        The shell ended as well. A new one opens once the bridge responds.
      </Alert>
    )
  }
  if (state.at !== 'refused') return null
  if (state.error !== null)
    return <ProblemAlert error={state.error} what="The shell could not be opened" onRetry={onStart} />
  return (
    <Alert color="red" role="alert" icon={<IconTerminal2 size={18} />} title="The shell could not be opened">
      <Stack gap="xs">
        The bridge allows up to 5 shells at a time. Close a shell in another tab, then try again.
        {action}
      </Stack>
    </Alert>
  )
}

/** The bridge that this page came from. */
const shellHost: ShellHost = {
  open: (size, signal) => openShell(location.origin, { ...size, signal }),
  ask: async (signal) => {
    const { error } = await client.GET('/api/logs', { params: { query: { limit: 1 } }, signal })
    if (error !== undefined) throw error
    const { data } = await client.GET('/visitor', { signal })
    if (data?.proofUrl === undefined) return false
    if (await askForProof()) return true
    throw { type: 'about:blank', title: 'Confirm that it is you', status: 403, code: 'step_up_required' }
  },
  isAnswer: (error) => isProblem(error) && error.status < 500,
  back: (signal) => {
    const back = connection.onReturn(signal)
    connection.suspectBroken()
    return back
  },
}
