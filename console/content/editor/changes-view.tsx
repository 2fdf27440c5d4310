import { IconChecks, IconWorldOff } from '@tabler/icons-react'
import { Card } from '../../shared/card.tsx'
import { DiffView } from '../../shared/code/diff-view.tsx'
import { EmptyState } from '../../shared/empty-state.tsx'
import { Loaded } from '../../shared/loaded.tsx'
import { alike, type Editable } from './content.ts'
import { type StoredDocument, type Target, useRevision } from './document-data.ts'
import { textOf } from './text.ts'

export interface ChangesViewProps {
  readonly target: Target
  readonly stored: StoredDocument
  /** What is in the form. */
  readonly content: Editable
  readonly dirty: boolean
}

/** What is public, and what differs from it in the draft. */
export function ChangesView({ target, stored, content, dirty }: ChangesViewProps) {
  const { live } = stored.document
  const query = useRevision(target, live?.revision ?? null)
  if (live === null) {
    return (
      <Card padded={false}>
        <EmptyState icon={IconWorldOff} title="Not published yet">
          Once published, the differences between the draft and the site appear here.
        </EmptyState>
      </Card>
    )
  }
  return (
    <Card
      title="Changes to publish"
      about={
        dirty
          ? 'Published version compared with the form, including unsaved changes.'
          : 'Published version compared with the draft.'
      }
    >
      <Loaded query={query}>
        {(revision) => {
          const before = revision.content as unknown as Editable
          if (alike(before, content)) return <EmptyState icon={IconChecks} title="No changes" />
          const texts = { before: textOf(before), after: textOf(content) }
          return <DiffView {...texts} language="text" label="Published version and draft" />
        }}
      </Loaded>
    </Card>
  )
}
