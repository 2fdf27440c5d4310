import { Badge, Button, Group, Modal, Stack, Table, Text } from '@mantine/core'
import { IconHistory } from '@tabler/icons-react'
import { useState } from 'react'
import { bytes } from '../../shared/amounts.ts'
import { Card } from '../../shared/card.tsx'
import { DiffView } from '../../shared/code/diff-view.tsx'
import { confirm } from '../../shared/confirm.tsx'
import { EmptyState } from '../../shared/empty-state.tsx'
import { Loaded } from '../../shared/loaded.tsx'
import { inFull, Moment } from '../../shared/moment.tsx'
import { notifyDone } from '../../shared/notify.ts'
import { ProblemAlert } from '../../shared/problem-alert.tsx'
import { api, client } from '../api.ts'
import type { ConfigDraft } from './use-config.ts'

/** The versions that the bridge keeps, each with what it would change. */
export function VersionsView({ draft }: { readonly draft: ConfigDraft }) {
  const query = api.useQuery('get', '/api/config/backups')
  const [chosen, setChosen] = useState<{ readonly id: string; readonly createdAt: string } | null>(null)
  return (
    <Card title="Versions" about="The last 50 saved versions, newest first." padded={false}>
      <Loaded query={query}>
        {({ backups }) =>
          backups.length === 0 ? (
            <EmptyState icon={IconHistory} title="No versions yet">
              Every save creates one.
            </EmptyState>
          ) : (
            <Table verticalSpacing="sm" horizontalSpacing="lg">
              <Table.Thead>
                <Table.Tr>
                  <Table.Th>Saved</Table.Th>
                  <Table.Th visibleFrom="xs">Size</Table.Th>
                  <Table.Th>
                    <span className="visually-hidden">Actions</span>
                  </Table.Th>
                </Table.Tr>
              </Table.Thead>
              <Table.Tbody>
                {backups.map(({ id, createdAt, size }, index) => (
                  <Table.Tr key={id}>
                    <Table.Td>
                      <Stack gap={2}>
                        <Group gap="xs">
                          {inFull(createdAt)}
                          {index === 0 && <Badge variant="light">Now</Badge>}
                        </Group>
                        <Text size="sm" c="dimmed">
                          <Moment at={createdAt} />
                        </Text>
                      </Stack>
                    </Table.Td>
                    <Table.Td visibleFrom="xs" className="numbers">
                      {bytes(size)}
                    </Table.Td>
                    <Table.Td ta="right">
                      {index > 0 && (
                        <Button
                          size="xs"
                          variant="default"
                          aria-label={`Compare and restore the version of ${inFull(createdAt)}`}
                          onClick={() => setChosen({ id, createdAt })}
                        >
                          Compare
                        </Button>
                      )}
                    </Table.Td>
                  </Table.Tr>
                ))}
              </Table.Tbody>
            </Table>
          )
        }
      </Loaded>
      {chosen !== null && <VersionDialog draft={draft} version={chosen} onClose={() => setChosen(null)} />}
    </Card>
  )
}

interface VersionDialogProps {
  readonly draft: ConfigDraft
  readonly version: { readonly id: string; readonly createdAt: string }
  readonly onClose: () => void
}

/** What a version would change, and the way back to it. */
function VersionDialog({ draft, version, onClose }: VersionDialogProps) {
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
