import { Box, Group, SimpleGrid, Stack, Text, Title } from '@mantine/core'
import { useId } from 'react'
import { Loaded } from '../../shared/loaded.tsx'
import { MoreButton } from '../../shared/more-button.tsx'
import { ReleaseCard } from './release-card.tsx'
import { type Place, type ReleaseState, useReleases } from './release-data.ts'
import { states } from './state-badge.tsx'

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

interface BoardColumnProps {
  readonly place: Place
  readonly state: ReleaseState
}

/** The releases in one state, the newest first. */
function BoardColumn({ place, state }: BoardColumnProps) {
  const heading = useId()
  const query = useReleases(place, state)
  const { label, color, icon: Icon, none } = states[state]
  const count = query.data?.length ?? 0
  return (
    <Box component="section" aria-labelledby={heading} miw={0} p="xs" bg="var(--tint)" bdrs="lg">
      <Group gap="xs" px="xs" py={6} c={`var(--mantine-color-${color}-text)`}>
        <Icon size={18} aria-hidden="true" />
        <Title order={2} size="h5" id={heading}>
          {label}
        </Title>
        {count > 0 && (
          <Text size="sm" className="numbers" span>
            {count}
            {query.hasNextPage ? '+' : ''}
          </Text>
        )}
      </Group>
      <Loaded query={query}>
        {(releases) =>
          releases.length === 0 ? (
            <Text size="sm" c="dimmed" px="xs" pb="xs">
              {none}
            </Text>
          ) : (
            <Stack component="ul" gap="xs" m={0} p={0} style={{ listStyle: 'none' }} aria-labelledby={heading}>
              {releases.map((release) => (
                <ReleaseCard key={release.id} place={place} release={release} />
              ))}
            </Stack>
          )
        }
      </Loaded>
      <MoreButton query={query} what={`${label.toLowerCase()} releases`} />
    </Box>
  )
}
