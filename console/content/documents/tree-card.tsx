import './documents.css'
import { Box, Text } from '@mantine/core'
import { IconFiles } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Card } from '../../shared/card.tsx'
import { EmptyState } from '../../shared/empty-state.tsx'
import { Loaded } from '../../shared/loaded.tsx'
import { MoreButton } from '../../shared/more-button.tsx'
import { SelectAll } from '../bulk/selection.tsx'
import type { Place } from '../place.ts'
import { useAllPages } from './documents-data.ts'
import { PageTree } from './page-tree.tsx'

/** All pages of an environment as a tree. @param action what makes the first one */
export function TreeCard({ place, action }: { readonly place: Place; readonly action: ReactNode }) {
  const query = useAllPages(place)
  const count = query.data?.length ?? 0
  const loading = query.isFetchingNextPage
  return (
    <Card padded={false}>
      <Loaded query={query}>
        {(pages) =>
          pages.length === 0 ? (
            <EmptyState icon={IconFiles} title="No pages yet" action={action}>
              Create the first one here, or import a folder with triptych content import.
            </EmptyState>
          ) : (
            <>
              <Box px="md" py={8} style={{ borderBottom: '1px solid var(--line)' }}>
                <SelectAll documents={pages} />
              </Box>
              <PageTree key={`${place.site} ${place.env}`} place={place} pages={pages} />
            </>
          )
        }
      </Loaded>
      {count > 0 && (
        <Text size="sm" c="dimmed" px="md" py="sm" role="status" className="numbers">
          {count === 1 ? '1 page' : `${count.toLocaleString('en')} pages`}
          {loading && ' so far, loading more'}
          {!loading && query.hasNextPage && ' shown'}
        </Text>
      )}
      {!loading && <MoreButton query={query} what="pages" />}
    </Card>
  )
}
