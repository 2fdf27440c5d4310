import { ActionIcon, Menu } from '@mantine/core'
import {
  IconArrowBackUp,
  IconArrowsMove,
  IconDots,
  IconEye,
  IconLink,
  IconTrash,
  IconWorldOff,
} from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useNavigate } from 'react-router'
import { confirm } from '../../shared/confirm.tsx'
import { notifyDone, notifyProblem } from '../../shared/notify.ts'
import { readDocumentUses } from '../links/link-calls.ts'
import { DocumentUses, describeUses, warnOfLinks } from '../links/uses.tsx'
import { useOnLeaving } from '../on-leaving.ts'
import { documentsAddress, partialsAddress } from '../place.ts'
import { warnOfSchedules } from '../releases/warn-of-schedules.ts'
import { titleOf } from './content.ts'
import { deleteDocument, unpublishDocument } from './document-calls.ts'
import { forget, forgetLists } from './document-changes.ts'
import type { Target } from './document-data.ts'
import { forgetLocally } from './local-copy.ts'
import { MoveDialog } from './move-dialog.tsx'
import { PreviewTokenDialog } from './preview-token-dialog.tsx'
import type { Draft } from './use-draft.ts'

export interface DocumentMenuProps {
  readonly target: Target
  readonly draft: Draft
  readonly disabled: boolean
}

/** What is done to a document now and then. */
export function DocumentMenu({ target, draft, disabled }: DocumentMenuProps) {
  const [moving, setMoving] = useState(false)
  const [minting, setMinting] = useState(false)
  const [looking, setLooking] = useState(false)
  const queries = useQueryClient()
  const navigate = useNavigate()
  const forgetOnLeaving = useOnLeaving(() => forget(queries, target))
  const { content, stored, dirty } = draft
  const { live, kind } = stored.document
  const called = titleOf(content)
  const takeDown = async () => {
    const uses = await readDocumentUses(target).catch(() => ({ uses: [], more: false }))
    const sure = await confirm({
      title: `Unpublish?`,
      body: `${called} will no longer be public. Its draft and history are kept, and it can be published again.${describeUses(uses)}`,
      action: 'Unpublish',
    })
    if (!sure) return
    const call = async (etag: string) => {
      const unpublished = await unpublishDocument(target, etag)
      warnOfSchedules(unpublished.document)
      warnOfLinks(unpublished.document)
      return unpublished
    }
    const outcome = await draft.act({ name: 'unpublish', failed: 'Couldn’t unpublish', call })
    if (outcome === 'done') notifyDone('Unpublished')
  }
  const discard = async () => {
    const sure = await confirm({
      title: 'Discard unsaved changes?',
      body: 'The form goes back to the last saved version.',
      action: 'Discard',
    })
    if (sure) draft.giveUp()
  }
  const remove = async () => {
    const sure = await confirm({
      title: `Delete this ${kind}?`,
      body: `${called} is removed from the list. If it is created again at the same place, its history continues.`,
      action: 'Delete',
    })
    if (!sure) return
    try {
      await deleteDocument(target, stored.etag)
    } catch (error) {
      return notifyProblem('Couldn’t delete', error)
    }
    // Rendered at once: what was not saved must not hold the user on the page of what is gone.
    flushSync(() => draft.giveUp())
    forgetLocally(target)
    forgetLists(queries, target)
    notifyDone('Deleted')
    forgetOnLeaving()
    await navigate(kind === 'partial' ? partialsAddress(target) : documentsAddress(target))
  }
  return (
    <>
      <Menu position="bottom-end" width={240} withinPortal>
        <Menu.Target>
          <ActionIcon
            variant="default"
            size={36}
            aria-label="More"
            disabled={disabled}
            loading={draft.busy === 'unpublish'}
          >
            <IconDots size={18} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {kind === 'page' && (
            <Menu.Item leftSection={<IconArrowsMove size={16} />} onClick={() => setMoving(true)}>
              Move…
            </Menu.Item>
          )}
          {(kind === 'page' || kind === 'partial') && (
            <Menu.Item leftSection={<IconLink size={16} />} onClick={() => setLooking(true)}>
              Links to this…
            </Menu.Item>
          )}
          <Menu.Item leftSection={<IconEye size={16} />} onClick={() => setMinting(true)}>
            Preview token…
          </Menu.Item>
          <Menu.Item leftSection={<IconArrowBackUp size={16} />} disabled={!dirty} onClick={() => void discard()}>
            Discard changes…
          </Menu.Item>
          <Menu.Divider />
          <Menu.Item leftSection={<IconWorldOff size={16} />} disabled={live === null} onClick={() => void takeDown()}>
            Unpublish…
          </Menu.Item>
          <Menu.Item
            color="red"
            leftSection={<IconTrash size={16} />}
            disabled={live !== null}
            onClick={() => void remove()}
          >
            {live === null ? 'Delete…' : 'Delete (unpublish it first)'}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {content.kind === 'page' && (
        <MoveDialog
          key={content.route}
          target={target}
          draft={draft}
          opened={moving}
          onClose={() => setMoving(false)}
        />
      )}
      <DocumentUses target={target} opened={looking} onClose={() => setLooking(false)} />
      <PreviewTokenDialog
        target={target}
        document={stored.document}
        opened={minting}
        onClose={() => setMinting(false)}
      />
    </>
  )
}
