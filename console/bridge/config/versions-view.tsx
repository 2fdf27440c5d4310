import { Badge, Button, Group, Stack, Table, Text } from '@mantine/core'
import { IconHistory } from '@tabler/icons-react'
import { useState } from 'react'
import { bytes } from '../../shared/amounts.ts'
import { Card } from '../../shared/card.tsx'
import { EmptyState } from '../../shared/empty-state.tsx'
import { Loaded } from '../../shared/loaded.tsx'
import { inFull, Moment } from '../../shared/moment.tsx'
import { api } from '../api.ts'
import type { ConfigDraft } from './use-config.ts'
import { VersionDialog } from './version-dialog.tsx'

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
