import { Box, Button, Group, SegmentedControl, Stack, Text, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import { Card } from '../../shared/card.tsx'
import { Loaded } from '../../shared/loaded.tsx'
import { MoreButton } from '../../shared/more-button.tsx'
import { Refusal } from '../../shared/refusal.tsx'
import { FoundDocument } from './found-document.tsx'
import { useFoundDocuments } from './found-documents.ts'
import { type Place, type Release, useReleaseItems } from './release-data.ts'
import { useAddAll } from './use-add-all.ts'

/** Milliseconds without a key before what was typed is looked for. */
const TYPING = 250

export interface AddDocumentsProps {
  readonly place: Place
  readonly release: Release
}

/** Finds documents, and puts them into a release. */
export function AddDocuments({ place, release }: AddDocumentsProps) {
  const [typed, setTyped] = useState('')
  const [which, setWhich] = useState<'pending' | 'all'>('pending')
  const [words] = useDebouncedValue(typed.trim(), TYPING)
  const query = useFoundDocuments(place, words, which === 'pending')
  const addAll = useAddAll(place, release.id)
  const items = useReleaseItems(place, release, false)
  const inside = new Map(items.data?.map(({ documentId, action }) => [documentId, action]))
  const missing = (query.data ?? []).filter(({ id }) => !inside.has(id))
  // What stands in the rest of a long list, or in the one that was asked for before, is not to be put in unseen.
  const known = items.data !== undefined && !items.hasNextPage && !query.isPlaceholderData
  return (
    <Card
      title="Add documents"
      about="Drafts are added as they are now. Later changes are not included."
      padded={false}
    >
      <Stack p="lg" gap="sm">
        <SegmentedControl
          aria-label="Filter documents"
          data={[
            { value: 'pending', label: 'Unpublished' },
            { value: 'all', label: 'All documents' },
          ]}
          value={which}
          onChange={(value) => setWhich(value === 'all' ? 'all' : 'pending')}
        />
        <TextInput
          type="search"
          aria-label="Search documents"
          placeholder="Search titles, routes and text"
          leftSection={<IconSearch size={16} />}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          maxLength={200}
          dir="auto"
        />
        {which === 'pending' && known && missing.length > 1 && (
          <Group>
            <Button
              size="xs"
              variant="default"
              loading={addAll.isPending}
              onClick={() => addAll.mutate({ ids: missing.map(({ id }) => id) })}
            >
              Add all {missing.length} shown
            </Button>
          </Group>
        )}
        <Refusal what="Not all documents were added" error={addAll.error} />
      </Stack>
      <Loaded query={query}>
        {(documents) =>
          documents.length === 0 && !query.isPlaceholderData ? (
            <Text c="dimmed" size="sm" px="lg" pb="lg" role="status">
              {nothing(words, which)}
            </Text>
          ) : (
            <Box
              component="ul"
              className="rows"
              aria-label="Found documents"
              style={{ borderTop: '1px solid var(--line)' }}
            >
              {documents.map((document) => (
                <FoundDocument
                  key={document.id}
                  place={place}
                  release={release}
                  document={document}
                  done={inside.get(document.id) ?? null}
                />
              ))}
            </Box>
          )
        }
      </Loaded>
      <MoreButton query={query} what="documents" />
    </Card>
  )
}

function nothing(words: string, which: 'pending' | 'all'): string {
  if (words !== '' && which === 'pending') return 'No matching unpublished drafts. Try all documents.'
  if (words !== '') return 'No matching documents.'
  if (which === 'pending') return 'There are no unpublished drafts. Change a document first, or show all documents.'
  return 'No documents yet. Create one under Pages.'
}
