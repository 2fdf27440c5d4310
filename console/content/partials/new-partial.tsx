import { TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { FormDialog } from '../../shared/form-dialog.tsx'
import { createDocument } from '../editor/document-calls.ts'
import { forgetLists } from '../editor/document-changes.ts'
import { type Place, partialAddress } from '../place.ts'

/** Names a partial and opens it. */
export function NewPartial({ place, onClose }: { readonly place: Place; readonly onClose: () => void }) {
  const navigate = useNavigate()
  const queries = useQueryClient()
  const [key, setKey] = useState('')
  const [working, setWorking] = useState(false)
  const [problem, setProblem] = useState<unknown>(null)
  const fault = key === '' ? null : faultOfPartialKey(key)
  const create = async () => {
    setWorking(true)
    setProblem(null)
    try {
      const { document } = await createDocument(place, { kind: 'partial', key, zones: { main: { blocks: [] } } })
      forgetLists(queries, place)
      await navigate(partialAddress(place, document.id))
    } catch (error) {
      setProblem(error)
      setWorking(false)
    }
  }
  return (
    <FormDialog
      title="New partial"
      action="Create and open"
      disabled={key === '' || fault !== null}
      unsaved={key !== ''}
      busy={working}
      error={problem}
      failed="The partial was not created"
      onClose={onClose}
      onSubmit={() => void create()}
    >
      <TextInput
        label="Key"
        description="How pages and programs refer to it. Slashes create groups."
        placeholder="footer"
        data-autofocus
        value={key}
        error={fault}
        onChange={(event) => setKey(event.currentTarget.value)}
      />
    </FormDialog>
  )
}

/** What is wrong with a key (DocumentKey of the contract); null for one that may be asked for. */
function faultOfPartialKey(key: string): string | null {
  if (/[\\?#]|\p{Cc}/u.test(key)) return 'A key cannot contain \\, ? or #'
  return key.split('/').some((part) => ['', '.', '..'].includes(part))
    ? 'A key cannot have empty or dot parts, or begin or end with a slash'
    : null
}
