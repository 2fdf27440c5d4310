import { Button } from '@mantine/core'
import { IconFileOff } from '@tabler/icons-react'
import { Link, Navigate, useMatch } from 'react-router'
import { EmptyState } from '../../shared/empty-state.tsx'
import { Loaded } from '../../shared/loaded.tsx'
import { Page } from '../../shared/page.tsx'
import { isNotThere } from '../not-there.tsx'
import { documentAddress, environmentAddress, type Place, partialAddress } from '../place.ts'
import { editable } from './content.ts'
import { type Target, useStoredDocument } from './document-data.ts'
import { MissingDocument } from './missing-document.tsx'
import { OpenDocument } from './open-document.tsx'

/** The editor of a page or a partial: a whole page of the console, with its heading. */
export function DocumentEditor({ site, env, documentId }: Target) {
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
