import { Stack } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { problemOf } from '../../shared/problem.ts'
import { ProblemAlert } from '../../shared/problem-alert.tsx'
import { partsInWords } from '../part-words.ts'
import { ConflictNotice } from './conflict.tsx'
import { DeletedNotice } from './deleted-notice.tsx'
import type { Target } from './document-data.ts'
import type { LocalCopy } from './local-copy.ts'
import { LocalCopyNotice } from './local-copy-notice.tsx'
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
