import { Alert, Button, Group, Stack } from '@mantine/core'
import { IconPlugConnectedX, IconTerminal2 } from '@tabler/icons-react'
import { ProblemAlert } from '../../shared/problem-alert.tsx'
import type { ShellState } from './shell-session.ts'

export interface ShellNoticeProps {
  readonly state: ShellState
  readonly onStart: () => void
}

/** Why there is no shell to type into, and what to do about it; nothing while there is one. */
export function ShellNotice({ state, onStart }: ShellNoticeProps) {
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
          What it wrote stays here until you leave the page.
          {action}
        </Stack>
      </Alert>
    )
  }
  if (state.at === 'away') {
    return (
      <Alert color="orange" role="status" icon={<IconPlugConnectedX size={18} />} title="The connection broke">
        The shell ended with it. A new one opens as soon as the bridge answers.
      </Alert>
    )
  }
  if (state.at !== 'refused') return null
  if (state.error !== null) return <ProblemAlert error={state.error} what="No shell was opened" onRetry={onStart} />
  return (
    <Alert color="red" role="alert" icon={<IconTerminal2 size={18} />} title="No shell was opened">
      <Stack gap="xs">
        The bridge answers, but opens no further shell: it has up to 5 at a time. Leave the shell in another tab, then
        try again here.
        {action}
      </Stack>
    </Alert>
  )
}
