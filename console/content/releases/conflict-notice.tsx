import { Alert, Button, Group, List, Stack } from '@mantine/core'
import { IconGitMerge } from '@tabler/icons-react'
import { confirm } from '../../shared/confirm.tsx'
import { notifyDone } from '../../shared/notify.ts'
import { Refusal } from '../refusal.tsx'
import { keyInWords } from './item-words.ts'
import type { usePublish } from './publishing.ts'
import { rebaseRelease } from './release-calls.ts'
import { useReleaseChange } from './release-change.ts'
import type { Place, ReleaseItem, TaggedRelease } from './release-data.ts'
import { counted } from './words.ts'

/** How many of the items in the way are named; all of them are marked in the list. */
const NAMED = 5

export interface ConflictNoticeProps {
  readonly place: Place
  readonly current: TaggedRelease
  /** The items that publishing was refused for. */
  readonly refused: readonly ReleaseItem[]
  readonly publish: ReturnType<typeof usePublish>
}

/** That something else was published since the items were added, and the ways out. */
export function ConflictNotice({ place, current, refused, publish }: ConflictNoticeProps) {
  const { id, conflicts, state } = current.release
  const rebase = useReleaseChange<{ etag: string }>(place, id, rebaseRelease)
  if (conflicts === 0 || state === 'published') return null
  const editable = state !== 'scheduled'
  const keep = async () => {
    const sure = await confirm({
      title: 'Keep the items of this release?',
      body: `Publishing it will then replace what was published since, in ${counted(conflicts, 'document')}.`,
      action: 'Keep them',
      destructive: false,
    })
    if (sure) rebase.mutate({ etag: current.etag }, { onSuccess: () => notifyDone('The conflicts are settled') })
  }
  const what = counted(conflicts, 'item is', 'items are')
  return (
    <Alert
      color="orange"
      icon={<IconGitMerge size={18} />}
      role="alert"
      title={refused.length > 0 ? `Not published: ${what} in conflict` : `${what} in conflict`}
    >
      <Stack gap="sm" align="flex-start">
        <span>
          Something else was published in their place since they were added.{' '}
          {editable
            ? 'See below what changed. Then take them out, keep them, or publish over it.'
            : 'When it is due, the release will fail. Open it again to settle this, or publish over it now.'}
        </span>
        {refused.length > 0 && (
          <List size="sm">
            {refused.slice(0, NAMED).map(({ documentId, title, kind, key }) => (
              <List.Item key={documentId} className="name">
                {title === '' ? keyInWords(kind, key) : `${title} (${keyInWords(kind, key)})`}
              </List.Item>
            ))}
            {refused.length > NAMED && <List.Item>{conflicts - NAMED} more</List.Item>}
          </List>
        )}
        <Refusal what="The conflicts are not settled" error={rebase.error} />
        <Group gap="xs">
          {editable && (
            <Button size="xs" variant="default" loading={rebase.isPending} onClick={() => void keep()}>
              Keep all of them
            </Button>
          )}
          <Button size="xs" variant="default" loading={publish.busy} onClick={() => void publish.ask(true)}>
            Publish over it
          </Button>
        </Group>
      </Stack>
    </Alert>
  )
}
