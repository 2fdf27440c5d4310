import { Button, Group, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { Loaded } from '../../shared/loaded.tsx'
import { api } from '../api.ts'
import { ChangeView } from './change-view.tsx'
import type { Place } from './release-data.ts'

/** How many changes are shown at a time. */
const AT_ONCE = 10

export interface RevisionChangesProps {
  readonly place: Place
  readonly documentId: string
  readonly from: number
  readonly to: number
}

/** What differs between two revisions of a document. */
export function RevisionChanges({ place, documentId, from, to }: RevisionChangesProps) {
  const [shown, setShown] = useState(AT_ONCE)
  const query = api.useQuery('get', '/api/console/sites/{site}/environments/{env}/documents/{documentId}/diff', {
    params: { path: { ...place, documentId }, query: { from, to } },
  })
  return (
    <Loaded query={query}>
      {({ changes }) =>
        changes.length === 0 ? (
          <Text size="sm">No changes: revision {to} has the same content.</Text>
        ) : (
          <Stack gap="sm">
            {changes.slice(0, shown).map((change, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a patch is an order, and one part may change twice
              <ChangeView key={index} change={change} />
            ))}
            {changes.length > shown && (
              <Group>
                <Button size="xs" variant="default" onClick={() => setShown(shown + AT_ONCE)}>
                  Show more of {changes.length} changes
                </Button>
              </Group>
            )}
          </Stack>
        )
      }
    </Loaded>
  )
}
