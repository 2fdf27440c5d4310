import { Button, Checkbox, Group, Modal, Stack, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { notifyDone } from '../../shared/notify.ts'
import { errorOf } from '../../shared/problem.ts'
import { ProblemAlert } from '../../shared/problem-alert.tsx'
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
  const move = async (event: FormEvent) => {
    event.preventDefault()
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
    <Modal opened={opened} onClose={onClose} title="Move this page">
      <Stack component="form" onSubmit={move}>
        {failure !== null && inPlace === null && <ProblemAlert what={failure.what} error={failure.error} />}
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
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button
            type="submit"
            loading={draft.busy === 'move'}
            disabled={to.trim() === '' || to.trim() === document.key}
          >
            {draft.dirty ? 'Save and move' : 'Move'}
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}
