import { Alert, Button, Stack } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useNavigate } from 'react-router'
import { notifyDone } from '../../shared/notify.ts'
import { ProblemAlert } from '../../shared/problem-alert.tsx'
import { documentAddress } from '../place.ts'
import type { Target } from './document-data.ts'
import { forgetLocally } from './local-copy.ts'
import type { Draft } from './use-draft.ts'

/** Says that the document was deleted while it was open here, and how what is in the form comes back. */
export function DeletedNotice({ target, draft }: { readonly target: Target; readonly draft: Draft }) {
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
