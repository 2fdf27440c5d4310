import { Button, Group, Modal, SegmentedControl, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { CodeEditor } from '../../shared/code/code-editor.tsx'
import { DiffView } from '../../shared/code/diff-view.tsx'
import { confirm } from '../../shared/confirm.tsx'
import { Loaded } from '../../shared/loaded.tsx'
import { notifyDone } from '../../shared/notify.ts'
import { ProblemAlert } from '../../shared/problem-alert.tsx'
import { alike, type Editable } from './content.ts'
import { restoreRevision } from './document-calls.ts'
import { type Target, useRevision } from './document-data.ts'
import { textOf } from './text.ts'
import type { Draft } from './use-draft.ts'

export interface RevisionDialogProps {
  readonly target: Target
  readonly draft: Draft
  readonly revision: number
  readonly onClose: () => void
  readonly onRestored: () => void
}

/** A state that was saved before, and what was changed since. */
export function RevisionDialog({ target, draft, revision, onClose, onRestored }: RevisionDialogProps) {
  const query = useRevision(target, revision)
  const [whole, setWhole] = useState(false)
  const [refused, setRefused] = useState(false)
  const restore = async () => {
    const lost = {
      title: 'Discard unsaved changes and restore?',
      body: 'Your unsaved changes would be lost.',
      action: 'Restore',
    }
    if (draft.dirty && !(await confirm(lost))) return
    const call = (etag: string) => restoreRevision(target, etag, revision)
    const outcome = await draft.act({ name: 'restore', failed: 'The draft was not changed', call, replaces: true })
    setRefused(outcome !== 'done')
    if (outcome !== 'done') return
    notifyDone(`Revision ${revision} is the draft again`)
    onClose()
    onRestored()
  }
  const isDraft = draft.stored.document.draft.revision === revision
  return (
    <Modal opened onClose={onClose} title={`Revision ${revision}`} size="xl">
      <Stack>
        <SegmentedControl
          aria-label="View"
          value={whole ? 'whole' : 'since'}
          onChange={(value) => setWhole(value === 'whole')}
          data={[
            { value: 'since', label: 'Changes since' },
            { value: 'whole', label: 'This version' },
          ]}
          style={{ alignSelf: 'flex-start' }}
        />
        <Loaded query={query}>
          {({ content }) => {
            const then = content as unknown as Editable
            if (whole)
              return <CodeEditor value={textOf(then)} language="text" label="This version" readOnly maxHeight={480} />
            if (alike(then, draft.content)) return <Text c="dimmed">No changes: the form has the same content.</Text>
            const texts = { before: textOf(then), after: textOf(draft.content) }
            return <DiffView {...texts} language="text" label="Changes since" />
          }}
        </Loaded>
        {refused && draft.failure !== null && <ProblemAlert what={draft.failure.what} error={draft.failure.error} />}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Close
          </Button>
          <Button
            loading={draft.busy === 'restore'}
            disabled={isDraft || query.data === undefined}
            onClick={() => void restore()}
          >
            {isDraft ? 'This is the draft' : 'Restore as the draft'}
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}
