import { Alert, Button, Group, List, Modal, Stack, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconAlertTriangle, IconCircleCheck, IconUsers } from '@tabler/icons-react'
import { useState } from 'react'
import { DiffView } from '../../shared/code/diff-view.tsx'
import { confirm } from '../../shared/confirm.tsx'
import { notifyDone, notifyProblem } from '../../shared/notify.ts'
import { ProblemAlert } from '../../shared/problem-alert.tsx'
import { api, client } from '../api.ts'
import { connection } from '../connection.ts'
import { effectOf } from './effects.ts'
import { readJson } from './json-edit.ts'
import { usePackages } from './packages.ts'
import { standing } from './refusal.ts'
import type { ConfigDraft } from './use-config.ts'

/** That a save was refused, and what for. What was written stays as it is. */
export function RefusedAlert({ draft }: { readonly draft: ConfigDraft }) {
  const { refusal, text, error } = draft
  if (error !== null) return <ProblemAlert error={error} what="The config was not saved" />
  if (refusal === null) return null
  const faults = refusal.place === null ? standing(refusal, text) : refusal.text === text ? refusal.faults : []
  if (faults.length === 0) return null
  const title = refusal.place === null ? 'The config is not valid' : 'The config is not valid JSON'
  return (
    <Alert color="red" role="alert" icon={<IconAlertTriangle size={18} />} title={`Not saved. ${title}`}>
      <List size="sm" spacing={2}>
        {faults.slice(0, 20).map(({ pointer, message }) => (
          <List.Item key={`${pointer} ${message}`} className="name">
            {refusal.place !== null && `Line ${refusal.place.line}, column ${refusal.place.column}: `}
            {pointer !== '' && <b>{pointer} </b>}
            {message}
          </List.Item>
        ))}
      </List>
      {faults.length > 20 && <Text size="sm">And {faults.length - 20} more.</Text>}
    </Alert>
  )
}

/** That the file is another one than that from which the user began, before they overwrite it. */
export function TheirsAlert({ draft }: { readonly draft: ConfigDraft }) {
  const [shown, { open, close }] = useDisclosure()
  if (draft.theirs === null) return null
  const takeTheirs = async () => {
    const body = 'Your changes on this page are discarded, and the config on the bridge is loaded.'
    if (await confirm({ title: 'Load the newer config?', body, action: 'Discard my changes' })) draft.discard()
  }
  return (
    <Alert color="yellow" role="alert" icon={<IconUsers size={18} />} title="The config was changed elsewhere">
      <Stack gap="sm" align="flex-start">
        Your changes are not saved. Saving now would overwrite the other change.
        <Group gap="xs">
          <Button size="xs" variant="default" onClick={open}>
            Compare
          </Button>
          <Button size="xs" variant="default" onClick={() => void takeTheirs()}>
            Load the newer config
          </Button>
          <Button size="xs" color="red" onClick={() => void draft.save(true)} loading={draft.saving}>
            Overwrite
          </Button>
        </Group>
      </Stack>
      <Modal opened={shown} onClose={close} size="xl" title="Differences between the newer config and yours">
        <DiffView
          before={draft.theirs}
          after={draft.text}
          language="json"
          label="Differences between the newer config and yours"
        />
      </Modal>
    </Alert>
  )
}

/** That the config is saved, and what has to restart before it counts. */
export function SavedAlert({ draft }: { readonly draft: ConfigDraft }) {
  const packages = usePackages()
  const { data } = api.useQuery('get', '/api/plugins')
  const [busy, setBusy] = useState(false)
  if (draft.saved === null) return null
  const effect = effectOf(readJson(draft.saved.base), readJson(draft.saved.text), packages, data?.plugins ?? [])
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
