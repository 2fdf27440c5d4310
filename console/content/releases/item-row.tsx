import { ActionIcon, Badge, Box, Button, Collapse, Group, NativeSelect, Stack, Text } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { IconChevronDown, IconChevronUp, IconX } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { Refusal } from '../../shared/refusal.tsx'
import { DocumentName } from './document-name.tsx'
import { ItemChanges } from './item-changes.tsx'
import { nameOfDocument, translationInWords } from './item-words.ts'
import { type ItemChange, putItem, removeItem } from './release-calls.ts'
import { useReleaseChange } from './release-change.ts'
import type { Place, Release, ReleaseItem } from './release-data.ts'

export interface ItemRowProps {
  readonly place: Place
  readonly release: Release
  readonly item: ReleaseItem
  readonly editable: boolean
}

/** One document of a release: what is done with it, and on request what that changes. */
export function ItemRow({ place, release, item, editable }: ItemRowProps) {
  const [open, setOpen] = useState(false)
  const changes = useId()
  const { action, put, remove, refused } = useItem(place, release.id, item)
  const name = nameOfDocument(item)
  const Chevron = open ? IconChevronUp : IconChevronDown
  return (
    <Box component="li" px="lg" py="sm">
      <Group gap="sm" wrap="nowrap" align="flex-start">
        <Stack gap={6} miw={0} flex={1}>
          <DocumentName place={place} id={item.documentId} kind={item.kind} name={item.title} docKey={item.key} />
          <Group gap="xs">
            {editable ? (
              <NativeSelect
                size="xs"
                aria-label={`Action for ${name}`}
                data={actions}
                value={action}
                onChange={({ currentTarget }) => put({ action: currentTarget.value as ReleaseItem['action'] })}
              />
            ) : (
              <Badge variant="light" color={action === 'publish' ? 'brand' : 'gray'} tt="none">
                {actions.find(({ value }) => value === action)?.label}
              </Badge>
            )}
            {item.conflict && (
              <Badge color="orange" variant="light" tt="none">
                Conflict
              </Badge>
            )}
            {item.revision !== null && (
              <Text size="xs" c="dimmed" className="numbers">
                Revision {item.revision}
                {before(release, item) === null && ', new'}
              </Text>
            )}
            {item.translation !== undefined && (
              <Text size="xs" c="dimmed">
                {translationInWords(item.translation)}
              </Text>
            )}
            <Button
              size="compact-xs"
              variant="subtle"
              rightSection={<Chevron size={14} />}
              aria-expanded={open}
              aria-controls={changes}
              aria-label={`Changes in ${name}`}
              onClick={() => setOpen(!open)}
            >
              Changes
            </Button>
          </Group>
        </Stack>
        {editable && (
          <ActionIcon variant="subtle" color="gray" aria-label={`Remove ${name}`} onClick={remove}>
            <IconX size={18} />
          </ActionIcon>
        )}
      </Group>
      <Refusal what="The item was not changed" error={refused} />
      <Collapse expanded={open} id={changes}>
        {open && <ItemChanges place={place} release={release} item={item} editable={editable} put={put} />}
      </Collapse>
    </Box>
  )
}

const actions = [
  { value: 'publish', label: 'Publish' },
  { value: 'unpublish', label: 'Unpublish' },
]

/** What is public in the item's place before the release is; null for nothing. */
function before({ state }: Release, { baseRevision, liveRevision }: ReleaseItem): number | null {
  return state === 'published' ? baseRevision : liveRevision
}

/** Changes of one item. `action` is what was chosen while that is on its way, and what is so again where it is refused. */
function useItem(place: Place, releaseId: string, item: ReleaseItem) {
  const { documentId } = item
  const putting = useReleaseChange<ItemChange>(place, releaseId, (target, { action, revision }) =>
    putItem(target, documentId, revision === undefined ? { action } : { action, revision }),
  )
  const removing = useReleaseChange(place, releaseId, (target) => removeItem(target, documentId))
  const put = (wanted: ItemChange) => {
    removing.reset()
    putting.mutate(wanted)
  }
  const back = item.revision === null ? { action: item.action } : { action: item.action, revision: item.revision }
  // The row is gone by then: what `mutate` is given for afterwards would not be called.
  const remove = () => {
    if (removing.isPending) return
    void removing.mutateAsync({}).then(
      () => notifyUndo(`${nameOfDocument(item)} was removed`, () => put(back)),
      () => undefined,
    )
  }
  return {
    action: putting.isPending ? putting.variables.action : item.action,
    put,
    remove,
    refused: putting.error ?? removing.error,
  }
}

/** Milliseconds in which the user can think again. */
const PATIENCE = 12_000

/** Says what was done, and takes it back where that is wished. */
function notifyUndo(message: string, undo: () => void): void {
  const id = notifications.show({
    color: 'brand',
    autoClose: PATIENCE,
    message: (
      <Group justify="space-between" wrap="nowrap" gap="sm">
        <Text size="sm" span>
          {message}
        </Text>
        <Button
          size="compact-sm"
          variant="light"
          onClick={() => {
            notifications.hide(id)
            undo()
          }}
        >
          Undo
        </Button>
      </Group>
    ),
  })
}
