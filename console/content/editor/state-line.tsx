import { Code, Group, Text } from '@mantine/core'
import { Moment } from '../../shared/moment.tsx'
import type { StoredDocument } from './document-data.ts'
import { StateBadge } from './state-badge.tsx'

/** Where a document is, whether it is public, and who saved it last. */
export function StateLine({ stored: { document } }: { readonly stored: StoredDocument }) {
  const { draft, live, key, state } = document
  return (
    <Group gap="xs">
      <StateBadge state={state} />
      <Code className="name">{key}</Code>
      <Text size="sm" className="name">
        Saved <Moment at={draft.updatedAt} /> by {draft.author.name ?? draft.author.id}
      </Text>
      {live !== null && live.key !== key && (
        <Text size="sm" className="name">
          Public at {live.key} until the move is published
        </Text>
      )}
    </Group>
  )
}
