import { Button, Group } from '@mantine/core'
import { IconEraser, IconPlayerPause, IconPlayerPlay, IconRefresh } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { confirm } from '../../shared/confirm.tsx'
import { notifyDone, notifyProblem } from '../../shared/notify.ts'
import { api } from '../api.ts'
import type { PluginStatus } from './status.ts'

export interface PluginActionsProps {
  readonly id: string
  readonly status: PluginStatus
}

/** Restart, reset of its accessories, and disable or enable. */
export function PluginActions({ id, status }: PluginActionsProps) {
  const queries = useQueryClient()
  const settle = () =>
    Promise.all(
      (['/api/plugins', '/api/plugins/{id}/stats', '/api/config'] as const).map((path) =>
        queries.invalidateQueries({ queryKey: ['get', path] }),
      ),
    )
  const restart = api.useMutation('post', '/api/plugins/{id}/restart', { onSettled: settle })
  const disable = api.useMutation('post', '/api/plugins/{id}/disable', { onSettled: settle })
  const enable = api.useMutation('post', '/api/plugins/{id}/enable', { onSettled: settle })
  const reset = api.useMutation('delete', '/api/plugins/{id}/accessories', { onSettled: settle })
  const busy = reset.isPending || restart.isPending || disable.isPending || enable.isPending
  const run = async (
    mutation: typeof restart | typeof disable | typeof enable | typeof reset,
    done: string,
    failed: string,
  ) => {
    try {
      await mutation.mutateAsync({ params: { path: { id } } })
      notifyDone(done)
    } catch (error) {
      notifyProblem(failed, error)
    }
  }
  const askToDisable = async () => {
    const body = 'Its process stops. Its accessories stay in the Home app but do not respond until it is enabled again.'
    if (!(await confirm({ title: `Disable ${id}?`, body, action: 'Disable' }))) return
    await run(disable, `${id} was disabled`, `${id} could not be disabled`)
  }
  const askToReset = async () => {
    const body =
      'The bridge removes the accessories of this plugin and restarts it. What it brings is new: rooms, scenes and automations of its accessories are lost.'
    if (!(await confirm({ title: `Reset the accessories of ${id}?`, body, action: 'Reset' }))) return
    await run(reset, `The accessories of ${id} were reset`, `The accessories of ${id} could not be reset`)
  }
  if (status === 'disabled') {
    return (
      <Button
        size="xs"
        leftSection={<IconPlayerPlay size={14} />}
        aria-label={`Enable ${id}`}
        loading={enable.isPending}
        disabled={busy}
        onClick={() => void run(enable, `${id} was enabled`, `${id} could not be enabled`)}
      >
        Enable
      </Button>
    )
  }
  return (
    <Group gap="xs">
      <Button
        size="xs"
        variant="default"
        leftSection={<IconRefresh size={14} />}
        aria-label={`Restart ${id}`}
        loading={restart.isPending}
        disabled={busy}
        onClick={() => void run(restart, `${id} was restarted`, `${id} could not be restarted`)}
      >
        Restart
      </Button>
      <Button
        size="xs"
        variant="subtle"
        color="red"
        leftSection={<IconEraser size={14} />}
        aria-label={`Reset accessories of ${id}`}
        loading={reset.isPending}
        disabled={busy}
        onClick={() => void askToReset()}
      >
        Reset accessories
      </Button>
      <Button
        size="xs"
        variant="subtle"
        color="red"
        leftSection={<IconPlayerPause size={14} />}
        aria-label={`Disable ${id}`}
        loading={disable.isPending}
        disabled={busy}
        onClick={() => void askToDisable()}
      >
        Disable
      </Button>
    </Group>
  )
}
