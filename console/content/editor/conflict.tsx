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
  /** What another user saved. */
  readonly theirs: StoredDocument
}

/** Says that another user saved the document that is being changed here. */
export function ConflictNotice({ theirs, onCompare }: ConflictProps & { readonly onCompare: () => void }) {
  const { author, updatedAt } = theirs.document.draft
  return (
    <Alert color="yellow" role="alert" icon={<IconUsers size={18} />} title="Someone else saved a new version">
      <Stack gap="xs" align="flex-start">
        <span className="name">
          {author.name ?? author.id} saved <Moment at={updatedAt} />. Your changes are kept here but not saved.
        </span>
        <Button size="xs" variant="default" onClick={onCompare}>
          Compare versions
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
    notifyDone('Your version was saved. Theirs is in the history')
  }
  const takeTheirs = () => {
    draft.giveUp()
    close()
  }
  return (
    <Modal opened={opened} onClose={close} title="Which version do you want to keep?" size="xl">
      <Stack>
        <Text size="sm">
          Content only in theirs is marked as removed, content only in yours as added. If you save yours, theirs stays
          in the history. If you use theirs, your changes are lost.
        </Text>
        <DiffView
          before={textOf(contentOf(theirs))}
          after={textOf(draft.content)}
          language="text"
          label="Their version and yours"
        />
        {outcome !== 'done' && draft.failure !== null && (
          <ProblemAlert
            what={
              outcome === 'conflict' ? 'Their version was updated again and is shown as it is now' : draft.failure.what
            }
            error={draft.failure.error}
          />
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={close}>
            Continue editing
          </Button>
          <Button variant="light" color="red" onClick={takeTheirs}>
            Use theirs
          </Button>
          <Button loading={draft.busy === 'save'} onClick={() => void keepMine()}>
            Overwrite with mine
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}
