import { Button, Group, Stack, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import type { Wanted } from './release-calls.ts'
import type { Place, Release, ReleaseItem } from './release-data.ts'
import { RevisionChanges } from './revision-changes.tsx'

export interface ItemChangesProps {
  readonly place: Place
  readonly release: Release
  readonly item: ReleaseItem
  readonly editable: boolean
  readonly put: (wanted: Wanted) => void
}

/** What was published since an item was added, and what the item changes of what is public. */
export function ItemChanges({ place, release, item, editable, put }: ItemChangesProps) {
  const { documentId, action, revision, baseRevision, liveRevision, conflict } = item
  const from = release.state === 'published' ? baseRevision : liveRevision
  const isDeleted = conflict && baseRevision === liveRevision
  const kept: Wanted = revision === null ? { action } : { action, revision }
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
      <Part title={release.state === 'published' ? 'What the release changed' : 'What the release changes'}>
        {action === 'unpublish' && <Text size="sm">It is taken down: nothing is public in its place.</Text>}
        {action === 'publish' && from === null && <Text size="sm">It is new: all of it becomes public.</Text>}
        {revision !== null && from !== null && (
          <RevisionChanges place={place} documentId={documentId} from={from} to={revision} />
        )}
        {editable && action === 'publish' && !isDeleted && (
          <Group>
            <Button size="xs" variant="default" onClick={() => put({ action })}>
              Take the newest draft
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
  if (isDeleted) return <Text size="sm">The document was deleted. Take it out of the release.</Text>
  if (liveRevision === null) return <Text size="sm">It was taken down.</Text>
  if (baseRevision === null) return <Text size="sm">It became public, as revision {liveRevision}.</Text>
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
