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
    notifyDone('Made anew, as a draft')
    if (id === target.documentId) return
    // Its place was another document's meanwhile. What is saved under the new name keeps nobody here.
    flushSync(() => draft.giveUp())
    forgetLocally(target)
    await navigate(documentAddress(target, id))
  }
  return (
    <Stack>
      <Alert color="yellow" role="alert" icon={<IconTrash size={18} />} title="Somebody deleted this meanwhile">
        <Stack gap="xs" align="flex-start">
          <span>
            What is in the form is still here, and not saved. Made anew from it, the {draft.content.kind} continues its
            history, as a draft.
          </span>
          <Button size="xs" loading={draft.busy === 'make'} onClick={() => void make()}>
            Make it anew
          </Button>
        </Stack>
      </Alert>
      {refused && draft.failure !== null && <ProblemAlert what={draft.failure.what} error={draft.failure.error} />}
    </Stack>
  )
}
