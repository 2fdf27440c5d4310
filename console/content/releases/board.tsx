import { SimpleGrid } from '@mantine/core'
import { BoardColumn } from './board-column.tsx'
import type { Place, ReleaseState } from './release-data.ts'

const order: readonly ReleaseState[] = ['open', 'scheduled', 'failed', 'published']

/** The releases of an environment by what comes next for them, side by side, or one under the other where that is narrow. */
export function Board({ place }: { readonly place: Place }) {
  return (
    <SimpleGrid cols={{ base: 1, sm: 2, lg: 4 }} spacing="md" style={{ alignItems: 'start' }}>
      {order.map((state) => (
        <BoardColumn key={state} place={place} state={state} />
      ))}
    </SimpleGrid>
  )
}
