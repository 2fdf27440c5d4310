import { Box, Button, Group, Stack, Text } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { Refusal } from '../../shared/refusal.tsx'
import { DocumentName } from './document-name.tsx'
import type { FoundDocument as Found } from './found-documents.ts'
import { nameOfDocument } from './item-words.ts'
import { type ItemChange, putItem } from './release-calls.ts'
import { useReleaseChange } from './release-change.ts'
import type { Place, Release, ReleaseItem } from './release-data.ts'

export interface FoundDocumentProps {
  readonly place: Place
  readonly release: Release
  readonly document: Found
  /** What the release does with it already; null for nothing. */
  readonly done: ReleaseItem['action'] | null
}

const states = { draft: 'Not published', published: 'Public', changed: 'Changed since it was published' } as const

const words = { publish: 'In this release: publish', unpublish: 'In this release: unpublish' } as const

/** A document that can be put into a release. */
export function FoundDocument({ place, release, document, done }: FoundDocumentProps) {
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
