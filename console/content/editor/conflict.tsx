import { Alert, Button, Group, Modal, Stack, Text } from '@mantine/core'
import { IconUsers } from '@tabler/icons-react'
import { useState } from 'react'
import { DiffView } from '../../shared/code/diff-view.tsx'
import { Moment } from '../../shared/moment.tsx'
import { notifyDone } from '../../shared/notify.ts'
import { ProblemAlert } from '../../shared/problem-alert.tsx'
import type { StoredDocument } from './document-data.ts'
import { textOf } from './text.ts'
import { contentOf, type Draft, type Outcome } from './use-draft.ts'

interface ConflictProps {
  readonly draft: Draft
  /** What somebody else saved. */
  readonly theirs: StoredDocument
}

/** Says that somebody else saved the document that is being changed here. */
export function ConflictNotice({ theirs, onCompare }: ConflictProps & { readonly onCompare: () => void }) {
  const { author, updatedAt } = theirs.document.draft
  return (
    <Alert color="yellow" role="alert" icon={<IconUsers size={18} />} title="Somebody else saved this meanwhile">
      <Stack gap="xs" align="flex-start">
        <span className="name">
          {author.name ?? author.id} saved <Moment at={updatedAt} />. What you wrote is still here, and not saved.
        </span>
        <Button size="xs" variant="default" onClick={onCompare}>
          Compare and decide
        </Button>
      </Stack>
    </Alert>
  )
}

export interface ConflictDialogProps extends ConflictProps {
  readonly opened: boolean
  readonly onClose: () => void
}

/** Shows both versions, and has one of them chosen. */
export function ConflictDialog({ draft, theirs, opened, onClose }: ConflictDialogProps) {
  const [outcome, setOutcome] = useState<Outcome>('done')
  const close = () => {
    setOutcome('done')
    onClose()
  }
  const keepMine = async () => {
    const came = await draft.saveOver(theirs)
    setOutcome(came)
    if (came !== 'done') return
    onClose()
    notifyDone('Yours is saved. Theirs is in the history')
  }
  const takeTheirs = () => {
    draft.giveUp()
    close()
  }
  return (
    <Modal opened={opened} onClose={close} title="Which version is to stay?" size="xl">
      <Stack>
        <Text size="sm">
          What is only in theirs is marked as removed, what is only in yours as added. If you save yours, theirs stays
          in the history. If you take theirs, what you wrote is gone.
        </Text>
        <DiffView
          before={textOf(contentOf(theirs))}
          after={textOf(draft.content)}
          language="text"
          label="Their version and yours"
        />
        {outcome !== 'done' && draft.failure !== null && (
          <ProblemAlert
            what={outcome === 'conflict' ? 'Theirs is shown as it is now: it was saved once more' : draft.failure.what}
            error={draft.failure.error}
          />
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={close}>
            Go on editing
          </Button>
          <Button variant="light" color="red" onClick={takeTheirs}>
            Take theirs
          </Button>
          <Button loading={draft.busy === 'save'} onClick={() => void keepMine()}>
            Save mine over theirs
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}
