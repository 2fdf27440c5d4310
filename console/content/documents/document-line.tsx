import { Anchor, Group, Stack, Text } from '@mantine/core'
import { Link } from 'react-router'
import { Moment } from '../../shared/moment.tsx'
import { SelectDocument } from '../bulk/selection.tsx'
import { StateBadge } from '../editor/state-badge.tsx'
import { documentAddress, type Place } from '../place.ts'
import type { DocumentSummary } from './tree.ts'

export interface DocumentLineProps {
  readonly place: Place
  readonly document: DocumentSummary
  /** What stands below the title. */
  readonly where: string
  /** How many pages are below it, in words, where they are not shown. */
  readonly below?: string | undefined
}

/** A document in a list: its title, where it is, and whether it is public. */
export function DocumentLine({ place, document, where, below }: DocumentLineProps) {
  const { id, title, key, state, updatedAt } = document
  return (
    <Group wrap="nowrap" gap="sm" flex={1} miw={0} justify="space-between">
      <SelectDocument document={document} />
      <Stack gap={0} miw={0} flex={1}>
        <Anchor
          component={Link}
          to={documentAddress(place, id)}
          fw={550}
          className="name"
          truncate
          dir="auto"
          underline="hover"
        >
          {title === '' ? key : title}
        </Anchor>
        <Text size="xs" c="dimmed" className="name" truncate>
          {where}
        </Text>
      </Stack>
      <Group gap="md" wrap="nowrap" style={{ flex: 'none' }}>
        {below !== undefined && (
          <Text size="xs" c="dimmed" className="numbers" visibleFrom="xs">
            {below}
          </Text>
        )}
        <Text size="xs" c="dimmed" visibleFrom="sm">
          <Moment at={updatedAt} />
        </Text>
        <StateBadge state={state} />
      </Group>
    </Group>
  )
}
