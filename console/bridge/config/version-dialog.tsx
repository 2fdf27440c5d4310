import { Button, Group, Modal, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { DiffView } from '../../shared/code/diff-view.tsx'
import { confirm } from '../../shared/confirm.tsx'
import { Loaded } from '../../shared/loaded.tsx'
import { inFull } from '../../shared/moment.tsx'
import { notifyDone } from '../../shared/notify.ts'
import { ProblemAlert } from '../../shared/problem-alert.tsx'
import { api, client } from '../api.ts'
import type { ConfigDraft } from './use-config.ts'

export interface VersionDialogProps {
  readonly draft: ConfigDraft
  readonly version: { readonly id: string; readonly createdAt: string }
  readonly onClose: () => void
}

/** What a version would change, and the way back to it. */
export function VersionDialog({ draft, version, onClose }: VersionDialogProps) {
  const { id, createdAt } = version
  const query = api.useQuery('get', '/api/config/backups/{id}', { params: { path: { id } } })
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>(null)
  const restore = async (content: string) => {
    const lost = draft.changed ? ' What you changed on this page and did not save is dropped.' : ''
    const body = `The config becomes what it was then; as it is now it stays among the versions.${lost}`
    const title = `Restore the version of ${inFull(createdAt)}?`
    if (!(await confirm({ title, body, action: 'Restore', destructive: draft.changed }))) return
    setBusy(true)
    setError(null)
    try {
      const answer = await client.POST('/api/config/backups/{id}/restore', { params: { path: { id } } })
      if (answer.error !== undefined) throw answer.error
      await draft.took(content)
      notifyDone('The version is restored')
      onClose()
    } catch (reason) {
      setError(reason)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Modal opened onClose={onClose} size="xl" title={`Version of ${inFull(createdAt)}`}>
      <Loaded query={query}>
        {({ content }) => (
          <Stack>
            <ProblemAlert error={error} what="The version is not restored" />
            <Text size="sm" c="dimmed">
              {content === draft.base
                ? 'It is the same as the config now.'
                : 'What restoring it would change: red goes, green comes back.'}
            </Text>
            <DiffView before={draft.base} after={content} language="json" label="From now to this version" />
            <Group justify="flex-end">
              <Button variant="default" onClick={onClose}>
                Close
              </Button>
              <Button onClick={() => void restore(content)} loading={busy} disabled={content === draft.base}>
                Restore
              </Button>
            </Group>
          </Stack>
        )}
      </Loaded>
    </Modal>
  )
}
