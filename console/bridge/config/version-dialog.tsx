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
    const lost = draft.changed ? ' Your unsaved changes on this page are discarded.' : ''
    const body = `The config is replaced by this version. The current config is kept as a version.${lost}`
    const title = `Restore the version of ${inFull(createdAt)}?`
    if (!(await confirm({ title, body, action: 'Restore', destructive: draft.changed }))) return
    setBusy(true)
    setError(null)
    try {
      const answer = await client.POST('/api/config/backups/{id}/restore', { params: { path: { id } } })
      if (answer.error !== undefined) throw answer.error
      await draft.took(content)
      notifyDone('The version was restored')
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
            <ProblemAlert error={error} what="The version was not restored" />
            <Text size="sm" c="dimmed">
              {content === draft.base
                ? 'It is identical to the current config.'
                : 'Changes if restored: red is removed, green is added.'}
            </Text>
            <DiffView
              before={draft.base}
              after={content}
              language="json"
              label="From the current config to this version"
            />
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
