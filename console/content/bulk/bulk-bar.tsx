import { Button, Group, Paper, Text } from '@mantine/core'
import { IconArrowsMove, IconTag, IconTrash, IconWorldOff, IconWorldUpload } from '@tabler/icons-react'
import { type ComponentType, useState } from 'react'
import type { Place } from '../place.ts'
import type { BulkAction } from './bulk-data.ts'
import { BulkDialog } from './bulk-dialog.tsx'
import { actionWords } from './bulk-words.ts'
import { useSelection } from './selection.tsx'

const actions: readonly (readonly [BulkAction, ComponentType<{ readonly size: number }>])[] = [
  ['publish', IconWorldUpload],
  ['tag', IconTag],
  ['move', IconArrowsMove],
  ['unpublish', IconWorldOff],
  ['delete', IconTrash],
]

/** What can be done to the pages that are selected; nothing while none are. */
export function BulkBar({ place }: { readonly place: Place }) {
  const selection = useSelection()
  const [asked, setAsked] = useState<BulkAction | null>(null)
  if (selection === null || (selection.selected.size === 0 && asked === null)) return null
  const { selected, select } = selection
  return (
    <>
      <Paper
        withBorder
        shadow="md"
        p="xs"
        pos="sticky"
        bottom={8}
        style={{ zIndex: 2 }}
        role="toolbar"
        aria-label="Selected pages"
      >
        <Group gap="xs">
          <Text size="sm" fw={550} role="status" className="numbers" px="xs">
            {selected.size} selected
          </Text>
          {actions.map(([action, Icon]) => (
            <Button
              key={action}
              size="xs"
              variant={action === 'publish' ? 'filled' : 'default'}
              leftSection={<Icon size={15} />}
              disabled={selected.size === 0}
              onClick={() => setAsked(action)}
              {...(action === 'delete' && { c: 'red' })}
            >
              {actionWords[action].verb}…
            </Button>
          ))}
          <Button size="xs" variant="subtle" color="gray" onClick={() => select([])}>
            Clear selection
          </Button>
        </Group>
      </Paper>
      {asked !== null && (
        <BulkDialog
          key={asked}
          place={place}
          action={asked}
          documents={[...selected.values()]}
          onSelect={select}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  )
}
