import { Badge, Group, Text } from '@mantine/core'
import { StateBadge } from '../editor/state-badge.tsx'
import type { TranslationVersion } from './language-words.ts'

/** Whether a version is public, and how it stands to its source. */
export function VersionBadges({ version: { status, page } }: { readonly version: TranslationVersion }) {
  if (page === null) {
    return (
      <Text size="sm" c="dimmed" component="span">
        Missing
      </Text>
    )
  }
  return (
    <Group gap={6} component="span">
      <StateBadge state={page.state} />
      {status === 'outdated' && (
        <Badge variant="light" color="orange" tt="none" title="Its source has changed since" style={{ flex: 'none' }}>
          Outdated
        </Badge>
      )}
      {status === 'source' && (
        <Text size="xs" c="dimmed" component="span" title="The other versions are translated from it">
          Source
        </Text>
      )}
    </Group>
  )
}
