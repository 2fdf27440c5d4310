import { Alert, Button, Group, Stack } from '@mantine/core'
import { IconDeviceFloppy, IconTrash } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useNavigate } from 'react-router'
import { confirm } from '../../shared/confirm.tsx'
import { Moment } from '../../shared/moment.tsx'
import { notifyDone } from '../../shared/notify.ts'
import { problemOf } from '../../shared/problem.ts'
import { ProblemAlert } from '../../shared/problem-alert.tsx'
import { partsInWords } from '../part-words.ts'
import { documentAddress } from '../place.ts'
import { ConflictNotice } from './conflict.tsx'
import type { Target } from './document-data.ts'
import { forgetLocally, type LocalCopy } from './local-copy.ts'
import type { Draft } from './use-draft.ts'

export interface NoticesProps {
  readonly target: Target
  readonly draft: Draft
  /** What was kept in this browser, and what decides about it. */
  readonly copy: { readonly offer: LocalCopy | null; readonly decide: () => void }
  readonly onCompare: () => void
}

/** What an editor of a document has to know: what did not work, and what others did meanwhile. */
export function Notices({ target, draft, copy, onCompare }: NoticesProps) {
  const place = useRef<HTMLDivElement>(null)
  const { failure, theirs, gone } = draft
  useEffect(() => {
    // A user who saves in the middle of a long document sees that it did not work.
    if (failure !== null) place.current?.scrollIntoView({ block: 'nearest' })
  }, [failure])
  if (copy.offer !== null) return <LocalCopyNotice draft={draft} offer={copy.offer} decide={copy.decide} />
  if (gone) {
    return (
      <div ref={place} className="editor-notices">
        <DeletedNotice target={target} draft={draft} />
      </div>
    )
  }
  const isSaid = theirs !== null && problemOf(failure?.error).status === 412
  if (theirs === null && failure === null) return null
  return (
    <Stack ref={place} className="editor-notices">
      {failure !== null && !isSaid && <ProblemAlert what={failure.what} error={partsInWords(failure.error)} />}
      {theirs !== null && <ConflictNotice draft={draft} theirs={theirs} onCompare={onCompare} />}
    </Stack>
  )
}

/** Says that the document was deleted while it was open here, and how what is in the form comes back. */
function DeletedNotice({ target, draft }: { readonly target: Target; readonly draft: Draft }) {
  const [refused, setRefused] = useState(false)
  const navigate = useNavigate()
  const make = async () => {
    const id = await draft.makeAnew()
    setRefused(id === null)
    if (id === null) return
    notifyDone('Recreated as a draft')
    if (id === target.documentId) return
    // Its place was another document's meanwhile. What is saved under the new name keeps no one on this page.
    flushSync(() => draft.giveUp())
    forgetLocally(target)
    await navigate(documentAddress(target, id))
  }
  return (
    <Stack>
      <Alert color="yellow" role="alert" icon={<IconTrash size={18} />} title="This was deleted by someone else">
        <Stack gap="xs" align="flex-start">
          <span>
            The form is kept but not saved. If you recreate it from the form, the {draft.content.kind} continues its
            history as a draft.
          </span>
          <Button size="xs" loading={draft.busy === 'make'} onClick={() => void make()}>
            Recreate
          </Button>
        </Stack>
      </Alert>
      {refused && draft.failure !== null && <ProblemAlert what={draft.failure.what} error={draft.failure.error} />}
    </Stack>
  )
}

interface LocalCopyNoticeProps {
  readonly draft: Draft
  readonly offer: LocalCopy
  readonly decide: () => void
}

/** Offers what was written here before and never saved; the form waits for the answer. */
function LocalCopyNotice({ draft, offer, decide }: LocalCopyNoticeProps) {
  const resume = () => {
    draft.resume(offer.content, offer.revision)
    decide()
  }
  const drop = async () => {
    const lost = {
      title: 'Discard your changes?',
      body: 'They are stored only in this browser and cannot be recovered.',
      action: 'Discard',
    }
    if (await confirm(lost)) decide()
  }
  return (
    <Alert color="yellow" role="alert" icon={<IconDeviceFloppy size={18} />} title="You have unsaved changes">
      <Stack gap="xs" align="flex-start">
        <span>
          This browser kept changes you made here <Moment at={offer.at} />.
          {offer.revision !== draft.stored.document.draft.revision && ' Someone saved another version since.'}
        </span>
        <Group gap="xs">
          <Button size="xs" onClick={resume}>
            Restore my changes
          </Button>
          <Button size="xs" variant="default" onClick={() => void drop()}>
            Discard…
          </Button>
        </Group>
      </Stack>
    </Alert>
  )
}
