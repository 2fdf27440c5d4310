import { Anchor, Badge, Group, Paper, Text } from '@mantine/core'
import { Link } from 'react-router'
import { inFull, Moment } from '../../shared/moment.tsx'
import { CardMenu } from './card-menu.tsx'
import type { Place, Release } from './release-data.ts'
import { countWords, nameOf, pathOfReleases } from './words.ts'

export interface ReleaseCardProps {
  readonly place: Place
  readonly release: Release
}

/** A release on the board. */
export function ReleaseCard({ place, release }: ReleaseCardProps) {
  const { id, name, items, conflicts, failure } = release
  return (
    <Paper component="li" withBorder p="sm" bg="var(--card)">
      <Group justify="space-between" align="flex-start" gap="xs" wrap="nowrap">
        <Anchor
          component={Link}
          to={`${pathOfReleases(place)}/${id}`}
          fw={600}
          className="name"
          lineClamp={4}
          dir="auto"
        >
          {name}
        </Anchor>
        <CardMenu place={place} release={release} />
      </Group>
      <Group gap="xs" mt={4}>
        <Text size="sm" className="numbers">
          {items === 0 ? 'Empty' : countWords(items, 'item')}
        </Text>
        {conflicts > 0 && (
          <Badge color="orange" variant="light" tt="none">
            {countWords(conflicts, 'conflict')}
          </Badge>
        )}
      </Group>
      {failure !== null && (
        <Text size="sm" c="red" className="name" lineClamp={3} mt={4}>
          {failure.message}
        </Text>
      )}
      <Text size="xs" c="dimmed" className="name" lineClamp={3} mt={4}>
        <When release={release} />
      </Text>
    </Paper>
  )
}

function When({ release }: { readonly release: Release }) {
  const { state, createdAt, createdBy, scheduledAt, publishedAt, publishedBy, failure } = release
  if (state === 'scheduled' && scheduledAt !== null) {
    return (
      <>
        Due <Moment at={scheduledAt} />, {inFull(scheduledAt)}
      </>
    )
  }
  if (state === 'published' && publishedAt !== null) {
    return (
      <>
        Published <Moment at={publishedAt} /> by {nameOf(publishedBy)}
      </>
    )
  }
  if (state === 'failed' && failure !== null) {
    return (
      <>
        Failed <Moment at={failure.at} />
      </>
    )
  }
  return (
    <>
      Created <Moment at={createdAt} /> by {nameOf(createdBy)}
    </>
  )
}
