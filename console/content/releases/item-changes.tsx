import { Button, Group, Stack, Text, Title } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { Loaded } from '../../shared/loaded.tsx'
import { api } from '../api.ts'
import { ChangeView } from './change-view.tsx'
import type { ItemChange } from './release-calls.ts'
import type { Place, Release, ReleaseItem } from './release-data.ts'

export interface ItemChangesProps {
  readonly place: Place
  readonly release: Release
  readonly item: ReleaseItem
  readonly editable: boolean
  readonly put: (wanted: ItemChange) => void
}

/** What was published since an item was added, and what the item changes of what is public. */
export function ItemChanges({ place, release, item, editable, put }: ItemChangesProps) {
  const { documentId, action, revision, baseRevision, liveRevision, conflict } = item
  const from = release.state === 'published' ? baseRevision : liveRevision
  const isDeleted = conflict && baseRevision === liveRevision
  const kept: ItemChange = revision === null ? { action } : { action, revision }
  return (
    <Stack gap="md" pt="sm">
      {conflict && (
        <Part title="Published since it was added">
          <Since place={place} item={item} isDeleted={isDeleted} />
          {editable && !isDeleted && (
            <Group>
              <Button size="xs" variant="default" onClick={() => put(kept)}>
                Keep this item
              </Button>
            </Group>
          )}
        </Part>
      )}
      <Part title={release.state === 'published' ? 'Changes made by the release' : 'Changes in this release'}>
        {action === 'unpublish' && <Text size="sm">Unpublished: nothing takes its place.</Text>}
        {action === 'publish' && from === null && <Text size="sm">New: all of its content is published.</Text>}
        {revision !== null && from !== null && (
          <RevisionChanges place={place} documentId={documentId} from={from} to={revision} />
        )}
        {editable && action === 'publish' && !isDeleted && (
          <Group>
            <Button size="xs" variant="default" onClick={() => put({ action })}>
              Use the latest draft
            </Button>
          </Group>
        )}
      </Part>
    </Stack>
  )
}

interface SinceProps {
  readonly place: Place
  readonly item: ReleaseItem
  readonly isDeleted: boolean
}

function Since({ place, item, isDeleted }: SinceProps) {
  const { documentId, baseRevision, liveRevision } = item
  if (isDeleted) return <Text size="sm">The document was deleted. Remove it from the release.</Text>
  if (liveRevision === null) return <Text size="sm">It was unpublished.</Text>
  if (baseRevision === null) return <Text size="sm">It was published as revision {liveRevision}.</Text>
  return <RevisionChanges place={place} documentId={documentId} from={baseRevision} to={liveRevision} />
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Stack gap="xs" component="section">
      <Title order={3} size="h6">
        {title}
      </Title>
      {children}
    </Stack>
  )
}

/** How many changes are shown at a time. */
const AT_ONCE = 10

interface RevisionChangesProps {
  readonly place: Place
  readonly documentId: string
  readonly from: number
  readonly to: number
}

/** What differs between two revisions of a document. */
function RevisionChanges({ place, documentId, from, to }: RevisionChangesProps) {
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
