import { Checkbox, TextInput } from '@mantine/core'
import { useState } from 'react'
import { FormDialog } from '../../shared/form-dialog.tsx'
import { notifyDone } from '../../shared/notify.ts'
import { errorOf } from '../../shared/problem.ts'
import { moveDocument } from './document-calls.ts'
import type { Target } from './document-data.ts'
import type { Draft } from './use-draft.ts'

export interface MoveDialogProps {
  readonly target: Target
  readonly draft: Draft
  readonly opened: boolean
  readonly onClose: () => void
}

/** Moves a page to another route, which may leave a redirect. */
export function MoveDialog({ target, draft, opened, onClose }: MoveDialogProps) {
  const { document } = draft.stored
  const [to, setTo] = useState(document.key)
  const [redirect, setRedirect] = useState(true)
  const [refused, setRefused] = useState(false)
  const isPublic = document.live !== null
  const move = async () => {
    const call = (etag: string) => moveDocument(target, etag, to.trim(), redirect)
    const outcome = await draft.act({ name: 'move', failed: 'The page was not moved', call })
    setRefused(outcome !== 'done')
    if (outcome === 'failed') return
    onClose()
    if (outcome === 'done') notifyDone(isPublic ? 'Moved in the draft. Publish to move it on the site' : 'Moved')
  }
  const failure = refused ? draft.failure : null
  const inPlace = errorOf(failure?.error, 'to')
  return (
    <FormDialog
      opened={opened}
      title="Move this page"
      onClose={onClose}
      onSubmit={() => void move()}
      action={draft.dirty ? 'Save and move' : 'Move'}
      disabled={to.trim() === '' || to.trim() === document.key}
      busy={draft.busy === 'move'}
      error={failure?.error ?? null}
      beside={inPlace === null ? failure?.error : null}
      failed={failure?.what ?? ''}
    >
      <TextInput
        label="New route"
        description="The page’s path on the site, for example /guides/start."
        value={to}
        error={inPlace}
        maxLength={1000}
        onChange={(event) => setTo(event.currentTarget.value)}
        data-autofocus
      />
      {isPublic && (
        <Checkbox
          label="Redirect from the old route when the move is published"
          checked={redirect}
          onChange={(event) => setRedirect(event.currentTarget.checked)}
        />
      )}
    </FormDialog>
  )
}
