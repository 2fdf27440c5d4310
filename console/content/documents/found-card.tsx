import { Box, Stack } from '@mantine/core'
import { IconSearchOff } from '@tabler/icons-react'
import { Card } from '../../shared/card.tsx'
import { EmptyState } from '../../shared/empty-state.tsx'
import { Loaded, Waiting } from '../../shared/loaded.tsx'
import { MoreButton } from '../../shared/more-button.tsx'
import { SelectAll } from '../bulk/selection.tsx'
import type { Place } from '../place.ts'
import { DocumentLine } from './document-line.tsx'
import { useDocuments } from './documents-data.ts'

export interface FoundCardProps {
  readonly place: Place
  readonly q: string
  readonly pending: boolean
}

/** The pages that have the words, or are not public as they are. */
export function FoundCard({ place, q, pending }: FoundCardProps) {
  const query = useDocuments(place, { kind: 'page', q, pending })
  return (
    <Card padded={false}>
      <Loaded query={query}>
        {(found) =>
          found.length === 0 ? (
            <Nothing q={q} asking={query.isPlaceholderData} />
          ) : (
            <>
              <Box px="lg" py={8} style={{ borderBottom: '1px solid var(--line)' }}>
                <SelectAll documents={found} />
              </Box>
              <Stack gap={0} component="ul" p={0} m={0} style={{ listStyle: 'none' }} aria-busy={query.isFetching}>
                {found.map((one) => (
                  <Box component="li" key={one.id} px="lg" py={8} style={{ borderBottom: '1px solid var(--line)' }}>
                    <DocumentLine place={place} document={one} where={one.key} />
                  </Box>
                ))}
              </Stack>
            </>
          )
        }
      </Loaded>
      <MoreButton query={query} what="pages" />
    </Card>
  )
}

/** @param asking whether what was found is still of other words */
function Nothing({ q, asking }: { readonly q: string; readonly asking: boolean }) {
  if (asking) return <Waiting />
  return q === '' ? (
    <EmptyState icon={IconSearchOff} title="No unpublished changes" />
  ) : (
    <EmptyState icon={IconSearchOff} title="No matching pages">
      Every word, or its beginning, must appear in the route, title or text.
    </EmptyState>
  )
}
