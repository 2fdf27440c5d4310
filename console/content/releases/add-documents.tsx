import { Box, Button, Group, SegmentedControl, Stack, Text } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { Card } from '../../shared/card.tsx'
import { Loaded } from '../../shared/loaded.tsx'
import { MoreButton } from '../../shared/more-button.tsx'
import { notifyDone } from '../../shared/notify.ts'
import { Refusal } from '../../shared/refusal.tsx'
import { SearchField } from '../../shared/search-field.tsx'
import { useDocuments } from '../documents/documents-data.ts'
import type { DocumentSummary } from '../documents/tree.ts'
import { DocumentName } from './document-name.tsx'
import { nameOfDocument } from './item-words.ts'
import { type ItemChange, putItem } from './release-calls.ts'
import { useReleaseChange } from './release-change.ts'
import { type Place, type Release, type ReleaseItem, type TaggedRelease, useReleaseItems } from './release-data.ts'
import { countWords } from './words.ts'

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
  const query = useDocuments(place, { q: words, pending: which === 'pending' }, 20)
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
        <SearchField
          aria-label="Search documents"
          placeholder="Search titles, routes and text"
          value={typed}
          onChange={setTyped}
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

interface Ids {
  /** At least one. */
  readonly ids: readonly string[]
}

/** Puts the drafts of several documents into a release, each on top of the one before. */
function useAddAll(place: Place, releaseId: string) {
  return useReleaseChange<Ids>(place, releaseId, async (target, { ids }) => {
    let changed: TaggedRelease | undefined
    for (const id of ids) changed = await putItem({ ...target, etag: changed?.etag ?? target.etag }, id, publish)
    if (changed === undefined) throw new Error('No documents to add')
    notifyDone(`${countWords(ids.length, 'document')} added`)
    return changed
  })
}

const publish = { action: 'publish' } as const

interface FoundDocumentProps {
  readonly place: Place
  readonly release: Release
  readonly document: DocumentSummary
  /** What the release does with it already; null for nothing. */
  readonly done: ReleaseItem['action'] | null
}

const states = { draft: 'Not published', published: 'Public', changed: 'Changed since it was published' } as const

const words = { publish: 'In this release: publish', unpublish: 'In this release: unpublish' } as const

/** A document that can be put into a release. */
function FoundDocument({ place, release, document, done }: FoundDocumentProps) {
  const { id, kind, key, title, state, liveRevision } = document
  const put = useReleaseChange<ItemChange>(place, release.id, (target, { action }) => putItem(target, id, { action }))
  const name = nameOfDocument(document)
  return (
    <Box component="li" px="lg" py="sm">
      <Group gap="sm" justify="space-between">
        <Stack gap={2} miw={0} flex="1 1 12rem">
          <DocumentName place={place} id={id} kind={kind} name={title} docKey={key} />
          <Text size="xs" c="dimmed" role="status">
            {done === null ? states[state] : words[done]}
          </Text>
        </Stack>
        <Group gap="xs">
          <Button
            size="xs"
            variant="light"
            leftSection={done === 'publish' ? <IconCheck size={14} /> : null}
            loading={put.isPending && put.variables.action === 'publish'}
            onClick={() => put.mutate({ action: 'publish' })}
            aria-label={`Publish ${name} with the release`}
          >
            Publish
          </Button>
          {liveRevision !== null && (
            <Button
              size="xs"
              variant="default"
              leftSection={done === 'unpublish' ? <IconCheck size={14} /> : null}
              loading={put.isPending && put.variables.action === 'unpublish'}
              onClick={() => put.mutate({ action: 'unpublish' })}
              aria-label={`Unpublish ${name} with the release`}
            >
              Unpublish
            </Button>
          )}
        </Group>
      </Group>
      <Refusal what="The document was not added" error={put.error} />
    </Box>
  )
}
