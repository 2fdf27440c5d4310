import { Button, Stack } from '@mantine/core'
import { IconFileOff } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, Navigate, useMatch, useNavigate, useParams } from 'react-router'
import { EmptyState } from '../../shared/empty-state.tsx'
import { Loaded } from '../../shared/loaded.tsx'
import { Moment } from '../../shared/moment.tsx'
import { notifyDone } from '../../shared/notify.ts'
import { Page } from '../../shared/page.tsx'
import { ProblemAlert } from '../../shared/problem-alert.tsx'
import { editable } from '../editor/content.ts'
import { createDocument } from '../editor/document-calls.ts'
import { takeUp } from '../editor/document-changes.ts'
import { type Target, useStoredDocument } from '../editor/document-data.ts'
import { forgetLocally, type LocalCopy, localCopy } from '../editor/local-copy.ts'
import { OpenDocument } from '../editor/open-document.tsx'
import { isNotThere, NotThere } from '../not-there.tsx'
import {
  documentAddress,
  documentsAddress,
  environmentAddress,
  type Place,
  partialAddress,
  partialsAddress,
} from '../place.ts'

export function Component() {
  const { site = '', env = '', documentId = '' } = useParams()
  return <DocumentEditor site={site} env={env} documentId={documentId} />
}

/** The editor of a page or a partial: a whole page of the console, with its heading. */
function DocumentEditor({ site, env, documentId }: Target) {
  const target = { site, env, documentId }
  const query = useStoredDocument(target)
  const isPartials = useMatch('/console/sites/:site/:env/partials/:documentId') !== null
  const stored = query.data
  const missed = query.isError && isNotThere(query.error)
  if (stored !== undefined && editable(stored.document.content) !== null) {
    const isPartial = stored.document.kind === 'partial'
    // The navigation shows where the reader is, whatever link led here.
    if (isPartial !== isPartials) {
      return (
        <Navigate to={isPartial ? partialAddress(target, documentId) : documentAddress(target, documentId)} replace />
      )
    }
    return <OpenDocument key={`${site} ${env} ${documentId}`} target={target} latest={stored} missed={missed} />
  }
  if (stored === undefined && missed) return <MissingDocument target={target} isPartial={isPartials} />
  return (
    <Page title="Document">
      <Loaded query={query}>
        {({ document }) => <NoBlocks place={target} isStrings={document.kind === 'strings'} />}
      </Loaded>
    </Page>
  )
}

/** @param isStrings else it is a redirect */
function NoBlocks({ place, isStrings }: { readonly place: Place; readonly isStrings: boolean }) {
  const action = (
    <Button component={Link} to={`${environmentAddress(place)}/${isStrings ? 'strings' : 'redirects'}`}>
      {isStrings ? 'Open strings' : 'Open redirects'}
    </Button>
  )
  return (
    <EmptyState icon={IconFileOff} title="Nothing to edit here" action={action}>
      {isStrings ? 'Interface strings are edited on the Strings page.' : 'Redirects are edited on the Redirects page.'}
    </EmptyState>
  )
}

interface MissingDocumentProps {
  readonly target: Target
  /** Whether its address is that of a partial. */
  readonly isPartial: boolean
}

/** In place of a document that is not there. What this browser kept of it is not lost with it. */
function MissingDocument({ target, isPartial }: MissingDocumentProps) {
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
