import { Button, Stack } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { Moment } from '../../shared/moment.tsx'
import { notifyDone } from '../../shared/notify.ts'
import { ProblemAlert } from '../../shared/problem-alert.tsx'
import { NotThere } from '../not-there.tsx'
import { documentAddress, documentsAddress, partialsAddress } from '../place.ts'
import { createDocument } from './document-calls.ts'
import { takeUp } from './document-changes.ts'
import type { Target } from './document-data.ts'
import { forgetLocally, type LocalCopy, localCopy } from './local-copy.ts'

export interface MissingDocumentProps {
  readonly target: Target
  /** Whether its address is that of a partial. */
  readonly isPartial: boolean
}

/** In place of a document that is not there. What this browser kept of it is not lost with it. */
export function MissingDocument({ target, isPartial }: MissingDocumentProps) {
  const [copy] = useState(() => localCopy(target))
  const list = isPartial ? partialsAddress(target) : documentsAddress(target)
  const way = isPartial ? 'All partials' : 'All pages'
  return (
    <NotThere heading="Document" title="Document not found" to={list} way={way}>
      It may have been deleted.
      {copy !== null && <Kept target={target} copy={copy} />}
    </NotThere>
  )
}

function Kept({ target, copy: { content, at } }: { readonly target: Target; readonly copy: LocalCopy }) {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const make = useMutation({
    mutationFn: () => createDocument(target, content),
    onSuccess: async (stored) => {
      const { id } = stored.document
      forgetLocally(target)
      await takeUp(queries, { ...target, documentId: id }, stored)
      notifyDone('Recreated as a draft')
      await navigate(documentAddress(target, id), { replace: true })
    },
  })
  return (
    <Stack align="center" gap="sm">
      <span>
        This browser kept changes you made in it <Moment at={at} /> that were not saved.
      </span>
      <ProblemAlert what="Couldn’t recreate the document" error={make.error} />
      <Button variant="default" loading={make.isPending} onClick={() => make.mutate()}>
        Recreate with my changes
      </Button>
    </Stack>
  )
}
