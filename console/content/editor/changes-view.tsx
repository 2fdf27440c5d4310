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
        <EmptyState icon={IconWorldOff} title="Nothing of this is public">
          Once it is published, this shows what the draft has that the site has not.
        </EmptyState>
      </Card>
    )
  }
  return (
    <Card
      title="What publishing would change"
      about={dirty ? 'From what is public to what is in the form, saved or not.' : 'From what is public to the draft.'}
    >
      <Loaded query={query}>
        {(revision) => {
          const before = revision.content as unknown as Editable
          if (alike(before, content)) return <EmptyState icon={IconChecks} title="The draft is what is public" />
          const texts = { before: textOf(before), after: textOf(content) }
          return <DiffView {...texts} language="text" label="What is public, and the draft" />
        }}
      </Loaded>
    </Card>
  )
}
