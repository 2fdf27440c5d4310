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
