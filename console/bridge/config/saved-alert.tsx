import { Alert, Button, Group, Stack } from '@mantine/core'
import { IconCircleCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { notifyDone, notifyProblem } from '../../shared/notify.ts'
import { api, client } from '../api.ts'
import { connection } from '../connection.ts'
import { effectOf } from './effects.ts'
import { readJson } from './json-edit.ts'
import { usePackages } from './packages.ts'
import type { ConfigDraft } from './use-config.ts'

/** That the config is saved, and what has to restart before it counts. */
export function SavedAlert({ draft }: { readonly draft: ConfigDraft }) {
  const packages = usePackages()
  const { data } = api.useQuery('get', '/api/plugins')
  const [busy, setBusy] = useState(false)
  if (draft.saved === null) return null
  const loaded = (data?.plugins ?? []).map(({ id }) => id)
  const effect = effectOf(readJson(draft.saved.base), readJson(draft.saved.text), packages, loaded)
  const run = async (work: () => Promise<void>, done: string) => {
    setBusy(true)
    try {
      await work()
      notifyDone(done)
      draft.forgetSaved()
    } catch (error) {
      notifyProblem('The restart failed', error)
    } finally {
      setBusy(false)
    }
  }
  const whole = () => run(() => connection.restart(), 'The bridge is running with the new config')
  const some = (ids: readonly string[]) => run(() => restartPlugins(ids), `${ids.join(', ')} restarted`)
  return (
    <Alert color="brand" role="status" icon={<IconCircleCheck size={18} />} title="Saved">
      <Stack gap="sm" align="flex-start">
        {effect.kind === 'none' && 'Nothing changed that affects the bridge.'}
        {effect.kind === 'plugins' && `It takes effect when ${effect.ids.join(' and ')} restarts.`}
        {effect.kind === 'bridge' &&
          'It takes effect when the bridge restarts. Accessories will not respond for a moment.'}
        <Group gap="xs">
          {effect.kind === 'plugins' && (
            <Button size="xs" loading={busy} onClick={() => void some(effect.ids)}>
              {effect.ids.length === 1 ? 'Restart the plugin' : 'Restart the plugins'}
            </Button>
          )}
          {effect.kind !== 'none' && (
            <Button
              size="xs"
              variant={effect.kind === 'bridge' ? 'filled' : 'default'}
              loading={busy}
              onClick={() => void whole()}
            >
              Restart the bridge
            </Button>
          )}
          <Button size="xs" variant="subtle" color="gray" onClick={draft.forgetSaved} disabled={busy}>
            {effect.kind === 'none' ? 'Close' : 'Later'}
          </Button>
        </Group>
      </Stack>
    </Alert>
  )
}

async function restartPlugins(ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    const { error } = await client.POST('/api/plugins/{id}/restart', { params: { path: { id } } })
    if (error !== undefined) throw error
  }
}
