import { Button } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { confirm } from '../../shared/confirm.tsx'
import { Moment } from '../../shared/moment.tsx'
import { notifyDone, notifyProblem } from '../../shared/notify.ts'
import { keyOfDocuments } from '../editor/document-data.ts'
import { ListRow } from '../list-row.tsx'
import type { Place } from '../place.ts'
import { type DeletedDocument, eraseDeleted, readDeleted } from './deleted-data.ts'

export const kindLabels = { page: 'Page', partial: 'Partial', strings: 'Strings', redirect: 'Redirect' } as const

export interface DeletedRowProps {
  readonly place: Place
  readonly document: DeletedDocument
}

/** A deleted document, and what erases it after a question that says what goes. */
export function DeletedRow({ place, document: { id, kind, key, revisions, releases, deletedAt } }: DeletedRowProps) {
  const queries = useQueryClient()
  const erase = useMutation({
    mutationFn: async () => {
      // Read anew: the question names what is erased, and nothing else is.
      const [document, etag] = await readDeleted(place, id)
      if (!(await confirm({ title: 'Erase for good?', body: <WhatGoes document={document} />, action: 'Erase' })))
        return
      await eraseDeleted(place, id, etag)
      notifyDone('Erased')
    },
    onError: (error) => notifyProblem('The document was not erased', error),
    onSettled: () => queries.invalidateQueries({ queryKey: keyOfDocuments(place) }),
  })
  return (
    <ListRow
      name={key}
      note={
        <>
          {kindLabels[kind]}, deleted <Moment at={deletedAt} /> · {countOf(revisions, 'revision')}
          {releases > 0 && ` · in ${countOf(releases, 'release')}`}
        </>
      }
    >
      <Button
        variant="subtle"
        color="red"
        size="sm"
        style={{ flex: 'none' }}
        loading={erase.isPending}
        onClick={() => erase.mutate()}
        aria-label={`Erase ${key}`}
      >
        Erase…
      </Button>
    </ListRow>
  )
}

function WhatGoes({ document: { kind, key, revisions, releases } }: { readonly document: DeletedDocument }) {
  const place = releases > 0 ? ` and its place in ${countOf(releases, 'release')}` : ''
  return (
    <>
      This erases the {kindLabels[kind].toLowerCase()} <strong>{key}</strong> with {countOf(revisions, 'revision')}
      {place}. It can’t come back, and a release that published it can’t be reverted to it. Backups keep what they hold.
    </>
  )
}

function countOf(number: number, one: string): string {
  return `${number.toLocaleString('en')} ${one}${number === 1 ? '' : 's'}`
}
