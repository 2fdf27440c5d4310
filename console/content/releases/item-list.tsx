import { Box, Switch } from '@mantine/core'
import { IconPackage } from '@tabler/icons-react'
import { useState } from 'react'
import { Card } from '../../shared/card.tsx'
import { EmptyState } from '../../shared/empty-state.tsx'
import { Loaded } from '../../shared/loaded.tsx'
import { MoreButton } from '../../shared/more-button.tsx'
import { ItemRow } from './item-row.tsx'
import { type Place, type Release, useReleaseItems } from './release-data.ts'
import { countWords } from './words.ts'

export interface ItemListProps {
  readonly place: Place
  readonly release: Release
  /** Whether items come and go. */
  readonly editable: boolean
}

/** What is in a release. */
export function ItemList({ place, release, editable }: ItemListProps) {
  const [wanted, setWanted] = useState(false)
  const onlyConflicts = wanted && release.conflicts > 0
  const query = useReleaseItems(place, release, onlyConflicts)
  return (
    <Card
      title="Items"
      about={release.items === 0 ? undefined : countWords(release.items, 'document')}
      padded={false}
      actions={
        release.conflicts > 0 && (
          <Switch
            label="Conflicts only"
            checked={wanted}
            onChange={({ currentTarget }) => setWanted(currentTarget.checked)}
          />
        )
      }
    >
      <Loaded query={query}>
        {(items) =>
          items.length === 0 ? (
            <EmptyState icon={IconPackage} title="This release is empty">
              {editable
                ? 'Add drafts to publish together, and documents to unpublish.'
                : 'Unschedule it to add documents.'}
            </EmptyState>
          ) : (
            <Box component="ul" className="rows" aria-label="Items">
              {items.map((item) => (
                <ItemRow key={item.documentId} place={place} release={release} item={item} editable={editable} />
              ))}
            </Box>
          )
        }
      </Loaded>
      <MoreButton query={query} what="items" />
    </Card>
  )
}
