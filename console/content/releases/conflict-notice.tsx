import { Alert, Button, Group, List, Stack } from '@mantine/core'
import { IconGitMerge } from '@tabler/icons-react'
import { confirm } from '../../shared/confirm.tsx'
import { notifyDone } from '../../shared/notify.ts'
import { Refusal } from '../../shared/refusal.tsx'
import { keyInWords } from './item-words.ts'
import type { usePublish } from './publishing.ts'
import { rebaseRelease } from './release-calls.ts'
import { useReleaseChange } from './release-change.ts'
import type { OnConflict, Place, ReleaseItem, TaggedRelease } from './release-data.ts'
import { countWords } from './words.ts'

/** How many of the items in the way are named; all of them are marked in the list. */
const NAMED = 5

export interface ConflictNoticeProps {
  readonly place: Place
  readonly current: TaggedRelease
  /** The items that publishing was refused for. */
  readonly refused: readonly ReleaseItem[]
  readonly publish: ReturnType<typeof usePublish>
}

const scheduledWords: Readonly<Record<OnConflict, string>> = {
  fail: 'The scheduled release will stop because of that. Keep its items, unschedule it to change them, or overwrite now.',
  rebase: 'The scheduled release will overwrite them.',
  skip: 'The scheduled release will leave these items out. Keep them to publish them all the same.',
}

/** That something else was published since the items were added, and the ways out. */
export function ConflictNotice({ place, current, refused, publish }: ConflictNoticeProps) {
  const { id, conflicts, state, onConflict = 'fail' } = current.release
  const rebase = useReleaseChange<{ etag: string }>(place, id, rebaseRelease)
  if (conflicts === 0 || state === 'published') return null
  const keep = async () => {
    const sure = await confirm({
      title: 'Keep the items of this release?',
      body: `Publishing will then overwrite newer published content in ${countWords(conflicts, 'document')}.`,
      action: 'Keep',
      destructive: false,
    })
    if (sure) rebase.mutate({ etag: current.etag }, { onSuccess: () => notifyDone('The conflicts were resolved') })
  }
  const what = countWords(conflicts, 'item is', 'items are')
  return (
    <Alert
      color="orange"
      icon={<IconGitMerge size={18} />}
      role="alert"
      title={refused.length > 0 ? `Not published: ${what} in conflict` : `${what} in conflict`}
    >
      <Stack gap="sm" align="flex-start">
        <span>
          Other versions were published since these items were added.{' '}
          {state === 'scheduled'
            ? scheduledWords[onConflict]
            : 'Review the changes below, then remove the items, keep them, or overwrite the published versions.'}
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
        <Refusal what="The conflicts were not resolved" error={rebase.error} />
        <Group gap="xs">
          <Button size="xs" variant="default" loading={rebase.isPending} onClick={() => void keep()}>
            Keep all
          </Button>
          <Button size="xs" variant="default" loading={publish.busy} onClick={() => void publish.ask(true)}>
            Overwrite and publish
          </Button>
        </Group>
      </Stack>
    </Alert>
  )
}
