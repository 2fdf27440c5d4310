import { Badge, Button, Group, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import type { components } from '../../../generated/content/types.ts'
import { Card } from '../../shared/card.tsx'
import { Loaded } from '../../shared/loaded.tsx'
import { Moment } from '../../shared/moment.tsx'
import { MoreButton } from '../../shared/more-button.tsx'
import { type Target, useRevisions } from './document-data.ts'
import { RevisionDialog } from './revision-dialog.tsx'
import type { Draft } from './use-draft.ts'

type Summary = components['schemas']['RevisionSummary']

export interface HistoryViewProps {
  readonly target: Target
  readonly draft: Draft
  readonly onRestored: () => void
}

/** Every state that was saved, to look at and to come back to. */
export function HistoryView({ target, draft, onRestored }: HistoryViewProps) {
  const query = useRevisions(target)
  const [looking, setLooking] = useState<number | null>(null)
  return (
    <Card title="History" about="Each save is a revision. Restoring one makes it the draft again." padded={false}>
      <Loaded query={query}>
        {(revisions) => (
          <Stack gap={0} component="ul" p={0} m={0} style={{ listStyle: 'none' }}>
            {revisions.map((one) => (
              <Row key={one.revision} revision={one} onLook={() => setLooking(one.revision)} />
            ))}
          </Stack>
        )}
      </Loaded>
      <MoreButton query={query} what="revisions" />
      {looking !== null && (
        <RevisionDialog
          target={target}
          draft={draft}
          revision={looking}
          onClose={() => setLooking(null)}
          onRestored={onRestored}
        />
      )}
    </Card>
  )
}

function Row({ revision, onLook }: { readonly revision: Summary; readonly onLook: () => void }) {
  const { revision: number, key, createdAt, author, isDraft, isLive } = revision
  return (
    <Group component="li" justify="space-between" px="lg" py="sm" style={{ borderTop: '1px solid var(--line)' }}>
      <Stack gap={2} miw={0} flex="1 1 14rem">
        <Group gap="xs">
          <Text fw={600} className="numbers">
            Revision {number}
          </Text>
          {isDraft && (
            <Badge variant="light" color="gray" tt="none">
              Draft
            </Badge>
          )}
          {isLive && (
            <Badge variant="light" color="green" tt="none">
              Public
            </Badge>
          )}
        </Group>
        <Text size="sm" c="dimmed" className="name">
          <Moment at={createdAt} /> by {author.name ?? author.id}, at {key}
        </Text>
      </Stack>
      <Button size="xs" variant="default" onClick={onLook} aria-label={`View revision ${number}`}>
        View
      </Button>
    </Group>
  )
}
